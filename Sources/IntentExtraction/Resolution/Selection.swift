import SourceScan

/// The files that have to be parsed in full, as ascending indices: those that declare, extend, alias or inherit anything
/// that may have to do with App Intents. Goes by bare names, wherever they are declared, so it takes too many files
/// rather than too few; who really conforms is for `Program` to find out.
public func select(_ outlines: [Outline]) -> [Int] {
  var selection = Selection()
  for (index, outline) in outlines.enumerated() { selection.add(outline, file: index) }
  return selection.files()
}

private struct Selection {
  /// One type, extension or alias.
  private struct Candidate {
    var file: Int
    var name: UInt64
    /// The name of the extension that it is nested in; 0 for none.
    var extended: UInt64
  }

  private var candidates: [Candidate] = []
  /// Candidates by each name that makes them matter once that name matters: their own and those they inherit or alias.
  private var dependents: [UInt64: [Int32]] = [:]

  mutating func add(_ outline: Outline, file: Int) {
    for entry in outline.entries {
      let index = Int32(candidates.count)
      let name = lastComponent(entry.name, outline.text)
      var extended: UInt64 = 0
      if let parent = entry.parent, outline.entries[parent].kind == .extension {
        extended = lastComponent(outline.entries[parent].name, outline.text)
      }
      candidates.append(Candidate(file: file, name: name, extended: extended))
      dependents[name, default: []].append(index)
      for reference in outline.references[entry.references] {
        dependents[lastComponent(reference.name, outline.text), default: []].append(index)
      }
    }
  }

  /// The names that matter spread from the framework's to all that inherit, extend or alias them.
  func files() -> [Int] {
    var pending = KnownNames.all.map { hash($0.utf8) }
    var seen = Set(pending), isTaken = [Bool](repeating: false, count: candidates.count), files: Set<Int> = []
    while let name = pending.popLast() {
      for index in dependents[name] ?? [] where !isTaken[Int(index)] {
        isTaken[Int(index)] = true
        let candidate = candidates[Int(index)]
        files.insert(candidate.file)
        if seen.insert(candidate.name).inserted { pending.append(candidate.name) }
        // What a nested type is nested in belongs to its name.
        if candidate.extended != 0, seen.insert(candidate.extended).inserted { pending.append(candidate.extended) }
      }
    }
    return files.sorted()
  }

  private func lastComponent(_ span: ByteSpan, _ text: [UInt8]) -> UInt64 {
    var start = Int(span.start)
    for index in Int(span.start)..<Int(span.end) where text[index] == UInt8(ascii: ".") { start = index + 1 }
    return hash(text[start..<Int(span.end)])
  }

  /// FNV-1a: two names with one hash only mean a file too many.
  private func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// The names of the framework that a file's declarations may inherit, bear as an attribute, or hide by their own.
enum KnownNames {
  static var all: [String] {
    KnownProtocols.all.map(\.name) + KnownMacros.names + Array(KnownWrappers.byName.keys)
  }
}
