import DocumentFormats
import IntentReports
import IntentScans

extension Command {
  /// Shows every condition between the source and what people see.
  static let why = Command(
    "why", overview: "Show why people see an intent, an App Shortcut, an entity or an enum, or why not.",
    discussion: """
      intentscan why OpenBook                   the name of a type
      intentscan why "Open my shelf in Books"   a title, or what people say
      intentscan why Shelf.read path/to/App     the case of an enum, in a folder

      Each condition between the source and what people see: 'yes' holds, 'no' does
      not, '-' is something that the app does without, '!' is unusual, and '?' cannot
      be known from the source; such a line says what would tell it.

      Exit status: 0 if all conditions hold; 1 if one does not, or if nothing has the
      name; 2 if an input cannot be read.
      """,
    positionals: [
      Positional(
        name: "name", help: "The name of a type, a title, a case or a phrase.", isOptional: false, isRepeatable: false,
        value: .text("name")), scanPaths,
    ],
    options: [
      Option("format", .choice("format", ["text", "json"]), help: "text or json. (default: text)"), .output,
      .deploymentTarget, .xcode, .color,
    ] + scanOptions,
    run: runWhy)
}

private func runWhy(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let name = arguments.positionals[0],
    arguments = arguments.replacingPositionals(Array(arguments.positionals.dropFirst()))
  let configuration = try configurationFile(arguments, in: environment)
  var scanOptions = try ScanOptions(arguments, configuration?.configuration, in: environment)
  scanOptions.readsMentions = true
  let options = try LintOptions(arguments, configuration?.configuration, in: environment)
  var run = try ScanRun(arguments, configuration, scanOptions, in: environment)
  let runs = run.lint(options), (answers, others) = runs.why(name)
  if answers.isEmpty {
    let nearest = runs.namesForWhy.suggestion(for: name)
    run.foundNothing(
      in: runs.runs.map(\.scan),
      because: "nothing has the name '\(name)'\(nearest.isEmpty ? "; 'intentscan list' shows all names" : nearest)")
  }
  let text =
    answers.map { $0.text(TextStyle(usesColor: options.rendering.usesColor), width: options.rendering.width) }
    .joined(separator: "\n")
    + (others > 0 ? "\n\(others) more declarations have this name; ask for a type by its qualified name\n" : "")
  return try run.finish(
    [
      CommandOutput(to: arguments[.output]) {
        arguments[.reportFormat] == "json" ? [json(answers, others)] : [Array(text.utf8)]
      }
    ], status: answers.contains(where: \.fails) ? .findings : .success)
}

extension Why {
  fileprivate func text(_ style: TextStyle, width: Int?) -> String {
    func lines(_ text: String, indent: Int) -> String { width.map { wrapped(text, width: $0, indent: indent) } ?? text }
    let failing = rows.count { $0.state == .fails }
    let result =
      failing == 0
      ? "nothing in the source hides it" : "\(failing) \(failing == 1 ? "condition does" : "conditions do") not hold"
    var text = [
      "\(subject.kind.rawValue) \(subject.type.qualifiedName)  \(location.file):\(location.start.line): \(result)"
    ]
    text[0] = lines(text[0], indent: 2)
    let conditions = rows.map(\.condition.count).max() ?? 0
    for row in rows {
      let isFinding = row.rule != nil
      let padding = String(repeating: " ", count: conditions - row.condition.count)
      let fact = isFinding || row.detail.isEmpty ? "" : visible(row.detail),
        line = "  \(row.mark(style))  \(row.condition)"
      let whole = line + (fact.isEmpty ? "" : padding + "  " + fact)
      // A detail that does not fit next to its condition is below it, so that a command in it can be copied.
      let fits = columnCount(of: whole) <= width ?? .max
      text +=
        fits || fact.isEmpty
        ? [lines(whole, indent: 9)] : [lines(line, indent: 9), lines("         " + fact, indent: 9)]
      guard let rule = row.rule else { continue }
      let place = row.location.map { "\($0.file):\($0.start.line): " } ?? ""
      text.append(lines("       \(visible(place + row.detail)) [\(rule)]", indent: 9))
    }
    return text.joined(separator: "\n") + "\n"
  }
}

extension Why.Row {
  fileprivate func mark(_ style: TextStyle) -> String {
    switch state {
    case .holds: style.good("yes")
    case .fails: style.bad(" no")
    case .lacks: style.dim("  -")
    case .doubtful: style.doubtful("  !")
    case .unknown: style.dim("  ?")
    }
  }
}

private func json(_ answers: [Why], _ others: Int) -> [UInt8] {
  JSONWriter.document { json in
    json.objects("answers", answers) { json, answer in
      json.member("kind", answer.subject.kind.rawValue)
      json.member("name", answer.subject.type.qualifiedName)
      json.member("module", answer.subject.type.module)
      json.member("file", answer.location.file)
      json.member("line", answer.location.start.line)
      json.objects("conditions", answer.rows) { json, row in
        json.member("state", row.state.rawValue)
        json.member("condition", row.condition)
        if !row.detail.isEmpty { json.member("detail", row.detail) }
        if let rule = row.rule { json.member("rule", rule) }
        if let location = row.location {
          json.member("file", location.file)
          json.member("line", location.start.line)
        }
      }
    }
    if others > 0 { json.member("others", others) }
  }
}
