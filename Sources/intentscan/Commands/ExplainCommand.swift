import ChangeReports
import IntentChanges
import IntentRules
import JSONDocuments

extension Command {
  static let explain = Command(
    "explain", overview: "Explain a rule, a change, or the rule behind a message of Apple's tools.",
    discussion: """
      intentscan explain phrase-missing-application-name
      intentscan explain "Invalid Utterance. Every App Shortcut utterance should have"
      """,
    positionals: [
      Positional(
        name: "rule", help: "The id of a rule or a change, or a message or a part of one.", isOptional: false,
        isRepeatable: true,
        value: .text("id or message"))
    ], run: runExplain)
}

private func runExplain(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  // A message without quotes around it comes as many words.
  let question = arguments.positionals.joined(separator: " ")
  if let rule = Rule.named(question) {
    try environment.print(rule.page)
    return .success
  }
  if let kind = ChangeKind.named(question) {
    try environment.print(kind.page)
    return .success
  }
  let messages = AppleMessage.matching(question)
  guard !messages.isEmpty else {
    let known = Rule.suggestion(for: question)
    let hint = known.isEmpty ? suggestion(for: question, among: ChangeKind.all.map(\.id)) : known
    throw CommandError("no rule and no known message is '\(question)'\(hint)")
  }
  try environment.print(messages.map(\.page).joined(separator: "\n"))
  return .success
}
