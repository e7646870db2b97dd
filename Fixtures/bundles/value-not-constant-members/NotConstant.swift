import AppIntents
import UniformTypeIdentifiers

// Every fact that a member of a type states, with a value that only exists when the app runs.
enum Settings {
  static var isOn: Bool { true }
  static var name: String { "name" }
  static var types: [UTType] { [] }
  static var targets: IntentExecutionTargets { .all }
  static var packages: [any AppIntentsPackage.Type] { [] }
  static func text() -> LocalizedStringResource { "Text" }
}

struct PlayIntent: AssistantIntent, URLRepresentableIntent, CustomIntentMigratedAppIntent {
  static var persistentIdentifier: String { Settings.name }
  static var title: LocalizedStringResource { Settings.text() }
  static var description: IntentDescription? { IntentDescription(Settings.text(), categoryName: Settings.text()) }
  static var isAssistantOnly: Bool { Settings.isOn }
  static var isDiscoverable: Bool { Settings.isOn }
  static var authenticationPolicy: IntentAuthenticationPolicy { Settings.isOn ? .alwaysAllowed : .requiresAuthentication }
  static var intentClassName: String { Settings.name }
  static var allowedExecutionTargets: IntentExecutionTargets { Settings.targets }
  static var urlRepresentation: IntentURLRepresentation { Settings.isOn ? "https://a.example" : "https://b.example" }
  func perform() async throws -> some IntentResult { .result() }
}

struct SongEntity: AppEntity, FileEntity, URLRepresentableEntity {
  static var persistentIdentifier: String { Settings.name }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: Settings.text()) }
  static var defaultQuery: SongQuery { SongQuery() }
  static var urlRepresentation: EntityURLRepresentation<Self> { Settings.isOn ? "https://a.example" : "https://b.example" }
  static var supportedContentTypes: [UTType] { Settings.types }
  static var allowedExecutionTargets: IntentExecutionTargets { Settings.targets }
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Song" }
}

struct SongQuery: EntityQuery {
  static var persistentIdentifier: String { Settings.name }
  static var allowedExecutionTargets: IntentExecutionTargets { Settings.targets }
  static var findIntentDescription: IntentDescription? { IntentDescription(Settings.text()) }
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [SongEntity] { [] }
}

struct SongOptions: DynamicOptionsProvider {
  static var persistentIdentifier: String { Settings.name }
  func results() async throws -> [String] { [] }
}

enum Mood: String, AppEnum, URLRepresentableEnum {
  case happy, sad
  static var persistentIdentifier: String { Settings.name }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: Settings.text()) }
  static var urlRepresentation: EntityEnumURL { Settings.isOn ? "https://a.example" : "https://b.example" }
  static let first = Mood.happy
  static let all: [Mood] = [.sad]
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .happy: DisplayRepresentation(title: Settings.text(), image: .init(systemName: Settings.name)),
    all[0]: "Sad",
  ]
}

@UnionValue
enum Found {
  case song(SongEntity)
  static var persistentIdentifier: String { Settings.name }
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: Settings.text(), numericFormat: Settings.text())
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var persistentIdentifier: String { Settings.name }
  static var shortcutTileColor: ShortcutTileColor { Settings.isOn ? .navy : .pink }
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayIntent(), phrases: ["Play in \(.applicationName)"], shortTitle: Settings.text(),
      systemImageName: "play")
  }
}

struct Package: AppIntentsPackage {
  static var persistentIdentifier: String { Settings.name }
  static var includedPackages: [any AppIntentsPackage.Type] { Settings.packages }
}
