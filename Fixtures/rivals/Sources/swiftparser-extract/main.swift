import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// An extractor as one would write it on SwiftParser, on one thread and with nothing slow around the parser: a walk with
// `readdir`, one buffer for all files, no Foundation. It does less than IntentScan: no look-up of names, no conditions, no
// escapes, values as written. With `--every-file` it parses all files, otherwise those that a byte search lets through.

let words = CommandLine.arguments.dropFirst()
let parsesEveryFile = words.contains("--every-file")
var files: [String] = []
for folder in words where !folder.hasPrefix("--") { collect(folder, into: &files) }

let extractor = Extractor(viewMode: .sourceAccurate)
var buffer = [UInt8](repeating: 0, count: 1 << 20)
var output: [UInt8] = []
for file in files {
  guard let count = read(file, into: &buffer) else { continue }
  let facts = buffer.withUnsafeBufferPointer { all -> [Fact] in
    let bytes = UnsafeBufferPointer(rebasing: all[..<count])
    guard parsesEveryFile || mentionsAppIntents(bytes) else { return [] }
    let tree = Parser.parse(source: bytes)
    extractor.facts = []
    extractor.walk(tree)
    guard !extractor.facts.isEmpty else { return [] }
    let converter = SourceLocationConverter(fileName: file, tree: tree)
    return extractor.facts.map { fact in
      var fact = fact
      let place = converter.location(for: fact.position)
      fact.line = place.line
      fact.column = place.column
      return fact
    }
  }
  for fact in facts { append(fact, of: file, to: &output) }
}
output.withUnsafeBytes { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
