import AppIntents
import SwiftUI

struct Empty: AppIntent {
  static let title: LocalizedStringResource = "Empty"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

struct Spoken: AppIntent {
  static let title: LocalizedStringResource = "Spoken"
  func perform() async throws -> IntentResultContainer<String, Never, Never, IntentDialog> {
    .result(value: "a", dialog: "Done")
  }
}

struct Opening: AppIntent {
  static let title: LocalizedStringResource = "Opening"
  func perform() async throws -> AppIntents.IntentResultContainer<Int, Empty, Never, Never> {
    .result(value: 1, opensIntent: Empty())
  }
}

typealias Said = IntentResultContainer<Int, Never, Never, IntentDialog>

struct Named: AppIntent {
  static let title: LocalizedStringResource = "Named"
  func perform() async throws -> Said { .result(value: 1, dialog: "Done") }
}

struct Bounded: AppIntent {
  static let title: LocalizedStringResource = "Bounded"
  func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent & ProvidesDialog {
    .result(value: "a", opensIntent: Empty(), dialog: "Done")
  }
}
