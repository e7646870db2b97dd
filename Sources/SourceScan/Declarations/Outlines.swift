/// The outlines of all files of a scan: batches of consecutive files. The numbers of files and entries continue from batch to
/// batch.
package struct Outlines: Sendable {
  /// Outlines in the order of their files.
  package let batches: [Outline]
  package let fileCount: Int
  package let entryCount: Int
  /// The number of the first entry of each batch.
  private let firstEntries: [Int]
  /// The batch of every `stride`th entry, from which the search for the batch of an entry starts.
  private let batchOfStride: [Int32]

  private static let stride = 64

  package init(_ batches: [Outline] = []) {
    self.batches = batches
    fileCount = batches.reduce(0) { $0 + $1.fileCount }
    var count = 0
    firstEntries = batches.map { batch in
      defer { count += batch.entries.count }
      return count
    }
    entryCount = count
    batchOfStride = Swift.stride(from: 0, to: count, by: Self.stride).map { [firstEntries] number in
      Int32(firstEntries.lastIndex(notAbove: number, \.self))
    }
  }

  package func entry(_ number: Int) -> Outline.Entry {
    let batch = batch(ofEntry: number)
    return batches[batch].entries[number - firstEntries[batch]]
  }

  /// The outline that holds the strings and references of the entry with a number.
  package func outline(ofEntry number: Int) -> Outline { batches[batch(ofEntry: number)] }

  /// The number of an entry's parent; nil at the top level.
  package func parent(of number: Int) -> Int? {
    let batch = batch(ofEntry: number)
    return batches[batch].entries[number - firstEntries[batch]].parent.map { firstEntries[batch] + $0 }
  }

  package func file(of number: Int) -> FileID {
    FileID(entry(number).file)
  }

  /// The type that the typealias with a number refers to; nil for any other entry.
  package func aliasedType(of number: Int) -> TypeSyntax? {
    let batch = batch(ofEntry: number)
    return batches[batch].aliasedType(of: number - firstEntries[batch])
  }

  /// Whether `name` is the whole name of the entry.
  package func isName(of number: Int, _ name: String) -> Bool {
    let batch = batch(ofEntry: number)
    let span = batches[batch].entries[number - firstEntries[batch]].name
    return isSameName(name, at: span, in: batches[batch].text)
  }

  /// The names of the modules that a file imports, including duplicates.
  package func imports(ofFile file: FileID) -> [String] {
    let file = file.rawValue, batch = batches[batches.lastIndex(notAbove: file, \.firstFile)]
    return batch.imports(ofFile: file).map { batch.string(batch.imports[$0].name) }
  }

  package func imports(_ module: String, inFile file: FileID) -> Bool {
    let file = file.rawValue, hash = nameHash(of: module)
    let batch = batches[batches.lastIndex(notAbove: file, \.firstFile)]
    return batch.imports[batch.imports(ofFile: file)].contains {
      $0.nameHash == hash && isSameName(module, at: $0.name, in: batch.text)
    }
  }

  /// An outline of the given files in their order, numbered from `first` on, each with the scope of its conditions: so a file that
  /// several targets compile is read once.
  package func outline(of files: some Collection<(file: Int, conditionScope: UInt16)>, startingWith first: Int)
    -> Outline
  {
    var outline = Outline()
    outline.removeAll(startingWith: first)
    for (file, scope) in files {
      let batch = batches[batches.lastIndex(notAbove: file, \.firstFile)]
      outline.append(file: file, of: batch, conditionScope: scope)
    }
    return outline
  }

  private func batch(ofEntry number: Int) -> Int {
    var batch = Int(batchOfStride[number / Self.stride])
    while batch + 1 < firstEntries.count, firstEntries[batch + 1] <= number { batch += 1 }
    return batch
  }
}

extension Array {
  /// The index of the last element whose key is not above `limit`, or of the first element if there is none. The keys must ascend,
  /// and there must be an element.
  func lastIndex(notAbove limit: Int, _ key: (Element) -> Int) -> Int {
    var low = 0, high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if key(self[middle]) <= limit { low = middle } else { high = middle }
    }
    return low
  }
}
