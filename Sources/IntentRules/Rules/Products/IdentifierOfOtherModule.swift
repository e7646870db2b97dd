extension Rule {
  static let identifierOfOtherModule: Rule = Rule(
    id: "identifier-of-other-module", severity: .warning,
    summary: "two modules of one product have types with the same identifier",
    rationale: """
      Xcode merges the metadata of an app and of the libraries that are linked into it. Entries are matched by the identifier, \
      which is the name of the type without its module unless the type declares a 'persistentIdentifier'. The last module by \
      path wins, and its entry replaces the other one as a whole: schema, properties, conformances. Xcode reports nothing. Rename one \
      of the types, or declare a 'persistentIdentifier'; a new identifier breaks shortcuts that people saved with the old \
      one. A file that several modules compile is not reported. How an app's own module compares with its libraries is unverified.
      """,
    source: "touyou/IntentTodo, FB24570185: Apple's tool of Xcode 27, run with the inputs in both orders",
    needs: [.targetMap], reads: [.products],
    reported: Example(
      twoIntents, settings: .init(modules: ["App": .app, "Core": .library, "Kit": .library]),
      project: "'Core' and 'Kit' are linked statically"),
    correct: Example(
      twoIntents.replacing(text: "↓", with: ""),
      settings: .init(modules: ["App": .app, "Core": .library, "Kit": .dynamicLibrary]),
      project: "'Kit' is a dynamic framework"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for contents in model.products.contents {
      for case .declarations(let declarations, let kept) in contents.losses.map(\.subject) {
        guard let last = declarations.last(where: { $0.source != kept?.source }) else { continue }
        let other = kept ?? declarations[0], identifier = last.identifier ?? ""
        let effect =
          kept.map { "and its metadata has that of '\($0.module)', the last one by path" }
          ?? "and its metadata has one of them"
        reporter.report(
          "'\(contents.product.name)' has '\(last.symbol)' and '\(other.symbol)' with the same identifier '\(identifier)', \(effect); "
            + "rename one of them, or declare a 'persistentIdentifier'",
          at: last.place, symbol: last.symbol,
          notes: declarations.filter { $0.source != last.source }
            .map { .declaration(of: $0.symbol, at: $0.place) })
      }
    }
  }
}

private let twoIntents = """
  // file: App/App.swift
  import Core
  import Kit

  // file: Core/Open.swift
  import AppIntents

  struct ↓Open: AppIntent { static let title: LocalizedStringResource = "Open Book" }

  // file: Kit/Open.swift
  import AppIntents

  struct Open: AppIntent { static let title: LocalizedStringResource = "Open Song" }
  """
