/// Sources that the examples of several kinds share. A name may contain the mark `↓`.
extension String {
  /// An entity with an id and these members; if `isTaken`, an intent with a parameter of this type too.
  static func book(_ members: String..., name: String = "Book", isTaken: Bool = false) -> String {
    .declaration("struct \(name): AppEntity", ["var id: Int"] + members)
      + (isTaken ? .taking(name, intent: "OpenBook", title: "Book") : "")
  }

  /// An app enum with these cases; if `isTaken`, an intent with a parameter of this type too.
  static func shelf(_ cases: String..., name: String = "Shelf", isTaken: Bool = false) -> String {
    .declaration("enum \(name): String, AppEnum", cases)
      + (isTaken ? .taking(name, intent: "OpenShelf", title: "Shelf") : "")
  }

  /// An app enum with a raw type, and an intent with a parameter of this enum.
  static func level(_ cases: String, name: String = "Level", rawType: String = "Int") -> String {
    .declaration("enum \(name): \(rawType), AppEnum", [cases]) + .taking(name, intent: "SetLevel", title: "Level")
  }

  /// An entity whose query has this name, protocol and further members.
  static func bookWithQuery(
    _ query: String = "BookQuery", _ conformance: String = "EntityQuery", book: String = "Book", _ members: String...
  ) -> String {
    let function = conformance == "EnumerableEntityQuery" ? "allEntities()" : "entities(for ids: [Int])"
    return .declaration(
      "struct \(book): AppEntity", ["var id: Int", "static let defaultQuery = \(query.unmarked)()"])
      + "\n"
      + .declaration("struct \(query): \(conformance)", ["func \(function) async throws -> [Book] { [] }"] + members)
  }

  /// An intent named `name` with a text parameter, followed by `members`.
  static func search(_ members: String..., name: String = "Search") -> String {
    .declaration("struct \(name): AppIntent", [#"@Parameter(title: "Text") var text: String"#] + members)
  }

  /// An intent that returns a number.
  static let countBooks = String.declaration(
    "struct CountBooks: AppIntent",
    ["func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }"])

  private static func taking(_ type: String, intent: String, title: String) -> String {
    let parameter = "@Parameter(title: \"\(title)\") var \(title.lowercased()): \(type.unmarked)"
    return "\n" + .declaration("struct \(intent): AppIntent", [parameter])
  }

  private static func declaration(_ header: String, _ members: [String]) -> String {
    "\(header) {\n" + members.map { "  \($0)\n" }.joined() + "}"
  }

  private var unmarked: String { filter { $0 != "↓" } }
}
