import IntentModel
import SourceScan

/// What rules ask about a phrase's words, and where in the literal they stand.
extension LocalizedText {
  /// The key's text between the placeholders.
  var plainParts: [String] {
    let bytes = key.utf8
    var parts: [String] = [], start = bytes.startIndex, next = start
    while let dollar = bytes[next...].firstIndex(of: UInt8(ascii: "$")) {
      next = bytes.index(after: dollar)
      guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "{") else { continue }
      guard let end = bytes[next...].firstIndex(of: UInt8(ascii: "}")) else { break }
      parts.append(String(key[start..<dollar]))
      start = bytes.index(after: end)
      next = start
    }
    return parts + [String(key[start...])]
  }

  /// The words as spoken, a placeholder as one.
  var words: [Substring] {
    key.split { $0.isWhitespace }
  }

  /// As Siri compares phrases: letter case, spacing and punctuation don't count.
  func normalized(_ parameterType: (String) -> String = { $0 }) -> String {
    var words: [String] = [], word = ""
    func flush() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let names = placeholders.map { "${\($0.name)}" }
    var rest = key[...]
    while let character = rest.first {
      if character == "$", let name = names.first(where: { rest.hasPrefix($0) }) {
        flush()
        words.append("${\(parameterType(String(name.dropFirst(2).dropLast())))}")
        rest = rest.dropFirst(name.count)
        continue
      }
      switch character {
      case ".", ",", ";", ":", "!", "?", "…", "“", "”", "\"": break
      case _ where character.isWhitespace: flush()
      default: word += character.lowercased()
      }
      rest = rest.dropFirst()
    }
    flush()
    return words.joined(separator: " ")
  }

  /// Where the literal spells `text` first, from byte `offset` of the literal on; nil where escapes spell it.
  func place(of text: String, from offset: Int = 0) -> Place? {
    let bytes = Array(source.utf8), wanted = Array(text.utf8)
    guard bytes.count == keyPlace.span.count, !wanted.isEmpty, offset + wanted.count <= bytes.count else { return nil }
    for start in offset...(bytes.count - wanted.count) where bytes[start..<(start + wanted.count)].elementsEqual(wanted)
    {
      let offset = keyPlace.span.start + UInt32(start)
      return Place(keyPlace.file, ByteSpan(offset, offset + UInt32(wanted.count)))
    }
    return nil
  }

  /// An interpolation as this literal has to write it: `\(.applicationName)`, in `#"…"#` with the hash.
  func interpolation(_ content: String) -> String {
    "\\" + String(source.prefix { $0 == "#" }) + "(\(content))"
  }

  /// Between the last character and the closing quotes of a literal on one line.
  var endOfText: Place? {
    let hashes = source.prefix { $0 == "#" }.count
    guard !source.dropFirst(hashes).hasPrefix("\"\"\""), source.hasSuffix("\"" + String(repeating: "#", count: hashes))
    else { return nil }
    let offset = keyPlace.span.end - UInt32(hashes + 1)
    return Place(keyPlace.file, ByteSpan(offset, offset))
  }
}
