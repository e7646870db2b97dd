@testable import IntentModel
@testable import SourceScan

/// A file of Swift source with the module that it belongs to.
struct SourceFile: Sendable {
  var module: String
  /// The path that messages show.
  var path: String
  var text: SourceText
  /// The file belongs to a module that only resolves names and has no findings.
  var isContext: Bool = false
}

extension Program {
  /// The plain way: every file parsed in full. The result of outlines and a selection must be the same.
  init(parsing files: [SourceFile], configuration: BuildConfiguration) {
    var modules: [Module] = [], indices: [String: Int] = [:], buffer = TokenBuffer(), mentions: [Mentions] = []
    let programFiles = files.map { file in
      if indices[file.module] == nil {
        indices[file.module] = modules.count
        modules.append(Module(name: file.module, isContext: file.isContext))
      }
      let parsed = parse(file.text, &buffer)
      var mentioned = Mentions(KnownMentions.query, in: parsed.text, buffer)
      KnownMentions.complete(&mentioned, in: parsed.text, buffer)
      mentions.append(mentioned)
      return File(module: indices[file.module] ?? 0, at: SourcePath(file.path), parsed: parsed)
    }
    var configuration = configuration
    configuration.modules.formUnion(indices.keys)
    self.init(
      modules: modules, files: programFiles, outlines: Outlines(), mentions: mentions, configuration: configuration)
  }
}

extension Outline {
  /// The outline of one file.
  init(_ text: SourceText, _ buffer: TokenBuffer) {
    self.init()
    append(text, buffer)
  }
}
