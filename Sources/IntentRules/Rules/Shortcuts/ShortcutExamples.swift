/// Sources that examples of rules about shortcuts are made of.
extension String {
  /// A provider with one shortcut that has `phrases`. `members` are those of the intent; `types` come first.
  static func phrases(
    _ phrases: String, of members: String = "", conformances: String = "AppIntent", with types: String = ""
  ) -> String {
    shortcuts(
      """
      AppShortcut(
        intent: Open(),
        phrases: [\(phrases)],
        shortTitle: "Open",
        systemImageName: "book")
      """, of: members, conformances: conformances, with: types)
  }

  /// A provider with these shortcuts, and the intent `Open`.
  static func shortcuts(
    _ shortcuts: String, of members: String = "", conformances: String = "AppIntent", with types: String = ""
  ) -> String {
    """
    \(types.isEmpty ? "" : types + "\n\n")struct Open: \(conformances) {
      static let title: LocalizedStringResource = "Open"\(members.isEmpty ? "" : "\n  " + members.indented(by: 2))
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        \(shortcuts.indented(by: 4))
      }
    }
    """
  }

  /// The text with all lines indented, except for the first one and empty ones.
  func indented(by spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : margin + $1 }.joined(separator: "\n")
  }

  static let shelfParameter = "@Parameter(title: \"Shelf\") var shelf: Shelf"
  static let bookParameter = "@Parameter(title: \"Book\") var book: Book"

  /// An app enum with two cases.
  static let shelf = """
    enum Shelf: String, AppEnum {
      case read, toRead
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .toRead: "To Read"]
    }
    """

  /// An App Shortcut with a short title and this argument.
  static func openBooks(_ argument: String = "") -> String {
    .shortcuts(
      #"""
      ↓AppShortcut(
        intent: Open(),
        phrases: ["Open my books in \(.applicationName)"],
        shortTitle: "Open"\#(argument.isEmpty ? "" : ",\n  \(argument)"))
      """#)
  }

  /// An entity whose query has `entities(for:)` and `members`.
  static func book(_ members: String = "func suggestedEntities() async throws -> [Book] { Library.shared.books }")
    -> String
  {
    """
    struct Book: AppEntity {
      let id: Int
      static let defaultQuery = BookQuery()
    }

    struct BookQuery: EntityQuery {
      func entities(for ids: [Int]) async throws -> [Book] { [] }\(members.isEmpty ? "" : "\n  " + members)
    }
    """
  }
}
