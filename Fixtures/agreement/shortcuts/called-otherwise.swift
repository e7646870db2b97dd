import AppIntents

typealias Call = AppShortcut
typealias Resource = LocalizedStringResource
typealias Shown = DisplayRepresentation
typealias Kind = TypeDisplayRepresentation
typealias Told = IntentDescription
typealias Picture = DisplayRepresentation.Image

enum Color: String, AppEnum {
  case red, green
  static let typeDisplayRepresentation = Kind(name: Resource("Color"), numericFormat: "\(placeholder: .int) colors")
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [
    .red: Shown(title: "Red", image: Picture(systemName: "circle")),
    .green: Shown.init(title: Resource.init("Green"), subtitle: Resource("Leaf")),
  ]
}

enum Size: String, AppEnum {
  case small
  static let typeDisplayRepresentation = TypeDisplayRepresentation.init(name: "Size")
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: AppIntents.DisplayRepresentation.init(title: LocalizedStringResource.init("Small"))
  ]
}

struct Paint: AppIntent {
  typealias Line = Summary
  static let title = Resource("Paint")
  static let description: IntentDescription = Told("Paints", categoryName: Resource("Art"))
  @Parameter(title: Resource("Color"), requestValueDialog: IntentDialog.init("Which?")) var color: Color
  static var parameterSummary: some ParameterSummary { Line.init("Paint \(\.$color)") }
  func perform() async throws -> some IntentResult { .result() }
}

struct Draw: AppIntent {
  static let title = Resource.init("Draw")
  static let description: IntentDescription = IntentDescription.init("Draws")
  @Parameter(title: "Color") var color: Color
  static var parameterSummary: some ParameterSummary {
    Switch(\.$color) {
      Case.init(.red) { Summary.init("Draw \(\.$color)") }
      DefaultCase.init { IntentParameterSummary<Draw>.init("Draw") }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  typealias Inner = Call
  static var appShortcuts: [AppShortcut] {
    AppShortcut.init(
      intent: Paint(), phrases: ["Paint in \(.applicationName)"], shortTitle: "Paint", systemImageName: "a")
    Call(
      intent: Draw.init(), phrases: ["Draw in \(.applicationName)"], shortTitle: "Draw", systemImageName: "b")
    Inner.init(
      intent: Draw(), phrases: ["Sketch in \(.applicationName)"], shortTitle: "Sketch", systemImageName: "c")
    AppIntents.AppShortcut.init(
      intent: Draw(), phrases: ["Scribble in \(.applicationName)"], shortTitle: "Scribble", systemImageName: "d")
  }
}

struct Listed: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      Call(intent: Paint(), phrases: ["List \(.applicationName)"], shortTitle: "List", systemImageName: "a"),
      .init(intent: Paint(), phrases: ["Tell \(.applicationName)"], shortTitle: "Tell", systemImageName: "b"),
    ]
  }
}
