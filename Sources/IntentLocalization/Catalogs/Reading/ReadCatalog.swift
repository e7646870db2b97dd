import DocumentFormats
import SourceScan

/// Reads one file of a string table: `.xcstrings`, `.strings` or `.stringsdict`, by its name; a file with another extension is read
/// as `.strings`. For any bytes, the result is the whole file or the first error.
///
/// The folder of `.strings` and `.stringsdict` names their locale: `de.lproj/Localizable.strings`. Without such a folder the
/// locale is empty.
///
/// `source` is the canonical name of the only language of a catalog whose texts are needed; nil for all. The other languages have
/// no text in the result.
package func readCatalog(
  path: String, bytes: [UInt8], only source: String? = nil
) throws(CatalogError) -> StringCatalog {
  let (text, encoding) = try decodeFile(bytes), format = catalogFormat(path: path) ?? .strings
  let catalog: StringCatalog
  do throws(ReadingError) {
    guard text.count < 1 << 30 else { throw ReadingError("the file is larger than 1 GB") }
    var strings = CatalogStrings(text: text)
    let contents: CatalogContents
    if format == .catalog {
      guard encoding == .utf8 else { throw ReadingError("the file is UTF-16, but a string catalog must be UTF-8") }
      contents = try parseStringCatalog(text, only: source)
    } else {
      (contents, strings.notation) = try parseStrings(
        text, bytes: encoding == .utf8 ? bytes : Array(text.bytes[..<text.count]), format,
        locale: catalogLocale(path: path) ?? "")
    }
    let hasByteOrderMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    catalog = StringCatalog(path: path, format, encoding, hasByteOrderMark: hasByteOrderMark, strings, contents)
    // A repeated key is an error in catalogs only: in the other formats the last of several entries counts, as in the system.
    if format == .catalog, let (first, second) = catalog.duplicate {
      let first = contents.entries[first].key, second = contents.entries[second].key
      let key = catalog.decoded(second), line = LineIndex(text).position(of: first.start).line
      throw ReadingError(
        "the key '\(key)' occurs twice; the first one is in line \(line)", at: Int(second.start))
    }
  } catch {
    let offset = error.offset ?? 0, isConflict = format == .catalog && text.isConflict(at: offset)
    throw CatalogError(
      isConflict ? "the file has an unresolved merge conflict" : error.message, at: offset, of: text)
  }
  if let error = catalog.contents.ignoredEntries {
    throw CatalogError(error.message, at: error.offset ?? 0, of: text, entriesBefore: catalog)
  }
  return catalog
}

/// Whether the first bytes of a `.strings` file show that it has an entry, so that nothing else needs to be read to know that its
/// language has texts. False if these bytes do not show it.
func beginsWithEntry(_ bytes: [UInt8]) -> Bool {
  var rest = bytes.prefix(4096)
  if rest.starts(with: "<?xml".utf8) {
    guard let key = rest.firstRange(ofBytes: Array("<key>".utf8)) else { return false }
    return rest[..<key.lowerBound].firstRange(ofBytes: Array("<!--".utf8)) == nil
  }
  while true {
    rest = rest.drop { $0 <= 0x20 }
    guard rest.starts(with: "/*".utf8) else { return rest.first == UInt8(ascii: "\"") }
    guard let end = rest.dropFirst(2).firstRange(ofBytes: Array("*/".utf8)) else { return false }
    rest = rest[end.upperBound...]
  }
}

/// The format that the file name's extension states; nil if it is not the name of a string table.
func catalogFormat(path: String) -> StringCatalog.Format? {
  guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
  return StringCatalog.Format(rawValue: String(path[path.index(after: dot)...]))
}

/// The name of the table: the file's name without its folder and extension.
func catalogName(path: String) -> String {
  let path = path.utf8, name = path.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
  return String(Substring(name[..<(name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]))
}

/// The locale of a file in an `.lproj` folder: `de` for `App/de.lproj/Localizable.strings`. Nil for a file that is not directly in
/// such a folder.
func catalogLocale(path: String) -> String? {
  let path = path.utf8
  guard let end = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
  let folder = Substring(path[..<end].split(separator: UInt8(ascii: "/")).last ?? path[..<path.startIndex])
  return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
}
