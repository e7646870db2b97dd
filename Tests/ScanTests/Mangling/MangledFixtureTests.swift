import Foundation
import Testing

/// Mangled names from source to name, held against what the compiler printed, and against a compiler where there is one.
@Suite struct MangledFixtureTests {
  @Test(arguments: MangledFixture.all)
  func namesAreTheCompilers(of fixture: MangledFixture) throws {
    let annotations = try fixture.annotations(), names = try fixture.mangledNames()
    #expect(!annotations.isEmpty)
    for (line, annotation) in annotations.sorted(by: { $0.key < $1.key }) {
      let name = try #require(names[line], "\(line.file):\(line.line): no type is declared here")
      #expect(name == (annotation.isUnread ? nil : annotation.name), "\(line.file):\(line.line)")
    }
  }

  /// The annotations are right: today's compiler gives the same names.
  @Test(.enabled(if: compilerPath != nil), arguments: MangledFixture.all)
  func expectedAnnotationsMatchTheCompiler(of fixture: MangledFixture) throws {
    let types = try constantValues(of: fixture)
    var names: [MangledFixture.Line: String] = [:]
    for type in types {
      guard let path = type.file, let line = type.line else { continue }
      let file = URL(fileURLWithPath: path).lastPathComponent
      names[MangledFixture.Line(file: file, line: line)] = type.mangledTypeName
    }
    #expect(names == (try fixture.annotations().mapValues(\.name)))
  }
}

/// The parts of the compiler's output for a type that these tests use.
private struct ConstantValues: Decodable {
  var mangledTypeName: String
  var file: String?
  var line: Int?
}

private func constantValues(of fixture: MangledFixture) throws -> [ConstantValues] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mangling-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let protocols = folder.appendingPathComponent("protocols.json"), output = folder.appendingPathComponent("values.json")
  try Data(#"["AppIntent"]"#.utf8).write(to: protocols)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try #require(compilerPath))
  process.arguments =
    ["-frontend", "-typecheck"] + (try fixture.files().map(\.path)) + [
      "-module-name", fixture.module, "-parse-as-library", "-const-gather-protocols-file", protocols.path,
      "-emit-const-values-path", output.path,
    ]
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return try JSONDecoder().decode([ConstantValues].self, from: Data(contentsOf: output))
}

/// The compiler whose names the annotations are; others may mangle what is newer or older than it differently.
private let compilerPath: String? = {
  guard ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] == nil else { return nil }
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  #else
    return nil
  #endif
}()
