import SourceScan

/// Finds the code that runs intents, and the surfaces on which people see it, as far as the parsed files determine them.
extension Program {
  /// Adds to each file the code that runs intents, and the uses of the widgets with these names, because both read the tokens of
  /// a file.
  func addRuns(to facts: [FileFacts], andUsesOf widgets: Set<String>) {
    var found: [(file: Int, code: RunsOfCode)] = []
    for (index, file) in files.enumerated() where !modules[file.module].isContext {
      guard let parsed = file.parsed else { continue }
      let usesWidgets = !widgets.isEmpty && facts[index].mayUseWidgets
      let runsIntents = mayRunIntents(facts[index], parsed.text)
      guard usesWidgets || runsIntents else { continue }
      let tokens = parsed.tokens(in: ByteSpan(0, UInt32(parsed.text.count)))
      if usesWidgets { facts[index].addUses(of: widgets, in: parsed, tokens, FileID(index)) }
      guard runsIntents else { continue }
      var reader = RunReader(text: parsed.text, tokens: tokens, file: FileID(index))
      reader.read()
      reader.code.runs.namesCatalyst = parsed.text.contains(text: "macCatalyst")
      found.append((index, reader.code))
    }
    let surfaces = Surfaces(found.map(\.code), facts.flatMap(\.widgets))
      .all(of: found.flatMap { $0.code.controls.compactMap(\.owner) })
    for (index, code) in found {
      facts[index].runs = code.runs
      facts[index].runs.controls = code.controls.map { run in
        var control = run.control
        control.surfaces = run.surface.map { [$0] } ?? run.owner.flatMap { surfaces[$0] } ?? []
        return control
      }
    }
  }

  private func mayRunIntents(_ facts: FileFacts, _ text: SourceText) -> Bool {
    !facts.mentions.arguments.isEmpty || !facts.mentions.names.isDisjoint(with: KnownMentions.surfaces)
      || [".perform()", "OpenURLIntent", "opensIntent:", "snippetIntent:", ".donate("].contains(where: text.contains)
  }
}

/// The code of one file that runs intents, and the types that the file declares and makes instances of.
private struct RunsOfCode {
  var runs = FileRuns()
  var controls: [(control: IntentRun, owner: String?, surface: IntentRun.Surface?)] = []
  /// The types that it makes instances of, by their bare names, each with the type whose code makes the instance.
  var uses: Set<ViewUse> = []
  /// The bare names of the types that it declares.
  var types: [String] = []
}

private struct ViewUse: Hashable {
  var view: String
  var owner: String?
  var surface: IntentRun.Surface?
}

/// Finds the surfaces on which people see a type, through the types that make it.
private struct Surfaces {
  private var uses: [String: [ViewUse]] = [:]
  private var widgets: [String: DeclaredWidget.Role] = [:]
  /// The names that several types have.
  private var ambiguous: Set<String> = []

  init(_ files: [RunsOfCode], _ widgets: [DeclaredWidget]) {
    uses = Dictionary(grouping: files.flatMap(\.uses), by: \.view)
    self.widgets = Dictionary(widgets.map { ($0.name, $0.role) }) { first, _ in first }
    var seen: Set<String> = []
    for name in files.flatMap(\.types) where !seen.insert(name).inserted { ambiguous.insert(name) }
  }

  /// The surfaces of these types. First finds the types that make them, directly or not, each of them once; then gives every type
  /// the surfaces of the types that make it.
  func all(of types: [String]) -> [String: Set<IntentRun.Surface>] {
    var found: [String: Set<IntentRun.Surface>] = [:], viewsByOwner: [String: [String]] = [:]
    var seen: Set<String> = [], pending = types
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, !ambiguous.contains(name) else { continue }
      var own: Set<IntentRun.Surface> = []
      switch widgets[name] {
      case .control: own.insert(.control)
      case .liveActivity: own.insert(.liveActivity)
      case .widget: own.insert(.widget)
      case .bundle, nil: break
      }
      for use in uses[name] ?? [] {
        if let surface = use.surface {
          own.insert(surface)
        } else if let owner = use.owner {
          viewsByOwner[owner, default: []].append(name)
          pending.append(owner)
        }
      }
      if !own.isEmpty { found[name] = own }
    }
    pending = Array(found.keys)
    while let owner = pending.popLast() {
      for view in viewsByOwner[owner] ?? [] {
        let all = (found[view] ?? []).union(found[owner] ?? [])
        if all != found[view] {
          found[view] = all
          pending.append(view)
        }
      }
    }
    return found
  }
}

/// Reads the tokens of a file, and keeps the types, functions and configurations around the current token.
private struct RunReader: CodeTokens {
  let text: SourceText
  let tokens: [Token]
  let file: FileID
  var code = RunsOfCode()
  var scopes: [Scope] = []

  struct Scope {
    var type: String?
    var function: String?
    var namesActivity = false
    /// The instances that a function makes, by the names of their variables.
    var instances: [String: NameReference] = [:]
    var surface: IntentRun.Surface?
    /// The intent that the configuration names, and the parameter of its closure that has the intent's values.
    var configuration: (intent: String, parameter: String)?
    var end: Int
  }

  mutating func read() {
    var index = 0
    while index < tokens.count {
      while let last = scopes.last, last.end <= index { scopes.removeLast() }
      index = isRead(index) ? take(name(index), at: index) : index + 1
    }
  }

  private static let words = WordFilter([
    "struct", "class", "enum", "actor", "extension", "func", "request", "end", "update", "perform",
    KnownMentions.activity,
  ])

  /// Whether a token may be one that `take` reads. No string is made of any other token: making all of them took most of the
  /// time.
  private func isRead(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    let next = kind(index + 1)
    return isCapitalized(index) && (next == .leftParenthesis || next == .leftBrace)
      || Self.words.mayContain(tokens[index].span, of: text)
  }

  private func isCapitalized(_ index: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text.bytes[Int(tokens[index].start)])
  }

  private var type: String? { scopes.last?.type }
  private var surface: IntentRun.Surface? { scopes.last?.surface }

  /// Reads the word at `index`. The result is the index of the next token to read.
  private mutating func take(_ word: String, at index: Int) -> Int {
    switch word {
    case "Preview" where kind(index - 1) == .pound: return endOfCall(index + 1)
    case "struct", "class", "enum", "actor", "extension": return declaration(word, at: index)
    case "func":
      if let body = body(after: index) { enter(Scope(function: name(index + 1), end: body.end)) }
    case "ActivityConfiguration": enter(.liveActivity, at: index)
    case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration": enter(.widget, at: index)
    case "StaticControlConfiguration", "AppIntentControlConfiguration": enter(.control, at: index)
    case KnownMentions.activity:
      if let function = scopes.lastIndex(where: { $0.function != nil }) { scopes[function].namesActivity = true }
    case "end", "update": addChange(word, at: index)
    case "perform"
    where kind(index - 1) == .period && kind(index - 2) == .identifier && kind(index + 1) == .leftParenthesis:
      if let intent = scopes.last(where: { $0.function != nil })?.instances[name(index - 2)] {
        code.runs.performed.append(intent)
      }
    case "request"
    where kind(index - 1) == .period && kind(index + 1) == .leftParenthesis && isWord(index + 2, "attributes"):
      if let type {
        code.runs.activityStarters.insert(CodeOwner(type: type, function: scopes.last { $0.function != nil }?.function))
      }
    case "OpenURLIntent": addURL(at: index)
    default:
      if let control = IntentRun.Control(rawValue: word), kind(index + 1) == .leftParenthesis {
        add(control, at: index)
      }
      if isInstance(at: index) { addInstance(word, at: index) }
    }
    return index + 1
  }

  /// Enters a type, or skips the code of previews. The result is the index of the next token to read.
  private mutating func declaration(_ keyword: String, at index: Int) -> Int {
    guard kind(index + 1) == .identifier, kind(index - 1) != .period, let body = body(after: index) else {
      return index + 1
    }
    if (index..<body.start).contains(where: { isWord($0, "PreviewProvider") }) { return body.end }
    var last = index + 1
    while kind(last + 1) == .period, kind(last + 2) == .identifier { last += 2 }
    enter(Scope(type: name(last), end: body.end))
    if keyword != "extension" { code.types.append(name(last)) }
    return last + 1
  }

  /// The indices of a declaration's braces; nil if the declaration has none, or not within 200 tokens after its keyword.
  private func body(after index: Int) -> (start: Int, end: Int)? {
    var next = index + 1
    while next < min(index + 200, tokens.count) {
      switch kind(next) {
      case .leftBrace:
        let end = Int(tokens[next].partner)
        return end > next ? (next, end) : nil
      case .leftParenthesis, .leftBracket: next = max(next, Int(tokens[next].partner)) + 1
      case .rightBrace, .semicolon: return nil
      default:
        if isWord(next, "func") || isWord(next, "var") || isWord(next, "let") { return nil }
        next += 1
      }
    }
    return nil
  }

  private mutating func enter(_ surface: IntentRun.Surface, at index: Int) {
    var scope = Scope(surface: surface, end: endOfCall(index + 1))
    let closure = afterOperand(index + 1) + 1
    if kind(index + 1) == .leftParenthesis, kind(closure - 1) == .leftBrace, isWord(closure + 1, "in"),
      let (start, end) = argument("intent", after: index + 1), end > start + 2, isWord(end - 1, "self")
    {
      scope.configuration = (name(end - 3), name(closure))
    }
    enter(scope)
  }

  /// A scope has the type and the surface of the one around it, unless it has its own.
  private mutating func enter(_ scope: Scope) {
    var scope = scope
    scope.type = scope.type ?? type
    scope.surface = scope.surface ?? surface
    scopes.append(scope)
  }

  // MARK: Instances

  /// Whether an instance is made at a token: `Open(…)`, `Kit.Open(…)` or, of a view, `Row { … }`.
  private func isInstance(at index: Int) -> Bool {
    isCapitalized(index) && (kind(index + 1) == .leftParenthesis || kind(index + 1) == .leftBrace)
  }

  private mutating func addInstance(_ name: String, at index: Int) {
    code.uses.insert(ViewUse(view: name, owner: type, surface: surface))
    guard kind(index + 1) == .leftParenthesis else { return }
    let next = Int(tokens[index + 1].partner) + 1, intent = NameReference(name, at: Place(file, tokens[index].span))
    if kind(next) == .period, kind(next + 2) == .leftParenthesis {
      if isWord(next + 1, "perform"), kind(next + 3) == .rightParenthesis { code.runs.performed.append(intent) }
      if isWord(next + 1, "donate") { code.runs.passed.append((.donation, intent)) }
    }
    if isWord(index - 3, "let") || isWord(index - 3, "var"), text.matches(tokens[index - 1].span, "="),
      let function = scopes.lastIndex(where: { $0.function != nil })
    {
      scopes[function].instances[self.name(index - 2)] = intent
    }
    guard kind(index - 1) == .colon else { return }
    if isWord(index - 2, "opensIntent") { code.runs.passed.append((.nextIntent, intent)) }
    if isWord(index - 2, "snippetIntent") { code.runs.passed.append((.snippet, intent)) }
    if isWord(index - 2, "intent"), isWord(index - 4, "donate") { code.runs.passed.append((.donation, intent)) }
  }

  private mutating func add(_ control: IntentRun.Control, at index: Int) {
    let isOfControlCenter = control == .controlButton || control == .controlToggle
    guard let (start, end) = argument(isOfControlCenter ? "action" : "intent", after: index + 1) else { return }
    let state = control == .toggle ? argument("isOn", after: index + 1)?.start : nil
    let binding = state.flatMap { state in
      kind(state) == .identifier && name(state).hasPrefix("$") && kind(state + 1) == .comma
        ? NameReference(name(state), at: Place(file, tokens[state].span)) : nil
    }
    func isMade(_ index: Int) -> Bool {
      kind(index) == .identifier && kind(index + 1) == .leftParenthesis && isCapitalized(index)
    }
    func add(_ intent: String, hasArguments: Bool, at index: Int) {
      let run = IntentRun(
        control: control, intent: intent, hasArguments: hasArguments, binding: binding,
        place: Place(file, tokens[index].span))
      code.controls.append((run, type, isOfControlCenter ? .control : surface))
    }
    if end == start + 1, kind(start) == .identifier,
      let configuration = scopes.last(where: { $0.configuration?.parameter == name(start) })?.configuration
    {
      add(configuration.intent, hasArguments: true, at: start)
    }
    var next = start
    while next < end {
      if isMade(next) { add(name(next), hasArguments: kind(next + 2) != .rightParenthesis, at: next) }
      // `{ let open = Open(); open.book = book; return open }()`
      if kind(next) == .leftBrace {
        let close = Int(tokens[next].partner)
        var inner = next + 1
        while inner < close {
          if isMade(inner), isWord(inner - 1, "return") || text.matches(tokens[inner - 1].span, "=") {
            add(name(inner), hasArguments: true, at: inner)
          }
          inner = afterOperand(inner)
        }
      }
      next = afterOperand(next)
    }
  }

  /// Adds the function as one that changes Live Activities for `activity.end(nil, dismissalPolicy: .immediate)`, and for
  /// `activity.update(content)` if the function names `Activity`.
  private mutating func addChange(_ word: String, at index: Int) {
    guard kind(index - 1) == .period, kind(index + 1) == .leftParenthesis, let type,
      let scope = scopes.last(where: { $0.function != nil }),
      word == "end"
        ? argument("dismissalPolicy", after: index + 1) != nil
        : scope.namesActivity && kind(index + 2) != .rightParenthesis
          && (isWord(index + 2, "using") || kind(index + 3) != .colon)
    else { return }
    code.runs.activityChangers.insert(CodeOwner(type: type, function: scope.function))
  }

  private mutating func addURL(at index: Int) {
    guard kind(index + 1) == .leftParenthesis, isWord(index + 2, "URL"), kind(index + 3) == .leftParenthesis,
      isWord(index + 4, "string"), kind(index + 5) == .colon, kind(index + 6) == .stringOpen
    else { return }
    let span = ByteSpan(tokens[index + 6].start, tokens[max(index + 6, Int(tokens[index + 6].partner))].end)
    let scheme = text.string(span).dropFirst().prefix {
      $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == "."
    }
    guard text.string(span).dropFirst(1 + scheme.count).hasPrefix(":") else { return }
    code.runs.customURLs.append(
      CustomURL(
        scheme: String(scheme), type: type, isInControl: surface == .control, place: Place(file, span)))
  }

  // MARK: Tokens

  private func name(_ index: Int) -> String { text.string(tokens[index].span) }

  private func argument(_ label: StaticString, after open: Int) -> (start: Int, end: Int)? {
    let close = Int(tokens[open].partner)
    var index = open + 1
    while index < close {
      if isWord(index, label), kind(index + 1) == .colon {
        var end = index + 2
        while end < close, kind(end) != .comma { end = afterOperand(end) }
        return (index + 2, end)
      }
      index = afterOperand(index)
    }
    return nil
  }
}

extension CodeTokens {
  /// The index of the token after a name, a literal or a pair of brackets.
  func afterOperand(_ index: Int) -> Int {
    switch kind(index) {
    case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen: max(index, Int(tokens[index].partner)) + 1
    default: index + 1
    }
  }

  /// The index of the token after the arguments and the trailing closures that start at `index`.
  func endOfCall(_ index: Int) -> Int {
    var index = index
    if kind(index) == .leftParenthesis { index = afterOperand(index) }
    while true {
      if kind(index) == .identifier, kind(index + 1) == .colon, kind(index + 2) == .leftBrace { index += 2 }
      guard kind(index) == .leftBrace, Int(tokens[index].partner) > index else { return index }
      index = afterOperand(index)
    }
  }
}
