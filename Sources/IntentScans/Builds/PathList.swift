import OperatingSystem

/// The paths in a file that a build system writes, one on each line: swift-build's `*.SwiftFileList`, SwiftPM's `sources`.
///
/// swift-build puts a backslash before spaces, quotes and backslashes. SwiftPM and other tools put quotes around a path.
package func pathList(at path: String, in files: FileSystem) throws(InputError) -> [String] {
  let bytes: [UInt8]
  do throws(SystemError) {
    bytes = try files.contents(of: FilePath(path))
  } catch {
    throw InputError("cannot read the list '\(path)': \(error.message)")
  }
  return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { PathText.text(unquoted($0)[...]) }
    .filter { !$0.isEmpty }
}

private func unquoted(_ line: ArraySlice<UInt8>) -> [UInt8] {
  let backslash = UInt8(ascii: "\\")
  if let first = line.first, line.count > 1, first == line.last,
    [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(first)
  {
    return Array(line.dropFirst().dropLast())
  }
  var path: [UInt8] = [], isEscaped = false
  for byte in line {
    if byte == backslash, !isEscaped {
      isEscaped = true
    } else {
      path.append(byte)
      isEscaped = false
    }
  }
  return path
}
