import IntentModel
import SourceScan

/// A construct of the source that cannot be written to Apple's format, or only with an unverified encoding.
struct UnsupportedConstruct: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// No captured document shows how Apple's tool writes this. The most likely encoding is written on demand.
    case unverified
    /// No encoding is known.
    case unknown
    /// A declaration is not in the scanned files.
    case notScanned
    /// The value is not a compile-time constant, which the linter reports too.
    case notConstant
    /// The message itself states what to do.
    case other
  }

  var kind: Kind
  /// The problem: starts with a lowercase letter, and has no full stop.
  var message: String
  var place: Place
  /// The source to write instead, which does the same or less, as a verb phrase: `use '.main'`.
  var alternative: String?

  /// The remedy; empty if the message states it.
  private var remedy: String {
    switch kind {
    case .unverified: "; \(instead)write the most likely form with '--allow-unverified'"
    case .unknown: "; \(instead)build with Xcode to include it"
    case .notScanned: "; declare it, or scan the file that declares it"
    case .notConstant, .other: ""
    }
  }

  private var instead: String { alternative.map { "\($0), or " } ?? "" }

  func isAllowed(_ options: ActionsDocument.Options) -> Bool { kind == .unverified && options.allowsUnverified }

  /// The diagnostic about `owner`, the declaration that contains the construct.
  func diagnostic(_ owner: Omission, _ options: ActionsDocument.Options) -> FileDiagnostic {
    guard isAllowed(options) else {
      return owner.diagnostic(message + remedy, id: kind == .notConstant ? "not-constant" : "omitted", at: place)
    }
    let message = "\(owner.name) is written, but \(message); test it on a device"
    return FileDiagnostic(
      file: place.file, diagnostic: Diagnostic("unverified", .warning, message, at: place.span))
  }
}

/// A declaration that the document omits, and what that means for the user's app.
struct Omission {
  /// The name in the message: `'OpenShelf'`.
  var name: String
  /// The effect on the app: `the system does not offer it`.
  var consequence: String

  init(_ type: DeclaredType, _ consequence: String) {
    name = "'\(type.name)'"
    self.consequence = consequence
  }

  init(_ part: Part) {
    name =
      switch (part.id.kind, part.identifier) {
      // The intent is not in the scanned files, and the cause names it.
      case (.shortcut, ""): "an App Shortcut"
      case (.shortcut, let intent): "the App Shortcut for '\(intent)'"
      default: "'\(part.id.type.name)'"
      }
    consequence =
      switch part.id.kind {
      case .action, .shortcut: "the system does not offer it"
      case .entity, .query, .enumeration: "intents that use it are omitted too"
      }
  }

  func diagnostic(_ cause: String, id: String = "omitted", at place: Place) -> FileDiagnostic {
    let message = "\(name) is omitted from 'Metadata.appintents', so \(consequence): \(cause)"
    return FileDiagnostic(file: place.file, diagnostic: Diagnostic(id, .error, message, at: place.span))
  }
}
