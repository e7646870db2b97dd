import IntentModel
import SourceScan

extension Rule {
  static let nonLiteralTypeDisplayRepresentation = Rule(
    id: "non-literal-type-display-representation", severity: .error,
    summary: "a type display representation is neither a literal nor a call of its initialiser",
    rationale: """
      Apple's tool reads the type's name out of the expression itself; a constant that stands elsewhere or a function is an \
      error. What stands inside the call is a matter of non-literal-localized-string and its kin, a getter of statements one \
      of non-static-metadata-property.
      """,
    source: "Apple's metadata processor; WWDC25 244",
    appleMessage: "'TypeDisplayRepresentation' must be initialized with a call to its initializer",
    triggering: [
      Example(.bookEntity("static let typeDisplayRepresentation: TypeDisplayRepresentation = ↓Names.book")),
      Example(.bookEntity("static var typeDisplayRepresentation: TypeDisplayRepresentation { ↓makeRepresentation() }")),
      Example(
        """
        enum Shelf: String, AppEnum {
          case a
          static let typeDisplayRepresentation: TypeDisplayRepresentation = ↓.shelf
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.a: "A"]
        }
        """),
    ],
    nonTriggering: [
      Example(.bookEntity(#"static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book""#)),
      Example(.bookEntity(#"static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Book") }"#)),
      Example(.bookEntity(#"static var typeDisplayRepresentation: TypeDisplayRepresentation { return "Book" }"#)),
      Example(
        .bookEntity(
          #"static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book", synonyms: ["Volume", "Tome"])"#
        )),
      // The text is another rule's.
      Example(
        .book("static let typeDisplayRepresentation = TypeDisplayRepresentation(name: Strings.book)")),
    ]
  ) { model, reporter in
    let facts =
      model.bundle.entities.map { ($0.type, $0.typeDisplayRepresentation) }
      + model.bundle.enums.map { ($0.type, $0.typeDisplayRepresentation) }
      + model.bundle.unions.map { ($0.type, $0.typeDisplayRepresentation) }
    var seen: Set<Place> = []
    for (type, fact) in facts {
      for alternative in fact.alternatives where alternative.origin.providedBy == nil {
        guard let unreadable = alternative.content.unreadable, unreadable.isNameOrCall,
          seen.insert(unreadable.place).inserted
        else { continue }
        reporter.report(
          "'typeDisplayRepresentation' of '\(type.name)' is no literal, but '\(unreadable.excerpt)'",
          at: unreadable.place, symbol: type.symbol("typeDisplayRepresentation"))
      }
    }
  }
}

extension Unreadable {
  /// A name or a call stands there; what is computed by statements or conditions, expands from a macro or can't be told has
  /// other rules or none.
  var isNameOrCall: Bool {
    switch reason {
    case .reference, .call, .stringCall, .concatenation, .interpolation: true
    case .conditional, .statements, .macro, .depth, .other: false
    }
  }
}

extension String {
  /// An entity with this member, for examples.
  static func bookEntity(_ member: String) -> String { "struct Book: AppEntity {\n  let id: Int\n  \(member)\n}" }
}
