/// Sources that the first examples of several rules share: the ones that the pages of the rules show.
extension String {
  /// An intent with its name as the title, these members, and a `perform()`.
  static func documentedIntent(_ members: String = "", name: String = "OpenBook", conformance: String = "AppIntent")
    -> String
  {
    """
    struct \(name): \(conformance) {
      static let title: LocalizedStringResource = "\(name.filter { $0 != "↓" }.splitIntoWords)"
    \(members.isEmpty ? "" : members.indented + "\n")
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  /// An intent like that of `documentedIntent`, whose `perform()` has these statements and no result.
  static func working(
    _ statements: String, _ members: String = "", name: String = "Sync", conformance: String = "AppIntent",
    perform: String = "perform"
  ) -> String {
    let body = (statements.isEmpty ? "" : statements + "\n") + "return .result()"
    return String.documentedIntent(members, name: name, conformance: conformance).replacing(
      text: "perform() async throws -> some IntentResult { .result() }",
      with: "\(perform)() async throws -> some IntentResult {\n    \(body.indented(by: 4))\n  }")
  }

  /// An intent whose `perform()` has these statements before it deletes something.
  static func deleteBooks(_ statements: String) -> String {
    .working("\(statements)\nLibrary.shared.removeAll()", name: "DeleteBooks")
  }

  /// An entity whose further members are of no interest.
  static func anyBook(_ conformance: String = "AppEntity") -> String {
    """
    struct Book: \(conformance) {
      let id: Int
      // …
    }


    """
  }

  /// An entity, and its query with `entities(for:)` and `members`.
  static func bookWithQuery(_ members: String = "") -> String {
    """
    struct Book: AppEntity {
      static let defaultQuery = BookQuery()

      let id: Int
    }

    struct BookQuery: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
    \(members.isEmpty ? "" : members.indented + "\n")}
    """
  }

  /// An entity like that of `bookWithQuery` above, but with a text as the id. `query` is the head of the query's declaration.
  static func bookWithQuery(declaredAs query: String, mark: String = "") -> String {
    """
    struct Book: AppEntity {
      let id: String
      static let defaultQuery = \(mark)BookQuery()
      // …
    }

    \(query) {
      func entities(for identifiers: [String]) async throws -> [Book] { [] }
    }
    """
  }

  /// A query that finds entities by a text.
  static let stringQuery = """
    struct BookQuery: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      func entities(matching text: String) async throws -> [Book] { [] }
    }
    """

  /// An app enum with two cases, whose dictionary has `entry` as a third one.
  static func shelf(_ head: String = "enum Shelf: String, AppEnum", _ entry: String = "") -> String {
    """
    \(head) {
      case read, toRead

      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
        .read: "Read",
        .toRead: "To Read",
    \(entry.isEmpty ? "" : "    \(entry)\n")  ]
    }
    """
  }

  private var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

extension LintSettings {
  /// The settings of an example.
  init(
    modules: [String: ModuleKind] = [:], deployment: [String: [Int]] = [:], xcode: [Int]? = nil,
    applicationName: String? = nil
  ) {
    self.init()
    self.modules = modules
    self.deployment = deployment
    self.xcode = xcode
    self.applicationName = applicationName
  }
}
