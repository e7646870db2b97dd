@testable import IntentReports
@testable import MetadataDocuments
@testable import IntentChanges
@testable import IntentModel
@testable import IntentRules
@testable import DocumentFormats
@testable import OperatingSystem
@testable import ProjectFiles
@testable import IntentScans
@testable import SourceScan

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Any bytes as one of the other files that the tool reads. `FUZZ_TARGET` says which; libFuzzer steers the bytes to code that
/// it hasn't seen. A mistake in a document is an error with a line and a column; a trap, a hang or too much memory is what
/// libFuzzer reports.
///
/// Not part of the package: `Tests/Fuzz/run` builds it together with the tool's own sources.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyDocument(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let contents = Array(UnsafeBufferPointer(start: bytes, count: count))
  do throws(JSONError) {
    try target(contents)
  } catch {
    precondition(error.line > 0 && error.column > 0 && !visible(error.message).isEmpty, "a mistake without a place")
  }
  return 0
}

typealias Target = ([UInt8]) throws(JSONError) -> Void

private nonisolated(unsafe) let target: Target = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else { fatalError("FUZZ_TARGET is one of \(targets.keys.sorted())") }
  return target
}()

private nonisolated(unsafe) let targets: [String: Target] = [
  "configuration": { bytes throws(JSONError) in
    let configuration = try Configuration(bytes, isModuleName: isModuleName)
    for pattern in configuration.exclude {
      _ = pattern.glob.matches("App/Sources/aaaaaaaaaaaaaaaaaaaaaaaaaaaa/Generated.swift")
    }
  },
  "inputs": { bytes throws(JSONError) in _ = try modules(ofInputs: bytes) },
  "baseline": { bytes throws(JSONError) in
    let baseline = try Baseline(bytes)
    let again = try Baseline(baseline.json())
    precondition(again.json() == baseline.json(), "another baseline")
  },
  "snapshot": { bytes throws(JSONError) in
    let snapshot = try Snapshot(bytes)
    let again = try Snapshot(snapshot.json())
    precondition(snapshot.missing(in: again).isEmpty, "another snapshot")
  },
  "allow": { bytes throws(JSONError) in
    var changes: [Change] = []
    _ = try AllowList(bytes).apply(to: &changes, today: "2026-01-01")
  },
  "bundle": { bytes throws(JSONError) in
    // Two documents, so that there is something to compare.
    let halves = bytes.split(separator: 0, maxSplits: 1).map { Array($0) }
    let old = try Catalog(bundle: halves.first ?? []), new = try Catalog(bundle: halves.last ?? [])
    compare(old, new)
  },
  "metadata": { bytes throws(JSONError) in
    let document = try parseJSON(bytes)
    let bundle = bundleJSON(reading: document) { .location(file: "f", line: 1, column: $0 + 1) }
    let catalog = Catalog(bundle: bundle)
    compare(catalog, catalog)
    let normalized = NormalizedDocument(document)
    precondition(DocumentComparison(normalized, normalized).differences.isEmpty, "a document differs from itself")
  },
  // Two documents of Apple's, compared.
  "compare": { bytes throws(JSONError) in
    let halves = bytes.split(separator: 0, maxSplits: 1).map { Array($0) }
    let old = NormalizedDocument(try parseJSON(halves.first ?? []))
    let new = NormalizedDocument(try parseJSON(halves.last ?? []))
    for difference in DocumentComparison(old, new).differences { _ = visible(difference.text) }
  },
  // Two bundles that are put together.
  "merge": { bytes throws(JSONError) in
    let halves = bytes.split(separator: 0, maxSplits: 1).map { Array($0) }
    let merged = mergedBundles([try parseJSON(halves.first ?? []), try parseJSON(halves.last ?? [])])
    var json = JSONWriter()
    json.value(merged)
    _ = try parseJSON(json.document())
  },
  // Declarations of a module, which are read instead of its source: a whole file, or the declarations in one.
  "facts": { bytes throws(JSONError) in
    let start = Array("intentscan facts".utf8)
    let head = Array("intentscan facts 1\nmodule Kit\nfile \(bytes.count) Kit/A.swift\n".utf8)
    let file = bytes.starts(with: start) ? bytes : head + bytes + [UInt8(ascii: "\n")]
    guard let facts = FactsFile.contents(of: file) else {
      precondition(bytes.isEmpty || file == bytes, "declarations that are not read")
      return
    }
    let files = facts.files.map { SourceFile(module: facts.module, path: $0.path, text: $0.declarations) }
    let program = Program(parsing: files, configuration: BuildConfiguration())
    let bundle = extract(program), lines = files.map { LineIndex($0.text) }
    _ = bundle.json(paths: files.map(\.path)) { lines[$0] }
    for file in program.files {
      guard let parsed = file.parsed else { continue }
      _ = declarationText(of: parsed) { _, _ in true }
    }
  },
  "git": { bytes throws(JSONError) in
    readAnswers(bytes)
    readListing(bytes)
  },
].merging(projectTargets) { $1 }.merging(tableTargets) { $1 }.merging(appTargets) { $1 }.merging(serverTargets) { $1 }

/// Two versions, compared and reported in every format.
private func compare(_ old: Catalog, _ new: Catalog) {
  let found = VersionComparison(old: old, new: new).changes()
  let report = ChangeReport(
    found, old: ComparedSide(name: "old"), new: ComparedSide(name: "new"), scope: .init(files: 1, types: 1, intents: 1))
  for format in ReportFormat.allCases { _ = report.rendered(as: format) }
  _ = report.markdown()
}

/// Reads the output of `git cat-file --batch`, in pieces.
private func readAnswers(_ bytes: [UInt8]) {
  var rest = bytes[...], reader = BatchReader()
  for _ in 0..<64 where !reader.isAtEnd {
    do throws(SystemError) {
      _ = try reader.next { chunk throws(SystemError) in
        let piece = rest.prefix(7)
        rest.removeFirst(piece.count)
        chunk.replaceSubrange(..<piece.count, with: piece)
        return piece.count
      }
    } catch {
      return
    }
  }
}

/// Reads the output of `git ls-tree -r -z`, and walks the tree; the target of each link is its own path.
private func readListing(_ bytes: [UInt8]) {
  var builder = RevisionTree.Builder()
  let entries = bytes.split(separator: 0)
  for entry in entries { builder.add(entry) }
  let targets = Dictionary(builder.linkObjects.map { ($0, Array($0.utf8)) }, uniquingKeysWith: { first, _ in first })
  let tree = builder.tree("object", roots: ["/top"], linkTargets: targets)
  var files = FileSystem(directory: -1, directoryPath: "/top")
  files.revision = tree
  for entry in entries.prefix(16) {
    let path = FilePath(FilePath("/top"), entry.drop { $0 != UInt8(ascii: "\t") }.dropFirst())
    _ = try? files.status(of: path)
    _ = try? files.contents(of: path)
    _ = files.realPath(of: path)
  }
  let workers = Workers(count: 1)
  _ = FileFinder.find(
    [ModuleRequest(name: "M", paths: ["/top"])], in: files, reportedPaths: ReportedPaths(root: "/top", files: files),
    workers: workers)
}
