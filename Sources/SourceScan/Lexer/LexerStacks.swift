/// Stacks of open constructs. A `TokenBuffer` keeps their memory from file to file.
struct LexerStacks {
  /// The `interpolationOpen`s without a match so far, outermost first.
  var interpolations: [UInt32] = []
  /// The last directives of the `#if`s without an `#endif` so far, outermost first.
  var conditionals: [UInt32] = []
  /// The bodies whose members the outline may need, outermost first. Closed ones are removed on access.
  var memberBodies: [Lexer.MemberBody] = []
  /// The `#if`s and interpolations in a body that is being skipped.
  var inBody: [Lexer.Body.Other] = []

  /// Empties the lists that aren't emptied in other places, and keeps the memory.
  mutating func removeAll() {
    if interpolations.count > 0 { interpolations.removeAll(keepingCapacity: true) }
    if conditionals.count > 0 { conditionals.removeAll(keepingCapacity: true) }
    if memberBodies.count > 0 { memberBodies.removeAll(keepingCapacity: true) }
  }
}
