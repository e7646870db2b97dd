import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let pluralPlaceholderMissing: Rule = Rule(
    id: "plural-placeholder-missing", severity: .note,
    summary: "a text about a number of things has no number, or its plural is made in code",
    rationale: """
      Shortcuts fills the number of entities into 'numericFormat'. Without '\\(placeholder: .int)' it shows 'books' where it \
      should show '3 books', and a translation without '%lld' has the same effect in its language. A dialog whose source \
      chooses between '' and 's' cannot be translated: other languages have other plural forms, and the chosen letters are not in \
      the string table. Write the number into one literal, and add the plural forms to the string catalog ('Vary by Plural' \
      in Xcode). Dialogs are checked in apps with more than one language.
      """,
    source: "Apple's sample code: numeric formats; dialogs of four public apps choose a plural in code",
    reads: [.languages],
    isFixable: true,
    reported: Example(
      book(numericFormat: "↓\"books\""), fixed: book(numericFormat: "\"\\(placeholder: .int) books\"")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let formats = model.numericFormats
    for format in formats where !format.hasNumber && !format.isKey {
      reporter.report(
        "'numericFormat' of '\(format.type.name)' has no number, so Shortcuts shows '\(format.text.key)' without saying how "
          + "many; write '\\(placeholder: .int)' where the number belongs",
        at: format.text.place, symbol: format.type.symbol("typeDisplayRepresentation/numericFormat"),
        fixes: format.fixes)
    }
    guard let localized = model.localized else { return }
    let places = Set(formats.filter { $0.hasNumber || $0.isKey }.map(\.text.keyPlace))
    for scope in localized.texts {
      for string in scope.strings where places.contains(string.place) {
        for text in scope.table.texts(string.key) where text.isCountedWithoutNumber {
          reporter.report(
            "\(string.name) in \(text.locale), '\(text.value)', has no '%lld', so Shortcuts shows it without the number; write "
              + "'%lld' where the number belongs",
            at: text.place, symbol: "\(string.symbol)/\(string.key)/\(text.locale)",
            notes: [.init(message: "the text in the source is here", place: string.place)])
        }
      }
    }
    guard localized.texts.contains(where: { !$0.table.languages.isEmpty }) else { return }
    for (intent, body) in model.ownBodies {
      for place in body.calls.flatMap(\.pluralChoices) {
        reporter.report(
          "the dialog of '\(intent.type.name)' makes its plural in code, so translations cannot use the plural forms of their "
            + "language; write the number into one literal, and vary it by plural in the string catalog",
          at: place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}

/// A `numericFormat` with the type that it belongs to.
private struct NumericFormat {
  var type: DeclaredType
  var text: LocalizedText

  var hasNumber: Bool { (text.placeholders + text.defaultValuePlaceholders).contains { $0.kind == .type } }
  /// Whether the text is in a table, or in a default value that cannot be read.
  var isKey: Bool { text.key.isWrittenAsKey || text.defaultValue?.unreadable != nil }

  /// The fix-it that inserts the number; none unless the text is its own key and a literal on one line.
  var fixes: [FixIt] {
    guard text.defaultValue == nil, text.source.hasPrefix("\""), !text.source.hasPrefix("\"\"\"") else { return [] }
    let start = text.keyPlace.span.start + 1
    return [
      FixIt(
        "insert '\\(placeholder: .int)'", .needsReview,
        [.init(Place(text.keyPlace.file, ByteSpan(start, start)), "\\(placeholder: .int) ")])
    ]
  }
}

extension LintModel {
  fileprivate var numericFormats: [NumericFormat] {
    typeDisplays.flatMap { type, display in
      display.known.compactMap { $0.numericFormat?.known }.map { NumericFormat(type: type, text: $0) }
    }
  }
}

extension TableText {
  /// Whether it is a text for other numbers of things than zero, one and two, and does not have the number.
  fileprivate var isCountedWithoutNumber: Bool {
    let isForFew = text.path.contains { [.plural("zero"), .plural("one"), .plural("two")].contains($0) }
    return !value.isEmpty && !isForFew && !value.contains("%")
  }
}

private func book(numericFormat: String) -> String {
  """
  struct Book: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
      name: "Book", numericFormat: \(numericFormat))
  }
  """
}
