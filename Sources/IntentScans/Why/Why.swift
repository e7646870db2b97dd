import IntentLocalization
import IntentModel
import IntentReports
import IntentRules

/// The conditions that must hold so that people see a declaration, and whether each one holds.
package struct Why: Sendable {
  package enum State: String, Sendable {
    case holds, fails
    /// The condition does not hold, and the app can do without it.
    case lacks
    /// A rule reports a note: the condition holds, but something about it is unusual.
    case doubtful
    /// The rules lack a fact that they need, or no source can show whether the condition holds.
    case unknown
  }

  package struct Row: Sendable {
    package var state: State
    package var condition: String
    /// The fact, the finding's message, or the command that determines the state.
    package var detail: String
    package var rule: String?
    package var location: Location?
  }

  package let subject: WhySubject
  package let location: Location
  package fileprivate(set) var rows: [Row]

  /// Whether at least one condition fails.
  package var fails: Bool { rows.contains { $0.state == .fails } }

  /// Adds the rows of another app that compiles the declaration, if a rule shows that their conditions fail there. Such a row
  /// replaces the one with the same condition, unless that one fails, too.
  fileprivate mutating func add(_ others: [Row], ofApp name: String) {
    for other in others where other.state == .fails && other.rule != nil {
      var other = other
      other.detail = "in the app '\(name)': \(other.detail)"
      guard let position = rows.firstIndex(where: { $0.condition == other.condition }) else {
        rows.insert(other, at: rows.count - WhyCondition.unknown.count)
        continue
      }
      if rows[position].state != .fails { rows[position] = other }
    }
  }
}

extension LintRun {
  /// The targets that compile a declaration, or its module, and if they are known, their kinds: `App (app)`.
  func targets(compiling type: DeclaredType) -> [String] {
    func described(_ name: String, _ kind: LintSettings.ModuleKind?) -> String {
      name + (kind.map { " (\($0.rawValue))" } ?? "")
    }
    let kind = part.settings.modules[type.module]
    let targets = part.targets(of: type.module, compiling: scan.program.files[type.place.file].path)
    if targets.isEmpty { return [described(type.module, kind)] }
    return targets.map { described($0.name, part.filesOfHomonyms[$0.id] == nil ? kind : $0.moduleKind) }
  }

  /// Whether the app's phrases are in its languages. A language that Siri does not speak needs none.
  var languagesOfPhrases: WhyCondition.Fact {
    guard let localization else { return .holds("") }
    let rows = Coverage(localization) { model.files[$0.place.file].path }.rows
    let missing = rows.filter { row in
      let phrases = row[.phrases]
      return phrases.missing > 0 && phrases.missing == phrases.needed && Language.isSpokenBySiri(row.language)
        && !Language.inherits(rows[0].language, from: row.language)
    }
    if missing.isEmpty { return .holds("") }
    return .lacks("Siri knows no phrase of the app in \(missing.map(\.language).joined(separator: ", "))")
  }
}

extension LintRuns {
  /// The largest number of declarations that get an answer. For each one, all findings are searched.
  private static let subjectLimit = 100

  /// The answers about the declarations with a name, and the number of declarations beyond `subjectLimit`. A declaration that
  /// several targets compile has one answer.
  package func why(_ name: String) -> (answers: [Why], others: Int) {
    var positions: [String: Int] = [:], answers: [Why] = [], compiling: [[String]] = [], apps: [String?] = []
    let notCompiled = uncompiled.map { ShortcutsOfIntents($0.scan.reportedBundle, paths: $0.files.map(\.path)) }
    // The apps come first: other targets may compile a declaration of an app, too.
    let apart = runs.filter { $0.part.group?.app == nil }
    for run in runs.filter({ $0.part.group?.app != nil }) + apart + [uncompiled].compactMap(\.self) {
      var locator = Locator(run.files)
      let app = run.part.group?.app?.name
      let subjects = run.scan.reportedBundle.subjects(named: name, paths: run.files.map(\.path))
      let places = subjects.map { subject in
        let location = locator.location(of: subject.type.place)
        return "\(location.file) \(location.start.line) \(subject.kind)"
      }
      guard !subjects.isEmpty else { continue }
      let products = run.products, runners = run.model.runners(in: products)
      let languages = subjects.allSatisfy(\.shortcuts.isEmpty) ? .holds("") : run.languagesOfPhrases
      for (var subject, key) in zip(subjects, places) {
        let targets = run.targets(compiling: subject.type)
        subject.metadata = metadata(of: subject.type, in: run, products)
        subject.languagesOfPhrases = languages
        subject.runners = (subject.intent.map(runners.runners) ?? [])
          .filter { ![.appShortcut, .siriTip].contains($0.kind) }
        func rows() -> [Why.Row] {
          self.rows(subject, run, zip(subjects, places).filter { $1 != key }.map(\.0), &locator)
        }
        if let position = positions[key] {
          guard position < answers.count else { continue }
          compiling[position] += targets.filter { !compiling[position].contains($0) }
          if let app, app != apps[position] { answers[position].add(rows(), ofApp: app) }
          continue
        }
        positions[key] = positions.count
        guard positions.count <= Self.subjectLimit else { continue }
        compiling.append(targets)
        apps.append(app)
        subject.uncompiledProvider = subject.intent.flatMap { notCompiled?[$0].first?.provider }
        answers.append(Why(subject: subject, location: locator.location(of: subject.type.place), rows: rows()))
      }
    }
    // The first condition names all targets that compile the declaration.
    for index in answers.indices where answers[index].rows[0].state == .holds {
      answers[index].rows[0].detail = compiling[index].joined(separator: ", ")
    }
    return (answers, positions.count - answers.count)
  }

  private func metadata(of type: DeclaredType, in run: LintRun, _ products: AppProducts) -> WhyCondition.Fact {
    let source = ShippedDeclaration.Source(of: type) { run.model.files[$0].path }
    if let reason = products.reasonWithoutDocument(source) { return .fails(reason) }
    // An executable of a package can be an app.
    let hasApp = run.part.group?.app != nil || products.products(with: source).contains(where: \.kind.isApp)
    if run.part.group == nil || hasApp { return .holds("") }
    return runs.contains { $0.part.group?.app != nil }
      ? .fails("no app uses the target of '\(type.module)'")
      : .unknown("not known without an app target (scan the app, too)")
  }

  /// The names that declarations have, for suggestions.
  package var namesForWhy: [String] { runs.flatMap { $0.scan.reportedBundle.namesOfSubjects } }

  /// The conditions of a declaration. `others` are declarations with the same name, which may have the same symbol.
  private func rows(
    _ subject: WhySubject, _ run: LintRun, _ others: [WhySubject], _ locator: inout Locator
  ) -> [Why.Row] {
    let findings = run.result.findings.filter { finding in
      let isAboutIt =
        subject.holds(symbol: finding.symbol) && !others.contains { $0.holds(finding.place) }
        || subject.holds(finding.place) || finding.notes.contains { subject.holds($0.place) }
        || subject.sharesFinding(finding.rule, symbol: finding.symbol)
      return isAboutIt && !isSettledElsewhere(finding, in: run)
    }
    let missing = run.missing
    var rows: [Why.Row] = [], known: Set<String> = []
    for condition in WhyCondition.all where condition.kinds.contains(subject.kind) {
      known.formUnion(condition.rules)
      let found = findings.filter { condition.rules.contains($0.rule) }.max { $0.severity < $1.severity }
      if let found {
        let state: Why.State = found.severity == .note ? .doubtful : .fails
        rows.append(row(state, condition.text, found, &locator))
        continue
      }
      switch condition.fact(subject, run) {
      case .isOther: break
      case .fails(let detail): rows.append(.init(state: .fails, condition: condition.text, detail: detail))
      case .lacks(let detail): rows.append(.init(state: .lacks, condition: condition.text, detail: detail))
      // Rules do not check what no target compiles.
      case .holds("") where rows.first?.state == .fails: break
      case .unknown(let detail): rows.append(.init(state: .unknown, condition: condition.text, detail: detail))
      case .holds(let detail):
        let needs = condition.rules.compactMap { missing[$0] }.flatMap { $0 }.map(\.name)
        let isUnknown =
          detail.isEmpty && condition.rules.count { missing[$0] != nil } * 2 > condition.rules.count
          || condition.decisive.map { missing[$0] != nil } ?? false
        rows.append(
          .init(
            state: isUnknown ? .unknown : .holds, condition: condition.text,
            detail: isUnknown ? "not known without \(Set(needs).sorted().joined(separator: ", "))" : detail))
      }
    }
    // An error that no condition is about may keep the whole target from having metadata.
    for finding in findings where finding.severity == .error && !known.contains(finding.rule) {
      rows.append(row(.fails, "nothing else is an error", finding, &locator))
    }
    return rows
      + WhyCondition.unknown.map { .init(state: .unknown, condition: $0.text, detail: $0.how) }
  }

  private func row(_ state: Why.State, _ text: String, _ finding: Finding, _ locator: inout Locator) -> Why.Row {
    .init(
      state: state, condition: text, detail: finding.message, rule: finding.rule,
      location: locator.location(of: finding.place))
  }
}
