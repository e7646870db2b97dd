/// One file, parsed in full: what later stages look at instead of source characters. It never changes; an object, because it
/// is handed on wherever a declaration is looked at.
///
/// The tokens are not kept: they take more memory than texts and trees together, and few are asked for (`tokens(in:)`).
package final class ParsedFile: Sendable {
  package let text: SourceText
  package let comments: [TokenBuffer.Comment]
  /// The file's top-level declarations, in order.
  package let declarations: [Declaration]
  /// What functions' bodies and top-level code declare, see `LocalScope`.
  package let localTypes: [LocalScope]
  /// The clauses of the `#if`s around declarations, outer ones before what they hold.
  package let regions: [Condition.Region]
  /// Hashes of names that headers mention, as far as whoever parsed the file looks for them.
  package let mentionedNames: [UInt64]
  /// Sorted by position; those of clauses that no platform has are among them.
  package let diagnostics: [Diagnostic]

  init(
    text: SourceText, comments: [TokenBuffer.Comment], declarations: [Declaration], localTypes: [LocalScope],
    regions: [Condition.Region], mentionedNames: [UInt64], diagnostics: [Diagnostic]
  ) {
    self.text = text
    self.comments = comments
    self.declarations = declarations
    self.localTypes = localTypes
    self.regions = regions
    self.mentionedNames = mentionedNames
    self.diagnostics = diagnostics
  }
}
