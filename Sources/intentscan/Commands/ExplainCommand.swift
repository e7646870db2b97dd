import IntentChanges
import IntentRules

extension Option {
  fileprivate static let examples = Option("examples", help: "Print all examples instead of the page.")
}

extension Command {
  static let explain = Command(
    "explain", overview: "Explain a rule, a change, or a message of Apple's tools.",
    discussion: """
      intentscan explain phrase-missing-application-name
      intentscan explain "Invalid Utterance. Every App Shortcut utterance should have"
      intentscan explain ITMS-90626

      A message may have any names in it, and be cut off. A number or a few words of
      a rule's text find the rule.
      """,
    positionals: [
      Positional(
        name: "rule", help: "The id of a rule or change, or a message or part of it.", isOptional: false,
        isRepeatable: true,
        value: .suggested("id or message") { Rule.known.map(\.id) + ChangeKind.all.map(\.id) })
    ], options: [.examples], run: runExplain)
}

private func runExplain(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  // A message without quotes around it comes as many words.
  let question = arguments.positionals.joined(separator: " ")
  if let rule = Rule.named(question) {
    return try environment.print(arguments.has(.examples) ? rule.examplesPage : rule.page)
  }
  if let kind = ChangeKind.named(question) {
    return try environment.print(arguments.has(.examples) ? kind.examplesPage : kind.page)
  }
  let messages = AppleMessage.matching(question)
  guard !messages.isEmpty else {
    let mentioning = Rule.mentioning(question)
    if let only = mentioning.first, mentioning.count == 1 { return try environment.print(only.page) }
    if !mentioning.isEmpty {
      return try environment.print(
        "Rules whose text contains '\(question)':\n\n"
          + mentioning.map { "  \($0.id): \($0.description.summary)\n" }.joined())
    }
    let known = Rule.suggestion(for: question)
    let hint = known.isEmpty ? ChangeKind.all.map(\.id).suggestion(for: question) : known
    let nearest = Rule.resembling(question).map(\.id)
    let isWordOfIDs = Rule.known.contains { $0.id.split(separator: "-").contains { $0 == question } }
    let advice =
      !hint.isEmpty
      ? hint
      : isWordOfIDs
        ? "; 'intentscan rules \(question)' lists the rules with this word"
        : nearest.isEmpty
          ? "; 'intentscan rules' lists all rules and changes"
          : "; the nearest rules are \(nearest.map { "'\($0)'" }.joined(separator: ", ")), and the guide 'Symptoms' starts from what "
            + "people see"
    throw CommandError("'\(question)' is not a rule, a change, or a message of Apple's tools\(advice)")
  }
  return try environment.print(messages.map(\.page).joined(separator: "\n"))
}
