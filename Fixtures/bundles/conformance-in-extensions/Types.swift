import AppIntents

struct AddsInSameFile: AppIntent {
  static let title: LocalizedStringResource = "Adds in the Same File"
  func perform() async throws -> some IntentResult { .result() }
}

extension AddsInSameFile: ProgressReportingIntent {}

struct AddsInOtherFile: AppIntent {
  static let title: LocalizedStringResource = "Adds in Another File"
  func perform() async throws -> some IntentResult { .result() }
}

struct OnlyInSameFile {
  @Parameter(title: "Name") var name: String
}

extension OnlyInSameFile: AppIntent {
  typealias Parameter = IntentParameter
  static let title: LocalizedStringResource = "Only in the Same File"
  func perform() async throws -> some IntentResult { .result() }
}

enum Outer {
  enum Middle {}
}

extension Outer.Middle {
  struct Nested {}
}

extension Outer.Middle.Nested: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Nested"
  func perform() async throws -> some IntentResult { .result() }
}

struct Unavailable: AppIntent {
  static let title: LocalizedStringResource = "Unavailable"
  func perform() async throws -> some IntentResult { .result() }
}

@available(macOS, unavailable)
@available(visionOS, unavailable)
extension Unavailable: ForegroundContinuableIntent {}
