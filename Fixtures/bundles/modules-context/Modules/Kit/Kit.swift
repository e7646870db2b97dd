import AppIntents

public protocol KitIntent: AppIntent {}

extension KitIntent {
  public static var isDiscoverable: Bool { false }
}

public enum Level: String, AppEnum {
  case low, high
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  public static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

public let kitTitle: LocalizedStringResource = "Kit"

struct KitOnly: AppIntent {
  static let title: LocalizedStringResource = kitTitle
  func perform() async throws -> some IntentResult { .result() }
}
