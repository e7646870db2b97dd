import IntentModel
import SourceScan

extension Evidence {
  /// The words of a message for evidence that is less than a document that Xcode wrote; nil for a document.
  var shortfall: String? {
    switch self {
    case .document: nil
    case .coder: "the code of Apple's frameworks that reads this format"
    case .asserted: "what other projects state about the output of Xcode"
    case .compiler: "the constants that the compiler gives to Apple's tool"
    case .interface, .documentation, .unverified: "the interface of the framework"
    }
  }
}

/// A value whose evidence is less than a document.
struct EvidenceNote: Hashable, Sendable {
  /// The source of the fact.
  var evidence: String
  /// Names the value: `the name of the result's value`.
  var subject: String
  var place: Place

  /// The diagnostic about `owner`, the declaration that contains the value.
  func diagnostic(_ owner: String) -> FileDiagnostic {
    let message = "\(owner): \(subject) is taken from \(evidence); no document that Xcode wrote shows it"
    return FileDiagnostic(file: place.file, diagnostic: Diagnostic("evidence", .note, message, at: place.span))
  }
}
