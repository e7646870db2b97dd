import IntentModel
import SourceScan

// Parts of types.

extension LocalizedText: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("key", .one(.string), isRequired: true, namedLike: .owner) { $0.string(key) }
    table.field("defaultValue", .constant(.string), namedLike: .owner) { $0.part(defaultValue) }
    table.field("table", .constant(.string), namedLike: .owner) { $0.part(self.table) }
    table.field("bundle", .one(.value), namedLike: .owner) {
      guard let bundle else { return }
      $0.part = $0.key
      $0.valueObject(bundle.value)
      $0.part = nil
    }
    table.field("comment", .constant(.string), namedLike: .owner) { $0.part(comment) }
    table.field(
      "rawPlaceholders", .one(.yes), "Whether the source writes a placeholder as plain text.", namedLike: .owner
    ) {
      $0.flag(hasRawPlaceholders)
    }
    table.field(
      "localizations", .byName(.string),
      """
      Only in a bundle with texts in other languages: the text by language, from the app's string tables. A text by \
      plural form or device is the most general one. The language of the source is there if its text differs from \
      that of the source.
      """, namedLike: .owner
    ) { $0.localizations(of: self) }
  }
}

extension TypeReference: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field("qualifiedName", .one(.string)) { $0.string(qualifiedName) }
    table.field("module", .one(.string)) { $0.string(module) }
  }
}

extension ValueType: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("spelling", .one(.string), "As written.", isRequired: true) { $0.string(spelling) }
    table.field("name", .one(.string), "The bare name, without the optional.") { $0.string(name) }
    table.field(
      "kind", .one(.typeKind),
      """
      'framework' is another type of an Apple framework, by name. 'unknown' is a type that the scanned source does \
      not declare.
      """, isRequired: true
    ) { $0.string(kind.rawValue) }
    table.field("isOptional", .one(.yes)) { $0.flag(isOptional) }
    table.field(
      "element", .one(.type), "Only for an array, a set, or another type with one generic argument: that argument."
    ) {
      if kind != .measurement, elements.count == 1 { $0.object(elements[0]) }
    }
    table.field("unit", .one(.string), "Only for a measurement: its dimension.") {
      if kind == .measurement { $0.string(elements.first?.name) }
    }
    table.field("declaration", .one(.reference)) {
      if let declaration = declaration, declaration.isResolved { $0.reference(declaration) }
    }
  }
}

extension Availability: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("platform", .one(.string), "As written; '*' is possible.", isRequired: true) { $0.string(platform) }
    table.field("introduced", .one(.string)) { $0.string(introduced) }
    table.field("deprecated", .one(.versionOrYes), "A version, or true if the attribute has no version.") {
      switch deprecated {
      case .always: $0.bool(true)
      case .version(let version): $0.string(version)
      case nil: break
      }
    }
    table.field("obsoleted", .one(.string)) { $0.string(obsoleted) }
    table.field("unavailable", .one(.yes)) { $0.flag(isUnavailable) }
    table.field("message", .one(.string)) { $0.string(message) }
    table.field("renamed", .one(.string)) { $0.string(renamed) }
  }
}

/// The location, conditions and availability of a part of a type.
struct Circumstances: Described {
  var place: Place
  var availability: [Availability] = []
  var conditions: [String] = []

  static let blank = Circumstances(place: .nowhere)

  func fields(_ table: inout BundleWriter) {
    table.field("location", .one(.location), isRequired: true) { $0.location(place) }
    table.field("availability", .one(.availability)) { $0.availability(availability) }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions) }
  }
}
