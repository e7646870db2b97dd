// Reads files from standard input and writes down what the toolchain's own SwiftParser makes of each. The tests build it
// against the libraries in `usr/lib/swift/host` and compare; the package doesn't.
//
// A question is a length (32 bits) and so many bytes of source. The answer: the offset of the first error (UINT32_MAX if
// there is none), the number of tokens, each one's start, end and kind, the length of the inventory in bytes, and the
// inventory (see Inventory.swift). All numbers have 32 bits, lowest byte first.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import SwiftParser
import SwiftSyntax

func readExactly(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count), filled = 0
  while filled < count {
    let got = bytes.withUnsafeMutableBytes { $0.baseAddress.map { read(0, $0 + filled, count - filled) } ?? 0 }
    if got <= 0 { return nil }
    filled += got
  }
  return bytes
}

func writeAll(_ bytes: [UInt8]) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { $0.baseAddress.map { write(1, $0 + written, bytes.count - written) } ?? 0 }
    if count <= 0 { exit(1) }
    written += count
  }
}

func append(_ number: Int, to bytes: inout [UInt8]) {
  for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
}

func answer(_ source: [UInt8]) -> [UInt8] {
  let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let walk = TreeWalk(source)
  walk.walk(tree)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(walk.tokens.count * 12 + 64)
  append(tree.hasError ? walk.firstError : Int(UInt32.max), to: &bytes)
  append(walk.tokens.count, to: &bytes)
  for token in walk.tokens {
    append(token.start, to: &bytes)
    append(token.end, to: &bytes)
    append(Int(token.kind.value), to: &bytes)
  }
  let lines = Array(walk.lines.joined(separator: "\n").utf8)
  append(lines.count, to: &bytes)
  return bytes + lines
}

while let header = readExactly(4) {
  let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let source = readExactly(count) else { break }
  writeAll(answer(source))
}
