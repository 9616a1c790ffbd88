//! Runs shared cases against the crate, as its readers would use it.
//!
//! stdin: one job a line. `{"vectors": file, "stem": "turnwire/v1/message", "definitions": [...]}`, `{"cases": file}`,
//! `{"texts": [[definition, text], ...]}`, `{"bytes": [[byte, ...], ...]}`, `{"readings": [file, ...]}`. stdout: one line a job with the list of its results.
use std::io::Read;

use std::sync::Arc;

use turnwire_schema::{normalize, validate, ChunkDecoder, Definition, Json, Object, StreamAccumulator, StreamError};
use turnwire_schema::{CompiledTextFormat, TextJudge, TextReader, TextReaderOptions, TextReading, TextReason};

fn object(fields: Vec<(&str, Json)>) -> Json {
    Json::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect::<Object>())
}

fn text(value: Option<&Json>) -> &str {
    value.and_then(Json::as_text).unwrap_or("")
}

fn list(value: Option<&Json>) -> &[Json] {
    value.and_then(Json::as_list).unwrap_or(&[])
}

fn file(value: Option<&Json>) -> Json {
    let path = text(value);
    let content = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    Json::parse(&content).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn verdict(definition: &str, value: &Json) -> Json {
    match validate(definition, value) {
        Ok(()) => Json::Null,
        Err(fault) => object(vec![
            ("path", fault.path.into()),
            ("keyword", fault.keyword.into()),
            ("property", fault.property.map_or(Json::Null, Json::from)),
        ]),
    }
}

fn normal(definition: &str, text: &str) -> Json {
    match normalize(definition, text) {
        Ok(text) => text.into(),
        Err(fault) => object(vec![("error", fault.to_string().into())]),
    }
}

fn vectors(job: &Json) -> Vec<Json> {
    let stem = text(job.get("stem"));
    let names: Vec<&str> = list(job.get("definitions")).iter().filter_map(Json::as_text).collect();
    let mut results = Vec::new();
    for (definition, kinds) in file(job.get("vectors")).get("definitions").unwrap().as_object().unwrap().iter() {
        let full = format!("{stem}#{definition}");
        for kind in ["valid", "invalid"] {
            for vector in list(kinds.get(kind)) {
                let value = vector.get("value").unwrap();
                let accepted = names.iter().filter(|name| validate(&format!("{stem}#{name}"), value).is_ok());
                let is_read = kind == "valid" && stem.starts_with("turnwire/");
                results.push(object(vec![
                    ("definition", definition.into()),
                    ("kind", kind.into()),
                    ("name", text(vector.get("name")).into()),
                    ("fault", verdict(&full, value)),
                    ("accepted", accepted.map(|name| Json::from(*name)).collect::<Vec<_>>().into()),
                    ("normal", if is_read { normal(&full, &value.to_string()) } else { Json::Null }),
                ]));
            }
        }
    }
    results
}

fn answer(bytes: &[u8], size: usize) -> Result<Json, StreamError> {
    let mut decoder = ChunkDecoder::new();
    let mut answer = StreamAccumulator::new();
    for piece in bytes.chunks(size) {
        for chunk in decoder.push(piece)? {
            answer.add(chunk)?;
        }
    }
    if let Some(chunk) = decoder.finish()? {
        answer.add(chunk)?;
    }
    let response = answer.response()?;
    response.validate().unwrap_or_else(|fault| panic!("{fault}"));
    Json::parse(&response.to_json()).map_err(|error| panic!("{error}"))
}

fn case(case: &Json, size: usize) -> Json {
    let lines: String = list(case.get("chunks")).iter().map(|chunk| format!("{chunk}\n")).collect();
    match answer(lines.trim_end().as_bytes(), size) {
        Ok(response) => object(vec![("response", response)]),
        Err(StreamError { partial: Some(partial), .. }) => {
            object(vec![("error", "interrupted".into()), ("partial", Json::parse(&partial.to_json()).unwrap())])
        }
        Err(error) if error.message.contains("after the complete one") => object(vec![("error", "after_end".into())]),
        Err(error) => object(vec![("error", error.message.into())]),
    }
}

fn cases(job: &Json) -> Vec<Json> {
    let cases = file(job.get("cases"));
    let mut results = Vec::new();
    for each in list(cases.get("cases")) {
        let whole = case(each, usize::MAX);
        for size in [1, 17] {
            assert_eq!(case(each, size), whole, "cut after {size} bytes: {}", text(each.get("name")));
        }
        results.push(whole);
    }
    results
}

fn texts(job: &Json) -> Vec<Json> {
    let pairs = list(job.get("texts")).iter().filter_map(Json::as_list);
    pairs.map(|pair| normal(text(pair.first()), text(pair.get(1)))).collect()
}

/// How many chunks stand in the lines, and what is said of them.
fn lines(bytes: &Json) -> Json {
    let numbers = bytes.as_list().unwrap_or(&[]).iter();
    let bytes: Vec<u8> = numbers.filter_map(|byte| Some(byte.as_number()?.as_i64()? as u8)).collect();
    let mut decoder = ChunkDecoder::new();
    let mut count = 0;
    let mut read = || -> Result<(), StreamError> {
        count += decoder.push(&bytes)?.len();
        count += usize::from(decoder.finish()?.is_some());
        Ok(())
    };
    let said = read().map_or_else(|error| error.message.into(), |()| Json::Null);
    Json::List(vec![Json::from(count as i64), said])
}

/// What is read in every text of a file of cases, however it is cut.
fn readings(path: &Json) -> Json {
    let content = file(Some(path));
    let format = CompiledTextFormat::named(text(content.get("format"))).expect("a format");
    let mut results = Vec::new();
    for each in list(content.get("cases")) {
        let written = text(each.get("text"));
        let whole = reading(&format, each, &[written]);
        let check = |pieces: &[&str]| {
            assert_eq!(reading(&format, each, pieces), whole, "cut otherwise: {} {pieces:?}", text(each.get("name")));
        };
        check(&pieces(written, || 1));
        if written.chars().count() <= 400 {
            written.char_indices().skip(1).for_each(|(at, _)| check(&[&written[..at], &written[at..]]));
        }
        for seed in 0..5_u64 {
            let mut chance = seed;
            check(&pieces(written, || {
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                1 + (chance >> 33) as usize % 24
            }));
        }
        results.push(whole);
    }
    Json::List(results)
}

/// A text in pieces of so many characters.
fn pieces(text: &str, mut size: impl FnMut() -> usize) -> Vec<&str> {
    let mut rest = text;
    let mut made = Vec::new();
    while !rest.is_empty() {
        let end = rest.char_indices().nth(size()).map_or(rest.len(), |(at, _)| at);
        made.push(&rest[..end]);
        rest = &rest[end..];
    }
    made
}

/// Reads the text of a case in pieces. Where the case has a call that does not fit, only its calls do: the crate does not
/// check arguments.
fn reading(format: &Arc<CompiledTextFormat>, each: &Json, pieces: &[&str]) -> Json {
    let stated = each.get("reading").expect("a reading");
    let calls: Vec<Json> = list(stated.get("calls")).to_vec();
    let is_misfit = |no_call: &Json| text(no_call.get("reason")) == "does_not_fit";
    let judge: TextJudge = Box::new(move |name, arguments, _| {
        let arguments = Json::parse(arguments).expect("arguments");
        let is_call = |call: &Json| text(call.get("name")) == name && call.get("arguments") == Some(&arguments);
        (!calls.iter().any(is_call)).then_some(TextReason::DoesNotFit)
    });
    let options = TextReaderOptions {
        tools: each.get("tools").and_then(Json::as_object).cloned(),
        judge: list(stated.get("no_calls")).iter().any(is_misfit).then_some(judge),
        in_thoughts: each.get("in_thoughts") == Some(&Json::Boolean(true)),
    };
    let mut reader = TextReader::new(format.clone(), options);
    let mut events: Vec<_> = pieces.iter().flat_map(|piece| reader.feed(piece)).collect();
    events.extend(reader.end(each.get("is_cut") == Some(&Json::Boolean(true))));
    let found: TextReading = events.into_iter().collect();
    let calls = found.calls.into_iter().map(|call| {
        let arguments = Json::parse(&call.arguments).expect("arguments");
        let id = call.id.unwrap_or_default();
        present(vec![("name", call.name.into()), ("arguments", arguments), ("id", id.into())])
    });
    let no_calls = found.no_calls.into_iter().map(|no_call| {
        let name = no_call.name.unwrap_or_default();
        present(vec![("reason", no_call.reason.as_str().into()), ("name", name.into())])
    });
    present(vec![
        ("content", found.content.into()),
        ("thoughts", found.thoughts.into()),
        ("calls", calls.collect::<Vec<_>>().into()),
        ("no_calls", no_calls.collect::<Vec<_>>().into()),
    ])
}

/// An object without empty texts and lists.
fn present(mut fields: Vec<(&str, Json)>) -> Json {
    fields.retain(|(_, value)| *value != Json::from("") && *value != Json::List(Vec::new()));
    object(fields)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).expect("jobs");
    for line in input.lines() {
        let job = Json::parse(line).expect("a job");
        let results = if job.get("vectors").is_some() {
            vectors(&job)
        } else if job.get("cases").is_some() {
            cases(&job)
        } else if job.get("bytes").is_some() {
            list(job.get("bytes")).iter().map(lines).collect()
        } else if job.get("readings").is_some() {
            list(job.get("readings")).iter().map(readings).collect()
        } else {
            texts(&job)
        };
        println!("{}", Json::List(results));
    }
}
