import Foundation
import Testing

@testable import IntentLocalization

/// All string tables of the folders in `CATALOG_CORPUS` (separated by colons): public apps, which are not part of this
/// repository.
@Suite struct CatalogCorpusTests {
  private static let folders = ProcessInfo.processInfo.environment["CATALOG_CORPUS"]?.split(separator: ":") ?? []

  private static func files() -> [URL] {
    folders.flatMap { folder -> [URL] in
      let found = FileManager.default.enumerator(at: URL(filePath: String(folder)), includingPropertiesForKeys: nil)
      return (found?.allObjects as? [URL] ?? []).filter { catalogFormat(path: $0.path) != nil }
    }.sorted { $0.path < $1.path }
  }

  /// Every byte survives reading and writing, entry by entry; an entry that is taken away and added again is where it was.
  @Test(.enabled(if: !folders.isEmpty)) func everyTableSurvives() throws {
    var counts: [String: Int] = [:]
    for url in Self.files() {
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      let bytes = Array(data)
      do throws(CatalogError) {
        let catalog = try readCatalog(path: url.path, bytes: bytes)
        counts[catalog.format.rawValue, default: 0] += 1
        if catalog.format != .catalog {
          #expect(StringsEditor(catalog).bytes == bytes, "\(url.path)")
          continue
        }
        #expect(CatalogEditor(catalog).bytes == bytes, "\(url.path)")
        for entry in catalog.entries {
          let written = JSONNode(entry.span, of: catalog.text).bytes(depth: 2, JSONStyle())
          let isSame = written == Array(bytes[Int(entry.span.start)..<Int(entry.span.end)])
          #expect(isSame, "\(url.path): \(entry.key)")
        }
        try moveAway(catalog, bytes, &counts)
      } catch {
        counts["error", default: 0] += 1
        print("\(url.path):\(error.position.line):\(error.position.column): \(error.message)")
      }
    }
    print("tables: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
    #expect(counts["xcstrings", default: 0] > 0)
  }

  /// Renames some entries and gives them their names back.
  private func moveAway(
    _ catalog: StringCatalog, _ bytes: [UInt8], _ counts: inout [String: Int]
  ) throws(CatalogError) {
    let keys = catalog.entries.map(\.key)
    var elsewhere = 0
    for index in stride(from: 0, to: keys.count, by: max(1, keys.count / 20)) {
      var away = CatalogEditor(catalog)
      away.rename(keys[index], to: "\u{1F600} away")
      var back = CatalogEditor(try readCatalog(path: catalog.path, bytes: away.bytes))
      back.rename("\u{1F600} away", to: keys[index])
      counts[back.bytes == bytes ? "entry in its position" : "entry elsewhere", default: 0] += 1
      if back.bytes != bytes { elsewhere += 1 }
    }
    if elsewhere > 0 { print("\(catalog.path): \(elsewhere) entries elsewhere") }
  }
}
