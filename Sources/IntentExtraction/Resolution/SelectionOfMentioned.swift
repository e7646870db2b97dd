import SourceScan

/// The files that have to be parsed beside the `selected` ones, as ascending indices: those that declare a typealias or an
/// enum which the declarations of `parsed` mention, the aliases that such a typealias mentions in turn, and extensions of
/// the framework's types with a static member which is mentioned. What a parameter's type stands for, whether a value is a
/// case and whether it is a constant of the framework's shows there.
public func selectMentioned(
  _ outlines: Outlines, of modules: ModuleTable, by parsed: [(file: Int, parsed: ParsedFile)],
  except selected: Set<Int>
) -> [Int] {
  guard !parsed.isEmpty else { return [] }
  let extensible = extensibleNames(outlines.batches.flatMap(plainAliases))
  var isSelected = Array(repeating: false, count: outlines.fileCount)
  for file in selected { isSelected[file] = true }
  let candidates = outlines.batches.indices.flatMap { batch in
    declaredCandidates(outlines.batches[batch], batch, extensible, isSelected)
  }
  var mentions = Mentions(of: candidates, modules.names)
  for (file, parsed) in parsed { mentions.add(parsed, in: modules.moduleOfFile[file]) }
  return files(of: candidates, mentioned: &mentions, outlines, modules)
}

/// The aliases, enums and static members that a batch declares outside of selected files.
private func declaredCandidates(
  _ outline: Outline, _ batch: Int, _ extensible: Set<UInt64>, _ isSelected: [Bool]
) -> [Candidate] {
  var candidates: [Candidate] = []
  for (index, entry) in outline.entries.enumerated()
  where (entry.kind == .typealias || entry.kind == .enum) && !entry.isLocal && !isSelected[Int(entry.file)] {
    candidates.append(
      Candidate(
        name: entry.nameHash, batch: batch, entry: index, isSeenEverywhere: outline.isInExtension(entry)))
  }
  for member in outline.staticMembers {
    let entry = outline.entries[member.entry]
    guard !entry.isLocal, extensible.contains(entry.nameHash), !isSelected[Int(entry.file)] else { continue }
    candidates.append(Candidate(name: member.nameHash, batch: batch, entry: member.entry, isSeenEverywhere: true))
  }
  return candidates
}

extension Outline {
  fileprivate func isInExtension(_ entry: Entry) -> Bool {
    var entry = entry
    // Parents come before what they hold.
    while let parent = entry.parent { entry = entries[parent] }
    return entry.kind == .extension
  }
}

/// The files of the candidates that are mentioned, by what was parsed or by another candidate.
private func files(
  of candidates: [Candidate], mentioned mentions: inout Mentions, _ outlines: Outlines, _ modules: ModuleTable
) -> [Int] {
  var found: Set<Int> = [], candidates = candidates, count = -1
  while count != mentions.count {
    count = mentions.count
    candidates.removeAll { candidate in
      guard mentions.mayHold(candidate.name) else { return false }
      let outline = outlines.batches[candidate.batch], entry = outline.entries[candidate.entry]
      let module = modules.moduleOfFile[Int(entry.file)]
      let isMentioned = modules.names.indices.contains { other in
        mentions.holds(candidate.name, of: other)
          && (candidate.isSeenEverywhere || modules.sees(module, from: other)
            // `Kit.Shelf` says itself where to look.
            || mentions.holds(nameHash(of: modules.names[module]), of: other))
      }
      guard isMentioned else { return false }
      found.insert(Int(entry.file))
      mentions.add(entry, of: outline, in: module)
      return true
    }
  }
  return found.sorted()
}

/// A file that has to be parsed once `name` is mentioned.
private struct Candidate {
  var name: UInt64
  /// Where the outlines have the declaration.
  var batch: Int
  var entry: Int
  /// An extension has it, maybe of a type of another module: no import tells who sees it.
  var isSeenEverywhere: Bool
}

/// `typealias Tile = ShortcutTileColor`, by hashes.
private struct PlainAlias {
  var name: UInt64
  var target: UInt64
}

private func plainAliases(_ outline: Outline) -> [PlainAlias] {
  outline.entries.compactMap { entry in
    guard entry.kind == .typealias, entry.references.count == 1 else { return nil }
    return PlainAlias(name: entry.nameHash, target: outline.references[entry.references.lowerBound].nameHash)
  }
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

/// The names in declarations' headers, types and values, as far as somebody looks for them.
private struct Mentions {
  /// What is looked for: most names are nobody's.
  private var wanted: NameFilter
  /// What any module's code mentions.
  private var all: NameFilter
  /// By module the hashes of the names that its code mentions.
  private var names: [Set<UInt64>]

  init(of candidates: [Candidate], _ modules: [String]) {
    wanted = NameFilter(count: candidates.count + modules.count)
    all = wanted
    names = modules.map { _ in [] }
    for candidate in candidates { wanted.insert(candidate.name) }
    for module in modules { wanted.insert(nameHash(of: module)) }
  }

  /// How many there are.
  var count: Int { names.reduce(0) { $0 + $1.count } }

  func mayHold(_ name: UInt64) -> Bool { all.mayContain(name) }

  func holds(_ name: UInt64, of module: Int) -> Bool { names[module].contains(name) }

  private mutating func add(_ name: UInt64, in module: Int) {
    guard wanted.mayContain(name), names[module].insert(name).inserted else { return }
    all.insert(name)
  }

  /// What a typealias stands for, and the name of the type that an extension extends: it may be an alias's.
  mutating func add(_ entry: Outline.Entry, of outline: Outline, in module: Int) {
    if entry.kind == .extension { add(entry.nameHash, in: module) }
    for reference in outline.references[entry.references] where reference.role == .aliased {
      for name in outline.string(reference.name).split(separator: ".") { add(nameHash(of: String(name)), in: module) }
    }
  }

  mutating func add(_ file: ParsedFile, in module: Int) {
    let tokens = file.tokens, text = file.text
    for header in file.headers {
      for index in Int(header.start)..<max(Int(header.start), min(Int(header.end), tokens.count))
      where tokens[index].kind == .identifier {
        add(nameHash(of: name(tokens[index], in: text), in: text.bytes), in: module)
      }
    }
  }

  /// Without backticks.
  private func name(_ token: Token, in text: SourceText) -> ByteSpan {
    let isQuoted = text.bytes[Int(token.start)] == UInt8(ascii: "`") && token.end - token.start > 2
    return isQuoted ? ByteSpan(token.start + 1, token.end - 1) : ByteSpan(token.start, token.end)
  }
}
