import Foundation

/// Names what a file in the temporary folder depends on: FNV-1a of the parts and their sizes, the same in every run.
func stableHash(_ parts: [Data]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for part in parts + [Data("\(parts.map(\.count))".utf8)] {
    part.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }
  return String(hash, radix: 16)
}
