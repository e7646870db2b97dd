@preconcurrency import AppIntents
@_exported import Foundation
internal import UniformTypeIdentifiers

struct Modified: AppIntent {
  static let title: LocalizedStringResource = "Modified"
  func perform() async throws -> some IntentResult { .result() }
}
