import SourceScan

/// A text of the source that is looked up in a string table when it is shown or spoken.
///
/// One value for each text, but one for all phrases of an App Shortcut: a catalog has one entry for them, whose key is the
/// first phrase.
package struct NeededString: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// All phrases of one App Shortcut.
    case phrases
    case negativePhrase
    case shortTitle
    /// The title of an intent.
    case title
    /// The description of an intent, with its category, search keywords and the name of its result. Also the description of a
    /// query, and the message of a deprecation.
    case description
    /// The name of an entity, an enum or a union, its plural form and its synonyms. Also the title of a collection of options.
    case typeName
    /// The name or the description of a parameter, or of a property of an entity.
    case parameter
    /// The question for the value of a parameter.
    case dialog
    case summary
    /// The title of a case of an enum, with its subtitle, description and synonyms.
    case enumCase
  }

  package var kind: Kind
  /// The module whose metadata holds the text.
  package var module: String
  /// `AppShortcuts`, `Localizable`, or the table that the source names. Nil if that name can't be read.
  package var table: String?
  /// The key as a catalog writes it: `Open ${shelf} in ${applicationName}`, `%lld books`.
  package var key: String
  /// The texts that a catalog has for the source's language: the default value, else the key. For phrases, all that can be read, in
  /// order.
  package var texts: [String]
  /// False if some of the phrases can't be read.
  package var isComplete = true
  /// Whether the source states a default value, so that the key is not the text itself.
  package var hasDefaultValue = false
  /// The comment in the source for translators; nil if there is none, or if it can't be read.
  package var comment: String?
  /// Whether the source names a bundle other than the main one, in which the text is looked up.
  package var hasOwnBundle = false
  /// False for a text that only other branches of `#if` have, which the scan's platform and conditions exclude.
  package var isActive = true
  /// The name in messages: `the title of 'OpenShelf'`.
  package var name: String
  /// The symbol of findings: `App.OpenShelf/title`.
  package var symbol: String
  /// The location of the literal of the key.
  package var place: Place
  /// The locations of the literals of `texts`; empty for texts that are not phrases.
  package var phrasePlaces: [Place] = []
  /// The bare name of the intent that the phrases run; nil for other texts, and if it is not known.
  package var intent: String?
}

/// A text that a table should have, but whose key can't be read.
package struct UnreadableString: Sendable {
  package var kind: NeededString.Kind
  package var module: String
  package var name: String
  /// The expression as written.
  package var source: String
  package var place: Place
}

/// The texts that a scanned app looks up in string tables.
package struct NeededStrings: Sendable {
  /// Texts in the order of the declarations of each kind.
  package var strings: [NeededString] = []
  package var unreadable: [UnreadableString] = []

  /// The phrases, one value for each App Shortcut.
  package var shortcuts: [NeededString] { strings.filter { $0.kind == .phrases } }
}

extension NeededString {
  package static let phraseTable = "AppShortcuts"
  /// The table of texts that name none.
  package static let standardTable = "Localizable"
  /// The table of the app's name and its synonyms.
  package static let infoPlistTable = "InfoPlist"
}
