#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as the file system has it: bytes, which need not be UTF-8. Ordered by bytes.
package struct FilePath: Hashable, Comparable, Sendable {
  /// The path with the NUL that system calls need.
  private let terminated: [UInt8]

  /// The path that a text of `PathText` denotes. An empty text denotes the working directory.
  package init(_ path: String) { terminated = PathText.bytes(path) + [0] }

  /// The path that a C string holds.
  init(cString path: UnsafePointer<CChar>) {
    terminated = Array(UnsafeBufferPointer(start: path, count: strlen(path) + 1)).map { UInt8(bitPattern: $0) }
  }

  /// `name` inside `folder`; a folder with an empty path is the working directory.
  package init(_ folder: FilePath, _ name: ArraySlice<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folder.terminated.count + name.count + 1)
    bytes.append(contentsOf: folder.bytes)
    if let last = bytes.last, last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
    bytes.append(contentsOf: name)
    bytes.append(0)
    terminated = bytes
  }

  /// A path as people write it: a `/` at the end is dropped (`Sources/`), and `.` is the working directory.
  package init(folder path: String) {
    var bytes = PathText.bytes(path)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    terminated = bytes == [UInt8(ascii: ".")] ? [0] : bytes + [0]
  }

  /// The path without the NUL.
  package var bytes: ArraySlice<UInt8> { terminated[..<(terminated.count - 1)] }
  /// The path as text, which converts back to the same path (`PathText`).
  package var text: String { PathText.text(bytes) }
  /// Whether the path has no bytes, which means the working directory.
  var isEmpty: Bool { terminated.count == 1 }

  /// Whether the path is `folder` or in it, at any depth. Both must be real paths: absolute, without links, `.` and `..`.
  package func isInside(_ folder: FilePath) -> Bool {
    let slash = UInt8(ascii: "/")
    guard bytes.starts(with: folder.bytes) else { return false }
    return folder.bytes.last == slash || (bytes.dropFirst(folder.bytes.count).first ?? slash) == slash
  }

  /// The path of the folder, empty if the path has no `/`, and the last component.
  package func split() -> (folder: FilePath, name: ArraySlice<UInt8>) {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (FilePath(""), bytes) }
    let folder = slash == 0 ? FilePath("/") : FilePath(FilePath(""), bytes[..<slash])
    return (folder, bytes[(slash + 1)...])
  }

  /// Calls `body` with the path as a C string; an empty path becomes `.`.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    if isEmpty { return ".".withCString(body) }
    return terminated.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // The buffer holds at least the NUL, so it has an address, and the fallback is never used.
        characters.baseAddress.map(body) ?? ".".withCString(body)
      }
    }
  }

  /// Compares bytes.
  package static func < (left: FilePath, right: FilePath) -> Bool { precedes(left.bytes, right.bytes) }
}

/// Whether the bytes of `left` come before those of `right`. One call into C: a loop over two collections would be the
/// most expensive part of a walk in a debug build.
package func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
  let shared = min(left.count, right.count)
  let order = left.withUnsafeBytes { left in
    right.withUnsafeBytes { right in
      guard let left = left.baseAddress, let right = right.baseAddress else { return Int32(0) }
      return memcmp(left, right, shared)
    }
  }
  return order == 0 ? left.count < right.count : order < 0
}
