import SourceScan

/// A localizable string that the source states: a literal, or a call of an initializer with literals.
public struct LocalizedText: Sendable {
  public enum Form: Sendable {
    /// `"Open Shelf"`
    case literal
    /// `LocalizedStringResource("Open Shelf")`, `.init("Open Shelf")`, `IntentDialog("…")`: the name of the type, after
    /// typealiases, or `init`.
    case initializer(String)
  }

  /// The key with interpolations as placeholders: `Open ${shelf}`.
  public var key: String
  /// The key's placeholders in order, including those that the literal spells out in plain text.
  public var placeholders: [Placeholder] = []
  /// The default value, its interpolations as placeholders.
  public var defaultValue: Constant<String>? = nil
  public var defaultValuePlaceholders: [Placeholder] = []
  public var table: Constant<String>? = nil
  /// The argument `bundle:`; nil if it is missing or its value is `nil`.
  public var bundle: Argument? = nil
  /// The location of the argument `bundle:` with the comma before it; nil without a `bundle`.
  public var bundlePlace: Place? = nil
  public var comment: Constant<String>? = nil
  public var form: Form = .literal
  /// The location of the whole expression.
  public var place: Place
  /// The location of the string literal of the key, quotes included.
  public var keyPlace: Place
  /// The literal as it is in the source, for locations inside it.
  public var source: String = ""

  /// Whether a placeholder is spelled out in plain text.
  public var hasRawPlaceholders: Bool { placeholders.contains { $0.isRaw } }

  /// A part of a text that is filled in when the text is shown or spoken.
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
    /// Whether the literal spells `${name}` out instead of interpolating.
    public var isRaw: Bool = false
    /// The interpolation with its parentheses, or the raw text; the whole literal where escapes spell that text.
    public var place: Place
    /// The empty range where `$` is missing: before the name in a key path to one name, as in `\(\.shelf)`; nil for any other
    /// placeholder.
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
