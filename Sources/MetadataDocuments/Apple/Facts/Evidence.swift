import IntentModel
import SourceScan

extension Evidence {
  /// The source of a fact in the words of a message; nil for a document that Xcode wrote, the best evidence.
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

/// A value in a document of this tool that no document written by Xcode shows.
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
