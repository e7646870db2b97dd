import AppIntents

enum Limits: String {
  case name

  static let start = 3
  static func most() -> Int { 9 }
}

enum Spice: String, AppEnum {
  case mild, hot
  static let favorite = Spice.hot
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
  static let caseDisplayRepresentations: [Spice: DisplayRepresentation] = [.mild: "Mild", .hot: "Hot"]
}

let limit = 7
let prompt: LocalizedStringResource = "Which?"

struct NotConstant: AppIntent {
  static let title: LocalizedStringResource = "Not Constant"

  @Parameter(title: "Static Member", default: Limits.start)
  var staticMember: Int

  @Parameter(title: "Global", default: limit)
  var global: Int

  @Parameter(title: "Call", default: Limits.most())
  var call: Int

  @Parameter(title: "Sum", default: 1 + 2)
  var sum: Int

  // Looks like a case, but is a constant of the enum's own.
  @Parameter(title: "Not a Case", default: .favorite)
  var notACase: Spice

  @Parameter(title: "Raw Value", default: Spice.mild.rawValue)
  var rawValue: String

  @Parameter(title: LocalizedStringResource(stringLiteral: "Title" + "s"), requestValueDialog: IntentDialog(prompt))
  var dialog: String

  @Parameter(title: "List", default: [.mild, .favorite])
  var list: [Spice]

  @Parameter(title: "Localized", requestValueDialog: IntentDialog(stringLiteral: String(localized: "Which one?")))
  var localized: String

  @Parameter(title: "Interpolated", description: "At most \(limit)")
  var interpolated: Int

  @Parameter(title: "Entity", default: Jar(id: Limits.name.rawValue))
  var entity: Jar

  func perform() async throws -> some IntentResult { .result() }
}

struct Jar: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
  static let defaultQuery = JarQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Jar" }
}

struct JarQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Jar] { [] }
}
