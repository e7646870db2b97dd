import Foundation
@testable import SourceScan
import Testing

@testable import IntentModel

/// A folder of `Fixtures/mangling`: a module whose types have their mangled names besides them.
struct MangledFixture: CustomTestStringConvertible, Hashable, Sendable {
  /// A declared type's place: lines hold one annotated type each.
  struct Line: Hashable, Comparable {
    var file: String
    var line: Int

    static func < (left: Line, right: Line) -> Bool { (left.file, left.line) < (right.file, right.line) }
  }

  struct Annotation: Hashable {
    var name: String
    var isUnread: Bool
  }

  let module: String

  var testDescription: String { module }

  static let all: [MangledFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().filter { !$0.contains(".") }.map(MangledFixture.init)
  }()

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/mangling")

  /// The module's files, in order.
  func files() throws -> [URL] {
    let folder = Self.root.appendingPathComponent(module)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The annotations in the files' comments.
  func annotations() throws -> [Line: Annotation] {
    var annotations: [Line: Annotation] = [:]
    for file in try files() {
      let text = SourceText(try Data(contentsOf: file)), lines = LineIndex(text)
      var buffer = TokenBuffer()
      for comment in parse(text, &buffer).comments {
        let words = text.string(comment.span).split(separator: " ").dropFirst()
        guard let name = words.last else { continue }
        let line = Line(file: file.lastPathComponent, line: lines.position(of: comment.span.start).line)
        annotations[line] = Annotation(name: String(name), isUnread: words.first == "unread")
      }
    }
    return annotations
  }

  /// The program's name for the type on each line; the innermost of several.
  func mangledNames() throws -> [Line: String?] {
    let sources = try files().map { file in
      SourceFile(module: module, path: file.path, text: SourceText(try Data(contentsOf: file)))
    }
    let lines = sources.map { LineIndex($0.text) }
    let program = Program(parsing: sources, configuration: BuildConfiguration(platform: .linux))
    var names: [Line: String?] = [:]
    for (index, symbol) in program.store.symbols.enumerated() {
      guard case .type = symbol.kind, let declaration = symbol.declaration else { continue }
      let file = URL(fileURLWithPath: program.files[symbol.file].path).lastPathComponent
      let line = lines[symbol.file].position(of: declaration.nameSpan.start).line
      names[Line(file: file, line: line)] = .some(program.nominalPath(of: .parsed(index))?.mangledName)
    }
    return names
  }
}
