import SourceScan

extension Program {
  /// Adds to files the intents that their tips for Siri show, if the code names these intents, and to files of tests the names by
  /// which they find the app's declarations. Marks the files that start Live Activities.
  func addViewCode(to facts: [FileFacts]) {
    for (index, file) in files.enumerated() where !modules[file.module].isContext {
      guard let parsed = file.parsed, case let names = facts[index].mentions.names, !names.isEmpty else { continue }
      let hasTips = names.contains(KnownMentions.tip), isTest = names.contains(KnownMentions.testing)
      let hasActivities = names.contains(KnownMentions.activity) && facts[index].imports("ActivityKit")
      guard hasTips || isTest || hasActivities else { continue }
      let code = ViewCode(text: parsed.text, tokens: parsed.tokens(in: ByteSpan(0, UInt32(parsed.text.count))))
      if hasTips {
        facts[index].intentsOfTips = code.intents.map { NameReference($0.name, at: Place(FileID(index), $0.span)) }
      }
      if isTest { facts[index].testedNames = code.testedNames(in: FileID(index)) }
      if hasActivities { facts[index].startsActivities = code.calls(KnownMentions.request) }
    }
  }
}

/// Code with tips or Live Activities, and tests, by its tokens.
private struct ViewCode: CodeTokens {
  let text: SourceText
  let tokens: [Token]

  /// `Open` of `SiriTipView(intent: Open())`, and of `tip(for: Open())` if the function `tip` makes a tip of its parameter.
  var intents: [(name: String, span: ByteSpan)] {
    var found: [(name: String, span: ByteSpan)] = [], functions: Set<String> = []
    for index in tokens.indices where isWord(index, "SiriTipView") && kind(index + 1) == .leftParenthesis {
      guard isWord(index + 2, "intent"), kind(index + 3) == .colon else { continue }
      if let intent = instance(at: index + 4) {
        found.append(intent)
      } else if let argument = name(index + 4), let function = function(around: index, with: argument) {
        functions.insert(function)
      }
    }
    for index in tokens.indices where !functions.isEmpty && kind(index + 1) == .leftParenthesis {
      guard let name = name(index), functions.contains(name), !isWord(index - 1, "func") else { continue }
      let start = kind(index + 3) == .colon ? index + 4 : index + 2
      if let intent = instance(at: start) { found.append(intent) }
    }
    return found
  }

  func calls(_ method: String) -> Bool {
    tokens.indices.contains {
      isWord($0, method) && kind($0 - 1) == .period && kind($0 + 1) == .leftParenthesis
    }
  }

  private static let registries: Set<String> = ["intents", "entities", "enums", "transientEntities", "valueQueries"]

  /// `.intents["Open"]` with a literal, and the labels of `.makeIntent(…)` or the value of `.makeCase("…")` after it.
  func testedNames(in file: FileID) -> [FileFacts.TestedName] {
    tokens.indices.compactMap { index -> FileFacts.TestedName? in
      guard kind(index) == .period, let registry = name(index + 1), Self.registries.contains(registry),
        kind(index + 2) == .leftBracket, kind(index + 3) == .stringOpen
      else { return nil }
      let end = Int(tokens[index + 2].partner)
      guard let (text, span) = literal(at: index + 3, before: end),
        text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      var found = FileFacts.TestedName(registry: registry, name: text, place: Place(file, span))
      if kind(end + 1) == .period, isWord(end + 2, "makeCase"), kind(end + 3) == .leftParenthesis,
        let (value, span) = literal(at: end + 4, before: Int(tokens[end + 3].partner))
      {
        found.caseValue = NameReference(value, at: Place(file, span))
      }
      if kind(end + 1) == .period, isWord(end + 2, "makeIntent"), kind(end + 3) == .leftParenthesis {
        var next = end + 4
        let last = Int(tokens[end + 3].partner)
        while next < last {
          if kind(next + 1) == .colon, kind(next - 1) == .leftParenthesis || kind(next - 1) == .comma,
            let label = name(next)
          {
            found.labels.append(NameReference(label, at: Place(file, tokens[next].span)))
          }
          next = afterOperand(next)
        }
      }
      return found
    }
  }

  /// The text and range of a string literal without escapes and interpolations, if the token at `end` comes right after it; nil for
  /// anything else.
  private func literal(at open: Int, before end: Int) -> (text: String, span: ByteSpan)? {
    guard kind(open) == .stringOpen, kind(open + 1) == .stringSegment, Int(tokens[open].partner) == open + 2,
      open + 3 == end
    else { return nil }
    let text = text.string(tokens[open + 1].span)
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : (text, ByteSpan(tokens[open].start, tokens[open + 2].end))
  }

  /// The name and location of the type in `Open()` and `Kit.Open(…)`; nil for anything else.
  private func instance(at index: Int) -> (name: String, span: ByteSpan)? {
    var last = index
    while isTypeName(last), kind(last + 1) == .period, isTypeName(last + 2) { last += 2 }
    guard isTypeName(last), kind(last + 1) == .leftParenthesis, let name = name(last) else { return nil }
    return (name, tokens[last].span)
  }

  /// The farthest that a tip may be from the start of its function, in tokens. A function that passes its parameter to a tip is
  /// short.
  private static let longestFunction = 500

  /// The name of the innermost function around a token, if it has a parameter of the name and its body declares nothing else with
  /// that name; nil otherwise.
  private func function(around index: Int, with parameter: String) -> String? {
    let near = max(0, index - Self.longestFunction)..<index
    guard let start = near.last(where: { isWord($0, "func") }), let name = name(start + 1),
      let open = (start..<index).first(where: { kind($0) == .leftParenthesis })
    else { return nil }
    let close = Int(tokens[open].partner)
    // A tip may also be the default value of a parameter.
    guard close > open, close < index, let body = (close..<index).first(where: { kind($0) == .leftBrace }),
      Int(tokens[body].partner) > index,
      (open..<close).contains(where: { isWord($0, parameter) && kind($0 + 1) == .colon }),
      !(body..<index).contains(where: { isWord($0, parameter) && (isWord($0 - 1, "let") || isWord($0 + 1, "in")) })
    else { return nil }
    return name
  }

  private func isTypeName(_ index: Int) -> Bool {
    kind(index) == .identifier
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text.bytes[Int(tokens[index].start)])
  }

  private func name(_ index: Int) -> String? { kind(index) == .identifier ? text.string(tokens[index].span) : nil }

  private func isWord(_ index: Int, _ word: String) -> Bool { name(index) == word }
}
