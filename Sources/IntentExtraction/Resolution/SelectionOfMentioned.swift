import SourceScan

/// The files that have to be parsed beside the `selected` ones, as ascending indices: those that declare a typealias or an
/// enum which the declarations of `parsed` mention, and the aliases that such a typealias mentions in turn. What a
/// parameter's type stands for, and whether a value is a case, shows there.
public func selectMentioned(_ outlines: [Outline], by parsed: [ParsedFile], except selected: Set<Int>) -> [Int] {
  var mentions = Mentions()
  for file in parsed { mentions.add(file.declarations, of: file) }
  var candidates: [(name: UInt64, file: Int, entry: Int)] = []
  for (file, outline) in outlines.enumerated() where !selected.contains(file) {
    for (index, entry) in outline.entries.enumerated()
    where (entry.kind == .typealias || entry.kind == .enum) && !entry.isLocal {
      candidates.append((nameHash(of: entry.name, in: outline.text), file, index))
    }
  }
  var found: Set<Int> = [], count = -1
  while count != mentions.names.count {
    count = mentions.names.count
    for candidate in candidates where mentions.names.contains(candidate.name) {
      found.insert(candidate.file)
      mentions.add(outlines[candidate.file].entries[candidate.entry], of: outlines[candidate.file])
    }
  }
  return found.sorted()
}

/// The names in declarations' headers, types and values. Bodies are left out, those of static getters excepted: they are
/// where values stand.
private struct Mentions {
  private(set) var names: Set<UInt64> = []

  /// What a typealias stands for.
  mutating func add(_ entry: Outline.Entry, of outline: Outline) {
    for reference in outline.references[entry.references] where reference.role == .aliased {
      for name in outline.string(reference.name).split(separator: ".") { names.insert(nameHash(of: String(name))) }
    }
  }

  mutating func add(_ declarations: [Declaration], of file: ParsedFile) {
    for declaration in declarations {
      switch declaration.form {
      case .type(let body):
        add(body.members, of: file)
        for scope in body.localTypes { add(scope.declarations, of: file) }
      case .extension(let body): add(body.members, of: file)
      case .variable(let variable):
        add(declaration.span, upTo: declaration.isStatic ? nil : variable.getter?.body, of: file)
      case .function(let function), .initializer(let function):
        add(declaration.span, upTo: function.body, of: file)
      case .enumCase, .typeAlias: add(declaration.span, upTo: nil, of: file)
      default: break
      }
    }
  }

  private mutating func add(_ span: ByteSpan, upTo body: TokenRange?, of file: ParsedFile) {
    var index = file.tokenIndex(at: span.start)
    let end = body.map { Int($0.start) } ?? file.tokens.count
    while index < end, file.tokens[index].start < span.end {
      let token = file.tokens[index]
      if token.kind == .identifier { names.insert(nameHash(of: name(token, in: file.text), in: file.text.bytes)) }
      index += 1
    }
  }

  /// Without backticks.
  private func name(_ token: Token, in text: SourceText) -> ByteSpan {
    let isQuoted = text.bytes[Int(token.start)] == UInt8(ascii: "`") && token.end - token.start > 2
    return isQuoted ? ByteSpan(token.start + 1, token.end - 1) : ByteSpan(token.start, token.end)
  }
}
