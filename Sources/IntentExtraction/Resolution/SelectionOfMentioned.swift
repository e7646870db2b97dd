import SourceScan

/// The files that have to be parsed beside the `selected` ones, as ascending indices: those that declare a typealias or an
/// enum which the declarations of `parsed` mention, the aliases that such a typealias mentions in turn, and extensions of
/// the framework's types with a static member which is mentioned. What a parameter's type stands for, whether a value is a
/// case and whether it is a constant of the framework's shows there.
public func selectMentioned(_ outlines: [Outline], by parsed: [ParsedFile], except selected: Set<Int>) -> [Int] {
  guard !parsed.isEmpty else { return [] }
  var mentions = Mentions()
  for file in parsed { mentions.add(file.declarations, of: file) }
  let aliases = outlines.indices.flatMap {
    plainAliases(outlines[$0].entries, outlines[$0].references, outlines[$0].text)
  }
  let extensible = extensibleNames(aliases)
  var isSelected = outlines.map { _ in false }
  for file in selected { isSelected[file] = true }
  var candidates: [Candidate] = []
  for file in outlines.indices where !isSelected[file] {
    let entries = outlines[file].entries, text = outlines[file].text
    for (index, entry) in entries.enumerated() where !entry.isLocal {
      switch entry.kind {
      case .typealias, .enum:
        candidates.append(Candidate(name: nameHash(of: entry.name, in: text), file: file, entry: index))
      case .extension
      where !entry.staticMembers.isEmpty && extensible.contains(lastComponentHash(of: entry.name, in: text)):
        for member in outlines[file].staticMembers[entry.staticMembers] {
          candidates.append(Candidate(name: nameHash(of: member, in: text), file: file, entry: index))
        }
      default: break
      }
    }
  }
  return files(of: candidates, mentioned: &mentions, outlines)
}

/// The files of the candidates that are mentioned, by what was parsed or by another candidate.
private func files(of candidates: [Candidate], mentioned mentions: inout Mentions, _ outlines: [Outline]) -> [Int] {
  var found: Set<Int> = [], candidates = candidates, count = -1
  while count != mentions.names.count {
    count = mentions.names.count
    candidates.removeAll { candidate in
      guard mentions.names.contains(candidate.name) else { return false }
      found.insert(candidate.file)
      mentions.add(outlines[candidate.file].entries[candidate.entry], of: outlines[candidate.file])
      return true
    }
  }
  return found.sorted()
}

/// A file that has to be parsed once `name` is mentioned.
private struct Candidate {
  var name: UInt64
  var file: Int
  var entry: Int
}

/// `typealias Tile = ShortcutTileColor`, by hashes.
private struct PlainAlias {
  var name: UInt64
  var target: UInt64
}

private func plainAliases(
  _ entries: [Outline.Entry], _ references: [Outline.Reference], _ text: [UInt8]
) -> [PlainAlias] {
  var aliases: [PlainAlias] = []
  for entry in entries where entry.kind == .typealias && entry.references.count == 1 {
    let target = lastComponentHash(of: references[entry.references.lowerBound].name, in: text)
    aliases.append(PlainAlias(name: nameHash(of: entry.name, in: text), target: target))
  }
  return aliases
}

/// The hashes of the names of framework types that an extension may give static members, and of the aliases for them.
private func extensibleNames(_ aliases: [PlainAlias]) -> Set<UInt64> {
  var names = Set(KnownNames.extensible.map { nameHash(of: $0) }), count = 0
  while count != names.count {
    count = names.count
    for alias in aliases where names.contains(alias.target) { names.insert(alias.name) }
  }
  return names
}

/// The names in declarations' headers, types and values. Bodies are left out, those of static getters excepted: they are
/// where values stand.
private struct Mentions {
  private(set) var names: Set<UInt64> = []

  /// What a typealias stands for, and the name of the type that an extension extends: it may be an alias's.
  mutating func add(_ entry: Outline.Entry, of outline: Outline) {
    if entry.kind == .extension { names.insert(lastComponentHash(of: entry.name, in: outline.text)) }
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
