import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let stringInsteadOfText = Rule(
    id: "string-instead-of-text", severity: .error,
    summary: "a 'String' is passed where the framework requires a localized text",
    rationale: """
      The title of a 'DisplayRepresentation' is a 'LocalizedStringResource', and a dialog is an 'IntentDialog'. Both can be \
      written as a string literal, also with an interpolation, but a variable of type 'String' does not compile. Write the \
      variable into a literal. The rule checks variables whose type the source states.
      """,
    source:
      "AppIntents interface of iOS 17.4: DisplayRepresentation.init(title:subtitle:image:), IntentResult.result(dialog:)",
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
          let name: String
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: ↓name)
          }
          // …
        }
        """,
        fixed: """
          struct Book: AppEntity {
            let id: Int
            let name: String
            var displayRepresentation: DisplayRepresentation {
              DisplayRepresentation(title: "\\(name)")
            }
            // …
          }
          """),
      Example(.shown("let name: String", "return .init(title: \"A\", subtitle: ↓self.name)")),
      Example(
        .shown("let shelf: Shelf", "return .init(title: ↓shelf.name)")
          + "\nstruct Shelf: AppEntity { let id: Int; var name: String }"),
      Example(
        .shown("@Property(title: \"N\") var name: String", "if id > 3 { return .init(title: ↓name) }; return \"A\"")),
      Example(
        .saying("return .result(dialog: ↓name)"), fixed: .saying("return .result(dialog: \"\\(name)\")")),
      Example(.saying("let text: String = make()\nreturn .result(dialog: ↓text)")),
      Example(.saying("let text = String(localized: \"A\")\nreturn .result(dialog: ↓text)")),
      Example(.saying("return .result(dialog: ↓String(localized: \"A\"))")),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
          let name: String
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\\(name)")
          }
          // …
        }
        """),
      Example(.shown("let name: LocalizedStringResource", "return .init(title: name)")),
      Example(.shown("let name: KitText", "return .init(title: name)")),
      Example(.shown("let shelf: KitShelf", "return .init(title: shelf.name)")),
      Example(
        .shown("let shelf: Shelf", "return .init(title: shelf.name)")
          + "\nstruct Shelf: AppEntity { let id: Int; var name: LocalizedStringResource }"),
      Example(
        .shown("let name: String", "return .init(title: name)")
          + "\nextension DisplayRepresentation { init(title: String) { self = \"\\(title)\" } }"),
      Example(.shown("let name: String", "let name = LocalizedStringResource(\"A\"); return .init(title: name)")),
      Example(.shown("let name: String", "return Other(title: name).representation")),
      Example(.shown("let name: String", "return .init(title: make(name))")),
      Example(.shown("let name: String", "return .init(stringLiteral: name)")),
      Example(.saying("return .result(dialog: \"\\(name)\")")),
      Example(.saying("return .result(dialog: IntentDialog(stringLiteral: name))")),
      Example(.saying("let text: IntentDialog = \"A\"\nreturn .result(dialog: text)")),
      Example(.saying("let name = IntentDialog(stringLiteral: name)\nreturn .result(dialog: name)")),
      Example(.saying("let text = make()\nreturn .result(dialog: text)")),
      Example(.saying("return other.result(dialog: name)")),
    ]
  ) { model, reporter in
    let owners =
      model.bundle.entities.map { ($0.type, $0.stringDisplays) }
      + model.bundle.intents.map { ($0.type, $0.stringDisplays) }
    for (type, references) in owners {
      for reference in references {
        report(
          reference.name, at: reference.place, "a 'DisplayRepresentation' takes 'LocalizedStringResource'",
          type.symbol("displayRepresentation"), &reporter)
      }
    }
    for intent in model.bundle.intents {
      for body in intent.performBodies where body.providedBy == nil {
        for call in body.calls where call.name == "result" && call.isImplicitMember {
          guard let dialog = call.dialog else { continue }
          let demand = "'dialog:' takes an 'IntentDialog'", symbol = intent.type.symbol("perform()")
          if case .call("String", _) = dialog.form {
            reporter.report(
              "\(demand), but 'String(…)' is a 'String', so the code does not compile; pass a string literal",
              at: dialog.place, symbol: symbol)
          } else if let text = body.stringVariable(dialog, of: intent) {
            report(text, at: dialog.place, demand, symbol, &reporter)
          }
        }
      }
    }
  }

  private static func report(
    _ text: String, at place: Place, _ demand: String, _ symbol: String, _ reporter: inout Reporter
  ) {
    let literal = "\"\\(\(text))\""
    reporter.report(
      "\(demand), but '\(text)' is a 'String', so the code does not compile; write '\(literal)'", at: place,
      symbol: symbol,
      fixes: [FixIt("replace with '\(literal)'", .needsReview, [.init(place, literal)])])
  }
}

extension PerformBody {
  /// The source of a value that is certainly a 'String' and not a literal.
  fileprivate func stringVariable(_ value: Value, of intent: Intent) -> String? {
    guard let unreadable = value.unreadable else { return nil }
    guard unreadable.reason == .reference else { return nil }
    let text = unreadable.text, ofSelf = text.hasPrefix("self.")
    let name = ofSelf ? String(text.dropFirst(5)) : text
    if !ofSelf, isLocalString(name) { return text }
    let member = intent.type.ownMembers.first { $0.kind == .variable && !$0.isStatic && $0.name == name }
    guard let type = member?.type, type.kind == .primitive, type.name == "String", !type.isOptional,
      ofSelf || !mayDeclare(name)
    else { return nil }
    return text
  }

  /// `let text: String`, `let text = String(…)`, once in the body.
  private func isLocalString(_ name: String) -> Bool {
    let declared = names.indices.dropFirst().filter {
      names[$0] == name && ["let", "var", "case", "for", "in"].contains(names[$0 - 1])
    }
    guard declared.count == 1, declared[0] + 2 < names.count else { return false }
    return ["let", "var"].contains(names[declared[0] - 1]) && names[declared[0] + 1] == "String"
      && names[declared[0] + 2] != "LocalizationValue"
  }
}

extension String {
  /// An entity with this variable, and this getter of its representation.
  fileprivate static func shown(_ variable: String, _ statements: String) -> String {
    """
    struct Book: AppEntity {
      let id: Int
      \(variable)
      var displayRepresentation: DisplayRepresentation { \(statements) }
    }
    """
  }

  /// An intent with the parameter `name`, and these statements of 'perform()'.
  fileprivate static func saying(_ statements: String) -> String {
    """
    struct Say: AppIntent {
      @Parameter(title: "Name") var name: String
      func perform() async throws -> some IntentResult & ProvidesDialog {
        \(statements)
      }
    }
    """
  }
}
