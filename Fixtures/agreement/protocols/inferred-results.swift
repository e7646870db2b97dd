import AppIntents

// The result of `perform()` is an associated type, which another function of the intent decides.

protocol MachineIntent: AppIntent {
  associatedtype Outcome: IntentResult

  func perform(on machine: String) async throws -> Outcome
}

extension MachineIntent {
  func perform() async throws -> Outcome { try await perform(on: "first") }
}

struct CountDisks: MachineIntent {
  static let title: LocalizedStringResource = "Count Disks"

  func perform(on machine: String, twice: Bool) async throws -> Int { 1 }
  func perform(on machine: String) async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 1, dialog: "One")
  }
}

struct Stop: MachineIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform(on machine: String) async throws -> some IntentResult { .result() }
}

protocol StartingIntent: MachineIntent {}

extension StartingIntent {
  func perform(on machine: String) async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Started") }
}

struct Start: StartingIntent {
  static let title: LocalizedStringResource = "Start"
}
