import SourceScan

/// Reads of a measurement's number by an intent that never reads its unit, judged by tokens.
extension TypeContext {
  /// Reads in source order, with the parameter's name. None for a parameter with a fixed unit.
  func unitlessReads(_ parameters: [WrappedProperty]) -> [NameReference] {
    let measured = parameters.filter { $0.type?.kind == .measurement && $0.argument("unit") == nil }
    guard !measured.isEmpty else { return [] }
    var reads: [NameReference] = []
    for parameter in measured {
      guard let places = bareReads(of: parameter.name) else { continue }
      reads += places.map { NameReference(parameter.name, at: $0) }
    }
    return reads
  }

  /// Nil if other code may read the unit.
  private func bareReads(of name: String) -> [Place]? {
    var places: [Place] = []
    for member in members where member.providedBy == nil {
      guard member.declaration.name != name, member.declaration.name != "parameterSummary" else { continue }
      let parsed = program.parsedFile(member.file)
      let code = MeasurementCode(
        text: parsed.text, tokens: parsed.tokens(in: member.declaration.span), name: name)
      guard let spans = code.reads else { return nil }
      places += spans.map { Place(member.file, $0) }
    }
    return places
  }
}

/// The tokens of one member.
private struct MeasurementCode: CodeTokens {
  let text: SourceText
  let tokens: [Token]
  let name: String

  /// The `value` of each `duration.value`; nil if the measurement is used in another way, which may regard its unit.
  var reads: [ByteSpan]? {
    var reads: [ByteSpan] = []
    for index in tokens.indices where kind(index) == .identifier && text.string(tokens[index].span) == name {
      // A member of something else, or a label.
      if kind(index - 1) == .period, !isWord(index - 2, "self") { continue }
      if kind(index + 1) == .colon, kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma { continue }
      // `if let duration {`, `guard let duration else {`
      if isWord(index - 1, "let") && (kind(index + 1) == .leftBrace || isWord(index + 1, "else")) { continue }
      var next = index + 1
      if kind(next) == .operator, text.matches(tokens[next].span, "?") || text.matches(tokens[next].span, "!") {
        next += 1
      }
      guard kind(next) == .period, isWord(next + 1, "value") else { return nil }
      if !isComparedWithZero(next + 1) { reads.append(tokens[next + 1].span) }
    }
    return reads
  }

  /// `duration.value > 0`: the same in every unit.
  private func isComparedWithZero(_ index: Int) -> Bool {
    guard kind(index + 1) == .operator, tokens.indices.contains(index + 2) else { return false }
    return [">", "<", ">=", "<=", "==", "!="].contains(text.string(tokens[index + 1].span))
      && ["0", "0.0"].contains(text.string(tokens[index + 2].span))
  }
}
