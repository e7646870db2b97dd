import SourceScan

/// The text of a file in UTF-8, and the file's encoding. A file with a byte order mark of UTF-16, or with NULs as in UTF-16 text,
/// is UTF-16; any other file is taken as UTF-8.
///
/// A file in UTF-8 is not checked here: the readers of catalogs and `.strings` files check it.
func decodeFile(_ bytes: [UInt8]) throws(CatalogError) -> (SourceText, StringCatalog.Encoding) {
  let isLittle: Bool, start: Int
  switch (bytes.first, bytes.dropFirst().first) {
  case (0xFF, 0xFE): (isLittle, start) = (true, 2)
  case (0xFE, 0xFF): (isLittle, start) = (false, 2)
  case (.some(1...0x7F), 0) where hasNULs(bytes, at: 1): (isLittle, start) = (true, 0)
  case (0, .some(1...0x7F)) where hasNULs(bytes, at: 0): (isLittle, start) = (false, 0)
  default:
    let text = SourceText(bytes)
    // A NUL in the first two bytes is an error here. If the reader of strings accepted such a file, an update that adds an entry
    // could make it look like UTF-16, and it would be read as another text.
    if let offset = bytes.prefix(2).firstIndex(of: 0) {
      throw CatalogError("the file begins with a NUL, which is no text; save it as UTF-8", at: offset, of: text)
    }
    return (text, .utf8)
  }
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  for index in stride(from: start, to: bytes.count - 1, by: 2) {
    let first = UInt16(bytes[index]), second = UInt16(bytes[index + 1])
    units.append(isLittle ? second << 8 | first : first << 8 | second)
  }
  var text: [UInt8] = []
  text.reserveCapacity(units.count)
  let isInvalid = transcode(
    units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
  ) { text.append($0) }
  let source = SourceText(text)
  guard !isInvalid, (bytes.count - start) % 2 == 0 else {
    throw CatalogError("the file is not valid UTF-16", at: text.count, of: source)
  }
  return (source, isLittle ? .utf16LittleEndian : .utf16BigEndian)
}

/// Whether at least one in eight pairs of bytes has a NUL at offset `position`, 0 or 1, and far fewer have one at the other offset,
/// as in UTF-16, in which all punctuation and spaces of the format have one. A single NUL is not enough: a damaged file in UTF-8
/// can have one anywhere.
private func hasNULs(_ bytes: [UInt8], at position: Int) -> Bool {
  let sample = bytes.prefix(4096)
  let inPlace = stride(from: position, to: sample.count, by: 2).count { sample[$0] == 0 }
  let elsewhere = stride(from: 1 - position, to: sample.count, by: 2).count { sample[$0] == 0 }
  return inPlace > 1 && elsewhere * 4 <= inPlace && inPlace * 8 >= sample.count / 2
}
