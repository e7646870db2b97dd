import AppIntents

struct Observed: AppIntent {
  static var title: LocalizedStringResource = "Observed" { didSet { print(oldValue) } }
  static var openAppWhenRun: Bool = true { willSet { print("will") } didSet { } }
  func perform() async throws -> some IntentResult { .result() }
}
