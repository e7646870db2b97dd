import SourceScan

/// One key of a table with its contents in the file.
package struct CatalogEntry: Sendable {
  /// The origin of the key in the catalog. Absent for a key that Xcode extracted and whose text is the key itself.
  package enum ExtractionState: String, Sendable {
    /// Extracted from source that states a text for the key, or several phrases.
    case extractedWithValue = "extracted_with_value"
    /// Added by a person.
    case manual
    /// Xcode did not find the key in the source that it read last, which may be the source of another target.
    case stale
    /// The entry comes from a `.strings` file.
    case migrated
    case other
  }

  let catalog: StringCatalog
  /// The position in the order of the file.
  let index: Int

  private var stored: CatalogContents.Entry { catalog.contents.entries[index] }
  private var details: CatalogContents.Details { catalog.details(index) }

  package var key: String { catalog.decoded(stored.key) }
  /// The key with its quotes, or its XML element.
  package var keySpan: ByteSpan { stored.key }
  /// The value of the key: in a catalog from brace to brace.
  package var span: ByteSpan { stored.value }
  package var extractionState: ExtractionState? { details.state }
  /// False if the catalog marks the text as the same in all languages.
  package var shouldTranslate: Bool { details.isTranslatable }
  /// The comment for translators; nil for an entry without one, and in files other than catalogs.
  package var comment: String? { details.comment.map(catalog.decoded) }

  /// The comment with its quotes; nil if there is none.
  var commentSpan: ByteSpan? { details.comment }

  /// Localizations in the order of the file. The source language may be missing: then the key is its text.
  package var localizations: CatalogElements<CatalogLocalization> {
    let range = details.localizations
    return CatalogElements(Int(range.lowerBound)..<Int(range.upperBound), of: catalog, CatalogLocalization.init)
  }

  /// The localization for a locale with exactly this name in the file; nil if the entry has none.
  package func localization(_ locale: String) -> CatalogLocalization? {
    guard let number = catalog.contents.localeNumbers[locale] else { return nil }
    let range = details.localizations, guess = range.lowerBound &+ number
    func isIt(_ index: UInt32) -> Bool { catalog.localization(index).locale == number }
    // Most entries have all locales, in the order of the file, so the guess is usually right.
    return (range.contains(guess) && isIt(guess) ? guess : range.first(where: isIt))
      .map { CatalogLocalization(catalog: catalog, index: Int($0)) }
  }
}

/// The texts of one key in one locale.
package struct CatalogLocalization: Sendable {
  let catalog: StringCatalog
  let index: Int

  private var stored: CatalogContents.Localization { catalog.localization(UInt32(index)) }

  /// The locale as the file or folder writes it: `pt-BR`, `zh_TW`, `Base`.
  package var locale: String { catalog.contents.locales[Int(stored.locale)] }
  /// The name of the locale with its quotes. In `.strings` and `.stringsdict`, the key.
  package var localeSpan: ByteSpan { stored.name }

  /// All texts in the order of the file: the string unit, the values of a string set, and those of all variations and
  /// substitutions.
  package var texts: CatalogElements<CatalogText> {
    let stored = stored.texts
    return CatalogElements(Int(stored.lowerBound)..<Int(stored.upperBound), of: catalog, CatalogText.init)
  }

  /// The text of the string unit, the only text of most localizations; nil if there is none.
  package var unit: CatalogText? { texts.first { $0.path.isEmpty && !$0.isInSet } }

  /// The values of a string set; nil if there is no set, or an empty one.
  package var set: [CatalogText]? {
    let values = texts.filter(\.isInSet)
    return values.isEmpty ? nil : values
  }
}

/// One text of a localization.
package struct CatalogText: Sendable {
  /// The progress of a translation. A set has one state for all its values. Only catalogs have states.
  package enum State: String, Sendable {
    case new, translated, stale
    case needsReview = "needs_review"
    case machineTranslated = "machine_translated"
    case other
  }

  /// One level of variations or substitutions.
  package enum Step: Hashable, Sendable {
    /// A plural form: `zero`, `one`, `two`, `few`, `many` or `other`.
    case plural(String)
    /// A kind of device, such as `iphone` or `mac`.
    case device(String)
    /// Some other kind of variation, and its case.
    case variation(String, String)
    /// The name of a variable, which a text refers to as `%#@name@`.
    case substitution(String)
  }

  let catalog: StringCatalog
  let index: Int

  private var stored: CatalogContents.Text { catalog.text(UInt32(index)) }

  package var value: String { catalog.decoded(stored.value) }
  /// The value with its quotes, or its XML element.
  package var span: ByteSpan { stored.value }
  package var state: State? { stored.state }
  /// Whether it is a value of a string set.
  var isInSet: Bool { stored.isInSet }
  /// The variations and substitutions that lead to the text; empty for the localization's own string unit and string set.
  package var path: [Step] { catalog.contents.paths[Int(stored.path)] }
}
