import AppIntents

// What an editor holds while somebody types.
struct Typed: AppIntent {
  static let title: LocalizedStringResource =
  static let description = IntentDescription("Described.")
  @Parameter(title: "Done") var done: String
  @Parameter(title:
  var open: String
  @Parameter(title: "Typeless") var typeless
  func perform() async throws -> some
}

struct Next: AppIntent, {
  static let title: LocalizedStringResource = "Next"
  func perform() async throws -> some IntentResult { .result() }
}

enum Color: String, AppEnum {
  case red,
  case
  case blue
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [.red: "Red", .blue: ]
}

struct Last: AppIntent {
  static let title: LocalizedStringResource = "Last"
  func perform() async throws -> some IntentResult { .result() }
}

struct
