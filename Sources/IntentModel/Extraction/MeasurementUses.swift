import SourceScan

/// Reads of a measurement's number by an intent that never reads its unit, judged by tokens.
extension TypeContext {
  /// The reads, grouped by parameter, each with the parameter's name. A parameter with a fixed unit has none.
  func unitlessReads(_ parameters: [WrappedProperty]) -> [NameReference] {
    let measured = parameters.filter { $0.type?.kind == .measurement && $0.argument("unit") == nil }
    guard !measured.isEmpty else { return [] }
    let names = Set(measured.map(\.name))
    var reads: [String: [Place]] = [:], unitsRead: Set<String> = []
    for member in members where member.providedBy == nil && member.declaration.name != "parameterSummary" {
      let parsed = program.parsedFile(member.file)
      let code = MeasurementCode(text: parsed.text, tokens: parsed.tokens(in: member.declaration.span))
      for (name, span) in code.reads(of: names) where name != member.declaration.name {
        if let span { reads[name, default: []].append(Place(member.file, span)) } else { unitsRead.insert(name) }
      }
    }
    return measured.filter { !unitsRead.contains($0.name) }.flatMap { parameter in
      (reads[parameter.name] ?? []).map { NameReference(parameter.name, at: $0) }
    }
  }
}

/// The tokens of one member.
private struct MeasurementCode: CodeTokens {
  let text: SourceText
  let tokens: [Token]

  /// Uses of the measurements with these names, each with the range of `value` in `duration.value`; nil for a use that may read
  /// the unit. Comparisons with zero are omitted.
  func reads(of names: Set<String>) -> [(name: String, span: ByteSpan?)] {
    var reads: [(name: String, span: ByteSpan?)] = []
    for index in tokens.indices where kind(index) == .identifier {
      let name = text.string(tokens[index].span)
      guard names.contains(name) else { continue }
      // A member of something else, or a label.
      if kind(index - 1) == .period, !isWord(index - 2, "self") { continue }
      if kind(index + 1) == .colon, kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma { continue }
      // `if let duration {`, `guard let duration else {`
      if isWord(index - 1, "let") && (kind(index + 1) == .leftBrace || isWord(index + 1, "else")) { continue }
      var next = index + 1
      if kind(next) == .operator, text.matches(tokens[next].span, "?") || text.matches(tokens[next].span, "!") {
        next += 1
      }
      if kind(next) != .period || !isWord(next + 1, "value") {
        reads.append((name, nil))
      } else if !isComparedWithZero(next + 1) {
        reads.append((name, tokens[next + 1].span))
      }
    }
    return reads
  }

  /// Whether the value is compared with zero, as in `duration.value > 0`, which gives the same result in every unit (except for
  /// temperatures).
  private func isComparedWithZero(_ index: Int) -> Bool {
    guard kind(index + 1) == .operator, tokens.indices.contains(index + 2) else { return false }
    return [">", "<", ">=", "<=", "==", "!="].contains(text.string(tokens[index + 1].span))
      && ["0", "0.0"].contains(text.string(tokens[index + 2].span))
  }
}
