import DocumentFormats
import IntentModel
import IntentReports
import IntentScans

extension Overview {
  /// A SiriKit intent of an app, and the App Intent that replaces it.
  struct SiriKitIntent: Sendable {
    var className: String
    var title: String?
    var isInShortcuts: Bool
    var isForWidgets: Bool
    var parameters: Int
    /// The type of the App Intent; nil without one.
    var successor: String?

    /// The facts about the intent in words: `Shortcuts, 2 parameters`.
    fileprivate var words: String {
      let places = (isInShortcuts ? ["Shortcuts"] : []) + (isForWidgets ? ["widgets"] : [])
      let count = parameters == 0 ? [] : [counted(parameters, "parameter")]
      return ((places.isEmpty ? ["not shown"] : places) + count).joined(separator: ", ")
    }
  }
}

extension Overview.SiriKitIntent {
  /// The intents that the app's files define, each class once.
  static func all(of run: LintRun) -> [Overview.SiriKitIntent] {
    let successors = SiriKitContents.successors(among: run.scan.bundle.intents)
    return run.part.settings.siriKit.definitions.flatMap(\.intents).uniqued(by: \.className)
      .map { intent in
        let name = intent.className
        return Overview.SiriKitIntent(
          className: name, title: intent.title?.text, isInShortcuts: intent.isInShortcuts,
          isForWidgets: intent.isForWidgets, parameters: intent.parameters.count,
          successor: successors[name]?.qualifiedName)
      }
  }

  func write(to json: inout JSONWriter) {
    json.member("class", className)
    if let title { json.member("title", title) }
    json.member("isInShortcuts", isInShortcuts)
    json.member("isForWidgets", isForWidgets)
    json.member("parameters", parameters)
    if let successor { json.member("successor", successor) }
  }
}

extension Overview.App {
  /// The SiriKit intents in lines, those without an App Intent first: `BrewTeaIntent  "Brew Tea"  Shortcuts, 2 parameters  → Brew`.
  func siriKitLines(limit: Int, _ style: TextStyle, width: Int?) -> [String] {
    func rows(_ intents: [Overview.SiriKitIntent]) -> [[String]] {
      intents.map { intent in
        [intent.className, intent.title.map { "\"\($0)\"" } ?? "", intent.words]
          + (intent.successor.map { ["→ \($0)"] } ?? (width == nil ? ["no App Intent"] : []))
      }
    }
    let lacking = rows(siriKitIntents.filter { $0.successor == nil })
    let replaced = rows(siriKitIntents.filter { $0.successor != nil })
    if width == nil { return list("SiriKit intents", lacking + replaced, limit: limit, style, width: nil) }
    let hint = "SiriKit intents without an App Intent, which 'intentscan migrate' writes"
    return list(hint, lacking, limit: limit, style, width: width)
      + list("SiriKit intents", replaced, limit: limit, style, width: width)
  }
}
