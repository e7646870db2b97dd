import IntentModel
import SourceFindings

extension Rule {
  static let appIntentPrivateOrNestedLocal = Rule(
    id: "app-intent-private-or-nested-local", severity: .error,
    summary: "an intent, entity or app enum is private, or declared inside a function",
    rationale: """
      The system makes the type by its name. A type inside a function has none that it could use. A private one has a name \
      that changes with its file's: shortcuts that people have made stop working when the file is renamed. That is a warning.
      """,
    source: "The format of the metadata: types are named by their mangled names",
    triggering: [
      Example("func make() { struct ↓Open: AppIntent { static let title: LocalizedStringResource = \"Open\" } }"),
      Example("struct Box { var a: Int { enum ↓Shelf: String, AppEnum { case a }; return 1 } }"),
      Example("private struct ↓Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }"),
      Example(
        "@available(iOS 17, *) fileprivate enum ↓Shelf: String, AppEnum { case a }",
        fixed: "@available(iOS 17, *) enum Shelf: String, AppEnum { case a }"),
      Example("struct Box { private struct ↓Open: AppIntent {} }"),
    ],
    nonTriggering: [
      Example(.titled("static let title: LocalizedStringResource = \"Open\"")),
      Example("struct Box { struct Open: AppIntent { static let title: LocalizedStringResource = \"Open\" } }"),
      Example("public struct Open: AppIntent { private var count: Int }"),
      // The intent's own part, which no other file names.
      Example("private struct Options: DynamicOptionsProvider { func results() async throws -> [Int] { [] } }"),
      // Tests may declare what they like.
      Example(
        "import AppIntents\nimport Testing\nprivate struct Open: AppIntent {}\nfunc test() { struct A: AppIntent {} }"),
    ]
  ) { model, reporter in
    for type in model.reachedTypes where !model.isInTests(type) {
      if type.isLocal {
        reporter.report(
          "'\(type.name)' is declared inside a function, where the system doesn't find it", at: type.place,
          symbol: type.symbol)
      } else if type.access == .private || type.access == .fileprivate {
        reporter.report(
          "'\(type.name)' is private; its name for the system changes with its file's", at: type.place,
          symbol: type.symbol, severity: .warning,
          fixes: type.privatePlace.map { [FixIt("drop the modifier", .needsReview, [.init($0, "")])] } ?? [])
      }
    }
  }
}
