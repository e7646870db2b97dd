/// Text of a user's source or file system as a person or a CI system may read it: on one line, and without anything that
/// a terminal, a log or a browser obeys instead of showing it.
///
/// Control characters are spelled as Swift spells them: a file called `a␊::error::x.swift` is shown as
/// `a\n::error::x.swift`. A byte of a path that is not UTF-8 is shown as `\xFF`. Showing a text twice changes nothing more.
package func visible(_ text: String) -> String {
  let start = text.utf8.drop { $0 == UInt8(ascii: " ") }
  let shown = spelledOut(text)
  // The text may become the start of a line, and GitHub takes a line that starts with `::`, even after spaces, for a command.
  guard start.starts(with: "::".utf8) else { return shown }
  return shown.prefix { $0 == " " } + "\\u{3A}" + shown.drop { $0 == " " }.dropFirst()
}

/// A path as it is shown at the start of a line. `./` is put before one that begins with a colon or white space.
package func visiblePath(_ path: String) -> String {
  let startsOddly = path.unicodeScalars.first.map { $0 == ":" || $0.properties.isWhitespace } ?? false
  return startsOddly ? "./" + spelledOut(path) : spelledOut(path)
}

private func spelledOut(_ text: String) -> String {
  guard text.utf8.contains(where: mayNeedSpelling) else { return text }
  let scalars = Array(text.unicodeScalars)
  var result = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated() {
    if let byte = scalar.undecodedByte {
      result.append(contentsOf: "\\x\(hexadecimal(UInt32(byte)))".unicodeScalars)
    } else if scalar.controlsDisplay || opensCommand(scalars, at: index) {
      result.append(contentsOf: spelled(scalar).unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// A line of a user's source or of a text that people see. Its tabs stay: a mark below it is then in the right column.
package func visibleLine(_ line: String) -> String {
  let shown = line.split(separator: "\t", omittingEmptySubsequences: false).map { visible(String($0)) }
    .joined(separator: "\t")
  let start = shown.drop(while: \.isWhitespace)
  return start.hasPrefix("::") ? shown.prefix(upTo: start.startIndex) + "\\u{3A}" + start.dropFirst() : shown
}

extension Unicode.Scalar {
  /// The byte of a path that is not UTF-8, which `OperatingSystem` keeps as a scalar of the last private plane; nil for any other
  /// scalar.
  fileprivate var undecodedByte: UInt8? {
    (0x10FF80...0x10FFFF).contains(value) ? UInt8(truncatingIfNeeded: value) : nil
  }
}

/// Whether a text with this byte has to be looked at more closely.
private func mayNeedSpelling(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "#") }

/// Whether the second `#` of a command such as `##[group]`, `##vso[…]` or `##teamcity[…]` is at `index`: CI systems other than
/// GitHub look for their commands anywhere in a line.
private func opensCommand(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
  guard index > 0, scalars[index] == "#", scalars[index - 1] == "#", index + 1 < scalars.count else { return false }
  return scalars[(index + 1)...].first { !($0.isASCII && $0.properties.isAlphabetic || $0 == ".") } == "["
}

private func spelled(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  case "\0": "\\0"
  default: "\\u{\(hexadecimal(scalar.value))}"
  }
}

private func hexadecimal(_ number: UInt32) -> String { String(number, radix: 16, uppercase: true) }
