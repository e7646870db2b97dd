import IntentModel

/// A type with a name for people.
protocol DisplayedType: DescribedType {
  var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> { get }
}

/// The type's display representation. If it is unreadable as a whole, only `typeDisplayName` is marked as unreadable.
struct TypeDisplay: Described {
  var fact: Fact<TypeDisplayRepresentation>

  static let blank = TypeDisplay(fact: .absent)

  func fields(_ table: inout BundleWriter) {
    table.field("typeDisplayName", .fact(.text), member: "typeDisplayRepresentation") {
      $0.part(fact, isFirst: true, \.name)
    }
    table.field("typeDisplayForm", .part(.form)) { $0.part(fact) { .known($0.form.rawValue) } }
    table.field("numericFormat", .part(.text)) { $0.part(fact, \.numericFormat) }
    table.field("typeDisplaySynonyms", .part(.texts), member: "synonyms") { $0.part(fact, \.synonyms) }
  }
}

/// The parts of a representation, each under its own key. If the whole is unreadable, only `title` is marked as unreadable.
struct ValueDisplay: Described {
  var fact: Fact<DisplayRepresentation>

  static let blank = ValueDisplay(fact: .absent)

  func fields(_ table: inout BundleWriter) {
    table.field("title", .part(.text)) { $0.part(fact, isFirst: true, \.title) }
    table.field("subtitle", .part(.text)) { $0.part(fact, \.subtitle) }
    table.field("image", .part(.image)) { $0.part(fact, \.image) }
    table.field("synonyms", .part(.texts)) { $0.part(fact, \.synonyms) }
    table.field("descriptionText", .part(.text)) { $0.part(fact, \.descriptionText) }
  }
}

extension BundleWriter {
  mutating func typeDisplay<Owner: DisplayedType>(_ owner: Owner) {
    fields(.typeDisplay, of: TypeDisplay(fact: owner.typeDisplayRepresentation))
  }

  /// Writes or checks the members of a representation that is known.
  mutating func representation(_ representation: DisplayRepresentation) {
    let fact = Fact<DisplayRepresentation>([
      .init(
        content: .known(representation), place: representation.place, origin: FactOrigin(member: representation.place))
    ])
    members(of: ValueDisplay(fact: fact))
  }
}

extension DisplayImage: LabelledArguments {
  func fields(_ table: inout BundleWriter) {
    table.field("systemName", .one(.plainValue), isWrittenBy: .arguments)
    table.field("named", .one(.plainValue), isWrittenBy: .arguments)
    table.field("url", .one(.plainValue), isWrittenBy: .arguments)
    table.field("data", .one(.plainValue), isWrittenBy: .arguments)
    table.field("arguments", .one(.arguments)) {
      $0.labelledArguments(arguments, of: .image, reserved: DisplayImage.otherKeys)
    }
    table.field("availability", .one(.availability), "Only in a variant.", isWrittenBy: .variants)
    table.field("conditions", .one(.conditions), "Only in a variant.", isWrittenBy: .variants)
  }

  static let otherKeys = ["availability", "conditions"]
}
