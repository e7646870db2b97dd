import IntentLocalization
import DocumentFormats
import IntentReports

/// The sentences that people can say to an app in one language.
struct SentenceReport: StringsReport {
  private let title: String
  private let sentences: SpokenSentences
  /// The reason why no translation is known; nil if there is none, or if the language is that of the source.
  private let reason: String?

  /// `language`: nil for that of the app's source.
  init(_ app: LocalizedApp, language: String?) {
    let source = app.localization.sourceLanguage, shown = language ?? source
    title = app.title
    sentences = SpokenSentences(
      app.scan.bundle, app.localization, language: shown, applicationNames: app.applicationNames(in: shown),
      path: app.path)
    reason = Language.inherits(shown, from: source) ? nil : app.localization.plan.reason
  }

  func lines(_ style: TextStyle) -> [String] {
    let heading = style.strong(visible(title)) + ", \(visible(sentences.language))"
    if sentences.shortcuts.isEmpty { return [heading + ": no App Shortcuts"] }
    let count = sentences.count, limit = SpokenSentences.limit
    let total = "\(count) of at most \(limit) phrases"
    var lines = [heading + ": " + (count.value > limit ? style.bad(total) : total)]
    for shortcut in sentences.shortcuts {
      let note = shortcut.isFromSource ? " (not translated: Siri uses the phrases of the source's language)" : ""
      lines.append("  " + style.strong(visible(shortcut.intent)) + style.doubtful(note))
      for phrase in shortcut.phrases {
        lines += phrase.sentences.map { "    " + visible($0) }
        let more = phrase.count.value - phrase.sentences.count
        if more > 0 { lines.append("    and \(phrase.count.value < SentenceCount.most ? String(more) : "many") more") }
      }
    }
    if let reason { lines.append("  note: the translations are not known: " + visible(reason)) }
    if sentences.applicationNames.isEmpty {
      lines.append(
        "  note: the app's name is not known, so its token is shown; add 'applicationName' to .intentscan.json")
    } else if sentences.applicationNames.count > 1 {
      let others = sentences.applicationNames.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
      lines.append("  note: people can also call the app " + visible(others))
    }
    if !sentences.openParameters.isEmpty {
      lines.append(
        "  note: values that are known only when the app runs are not counted: "
          + visible(sentences.openParameters.joined(separator: ", ")))
    }
    return lines
  }

  func write(to json: inout JSONWriter) {
    json.member("title", title)
    json.member("language", sentences.language)
    json.member("count", sentences.count.value)
    json.member("limit", SpokenSentences.limit)
    json.array("applicationNames", sentences.applicationNames) { $0.string($1) }
    json.array("openParameters", sentences.openParameters) { $0.string($1) }
    json.objects("shortcuts", sentences.shortcuts) { json, shortcut in
      json.member("intent", shortcut.intent)
      json.member("isFromSource", shortcut.isFromSource)
      json.objects("phrases", shortcut.phrases) { json, phrase in
        json.member("text", phrase.text)
        json.member("count", phrase.count.value)
        json.array("sentences", phrase.sentences) { $0.string($1) }
      }
    }
  }
}
