/// One file, lexed and parsed in full: what later stages look at instead of source characters. It never changes; an object,
/// because it is handed on wherever a declaration is looked at.
public final class ParsedFile: Sendable {
  public let text: SourceText
  public let tokens: [Token]
  public let comments: [TokenBuffer.Comment]
  /// The file's top-level declarations, in order.
  public let declarations: [Declaration]
  /// What functions' bodies and top-level code declare, see `LocalScope`.
  public let localTypes: [LocalScope]
  /// The clauses of the `#if`s around declarations, outer ones before what they hold.
  public let regions: [Condition.Region]
  /// The tokens of variables, functions, initialisers, enum cases and typealiases, wherever they are declared, without
  /// their bodies; static variables' getters are in, since values stand there. In no order.
  public let headers: [TokenRange]
  /// Sorted by position; those of clauses that no platform has are among them.
  public let diagnostics: [Diagnostic]

  init(
    text: SourceText, buffer: TokenBuffer, declarations: [Declaration], localTypes: [LocalScope],
    regions: [Condition.Region], headers: [TokenRange], diagnostics: [Diagnostic]
  ) {
    self.text = text
    // Copies without the room that the buffer has for larger files.
    tokens = buffer.tokens.withUnsafeBufferPointer { Array($0) }
    comments = buffer.comments.withUnsafeBufferPointer { Array($0) }
    self.declarations = declarations
    self.localTypes = localTypes
    self.regions = regions
    self.headers = headers
    self.diagnostics = diagnostics
  }
}
