import IntentExtraction
import SourceScan

/// What a rule found: plain data, rendered last.
public struct Finding: Equatable, Sendable {
  public struct Note: Equatable, Sendable {
    public var message: String
    public var place: Place
  }

  public var rule: String
  public var severity: Rule.Severity
  /// Starts in lower case, no full stop, names in 'quotes'.
  public var message: String
  public var place: Place
  /// What it is about, independent of lines: `App.Shortcuts/OpenShelf/phrases[1]`.
  public var symbol: String
  public var appleMessage: String?
  /// Related places.
  public var notes: [Note]
  public var fixes: [FixIt]
}

/// A repair as edits of one file.
public struct FixIt: Equatable, Sendable {
  public enum Safety: String, Sendable {
    /// Cannot change what the program does.
    case safe
    /// Invents words, or changes a type or a look-up: shown, never applied unasked.
    case needsReview
  }

  public struct Edit: Equatable, Sendable {
    public var place: Place
    public var replacement: String

    public init(_ place: Place, _ replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }

  /// A verb phrase: `add a title`.
  public var title: String
  public var safety: Safety
  /// In order, not overlapping, all in one file.
  public var edits: [Edit]

  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
