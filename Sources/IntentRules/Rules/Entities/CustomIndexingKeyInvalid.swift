extension Rule {
  static let customIndexingKeyInvalid: Rule = Rule(
    id: "custom-indexing-key-invalid", severity: .warning,
    summary: "the name of a custom indexing key has a character that is not allowed",
    rationale: """
      The name of a 'CSCustomAttributeKey' can have ASCII letters, digits and underscores. The prefix 'kMD' is reserved. \
      With another name, such as one with periods, the initializer returns nil or Spotlight does not know the attribute; \
      which of both is unverified. Apple recommends the form 'com_company_app_name'.
      """,
    source: "CoreSpotlight documentation: CSCustomAttributeKey.init(keyName:)",
    reported: Example(.indexing("↓\"com.example.library.shelf\"")),
    correct: Example(.indexing("\"com_example_library_shelf\"")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties {
      guard let value = property.argument("customIndexingKey"), case .call(_, let arguments) = value.form,
        arguments.map(\.label) == ["keyName"], case .string(let name) = arguments[0].value.form, !name.isKeyName
      else { continue }
      reporter.report(
        "'\(name)' is not a name for a 'CSCustomAttributeKey', so Spotlight does not index '\(property.name)'; use letters, "
          + "digits and underscores" + (name.hasPrefix("kMD") ? ", and not the prefix 'kMD'" : ""),
        at: arguments[0].value.place, symbol: entity.type.symbol(property.name))
    }
  }
}

extension String {
  fileprivate var isKeyName: Bool {
    !hasPrefix("kMD")
      && utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  fileprivate static func indexing(_ name: String) -> String {
    """
    struct Book: IndexedEntity {
      let id: Int

      @ComputedProperty(title: "Shelf", customIndexingKey: CSCustomAttributeKey(keyName: \(name))!)
      var shelf: String { "A" }
    }
    """
  }
}
