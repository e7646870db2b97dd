/// One file, parsed in full: later stages read it instead of source characters. It never changes; an object, because it is
/// passed on with every declaration.
///
/// The tokens are not kept: they need more memory than texts and trees together, and few are read again (`tokens(in:)`).
package final class ParsedFile: Sendable {
  package let text: SourceText
  package let comments: [TokenBuffer.Comment]
  /// The file's top-level declarations, in order.
  package let declarations: [Declaration]
  /// Declarations in functions' bodies and top-level code, see `LocalScope`.
  package let localTypes: [LocalScope]
  /// The clauses of the `#if`s around declarations, outer ones before inner ones.
  package let regions: [Condition.Region]
  /// Hashes of the names in headers for which the `isWanted` of `parse` was true.
  package let mentionedNames: [UInt64]
  /// The diagnostics in order of position, with those of `#if` clauses that no platform compiles.
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
