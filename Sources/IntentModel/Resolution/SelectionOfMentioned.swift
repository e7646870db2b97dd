import SourceScan

/// Finds the files that have to be parsed in addition to the selected ones: those with a typealias or an enum's cases that the
/// declarations of parsed files mention, the aliases that such a typealias mentions in turn, types whose `ID` is mentioned, and
/// extensions of the framework's types with a mentioned static member. They decide the type of a parameter, whether a value is a
/// case, and whether it is a constant of the framework.
package struct SelectionOfMentioned: Sendable {
  private let outlines: Outlines
  private let modules: ModuleTable
  private let candidates: [Candidate]
  /// The names of the candidates and of the modules.
  package let wanted: NameFilter

  package init(_ outlines: Outlines, of modules: ModuleTable, except selected: [Int]) {
    self.outlines = outlines
    self.modules = modules
    let extensible = extensibleNames(outlines.batches.flatMap(plainAliases))
    var isSelected = Array(repeating: false, count: outlines.fileCount)
    for file in selected { isSelected[file] = true }
    let identifiable = Set(outlines.batches.flatMap(identifiableNames))
    let candidates = outlines.batches.indices.flatMap { batch in
      declaredCandidates(outlines.batches[batch], batch, extensible, identifiable, isSelected)
    }
    var wanted = NameFilter(count: candidates.count + modules.names.count)
    for candidate in candidates { wanted.insert(candidate.name) }
    for module in modules.names { wanted.insert(nameHash(of: module)) }
    self.candidates = candidates
    self.wanted = wanted
  }

  /// The files that have to be parsed because of the names that the files in `parsed` mention, as ascending indices.
  package func files(mentionedBy parsed: [(file: Int, parsed: ParsedFile)]) -> [Int] {
    var mentions = MentionedNames(wanted, modules: modules.names.count)
    for (file, parsed) in parsed {
      for name in parsed.mentionedNames { mentions.add(name, in: modules.moduleOfFile[file]) }
    }
    return files(mentioned: &mentions)
  }
}

/// The aliases, enums, identifiable types and static members that a batch declares outside of selected files.
private func declaredCandidates(
  _ outline: Outline, _ batch: Int, _ extensible: Set<UInt64>, _ identifiable: Set<UInt64>, _ isSelected: [Bool]
) -> [Candidate] {
  var candidates: [Candidate] = [], index = -1
  for entry in outline.entries {
    index += 1
    let isAlias = entry.kind == .typealias, isIdentifiable = !isAlias && identifiable.contains(entry.nameHash)
    let hasName = isAlias || entry.kind == .enum && entry.hasCases
    guard hasName || isIdentifiable, !entry.isLocal, !isSelected[Int(entry.file)] else { continue }
    let isSeenEverywhere = outline.isInExtension(entry)
    if hasName {
      candidates.append(
        Candidate(name: entry.nameHash, batch: batch, entry: index, isSeenEverywhere: isSeenEverywhere))
    }
    // `Shelf.ID` is the type of the `id` of `Shelf`.
    if isIdentifiable {
      let name = nameHash(ofIDOf: entry.nameHash)
      candidates.append(Candidate(name: name, batch: batch, entry: index, isSeenEverywhere: isSeenEverywhere))
    }
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
    // The parser reads no deeper levels.
    for _ in 0..<Limits.nesting {
      guard let parent = entry.parent else { break }
      entry = entries[parent]
    }
    return entry.kind == .extension
  }
}

extension SelectionOfMentioned {
  /// The files of the candidates that the parsed files or other candidates mention.
  private func files(mentioned mentions: inout MentionedNames) -> [Int] {
    var found: Set<Int> = [], candidates = candidates, count = -1, rounds = 0
    // Each round follows at least one more typealias.
    while count != mentions.count, rounds <= Limits.aliases {
      count = mentions.count
      rounds += 1
      candidates.removeAll { candidate in
        guard mentions.mayHold(candidate.name) else { return false }
        let outline = outlines.batches[candidate.batch], entry = outline.entries[candidate.entry]
        let module = modules.moduleOfFile[Int(entry.file)]
        let isMentioned = modules.names.indices.contains { other in
          mentions.holds(candidate.name, of: other)
            && (candidate.isSeenEverywhere || modules.sees(module, from: other)
              // `Kit.Shelf` names the module, which then counts as seen.
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
}

/// A declaration whose file has to be parsed once `name` is mentioned.
private struct Candidate: Sendable {
  var name: UInt64
  /// The position of the declaration in the outlines.
  var batch: Int
  var entry: Int
  /// Whether the declaration is in an extension, maybe of a type of another module, so that imports don't decide which files see
  /// it.
  var isSeenEverywhere: Bool
}

/// A typealias of a single name, such as `typealias Tile = ShortcutTileColor`, as the hashes of both names.
private struct PlainAlias {
  var name: UInt64
  var target: UInt64
}

/// The hashes of the names of types and of extended types with `Identifiable` in their clauses.
private func identifiableNames(_ outline: Outline) -> [UInt64] {
  let identifiable = nameHash(of: Program.identifiable)
  return outline.entries.compactMap { entry in
    outline.references[entry.references].contains { $0.nameHash == identifiable && $0.role == .inherited }
      ? entry.nameHash : nil
  }
}

private func plainAliases(_ outline: Outline) -> [PlainAlias] {
  outline.entries.compactMap { entry in
    guard entry.kind == .typealias, entry.references.count == 1 else { return nil }
    return PlainAlias(name: entry.nameHash, target: outline.references[entry.references.lowerBound].nameHash)
  }
}

/// The hashes of the names of framework types that an extension may give static members, and of the aliases for them.
private func extensibleNames(_ aliases: [PlainAlias]) -> Set<UInt64> {
  var names = Set(KnownNames.extensible.map { nameHash(of: $0) }), count = 0, rounds = 0
  while count != names.count, rounds <= Limits.aliases {
    count = names.count
    rounds += 1
    for alias in aliases where names.contains(alias.target) { names.insert(alias.name) }
  }
  return names
}

/// The names that are searched for and were found in headers, types and values of declarations.
private struct MentionedNames {
  /// The names that are searched for.
  private let wanted: NameFilter
  /// The names that any module's code mentions.
  private var all: NameFilter
  /// The hashes of the names that each module's code mentions.
  private var names: [Set<UInt64>]

  init(_ wanted: NameFilter, modules: Int) {
    self.wanted = wanted
    all = wanted.emptied()
    names = Array(repeating: [], count: modules)
  }

  var count: Int { names.reduce(0) { $0 + $1.count } }

  func mayHold(_ name: UInt64) -> Bool { all.mayContain(name) }

  func holds(_ name: UInt64, of module: Int) -> Bool { names[module].contains(name) }

  mutating func add(_ name: UInt64, in module: Int) {
    guard wanted.mayContain(name), names[module].insert(name).inserted else { return }
    all.insert(name)
  }

  /// Adds the names that a typealias refers to, and the name of the type that an extension extends, which may be an alias.
  mutating func add(_ entry: Outline.Entry, of outline: Outline, in module: Int) {
    if entry.kind == .extension { add(entry.nameHash, in: module) }
    for reference in outline.references[entry.references] where reference.role == .aliased {
      let path = outline.string(reference.name).split(separator: ".")
      for name in path { add(nameHash(of: String(name)), in: module) }
      if path.last == "ID", path.count > 1 {
        add(nameHash(ofIDOf: nameHash(of: String(path[path.count - 2]))), in: module)
      }
    }
  }
}
