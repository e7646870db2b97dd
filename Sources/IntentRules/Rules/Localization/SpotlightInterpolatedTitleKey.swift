import IntentLocalization
import IntentReports
import SourceScan

extension Rule {
  static let spotlightInterpolatedTitleKey: Rule = Rule(
    id: "spotlight-interpolated-title-key", severity: .note,
    summary: "the title of an entity has no words, but translators are asked to translate its key '%@'",
    rationale: """
      For 'title: "\\(name)"' Xcode writes the key '%@' into the string catalog. There is nothing to translate, but the entry \
      counts as untranslated in each language, and a translation without '%@' would show one text for all entities in \
      Spotlight and Shortcuts. Mark the entry as not to be translated.
      """,
    source: "a public report; the key '%@' is in catalogs of public apps", isOptIn: true, needs: [.stringTables],
    isFixable: true,
    reported: Example(
      book + "\n\n" + .table("Localizable.xcstrings", "↓\"%@\" : {\n\n}"),
      fixed: book + "\n\n"
        + .table("Localizable.xcstrings", "\"%@\" : {\n  \"shouldTranslate\" : false\n}")),
    correct: Example(book + "\n\n" + .table("Localizable.xcstrings", "\"%@\" : { \"shouldTranslate\" : false }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for scope in model.localized?.texts ?? [] where scope.table.name == NeededString.standardTable {
      let modules = Set(scope.strings.map { $0.module })
      let displays = model.bundle.entities.filter { modules.contains($0.type.module) && !$0.wordlessDisplays.isEmpty }
      guard let entity = displays.first else { continue }
      for entry in scope.table.entries("%@") where entry.entry.shouldTranslate && entry.table.file.format == .catalog {
        reporter.report(
          "translators are asked to translate '%@', which is the title of '\(entity.type.name)' and has no words; mark it as "
            + "not to be translated",
          at: entry.place, symbol: "\(scope.scope.name).\(scope.table.name)/%@",
          notes: [.init(message: "the title in the source is here", place: entity.wordlessDisplays[0])],
          fixes: entry.fixes)
      }
    }
  }
}

extension TableEntry {
  /// The fix-it that adds 'shouldTranslate' to an entry without members in a UTF-8 catalog. Other entries have none: Xcode has its
  /// own order of members, and the text of a catalog in another encoding is converted.
  fileprivate var fixes: [FixIt] {
    guard entry.localizations.isEmpty, entry.comment == nil, entry.extractionState == nil,
      table.catalog?.encoding == .utf8, let bytes = table.catalog?.text.bytes
    else { return [] }
    let start = Int(entry.keySpan.start)
    let indent = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let space = String(decoding: Array(indent.reversed()), as: UTF8.self)
    return [
      FixIt(
        "mark '%@' as not to be translated", .needsReview,
        [.init(Place(file, entry.span), "{\n\(space)  \"shouldTranslate\" : false\n\(space)}")])
    ]
  }
}

private let book = """
  struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
  }
  """
