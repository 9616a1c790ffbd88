"""A conversation that checks every message's place, and a policy that relaxes one rule by name."""

from __future__ import annotations

from turnwire import ConversationHistory, HistoryError, HistoryPolicy, system, user


def main() -> None:
    history = ConversationHistory()
    history.add(system("Be brief."))
    history.add(user("Hello"))
    try:
        history.add(user("Are you there?"))
    except HistoryError as error:
        print(f"refused: {error.rule}: {error}")

    relaxed = ConversationHistory(history, policy=HistoryPolicy(allow_consecutive_user=True))
    relaxed.add(user("Are you there?"))
    print(relaxed.messages.pretty())

    beginning = ConversationHistory(policy=HistoryPolicy(allow_no_system=True))
    beginning.add(user("No instructions needed."))


if __name__ == "__main__":
    main()
