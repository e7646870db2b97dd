@testable import SourceScan

@testable import IntentModel

/// A program from one string: `--- Kit/Shelf.swift` starts a file of a module, text before the first one is
/// `App/App.swift`. Modules come in the order in which they are first named.
struct ProgramSketch {
  var files: [SourceFile] = []
  var configuration = BuildConfiguration()

  init(_ source: String, configuration: BuildConfiguration = BuildConfiguration()) {
    self.configuration = configuration
    files = Self.contents(of: source).map { path, text in
      SourceFile(module: String(path.split(separator: "/")[0]), path: path, text: SourceText(text.utf8))
    }
  }

  /// Each file with its path. Empty ones are omitted.
  static func contents(of source: String) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = [], path = "App/App.swift", lines: [Substring] = []
    for line in (source + "\n--- ").split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("--- ") else {
        lines.append(line)
        continue
      }
      if !lines.allSatisfy(\.isEmpty) { files.append((path, lines.joined(separator: "\n"))) }
      path = String(line.dropFirst(4))
      lines = []
    }
    return files
  }

  /// Every file parsed.
  var whole: Program { Program(parsing: files, configuration: configuration) }

  /// Only those files parsed that the selection asks for.
  var selected: Program {
    let whole = whole
    let outlines = outlines
    let modules = ModuleTable(
      names: whole.modules.map(\.name), moduleOfFile: whole.files.map(\.module), outlines: outlines)
    let chosen = select(outlines, of: modules)
    let selection = SelectionOfMentioned(outlines, of: modules, except: chosen)
    var buffer = TokenBuffer()
    let mentioned = selection.files(
      mentionedBy: chosen.map { ($0, parse(self.files[$0].text, &buffer, mentioning: selection.wanted.mayContain)) })
    let parsed = Set(chosen + mentioned)
    let files = whole.files.enumerated().map { index, file in
      Program.File(module: file.module, at: SourcePath(file.path), parsed: parsed.contains(index) ? file.parsed : nil)
    }
    return Program(
      modules: whole.modules, files: files, outlines: outlines, configuration: whole.configuration)
  }

  /// The outlines of all files, two in a batch.
  var outlines: Outlines {
    var buffer = TokenBuffer()
    let batches = stride(from: 0, to: files.count, by: 2).map { first in
      var outline = Outline()
      outline.removeAll(startingWith: first)
      for file in files[first..<min(first + 2, files.count)] {
        lex(file.text, into: &buffer)
        outline.append(file.text, buffer)
      }
      return outline
    }
    return Outlines(batches)
  }
}

extension Program {
  /// `Shelf: AppEnum, SetValueIntent; Kit/Open: OpenIntent`: what types conform to, without what that implies; the
  /// module for all but the first one's types.
  var conformanceSummary: String {
    store.symbols.indices.compactMap { index in
      let id = SymbolID.parsed(index)
      guard case .type(let kind) = store.symbol(id).kind, kind != .protocol else { return nil }
      let names = conformances(of: id)
      let implied = names.reduce(into: Set<String>()) {
        $0.formUnion(ProtocolSet.closure(of: $1).names.subtracting([$1]))
      }
      let stated = names.subtracting(implied).sorted()
      return stated.isEmpty ? nil : "\(summaryName(of: id)): \(stated.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  func summaryName(of id: SymbolID) -> String {
    let module = store.symbol(id).module
    return (module == 0 ? "" : modules[module].name + "/") + qualifiedName(of: id)
  }
}
