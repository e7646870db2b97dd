/// An app of 300 intents, each with three parameters and a summary of two states, 40 entities with queries, 20 enums of six
/// cases and ten App Shortcuts.
enum LargeApp {
  static let source =
    "import AppIntents\n" + (0..<40).map(entity).joined() + (0..<20).map(choices).joined()
    + (0..<300).map(intent).joined() + shortcuts

  private static func entity(_ number: Int) -> String {
    """
    struct Item\(number): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item \(number)"
      static let defaultQuery = Item\(number)Query()
      let id: UUID
      @Property(title: "Name") var name: String
      @Property(title: "Count") var count: Int
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
    }
    struct Item\(number)Query: EntityStringQuery {
      func entities(for identifiers: [UUID]) async throws -> [Item\(number)] { [] }
      func entities(matching string: String) async throws -> [Item\(number)] { [] }
      func suggestedEntities() async throws -> [Item\(number)] { [] }
    }

    """
  }

  private static func choices(_ number: Int) -> String {
    let names: [String] = (0..<6).map { "choice\($0)" }
    let representations: [String] = names.map { name in
      ".\(name): DisplayRepresentation(title: \"\(name.prefix(1).uppercased() + name.dropFirst()) of \(number)\", subtitle: \"A choice\", "
        + "image: .init(systemName: \"star\"))"
    }
    return """
      enum Mode\(number): String, AppEnum {
        case \(names.joined(separator: ", "))
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode \(number)"
        static let caseDisplayRepresentations: [Mode\(number): DisplayRepresentation] = [
          \(representations.joined(separator: ",\n    "))
        ]
      }

      """
  }

  private static func intent(_ number: Int) -> String {
    """
    struct ChangeItem\(number): AppIntent {
      static let title: LocalizedStringResource = "Change Item \(number)"
      static let description = IntentDescription(
        "Changes the item of list \(number) in the way that people choose.", categoryName: "Group \(number % 12)",
        searchKeywords: ["change", "item", "list"])
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      @Parameter(title: "Item", description: "The item to change") var item: Item\(number % 40)
      @Parameter(title: "Mode", default: .choice1) var mode: Mode\(number % 20)
      @Parameter(title: "Is Urgent", default: false) var isUrgent: Bool
      static var parameterSummary: some ParameterSummary {
        When(\\.$isUrgent, .equalTo, true) {
          Summary("Change \\(\\.$item) now, \\(\\.$isUrgent)") { \\.$mode }
        } otherwise: {
          Summary("Change \\(\\.$item) to \\(\\.$mode)") { \\.$isUrgent }
        }
      }
      func perform() async throws -> some IntentResult & ReturnsValue<Item\(number * 7 % 40)> { .result(value: item) }
    }

    """
  }

  private static let shortcuts: String = {
    let list = (0..<10).map {
      """
          AppShortcut(
            intent: ChangeItem\($0)(),
            phrases: ["Change item \($0) in \\(.applicationName)", "Change \\(\\.$mode) in \\(.applicationName)"],
            shortTitle: "Change \($0)", systemImageName: "star")
      """
    }
    return """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
      \(list.joined(separator: "\n"))
        }
      }

      """
  }()
}
