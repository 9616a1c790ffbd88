// Answers questions on standard input with llama.cpp's own schema converter and grammar matcher: no model, no server.
// A line in: {"schema": …, "instances": ["JSON text", …]}. A line out: {"accepted": [bool, …]} or {"refused": "reason"}.

#include "ggml.h"
#include "json-schema-to-grammar.h"
#include "json.h"
#include "llama-grammar.h"
#include "llama-vocab.h"
#include "../src/unicode.h"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

// The matcher is built without the rest of llama.cpp. A grammar made without a vocabulary never comes by here.
void llama_log_internal(ggml_log_level, const char *, ...) {}
extern "C" void ggml_abort(const char * file, int line, const char *, ...) {
    fprintf(stderr, "aborted at %s:%d\n", file, line);
    abort();
}

int32_t llama_vocab::tokenize(const char *, int32_t, llama_token *, int32_t, bool, bool) const {
    abort();
}

static bool fits(llama_grammar & grammar, const std::string & text) {
    auto & stacks = llama_grammar_get_stacks(&grammar);
    size_t at = 0;
    while (at < text.size()) {
        const std::string piece = unicode_cpt_to_utf8(unicode_cpt_from_utf8(text, at));
        try {
            llama_grammar_accept_token(grammar, 0, piece);
        } catch (const std::runtime_error &) {
            return false;
        }
        if (stacks.empty()) {
            return false;
        }
    }
    for (const auto & stack : stacks) {
        if (stack.empty()) {
            return true;
        }
    }
    return false;
}

static common_json answer(const common_json & question) {
    std::string text;
    try {
        text = json_schema_to_grammar(question.at("schema"), true);
    } catch (const std::exception & error) {
        return common_json::object({{"refused", std::string(error.what())}});
    }
    auto * grammar = llama_grammar_init_impl(nullptr, text.c_str(), "root", false, nullptr, 0, nullptr, 0);
    if (grammar == nullptr) {
        return common_json::object({{"refused", "the grammar that the converter wrote does not parse"}});
    }
    const auto start = llama_grammar_get_stacks(grammar);
    common_json accepted = common_json::array();
    for (const auto & instance : question.at("instances")) {
        llama_grammar_get_stacks(grammar) = start;
        accepted.push_back(fits(*grammar, instance.get<std::string>()));
    }
    llama_grammar_free_impl(grammar);
    return common_json::object({{"accepted", accepted}});
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::cout << answer(common_json::parse(line)).dump_safe() << std::endl;
    }
    return 0;
}
