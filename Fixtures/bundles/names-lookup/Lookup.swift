import AppIntents

enum Color: String, AppEnum {
  case red, green
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [.red: "Red", .green: "Green"]
}

struct Generic<Color: Sendable>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }
  var color: Color?
  func perform() async throws -> some IntentResult { .result() }
}

struct Paint: AppIntent {
  static let title: LocalizedStringResource = "Paint"
  typealias Shade = Color

  // A type of the intent's own is closer than the module's.
  struct Size: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let defaultQuery = SizeQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Size" }
  }

  @Parameter(title: "Shade", default: .green) var shade: Shade
  @Parameter(title: "Qualified", default: App.Color.red) var qualified: App.Color
  @Parameter(title: "Size") var size: Size
  @Parameter(title: "Outer Size") var outerSize: Outer.Size
  @Parameter(title: "Inherited") var inherited: Tone?

  func perform() async throws -> some IntentResult { .result() }
}

struct SizeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Paint.Size] { [] }
}

enum Outer {
  enum Size: Int, AppEnum {
    case small
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Outer Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
  }
}

protocol HasTone {
  typealias Tone = Color
}

extension Paint: HasTone {}
