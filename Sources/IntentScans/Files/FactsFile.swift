import IntentModel
import OperatingSystem
import ProjectFiles
import IntentReports
import SourceScan

/// A module's declarations in one file, which is read instead of the module's source: a build system scans the modules that import
/// the module again only if this file changes.
///
/// The first line names the format, the second one the module. Then each source file follows: a line with the number of bytes of
/// its declarations and its path, and these declarations as Swift source (`declarationText(of:)`).
package struct FactsFile: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var unreadable: [UnreadableFile] = []

  private static let heading = "intentscan facts 1"

  /// Reads the files of a module, and orders them by their paths. A file that declares nothing is omitted.
  package init(of module: ModuleInput, in fileSystem: FileSystem, _ workers: Workers) {
    text = Array("\(Self.heading)\nmodule \(module.name)\n".utf8)
    let read = workers.map(count: module.files.count) { index in
      Result { () throws(UnreadableFile) in try declarations(of: module.files[index], in: fileSystem) }
    }
    var files: [(path: String, declarations: [UInt8])] = []
    for result in read {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let file): unreadable.append(file)
      }
    }
    for file in files.sorted(by: { $0.path < $1.path }) where !file.declarations.isEmpty {
      // The path stays on one line, even if it contains a line break.
      text += Array("file \(file.declarations.count) \(visible(file.path))\n".utf8) + file.declarations + [Self.newline]
    }
  }

  /// The module and the files of a facts file; nil if the bytes are anything else.
  static func contents(of bytes: [UInt8]) -> (module: String, files: [(path: String, declarations: SourceText)])? {
    var rest = bytes[...]
    guard line(&rest) == heading, let name = line(&rest), name.hasPrefix("module ") else { return nil }
    let module = String(name.dropFirst("module ".count))
    guard isModuleName(module) else { return nil }
    var files: [(path: String, declarations: SourceText)] = []
    while !rest.isEmpty {
      guard let words = line(&rest)?.split(separator: " ", maxSplits: 2), words.count == 3, words[0] == "file",
        let count = Int(words[1]), count > 0, count < rest.count, rest[rest.startIndex + count] == newline
      else { return nil }
      files.append((String(words[2]), SourceText(rest.prefix(count))))
      rest = rest.dropFirst(count + 1)
    }
    return (module, files)
  }

  private static let newline = UInt8(ascii: "\n")

  /// Removes the next line from `rest`, and returns it without its line break. Nil if there is no line break, or the line is not
  /// UTF-8.
  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: newline) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(validUTF8: rest[..<end])
  }
}

/// Reads a facts file as a context module.
func readFacts(_ path: String, in fileSystem: FileSystem) throws(InputError) -> ModuleRequest {
  guard let facts = FactsFile.contents(of: try fileSystem.bytes(at: path)) else {
    throw InputError("'\(path)' is not a facts file of this version; write it again with 'intentscan facts'")
  }
  var request = ModuleRequest(name: facts.module, isContext: true, paths: [])
  // The path of the facts file comes first: two modules may have files of the same path.
  request.standardInput = facts.files.map { file in
    InputFile(FilePath("\(path)/\(file.path)"), reportedAs: file.path, contents: file.declarations)
  }
  return request
}

private func declarations(
  of file: InputFile, in fileSystem: FileSystem
) throws(UnreadableFile) -> (path: String, declarations: [UInt8]) {
  var buffers = WorkerBuffers()
  try buffers.read(file, in: fileSystem)
  let parsed = parse(buffers.text.trimmed(), &buffers.tokens)
  let text = declarationText(of: parsed) { declaration, body in
    if case .variable = declaration.form, declaration.isStatic || keptGetters.contains(declaration.name) {
      return false
    }
    let code = SourceText(parsed.text.bytes[Int(body.start)..<Int(body.end)])
    lex(code, into: &buffers.tokens)
    return Mentions(KnownMentions.query, in: code, buffers.tokens) == Mentions()
  }
  return (file.reportedPath.text, text)
}

/// Properties that the framework's protocols require, and whose getters other modules need. Getters of static properties are kept,
/// too. Any other body is removed unless it mentions a name that rules about a whole app need.
private let keptGetters: Set<String> = ["displayRepresentation", "id"]
