import IntentModel
import SourceFindings

extension Rule {
  static let phraseUnknownParameter = Rule(
    id: "phrase-unknown-parameter", severity: .error,
    summary: "a phrase names a parameter that its intent does not have",
    rationale: """
      A key path without a parameter does not compile. A name in plain text does: the compiler does not look into it, and \
      Siri hears the name itself.
      """,
    source: "WWDC22 10170, WWDC23 10102: a phrase's placeholders are parameters of its intent",
    triggering: [
      Example(
        .phrases(
          #""Start ↓${sesion} in ${applicationName}""#, of: "@Parameter(title: \"S\") var session: Shelf", with: .shelf),
        fixed: .phrases(
          #""Start ${session} in ${applicationName}""#, of: "@Parameter(title: \"S\") var session: Shelf", with: .shelf)
      ),
      Example(
        .phrases(
          #""Start a ↓\(\.$session) session with \(.applicationName)""#,
          of: "@Parameter(title: \"S\") var sessionType: Shelf", with: .shelf),
        fixed: .phrases(
          #""Start a \(\.$sessionType) session with \(.applicationName)""#,
          of: "@Parameter(title: \"S\") var sessionType: Shelf", with: .shelf)),
      // A variable is no parameter.
      Example(.phrases(#""Open ↓\(\.$book) in \(.applicationName)""#, of: "var book: Int")),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(\.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases(#""Open ${shelf} in ${applicationName}""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases(#""Open ${applicationname}""#)),
      // The intent's name in front, with the type that it is nested in.
      Example(
        .shortcuts(
          #"AppShortcut(intent: Library.Open(), phrases: ["Open \(\Library.Open.$shelf) in \(.applicationName)"])"#,
          with: "\(String.shelf)\nenum Library { struct Open: AppIntent { \(String.shelfParameter) } }")),
      // An intent that the scan does not hold.
      Example(
        .shortcuts(#"AppShortcut(intent: OpenBook(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#)),
      // Parameters of a superclass, an extension and a schema.
      Example(
        .shortcuts(
          #"AppShortcut(intent: B(), phrases: ["Open \(\.$shelf) in \(.applicationName)"])"#,
          with: "\(String.shelf)\nclass A { \(String.shelfParameter) }\nclass B: A, AppIntent {}")),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      let misspelt = phrase.misspeltApplicationNames(intent).compactMap(\.place)
      let names = intent.parameters.map(\.name)
      for placeholder in phrase.text.placeholders where !misspelt.contains(placeholder.place) {
        guard placeholder.kind == .keyPath || (placeholder.kind == .other && placeholder.isRaw),
          let name = placeholder.name.split(separator: ".").first.map(String.init), !names.contains(name)
        else { continue }
        let replacement = nearest(to: name, among: names)
        let written =
          replacement.map { placeholder.isRaw ? "${\($0)}" : phrase.text.interpolation("\\.$\($0)") }
        let isPlaced = placeholder.place != phrase.text.keyPlace
        reporter.report(
          "'\(intent.type.name)' has no parameter '\(name)'" + (replacement.map { "; did you mean '\($0)'?" } ?? ""),
          at: placeholder.place, symbol: phrase.symbol,
          notes: [.init(message: "'\(intent.type.name)' is declared here", place: intent.type.place)],
          fixes: isPlaced
            ? written.map { [FixIt("write '\($0)'", .needsReview, [.init(placeholder.place, $0)])] } ?? [] : [])
      }
    }
  }
}
