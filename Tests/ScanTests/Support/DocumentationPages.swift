import Foundation
import Testing

/// The generated pages of the documentation catalog: `Rules/<id>.md`, `Changes/<id>.md`.
enum DocumentationPages {
  private static func folder(_ name: String) -> URL {
    repositoryFolder.appending(path: "Sources/Documentation/IntentScan.docc/\(name)")
  }

  static func expect(_ text: String, _ page: String, in name: String) throws {
    try expectGolden(text, file: folder(name).appending(path: "\(page).md"))
  }

  static func names(in name: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder(name).path(percentEncoded: false))
    return Set(files.map { String($0.dropLast(".md".count)) })
  }
}
