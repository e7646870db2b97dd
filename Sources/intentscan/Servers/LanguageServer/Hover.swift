import DocumentFormats
import IntentLocalization
import IntentModel
import IntentReports
import IntentRules
import SourceScan

/// `textDocument/hover`: the rule of a finding, what people can say, what Shortcuts shows, and where an intent ships. An entry of
/// a string table shows the same as the text that it translates.
extension LanguageServer {
  private static let shownLanguages = 8, shownSentences = 3

  mutating func hover(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, position, offset) = try position(params)
    if isConfiguration(document) { return configurationHover(document, offset) }
    refresh()
    var sections = entries(of: document).filter { $0.location.contains(position, client.encoding) }
      .compactMap { Rule.named($0.rule) }.map {
        "**\($0.id)**: \($0.description.summary)\n\n\($0.description.rationale)"
      }
    var seen = Set(sections)
    for scanned in scanned(document) {
      var found = self.sections(at: offset, scanned)
      for place in scanned.neededStrings(at: offset).map(\.place) {
        let source = ScannedDocument(run: scanned.run, file: place.file, document: document)
        found += self.sections(at: Int(place.span.start), source)
      }
      sections += found.filter { seen.insert($0).inserted }
    }
    return Self.markup(sections, client)
  }

  private func sections(at offset: Int, _ scanned: ScannedDocument) -> [String] {
    [
      scanned.phrase(at: offset).flatMap { sentences($0.phrase, $0.shortcut, scanned) },
      scanned.sentence(at: offset).map { shown($0.text, $0.intent, scanned) },
      scanned.bundle.intents.first { scanned.holds($0.type.place, offset) }.map { summary(of: $0, scanned) },
    ].compactMap(\.self)
  }

  static func markup(_ sections: [String], _ client: ClientCapabilities) -> JSONValue {
    guard !sections.isEmpty else { return .null }
    return .members([
      "contents": .members([
        "kind": .text(client.showsMarkdown ? "markdown" : "plaintext"),
        "value": .text(sections.joined(separator: "\n\n---\n\n")),
      ])
    ])
  }

  /// The first sentences that run the App Shortcut, in at most `shownLanguages` languages; nil if none is known.
  private func sentences(_ phrase: LocalizedText, _ shortcut: AppShortcut, _ scanned: ScannedDocument) -> String? {
    guard let localization = scanned.run.localization else { return nil }
    var bundle = scanned.bundle
    guard
      let provider = bundle.shortcutsProviders.first(where: { scanned.holds($0.type, Int(shortcut.place.span.start)) })
    else { return nil }
    var limited = provider
    limited.appShortcuts.alternatives = provider.appShortcuts.alternatives.map { alternative in
      var copy = alternative
      copy.content = .known([.known(shortcut)])
      return copy
    }
    bundle.shortcutsProviders = [limited]
    let source = localization.sourceLanguage
    let languages = [source] + localization.writtenLanguages.filter { !Language.inherits($0, from: source) }.sorted()
    let name = scanned.run.part.settings.applicationName ?? scanned.run.part.group?.app?.displayName
    let lines = languages.prefix(Self.shownLanguages).compactMap { language -> String? in
      let spoken = SpokenSentences(
        bundle, localization, language: language, applicationNames: [name].compactMap(\.self),
        path: { scanned.run.scan.program.files[$0.place.file].path })
      guard let found = spoken.shortcuts.first, !found.isFromSource else { return nil }
      let sentences = found.phrases.flatMap(\.sentences), more = sentences.count - Self.shownSentences
      let shown = sentences.prefix(Self.shownSentences).map { "“\(prose($0))”" }.joined(separator: ", ")
      return "- \(language): \(shown)" + (more > 0 ? ", and \(more) more" : "")
    }
    return lines.isEmpty ? nil : "People can say:\n\n" + lines.joined(separator: "\n")
  }

  /// The sentence as Shortcuts shows it: parameters by their titles.
  private func shown(_ text: LocalizedText, _ intent: Intent, _ scanned: ScannedDocument) -> String {
    let sentence = TextPart.parts(of: scanned.run.shownText(text, of: intent.type.module)).map { part in
      switch part {
      case .text(let text): return text
      case .token(let name):
        let title = intent.parameter(name)?.title?.text.map { scanned.run.shownText($0, of: intent.type.module) }
        return "[\(title ?? name)]"
      }
    }
    return "Shortcuts shows: \(prose(sentence.joined()))"
  }

  /// Text of the app, in which nothing may become a link, a picture or HTML.
  private func prose(_ text: String) -> String { client.showsMarkdown ? markdownText(text) : text }

  private func summary(of intent: Intent, _ scanned: ScannedDocument) -> String {
    let title = intent.title.known.first.map { scanned.run.shownText($0, of: intent.type.module) }
    let phrases = scanned.bundle.shortcutsProviders.flatMap(\.shortcuts).filter {
      $0.intent.known?.name == intent.type.name && scanned.intent($0.intent.known)?.type.place == intent.type.place
    }.reduce(0) { $0 + ($1.phrases.known?.count ?? 0) }
    let app = scanned.run.part.group?.app
    var lines = ["App Intent\(title.map { " “\(prose($0))”" } ?? ""), in the module \(intent.type.module)"]
    if let app { lines.append("Part of \(prose(app.displayName ?? app.name))") }
    lines.append(phrases == 0 ? "No App Shortcut runs it" : "App Shortcuts: \(counted(phrases, "phrase"))")
    let products = scanned.run.products, path = { (file: FileID) in scanned.run.scan.program.files[file].path }
    let shipped = products.products(with: .init(of: intent.type, path: path)).map(\.name)
    if !shipped.isEmpty { lines.append("Ships in \(shipped.joined(separator: ", "))") }
    let runners = scanned.run.runners.runners(of: intent)
    if !runners.isEmpty { lines.append("Run by: \(runners.words)") }
    if let processes = products.words(running: intent, path: path) { lines.append("Runs \(processes)") }
    return lines.map { "- \($0)" }.joined(separator: "\n")
  }
}
