import AppIntents
import UniformTypeIdentifiers

// Parentheses around a part of a constant: keys, cases, labels' values, list elements, calls, types.
enum Planet: String, AppEnum {
  case mars = "m"
  case venus, pluto
  static let typeDisplayRepresentation: TypeDisplayRepresentation = (.init(name: ("Planet"), numericFormat: ("\(placeholder: .int) planets")))
  static let caseDisplayRepresentations: [Planet: DisplayRepresentation] = ([
    (.mars): "Mars", ((Planet.venus)): ("Venus"),
    (.pluto as Planet): (DisplayRepresentation(title: ("Pluto"), subtitle: (("Far")), image: (.init(systemName: ("circle"))))),
  ])
}
struct Visit: AppIntent {
  static let title: LocalizedStringResource = (LocalizedStringResource(("Visit"), table: ("Places")))
  static let description = (IntentDescription(("Visits"), categoryName: ("Travel"), searchKeywords: ([("go"), "fly"])))
  static let openAppWhenRun: Bool = ((true))
  @Parameter(title: ("Planet"), default: (.mars)) var planet: Planet
  @Parameter(title: "Numbers", default: ([(1), ((2))])) var numbers: [Int]
  @Parameter(title: "Count", default: (nil), inclusiveRange: (lowerBound: 1, upperBound: 10)) var count: Int?
  @Parameter(title: "Query", optionsProvider: (Names())) var name: String
  static var parameterSummary: some ParameterSummary {
    (Summary(("Visit \((\.$planet))"), table: ("Places")) { \.$count })
  }
  func perform() async throws -> some IntentResult { .result() }
}
struct Names: DynamicOptionsProvider { func results() async throws -> [String] { [] } }
struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = (.navy)
  static var appShortcuts: [AppShortcut] {
    (AppShortcut(intent: (Visit()), phrases: ([("Visit in \((.applicationName))"), "Go with \(.applicationName)"]), shortTitle: ("Visit"), systemImageName: "globe"))
    (AppShortcut(intent: ((Visit())), phrases: ["Fly to \((\.$planet)) in \(.applicationName)"], shortTitle: "Fly", systemImageName: "airplane"))
  }
}
struct Place: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = ("Place")
  static let defaultQuery = (PlaceQuery())
  let id: String
  @Property(title: ("Name"), indexingKey: (\.title)) var name: String
  var displayRepresentation: DisplayRepresentation { (.init(title: ("Place"))) }
}
struct PlaceQuery: EntityPropertyQuery {
  static let sortingOptions = (SortingOptions { (SortableBy((\Place.$name))) })
  static let properties = (QueryProperties {
    (Property((\Place.$name)) {
      (EqualToComparator { (value: String) in value })
    })
  })
  func entities(for identifiers: [String]) async throws -> [Place] { [] }
  func entities(matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Place>], limit: Int?) async throws -> [Place] { [] }
}
