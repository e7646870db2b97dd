import SourceScan

/// A localizable string that the source states: a literal, or a call of an initializer with literals.
public struct LocalizedText: Sendable {
  public enum Form: Sendable {
    /// `"Open Shelf"`
    case literal
    /// `LocalizedStringResource("Open Shelf")`, `.init("Open Shelf")`, `IntentDialog("…")`: its name as written.
    case initializer(String)
  }

  /// The key with interpolations as placeholders: `Open ${shelf}`.
  public var key: String
  /// The key's placeholders, in order; those that the literal spells out in plain text too.
  public var placeholders: [Placeholder] = []
  /// The default value, its interpolations as placeholders.
  public var defaultValue: Constant<String>? = nil
  public var defaultValuePlaceholders: [Placeholder] = []
  public var table: Constant<String>? = nil
  /// The argument `bundle:` with any value.
  public var bundle: Argument? = nil
  /// The argument with the comma before it.
  public var bundlePlace: Place? = nil
  public var comment: Constant<String>? = nil
  public var form: Form = .literal
  /// The location of the whole expression.
  public var place: Place
  /// The string literal of the key, quotes included.
  public var keyPlace: Place
  /// The literal as it is in the source, for locations inside it.
  public var source: String = ""

  /// True if a placeholder is spelled out in plain text.
  public var hasRawPlaceholders: Bool { placeholders.contains { $0.isRaw } }

  /// A hole in a text, to be filled in when the text is shown or spoken.
  public struct Placeholder: Sendable {
    public enum Kind: Sendable {
      /// `\(.applicationName)`
      case applicationName
      /// `\(\.$shelf)`: a parameter's or property's key path.
      case keyPath
      /// `\(placeholder: .int)`
      case type
      /// `\(.id)` and other tokens; any other `${…}` in plain text.
      case other
    }

    /// The name between the braces of `${…}`.
    public var name: String
    public var kind: Kind
    /// The literal spells `${name}` out instead of interpolating.
    public var isRaw: Bool = false
    /// The interpolation with its parentheses, or the raw text; the whole literal where escapes spell that text.
    public var place: Place
    /// The empty range before the name in a key path to one name without `$`, as in `\(\.shelf)`.
    public var missingProjection: Place?
  }
}

extension LocalizedText {
  /// Passes all values to the memberwise initializer: setting a variable that has a default value copies the whole.
  init(key: String, placeholders: [Placeholder], place: Place, keyPlace: Place, source: String) {
    self.init(
      key: key, placeholders: placeholders, form: .literal, place: place, keyPlace: keyPlace, source: source)
  }
}

/// A text that may be unreadable.
public typealias Text = Constant<LocalizedText>
