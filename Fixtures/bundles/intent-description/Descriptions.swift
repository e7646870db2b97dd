import AppIntents

struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  static let description = IntentDescription("Describes itself.")
  func perform() async throws -> some IntentResult { .result() }
}

struct Literal: AppIntent {
  static let title: LocalizedStringResource = "Literal"
  static let description: IntentDescription? = "A literal of the right type."
  func perform() async throws -> some IntentResult { .result() }
}

struct LiteralNotOptional: AppIntent {
  static let title: LocalizedStringResource = "Literal, not Optional"
  static let description: IntentDescription = "A literal whose type has no question mark."
  func perform() async throws -> some IntentResult { .result() }
}

struct MultiLine: AppIntent {
  static let title: LocalizedStringResource = "Multi-line"
  static let description = IntentDescription(
    """
    Counts the books on a shelf.

      - Lent books count too.
    One sentence \
    on two lines.
    """,
    categoryName: "Counting",
    searchKeywords: ["count", "number", "how many"],
    resultValueName: "Book Count"
  )
  func perform() async throws -> some IntentResult { .result() }
}

struct ImplicitInit: AppIntent {
  static let title: LocalizedStringResource = "Implicit"
  static let description: IntentDescription = .init("Made by an implicit initializer.")
  func perform() async throws -> some IntentResult { .result() }
}

struct OptionalImplicitInit: AppIntent {
  static let title: LocalizedStringResource = "Optional Implicit"
  static let description: IntentDescription? = .init("Made for an optional.")
  func perform() async throws -> some IntentResult { .result() }
}

struct Computed: AppIntent {
  static let title: LocalizedStringResource = "Computed"
  static var description: IntentDescription { "Computed from a literal." }
  func perform() async throws -> some IntentResult { .result() }
}

struct ComputedCall: AppIntent {
  static let title: LocalizedStringResource = "Computed Call"
  static var description: IntentDescription? {
    IntentDescription("Computed from a call.", categoryName: "Computing")
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct NestedInit: AppIntent {
  static let title: LocalizedStringResource = "Nested"
  static let description = IntentDescription(
    .init("nested.description", defaultValue: "The text is itself a call."),
    categoryName: LocalizedStringResource("nested.category", table: "Categories"))
  func perform() async throws -> some IntentResult { .result() }
}

struct NestedResource: AppIntent {
  static let title: LocalizedStringResource = "Nested Resource"
  static let description = IntentDescription(
    LocalizedStringResource("The text is a resource.", table: "Intents"),
    searchKeywords: ["resource", .init("keyword.text", defaultValue: "text")]
  )
  func perform() async throws -> some IntentResult { .result() }
}

struct Undescribed: AppIntent {
  static let title: LocalizedStringResource = "Undescribed"
  static var description: IntentDescription? { nil }
  func perform() async throws -> some IntentResult { .result() }
}

// Two members of the right name and the wrong type: neither satisfies the protocol, whose default is nil.
struct ResourceTyped: AppIntent {
  static let title: LocalizedStringResource = "Resource"
  static let description: LocalizedStringResource = "Typed as a resource."
  func perform() async throws -> some IntentResult { .result() }
}

struct StringTyped: AppIntent {
  static let title: LocalizedStringResource = "String"
  static let description = "Inferred as a string."
  func perform() async throws -> some IntentResult { .result() }
}

struct Referring: AppIntent {
  static let title: LocalizedStringResource = "Referring"
  static let description: IntentDescription? = Plain.description
  func perform() async throws -> some IntentResult { .result() }
}
