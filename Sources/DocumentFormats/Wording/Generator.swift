/// The name and version of the tool, as in every document that it writes.
package enum Generator {
  package static let name = "intentscan"
  package static let version = "0.1.0"
  /// The version of the bundle's schema. Increased by a change that breaks readers.
  package static let bundleVersion = 1
}
