import IntentChanges
import IntentModel
import SourceScan

/// One version as reports need it: its name, and the locations of its declarations.
package struct ComparedSide: Sendable {
  /// The version as the user names it: `origin/main`, `old.json`, `Sources`.
  let name: String
  /// The name in headings: of a hash, the first ten digits. The caller may replace it: a merge base has the name of the revision
  /// that was asked for.
  package var title: String
  private let files: [LintFile]
  private let indices: [String: Int]
  /// The bodies of intents, entities and enums, by the location of the type's name.
  private let bodies: [Catalog.Location: Place]
  private let isRevision: Bool

  /// A version without sources, such as a bundle.
  package init(name: String) {
    self.name = name
    title = name
    isRevision = false
    files = []
    indices = [:]
    bodies = [:]
  }

  /// A version that was scanned, in one or more parts; `files` in the order of the scan.
  package init(name: String, sources: [(files: [LintFile], bundle: MetadataBundle)], isRevision: Bool = false) {
    self.name = name
    title = name.utf8.count == 40 && name.allSatisfy(\.isHexDigit) ? String(name.prefix(10)) : name
    self.isRevision = isRevision
    var files: [LintFile] = [], bodies: [Catalog.Location: Place] = [:]
    for source in sources {
      for (location, place) in Self.bodies(source.bundle, source.files) where bodies[location] == nil {
        bodies[location] = Place(FileID(place.file.rawValue + files.count), place.span)
      }
      files += source.files
    }
    self.files = files
    self.bodies = bodies
    indices = Dictionary(
      files.enumerated().map { ($1.reportedPath, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func bodies(_ bundle: MetadataBundle, _ files: [LintFile]) -> [Catalog.Location: Place] {
    var locator = Locator(files), bodies: [Catalog.Location: Place] = [:]
    let types = bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type)
    for type in types {
      let location = locator.location(of: type.place)
      let key = Catalog.Location(file: location.file, line: location.start.line, column: location.start.column)
      bodies[key] = Place(type.place.file, type.bodySpan)
    }
    return bodies
  }

  /// Whether the version has no source files, such as a bundle.
  package var isBundle: Bool { files.isEmpty }

  // MARK: Locations

  /// The location for a report. If the source is not available, the one that the bundle states; for nil, line 1 of the version.
  func location(of place: Catalog.Location?, _ locator: inout Locator) -> Location {
    guard let place else { return plain(path: name, file: name, line: 1, column: 1) }
    guard let index = indices[place.file], let text = files[index].parsed?.text else {
      return plain(
        path: !isRevision ? place.file : "\(name):\(place.file)", file: place.file, line: place.line,
        column: place.column)
    }
    let line = locator.lines(of: FileID(index)).lineSpan(place.line, in: text)
    let start = min(line.start + UInt32(max(place.column - 1, 0)), line.end)
    return locator.location(of: Place(FileID(index), ByteSpan(start, endOfName(at: start, in: text))))
  }

  private func plain(path: String, file: String, line: Int, column: Int) -> Location {
    let point = Location.Point(line: line, column: column, utf16Column: column)
    return Location(path: path, file: file, start: point, end: point)
  }

  private func endOfName(at start: UInt32, in text: SourceText) -> UInt32 {
    var end = start
    while Int(end) < text.count {
      switch text.bytes[Int(end)] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        end += 1
      default: return end
      }
    }
    return end
  }

  func makeLocator() -> Locator { Locator(files) }

  // MARK: Fixes

  /// A fix that adds `static let persistentIdentifier = "…"` as the first member of a type; nil if the location is not that of a
  /// type whose source is available.
  func pinning(_ identifier: String, of place: Catalog.Location?, _ locator: inout Locator) -> Report.FixIt? {
    guard let place, let body = bodies[place], let text = files[body.file].parsed?.text else { return nil }
    let start = Place(body.file, ByteSpan(body.span.start, body.span.start))
    let member = "static let persistentIdentifier = \"\(identifier)\""
    let replacement = insertion(of: member, into: body.span, text)
    return Report.FixIt(
      title: "add '\(member)'", safety: .needsReview,
      edits: [Report.Edit(location: locator.location(of: start), replacement: replacement)])
  }

  /// The text that adds `member` at the start of a body. If a line break follows the opening brace, the member gets a line,
  /// indented like the next line of the body.
  private func insertion(of member: String, into body: ByteSpan, _ text: SourceText) -> String {
    let bytes = text.bytes[Int(body.start)..<Int(body.end)]
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = bytes.drop(while: isSpace)
    guard let first = rest.first else { return " \(member) " }
    guard first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") else { return " \(member);" }
    let lineBreak = first == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let indent = rest.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.prefix(while: isSpace)
    return lineBreak + String(decoding: indent, as: UTF8.self) + member
  }
}
