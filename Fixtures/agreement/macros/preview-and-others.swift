import AppIntents

#if canImport(SwiftUI)
import SwiftUI
#Preview("struct No: AppIntent {}") { Text("static let title") }
#endif
struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  func warn() { _ = (#line, #fileID, #column) }
  func perform() async throws -> some IntentResult { .result() }
}
func selector() {}
