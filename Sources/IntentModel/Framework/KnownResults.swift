/// A protocol that the result of `perform()` may conform to.
package struct KnownResult: Sendable {
  var name: String
  /// The argument of `.result(…)` for the protocol.
  var argument: String
  /// The property of `PerformResult` that states the conformance; nil for a value, whose type is recorded instead.
  package var flag: (WritableKeyPath<PerformResult, Bool> & Sendable)?
  /// A bit of `outputFlags` in Apple's metadata; nil for a value, which has a key of its own.
  package var bit: Int?
  var evidence: [Evidence]

  /// The key in the bundle: `providesDialog`.
  package var key: String { name.prefix(1).lowercased() + name.dropFirst() }
}

/// The protocols that a result may conform to. Evidence for the bits: documents with their sources; for 1, and for 7 as the sum
/// of 1, 2 and 4, what other tools assert. The protocols are in the interface of iOS 17.4, except `ShowsSnippetIntent`, which is
/// in Apple's documentation of iOS 26.
package enum KnownResults {
  package static let all = [
    KnownResult(name: "ReturnsValue", argument: "value", evidence: .iOS17 + [.document]),
    KnownResult(
      name: "ProvidesDialog", argument: "dialog", flag: \PerformResult.providesDialog, bit: 4,
      evidence: .iOS17 + [.document]),
    KnownResult(
      name: "ShowsSnippetView", argument: "view", flag: \PerformResult.showsSnippetView, bit: 2,
      evidence: .iOS17 + [.document]),
    KnownResult(
      name: "ShowsSnippetIntent", argument: "snippetIntent", flag: \PerformResult.showsSnippetIntent, bit: 32,
      evidence: .documentation + [.document]),
    KnownResult(
      name: "OpensIntent", argument: "opensIntent", flag: \PerformResult.opensIntent, bit: 1,
      evidence: .iOS17 + [.document]),
  ]

  /// The bit for no result at all.
  package static let noResultBit = 8

  /// Types of results that promise nothing. `IntentPerformResult` and `PerformResult` are names of the first betas.
  static let plain: Set<String> = ["IntentResult", "Never", "IntentPerformResult", "PerformResult", "Void"]

  /// Protocols of the standard library that a composition may name; they add nothing to a result.
  static let foreign: Set<String> = ["Sendable", "SendableMetatype", "Copyable", "Escapable"]

  /// The type that a result can be instead of a composition: `IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>`.
  static let container = "IntentResultContainer"
}
