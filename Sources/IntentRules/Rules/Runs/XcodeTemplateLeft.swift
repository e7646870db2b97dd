import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let xcodeTemplateLeft: Rule = Rule(
    id: "xcode-template-left", severity: .note, summary: "a text or an intent of Xcode's template is left in the app",
    rationale: """
      Xcode's templates for widgets and controls have texts that people would see. Examples are "This is an example \
      widget." and an intent 'StartTimerIntent' that does nothing. Replace the texts, and remove what the app \
      does not need. A text in the gallery of widgets or controls is a warning.
      """,
    source: "Xcode's templates; 16 of 93 public repositories",
    reported: Example(template("This is an example widget.", mark: "↓")),
    correct: Example(template("Shows the books that you read.")),
    check: check)

  private static let texts: Set<String> = [
    "This is an example widget.", "An example control that runs a timer.",
    "Favorite Emoji",
  ]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    func report(_ text: LocalizedText?, _ type: DeclaredType) {
      guard let text, texts.contains(text.key) else { return }
      report(text.key, text.place, type.module, .note)
    }
    func report(_ text: String, _ place: Place, _ module: String, _ severity: Severity) {
      reporter.report(
        "the text '\(text)' is that of Xcode's template; state what this app shows", at: place,
        symbol: "\(module).template/\(text)", severity: severity,
        cause: .init(module, note: "'\(text)' is that of the template too"))
    }
    for file in model.files {
      for widget in file.widgets {
        for text in widget.texts where texts.contains(text.text) {
          report(text.text, text.place, file.module, .warning)
        }
      }
    }
    for intent in model.bundle.intents {
      report(intent.description.only?.text.known, intent.type)
      for parameter in intent.parameters { report(parameter.title?.text, intent.type) }
      guard intent.type.name == "StartTimerIntent", intent.title.only?.key == "Start a timer", intent.doesNothing else {
        continue
      }
      reporter.report(
        "'StartTimerIntent' is that of Xcode's template, and does nothing; remove it, or start something",
        of: intent.type)
    }
  }
}

private func template(_ text: String, mark: String = "") -> String {
  """
  struct ShelfWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Shelf", provider: Provider()) { ShelfView(entry: $0) }
        .configurationDisplayName("Shelf")
        .description(\(mark)"\(text)")
    }
  }
  """
}
