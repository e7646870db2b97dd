import IntentModel
import SourceScan

/// What a value of the document rests on where no document that Xcode wrote shows it.
///
/// The kinds are in the order of their strength. What is only inferred from them has none: it is unverified, and written on
/// demand alone.
enum Evidence: String, Sendable {
  /// The code of Apple's frameworks that reads and writes the same format, or the tables that it uses.
  case coder
  /// A public project asserts it about the document of its own build, or a tool that was compared with Xcode's output
  /// writes it.
  case asserted
  /// The public Swift interface of the framework.
  case interface

  /// How a message calls it.
  var text: String {
    switch self {
    case .coder: "the code of Apple's frameworks that reads this format"
    case .asserted: "what other projects state about the output of Xcode"
    case .interface: "the interface of the framework"
    }
  }
}

/// A value whose evidence is less than a document.
struct EvidenceNote: Hashable, Sendable {
  var evidence: Evidence
  /// Names the value: `the name of the result's value`.
  var subject: String
  var place: Place

  /// What is reported about `owner`, the declaration that contains the value.
  func diagnostic(_ owner: String) -> FileDiagnostic {
    let message = "\(owner): \(subject) rests on \(evidence.text), not on a document that Xcode wrote"
    return FileDiagnostic(file: place.file, diagnostic: Diagnostic("evidence", .note, message, at: place.span))
  }
}
