import AppIntents
import Foundation

struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult { .result() }
}

struct Several: AppIntent, ProgressReportingIntent, Codable, Hashable {
  static let title: LocalizedStringResource = "Several"
  func perform() async throws -> some IntentResult { .result() }
}

struct AmongOthers: Sendable, Equatable, OpenIntent, CustomStringConvertible {
  static let title: LocalizedStringResource = "Among Others"
  @Parameter(title: "Target") var target: StringSearchScope
  var description: String { "" }
  static func == (a: Self, b: Self) -> Bool { true }
  func perform() async throws -> some IntentResult { .result() }
}

struct SubprotocolAlone: LiveActivityIntent {
  static let title: LocalizedStringResource = "Sub-protocol"
  func perform() async throws -> some IntentResult { .result() }
}

final class FinalClass: AppIntent {
  static let title: LocalizedStringResource = "Final Class"
  @Parameter(title: "Text") var text: String
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}

class OpenClass: AppIntent, @unchecked Sendable {
  class var title: LocalizedStringResource { "Class" }
  required init() {}
  func perform() async throws -> some IntentResult { .result() }
}

enum EnumIntent: AppIntent {
  case only
  static let title: LocalizedStringResource = "Enum"
  init() { self = .only }
  func perform() async throws -> some IntentResult { .result() }
}

public struct Public: AppIntent {
  public static let title: LocalizedStringResource = "Public"
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

nonisolated struct Nonisolated: AppIntent {
  static let title: LocalizedStringResource = "Nonisolated"
  func perform() async throws -> some IntentResult { .result() }
}

@MainActor struct OnMainActor: AppIntent {
  static let title: LocalizedStringResource = "Main Actor"
  nonisolated init() {}
  func perform() async throws -> some IntentResult { .result() }
}

struct HeaderOverLines
  : AppIntent,
    // a comment in the clause
    ProgressReportingIntent
{
  static let title: LocalizedStringResource = "Header over Lines"
  func perform() async throws -> some IntentResult { .result() }
}

struct BraceOnNextLine: AppIntent
{
  static let title: LocalizedStringResource = "Brace"
  func perform() async throws -> some IntentResult { .result() }
}

struct Qualified: AppIntents.AppIntent {
  static let title: LocalizedStringResource = "Qualified"
  func perform() async throws -> some IntentResult { .result() }
}

struct QualifiedSubprotocol:AppIntents . OpenIntent{
  static let title: LocalizedStringResource = "Qualified Sub-protocol"
  @Parameter(title: "Target") var target: StringSearchScope
  func perform() async throws -> some IntentResult { .result() }
}

struct WithAttribute: @preconcurrency AppIntent {
  static let title: LocalizedStringResource = "Attribute"
  func perform() async throws -> some IntentResult { .result() }
}

struct Generic<Item: Sendable>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }
  func perform() async throws -> some IntentResult { .result() }
}

struct Constrained<Item>: AppIntent where Item: Sendable, Item: Hashable {
  static var title: LocalizedStringResource { "Constrained" }
  func perform() async throws -> some IntentResult { .result() }
}

struct `default`: AppIntent {
  static let title: LocalizedStringResource = "Backticked"
  func perform() async throws -> some IntentResult { .result() }
}

struct Späti🚀: AppIntent {
  static let title: LocalizedStringResource = "Non-ASCII"
  func perform() async throws -> some IntentResult { .result() }
}

// Not intents.
struct NotOne: CustomStringConvertible { var description: String { "AppIntent" } }
struct Wrapper<Intent: AppIntent> { var intent: Intent }
protocol Unrelated: Sendable {}
struct Related: Unrelated {}
