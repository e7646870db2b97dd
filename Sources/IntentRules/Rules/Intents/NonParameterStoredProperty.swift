import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let nonParameterStoredProperty: Rule = Rule(
    id: "non-parameter-stored-property", severity: .warning,
    summary: "a stored property of an intent is not a parameter",
    rationale: """
      The system creates a new instance of the intent and sets only properties with '@Parameter'. The value of any other \
      stored property is lost before 'perform()' runs, even if an initializer sets it for a button in a widget. Add '@Parameter'. In a snippet intent this is an error, because the system creates the intent again each \
      time it draws the snippet. In the configuration of a widget, users cannot set such a property. A property with an \
      initial value is reported if an initializer has an argument of its name, or if it is the 'value' of a \
      'SetValueIntent'. The severity is note for a constant that \
      'init()' sets too, if no button, toggle or control runs the intent: the app may call 'perform()' itself.
      """,
    source: "WWDC25 275",
    isFixable: true,
    reported: Example(
      .anyBook() + .documentedIntent("\nvar ↓book: Book?"),
      fixed: .anyBook() + .documentedIntent("\n@Parameter(title: \"Book\") var book: Book?")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let controlled = Set(model.files.flatMap(\.intentsOfControls))
    for intent in model.bundle.intents where intent.type.schema == nil {
      var labels = Set(
        intent.type.ownMembers.filter { $0.kind == .initializer }.flatMap { $0.parameters.compactMap(\.label) })
      let isSetter = intent.conforms(to: "SetValueIntent")
      if isSetter { labels.insert("value") }
      for member in intent.type.members where isUnfilled(member, labels) {
        if member.name == "target", intent.conforms(to: "OpenIntent") { continue }
        let isSnippet = intent.conforms(to: "SnippetIntent")
        let effect =
          intent.configuresWidget
          ? "users cannot set it"
          : isSetter && member.name == "value"
            ? "the system cannot set it when people use the control" : "its value is lost before 'perform()' runs"
        reporter.report(
          "'\(member.name)' of '\(intent.type.name)' is not a parameter, so \(effect)",
          at: member.place, symbol: intent.type.symbol(member.name),
          severity: isSnippet
            ? .error : intent.mayRunByCode(member) && !controlled.contains(intent.type.name) ? .note : nil,
          // A wrapper needs 'var'.
          fixes: member.isLet ? [] : [.makeParameter(member)],
          cause: .init(intent.type.symbol, note: "'\(member.name)' is not a parameter either"))
      }
    }
  }

  /// Whether it is a stored property that could be a parameter, and that the system does not give a value.
  ///
  /// - Parameter labels: The labels of the type's initializers, and the members that the system sets.
  private static func isUnfilled(_ member: DeclaredMember, _ labels: Set<String>) -> Bool {
    guard member.kind == .variable, !member.isStatic, member.storage == .stored, member.providedBy == nil,
      member.attributes.isEmpty, !member.modifiers.contains("lazy")
    else { return false }
    if labels.contains(member.name) {
      // The initial value of a constant remains.
      guard !(member.isLet && member.hasInitialValue) else { return false }
    } else {
      guard !member.isLet, !member.hasInitialValue, !member.isPrivate else { return false }
    }
    return member.type.map(canBeParameter) ?? member.impliedType?.isLiteral ?? false
  }

  private static func canBeParameter(_ type: ValueType) -> Bool {
    switch type.kind {
    case .primitive, .entity, .enum, .union, .measurement, .file, .person: true
    case .array, .set: type.elements.first.map(canBeParameter) ?? false
    case .intent, .framework, .unknown: false
    }
  }
}

extension Intent {
  /// Whether the app can create the intent with another value of the member and run it: the intent does not configure a widget or a
  /// control, the member is a constant, and the intent has an 'init()' that gives it a value.
  fileprivate func mayRunByCode(_ member: DeclaredMember) -> Bool {
    member.isLet && !configuresWidget
      && type.ownMembers.contains { $0.kind == .initializer && $0.parameters.isEmpty }
  }
}

extension FixIt {
  static func makeParameter(_ member: DeclaredMember) -> FixIt {
    let title = member.name.splitIntoWords.capitalizedFirst
    return FixIt(
      "make it a parameter", .needsReview,
      [.init(Place(member.place.file, member.span).beginning, "@Parameter(title: \"\(title)\") ")])
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
