@testable import IntentModel
@testable import SourceScan
import Testing

@testable import IntentLocalization

/// The texts that a catalog needs. A wrong key makes every rule about translations, and the command that updates catalogs, use
/// an entry that Xcode never writes.
@Suite struct NeededStringsTests {
  /// `table | key | texts`, one line for each, of what `source` needs.
  private func needs(_ source: String) -> [String] { lines(needed(source)) }

  private func needed(_ source: String) -> NeededStrings {
    neededStrings(of: extract(ProgramSketch("import AppIntents\n" + source).whole))
  }

  private func lines(_ needed: NeededStrings) -> [String] {
    needed.strings.map { "\($0.kind.rawValue) | \($0.table ?? "?") | \($0.key) | \($0.texts.joined(separator: ", "))" }
      + needed.unreadable.map { "\($0.kind.rawValue) unreadable | \($0.source)" }
  }

  @Test func theFirstPhraseIsTheKeyOfAll() {
    let source = """
      struct S: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Open(), phrases: ["Open \\(\\.$shelf) in \\(.applicationName)", "Open \\(.applicationName)"],
            shortTitle: "Open Shelf", systemImageName: "book")
        }
        static let negativePhrases: [NegativeAppShortcutPhrase] = ["Close \\(.applicationName)"]
      }
      """
    #expect(
      needs(source) == [
        "negativePhrase | AppShortcuts | Close ${applicationName} | Close ${applicationName}",
        "phrases | AppShortcuts | Open ${shelf} in ${applicationName} | "
          + "Open ${shelf} in ${applicationName}, Open ${applicationName}",
        "shortTitle | Localizable | Open Shelf | Open Shelf",
      ])
  }

  @Test func anUnreadablePhraseLeavesTheListIncomplete() throws {
    func shortcut(_ phrases: String) -> String {
      "struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { "
        + "AppShortcut(intent: Open(), phrases: \(phrases), shortTitle: \"O\", systemImageName: \"b\") } }"
    }
    let second = needed(shortcut(#"["Open \(.applicationName)", make()]"#))
    #expect(second.shortcuts.map(\.isComplete) == [false])
    // The key is unknown if the first phrase is unreadable.
    #expect(needed(shortcut(#"[make(), "Open \(.applicationName)"]"#)).shortcuts.isEmpty)
    #expect(needed(shortcut("list")).unreadable.map(\.source) == ["list"])
  }

  @Test func textsOfAnIntent() {
    let source = """
      struct Open: AppIntent {
        static let title = LocalizedStringResource("open.title", defaultValue: "Open", table: "Intents", comment: "verb")
        static let description = IntentDescription("Opens a book.", categoryName: "Books", searchKeywords: ["read"])
        @Parameter(title: "Count", description: "How many", requestValueDialog: "How many?") var count: Int
        static var parameterSummary: some ParameterSummary {
          When(\\.$count, .equalTo, 1) { Summary("Open one") } otherwise: { Summary("Open \\(\\.$count)", table: "Sums") }
        }
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    #expect(
      needs(source) == [
        "title | Intents | open.title | Open", "description | Localizable | Opens a book. | Opens a book.",
        "description | Localizable | Books | Books", "description | Localizable | read | read",
        "parameter | Localizable | Count | Count", "parameter | Localizable | How many | How many",
        "dialog | Localizable | How many? | How many?", "summary | Localizable | Open one | Open one",
        "summary | Sums | Open ${count} | Open ${count}",
      ])
  }

  @Test func namesOfTypesAndCases() {
    let source = """
      enum Shelf: String, AppEnum {
        case read, toRead
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
          name: "Shelf", numericFormat: "\\(placeholder: .int) shelves")
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
          .read: "Read", .toRead: DisplayRepresentation(title: "To Read", subtitle: "Later"),
        ]
      }
      """
    #expect(
      needs(source) == [
        "typeName | Localizable | Shelf | Shelf", "typeName | Localizable | %lld shelves | %lld shelves",
        "enumCase | Localizable | Read | Read", "enumCase | Localizable | To Read | To Read",
        "enumCase | Localizable | Later | Later",
      ])
  }

  /// A key of its own does not say where the number belongs; the default value does.
  @Test func defaultValuesHaveTheSpecifiersOfCatalogs() {
    let source = """
      struct Book: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
          name: LocalizedStringResource("book.name", defaultValue: "Book"),
          numericFormat: LocalizedStringResource("books.count", defaultValue: "\\(placeholder: .int) books"))
      }
      """
    #expect(
      needs(source) == [
        "typeName | Localizable | book.name | Book", "typeName | Localizable | books.count | %lld books",
      ])
  }

  /// A phrase of the other platform's branch is used there: its entry must not look stale.
  @Test func inactiveBranchesAreNeededElsewhere() {
    let sketch = ProgramSketch(
      """
      import AppIntents
      struct S: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          #if os(macOS)
          AppShortcut(intent: A(), phrases: ["Mac \\(.applicationName)"], shortTitle: "M", systemImageName: "b")
          #else
          AppShortcut(intent: A(), phrases: ["Phone \\(.applicationName)"], shortTitle: "P", systemImageName: "b")
          #endif
        }
      }
      """)
    let all = ProgramSketch(sketch, configuration: BuildConfiguration(allConditions: true))
    let needed = neededStrings(of: extract(sketch.whole), allConditions: extract(all.whole))
    #expect(needed.shortcuts.map(\.key) == ["Mac ${applicationName}", "Phone ${applicationName}"])
    #expect(needed.shortcuts.map(\.isActive) == [false, true])
  }
}

extension ProgramSketch {
  /// The sketch's files with other conditions.
  fileprivate init(_ sketch: ProgramSketch, configuration: BuildConfiguration) {
    self = sketch
    self.configuration = configuration
  }
}
