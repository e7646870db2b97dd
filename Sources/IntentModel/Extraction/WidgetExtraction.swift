import SourceScan

/// Widgets, controls and widget bundles, and which of them the code makes instances of.
extension Program {
  /// Adds to each file its widgets. The result is their names.
  func addWidgets(to facts: [FileFacts]) -> Set<String> {
    var names: Set<String> = []
    for index in store.symbols.indices {
      guard let widget = widget(.parsed(index)) else { continue }
      names.insert(widget.name)
      facts[widget.place.file].widgets.append(widget)
    }
    return names
  }

  private func widget(_ id: SymbolID) -> DeclaredWidget? {
    let symbol = store.symbol(id)
    guard !modules[symbol.module].isContext, let declaration = symbol.declaration,
      case .type(let body) = declaration.form, body.kind != .protocol
    else { return nil }
    let ancestors = unknownAncestors(of: id)
    guard let name = [KnownWidgets.bundle, KnownWidgets.control, KnownWidgets.widget].first(where: ancestors.contains)
    else { return nil }
    let role: DeclaredWidget.Role =
      name == KnownWidgets.bundle ? .bundle : name == KnownWidgets.control ? .control : .widget
    var widget = DeclaredWidget(
      name: symbol.name, role: role, isMain: declaration.attributes.contains { $0.name == "main" },
      place: Place(symbol.file, declaration.nameSpan))
    if role != .bundle { readBody(of: id, into: &widget) }
    return widget
  }

  private func readBody(of id: SymbolID, into widget: inout DeclaredWidget) {
    let members = members(of: id)
    for member in members where member.declaration.name == "body" && member.providedBy == nil {
      let parsed = parsedFile(member.file)
      let code = WidgetCode(text: parsed.text, tokens: parsed.tokens(in: member.declaration.span), owner: widget.name)
      if code.names(KnownWidgets.activity), widget.role == .widget { widget.role = .liveActivity }
      if code.names(KnownWidgets.withIntent) { widget.usesIntent = true }
      if code.hasProvider { widget.hasProvider = true }
      if code.names(IntentRun.Control.controlToggle.rawValue) { widget.hasToggle = true }
      widget.texts += code.texts.map {
        DeclaredWidget.Text(modifier: $0.modifier, text: $0.text, place: Place(member.file, $0.span))
      }
      var constants: [String: (text: String?, isNew: Bool)] = [:]
      for argument in code.kinds {
        if let name = argument.member, constants[name] == nil {
          let text = text(of: name, among: members)
          constants[name] = (text, text == nil && isNew(name, members))
        }
        let constant = argument.member.flatMap { constants[$0] }, text = argument.literal ?? constant?.text
        if text == nil, code.isNew(argument.tokens) || constant?.isNew == true {
          widget.newKinds.append(Place(member.file, argument.span))
        }
        widget.kinds.append(
          DeclaredWidget.Kind(
            text: text, expression: argument.expression,
            identity: text.map { "\"" + $0 } ?? identity(of: argument.path, from: member.scope),
            place: Place(member.file, argument.span)))
      }
    }
  }

  /// Whether an initializer gives the variable a value that is new for each instance.
  private func isNew(_ name: String, _ members: [Member]) -> Bool {
    let counters = members.compactMap { member -> String? in
      guard member.declaration.isStatic, case .variable(let variable) = member.declaration.form, !variable.isLet,
        variable.getter == nil
      else { return nil }
      return member.declaration.name
    }
    return members.contains { member in
      guard case .initializer = member.declaration.form else { return false }
      let parsed = parsedFile(member.file)
      let code = WidgetCode(text: parsed.text, tokens: parsed.tokens(in: member.declaration.span), owner: nil)
      return code.assigns(name, valueWith: Set(counters))
    }
  }

  /// The text that identifies a constant: the symbol of `Kinds` and the other names for `Kinds.light.rawValue`. Nil for a single
  /// name, and if `Kinds` is not a type of the program.
  private func identity(of path: [String], from scope: Scope) -> String? {
    guard path.count > 1, let owner = path.first, let symbol = lookup([owner], from: scope).symbol else { return nil }
    return "\(symbol)." + path.dropFirst().joined(separator: ".")
  }

  /// The text of the string literal that a constant or a getter of the type has as its value; nil for any other member, and if
  /// several members have the name.
  private func text(of name: String, among members: [Member]) -> String? {
    let named = members.filter { $0.declaration.name == name }
    guard named.count == 1, case .variable(let variable) = named[0].declaration.form else { return nil }
    let value =
      variable.initialValue
      ?? variable.getter.flatMap { parsedFile(named[0].file).statements(in: $0.body).onlyExpression }
    if variable.isLet || variable.getter != nil, case .string(let literal)? = value?.form { return literal.plainText }
    return nil
  }
}

extension FileFacts {
  private var declaresWidgets: Bool { !mentions.names.isDisjoint(with: KnownWidgets.protocols) }

  var mayUseWidgets: Bool { declaresWidgets || !mentions.names.isDisjoint(with: KnownWidgets.users) }

  /// Adds the uses of widgets with these names in the tokens of the file.
  func addUses(of names: Set<String>, in parsed: ParsedFile, _ tokens: [Token], _ file: FileID) {
    let code = WidgetCode(text: parsed.text, tokens: tokens, owner: nil)
    if declaresWidgets {
      widgetUses = code.uses(of: names)
      widgetsInComments = names.intersection(parsed.namesOfCallsInComments)
      if widgets.contains(where: { $0.role == .widget || $0.role == .liveActivity }) {
        controlsWithoutIntent = code.controlsWithoutIntent.map { NameReference($0.name, at: Place(file, $0.span)) }
      }
    }
    widgetKindUses = code.kindUses.map {
      WidgetKindUse(callee: $0.callee, kind: $0.kind, place: Place(file, $0.span))
    }
  }
}

extension ParsedFile {
  /// `Start` of a comment with `Start(`: the words before opening parentheses.
  fileprivate var namesOfCallsInComments: Set<String> {
    var names: Set<String> = []
    for comment in comments {
      var start = Int(comment.span.start)
      while let open = text.firstOffset(of: UInt8(ascii: "("), in: start..<Int(comment.span.end)) {
        // A string is made of each word before a parenthesis, not of the whole comment: a file has hundreds of comments.
        var first = open
        while first > start, mayBeInName(text.bytes[first - 1]) { first -= 1 }
        let word = text.string(ByteSpan(UInt32(first), UInt32(open)))
        let name = word.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty { names.insert(String(name.reversed())) }
        start = open + 1
      }
    }
    return names
  }
}

private func mayBeInName(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == UInt8(ascii: "_") || (0x41...0x5A).contains(byte & ~0x20) || (0x30...0x39).contains(byte)
}

private struct WidgetCode: CodeTokens {
  let text: SourceText
  let tokens: [Token]
  /// The type that the code is a member of.
  let owner: String?

  struct KindArgument {
    var literal: String?
    /// `kind` of `Self.kind`, `self.kind` and `kind`, and of `Clock.kind` in the type `Clock`; nil for anything else.
    var member: String?
    /// The names of `Kinds.light.rawValue`; empty for anything else.
    var path: [String] = []
    var expression: String
    var tokens: Range<Int>
    var span: ByteSpan
  }

  func names(_ name: String) -> Bool { tokens.indices.contains { isName($0, name) } }

  private func name(_ index: Int) -> String? { kind(index) == .identifier ? text.string(tokens[index].span) : nil }

  /// The name at `index`; nil if `words` excludes it, or if the token is not a name.
  private func name(_ index: Int, _ words: WordFilter) -> String? {
    kind(index) == .identifier && words.mayContain(tokens[index].span, of: text) ? text.string(tokens[index].span) : nil
  }

  private func isName(_ index: Int, _ name: String) -> Bool {
    kind(index) == .identifier && tokens[index].span.count == name.utf8.count
      && text.string(tokens[index].span) == name
  }

  // MARK: Uses

  /// Mentions of these names, except in declarations, before a member (`Clock.kind`) and in previews.
  func uses(of names: Set<String>) -> [WidgetUse] {
    var uses: [WidgetUse] = [], blocks: [Int] = [], index = 0
    let words = WordFilter(names)
    while index < tokens.count {
      if isName(index, "Preview"), kind(index - 1) == .pound { index = endOfCall(index + 1) }
      switch kind(index) {
      case .leftBrace, .poundIf: blocks.append(index)
      case .rightBrace, .poundEndif: _ = blocks.popLast()
      case .poundElseif, .poundElse:
        _ = blocks.popLast()
        blocks.append(index)
      default: break
      }
      if let name = name(index, words), names.contains(name), !isDeclared(index), !isOwnerOfMember(index) {
        uses.append(WidgetUse(name: name, blocks: Array(blocks.prefix(Limits.nesting))))
      }
      index += 1
    }
    return uses
  }

  private func isDeclared(_ index: Int) -> Bool {
    switch name(index - 1) {
    case "struct", "class", "enum", "actor", "extension", "protocol", "typealias": true
    default: false
    }
  }

  /// Whether the name is that of a type before its member, `Clock` of `Clock.kind` and `Clock.Entry`; not in `Clock.init()` and
  /// `Clock.self`.
  private func isOwnerOfMember(_ index: Int) -> Bool {
    guard kind(index + 1) == .period, let member = name(index + 2) else { return false }
    return !["init", "self", "Type"].contains(member)
  }

  // MARK: Controls

  /// The controls that take no intent: `Button("Star") { … }`, `Button(action: star) { … }` and `Toggle("On", isOn: $isOn)`,
  /// outside of previews.
  var controlsWithoutIntent: [(name: String, span: ByteSpan)] {
    var found: [(name: String, span: ByteSpan)] = [], index = 0
    while index < tokens.count {
      if isName(index, "Preview"), kind(index - 1) == .pound { index = endOfCall(index + 1) }
      if let name = isName(index, "Button") ? "Button" : isName(index, "Toggle") ? "Toggle" : nil,
        kind(index - 1) != .period, !isDeclared(index),
        takesNoIntent(index + 1, isToggle: name == "Toggle")
      {
        found.append((name, tokens[index].span))
      }
      index += 1
    }
    return found
  }

  private func takesNoIntent(_ open: Int, isToggle: Bool) -> Bool {
    guard kind(open) == .leftParenthesis else { return !isToggle && kind(open) == .leftBrace }
    let close = Int(tokens[open].partner)
    guard close > open, value(of: "intent", from: open + 1, to: close) == nil else { return false }
    if isToggle { return value(of: "isOn", from: open + 1, to: close) != nil }
    return value(of: "action", from: open + 1, to: close) != nil || kind(close + 1) == .leftBrace
  }

  // MARK: Kinds

  /// The arguments `kind` of the configurations.
  var kinds: [KindArgument] {
    let words = WordFilter(KnownWidgets.configurations)
    return tokens.indices.compactMap { index in
      guard let callee = name(index, words), KnownWidgets.configurations.contains(callee) else { return nil }
      var open = index + 1
      if kind(open) == .period, isName(open + 1, "init") { open += 2 }
      guard kind(open) == .leftParenthesis else { return nil }
      return argument("kind", from: open + 1, to: Int(tokens[open].partner))
    }
  }

  /// The literals of `.description("…")` and `.displayName(LocalizedStringResource("…"))`.
  var texts: [(modifier: String, text: String, span: ByteSpan)] {
    tokens.indices.compactMap { index in
      guard let modifier = name(index), KnownWidgets.texts.contains(modifier), kind(index - 1) == .period,
        kind(index + 1) == .leftParenthesis
      else { return nil }
      let isCall = name(index + 2) != nil && kind(index + 3) == .leftParenthesis, open = index + (isCall ? 4 : 2)
      guard kind(open) == .stringOpen, Int(tokens[open].partner) > open else { return nil }
      let span = ByteSpan(tokens[open].start, tokens[Int(tokens[open].partner)].end)
      return plainText(text.string(span)).map { (modifier, $0, span) }
    }
  }

  /// Whether a configuration takes a provider, which gives the value that a control shows.
  var hasProvider: Bool {
    tokens.indices.contains { isName($0, "provider") && kind($0 + 1) == .colon }
  }

  /// Names of calls and members that give another value each time.
  private static let newValues: Set<String> = ["UUID", "Date", "random", "randomElement", "timeIntervalSinceNow"]

  /// Whether an expression may have another value each time.
  func isNew(_ expression: Range<Int>) -> Bool {
    expression.contains { name($0).map(Self.newValues.contains) == true }
  }

  /// Whether the code assigns the variable a value with one of these counters, as in `kind = "Clock \(Self.count)"`, or a value
  /// that is new each time.
  func assigns(_ variable: String, valueWith counters: Set<String>) -> Bool {
    tokens.indices.contains { index in
      guard isName(index, variable), kind(index + 1) == .operator, text.string(tokens[index + 1].span) == "=",
        kind(index + 2) == .stringOpen || name(index + 2).map(Self.newValues.contains) == true
      else { return false }
      return (index + 2...max(index + 2, Int(tokens[index + 2].partner))).contains {
        name($0).map { counters.contains($0) || Self.newValues.contains($0) } == true
      }
    }
  }

  private func argument(_ label: String, from start: Int, to close: Int) -> KindArgument? {
    value(of: label, from: start, to: close).flatMap { argument(of: $0, before: close) }
  }

  /// The index of the first token of a labeled argument's value; nil if no argument has the label.
  private func value(of label: String, from start: Int, to close: Int) -> Int? {
    var index = start
    while index < close {
      if isName(index, label), kind(index + 1) == .colon { return index + 2 }
      index = afterOperand(index)
    }
    return nil
  }

  private func path(from start: Int, to end: Int) -> [String] {
    let isPath = (start..<end).allSatisfy { ($0 - start) % 2 == 0 ? name($0) != nil : kind($0) == .period }
    return isPath ? stride(from: start, to: end, by: 2).compactMap { name($0) } : []
  }

  /// The text of a literal without escapes and interpolations; nil for any other literal.
  private func plainText(_ literal: String) -> String? {
    let text = literal.dropFirst().dropLast()
    let isPlain = literal.utf8.count > 1 && literal.hasPrefix("\"") && !text.contains("\\") && !text.contains("\"")
    return isPlain ? String(text) : nil
  }

  /// The literals in calls that take a kind.
  var kindUses: [(callee: String, kind: String, span: ByteSpan)] {
    let words = WordFilter(KnownWidgets.labels.keys)
    return tokens.indices.compactMap { index in
      guard let callee = name(index, words), let label = KnownWidgets.labels[callee],
        kind(index + 1) == .leftParenthesis,
        let found = argument(label, from: index + 2, to: Int(tokens[index + 1].partner)), let kind = found.literal
      else { return nil }
      return (callee, kind, found.span)
    }
  }

  private func argument(of start: Int, before close: Int) -> KindArgument? {
    var end = start
    while end < close, kind(end) != .comma { end = afterOperand(end) }
    guard end > start, tokens.indices.contains(end - 1) else { return nil }
    let span = ByteSpan(tokens[start].start, tokens[end - 1].end)
    let expression = (start..<end).map { text.string(tokens[$0].span) }.joined()
    var argument = KindArgument(
      literal: nil, member: nil, expression: expression, tokens: start..<end, span: span)
    if kind(start) == .stringOpen {
      argument.literal = plainText(expression)
    } else if let first = name(start) {
      argument.path = path(from: start, to: end)
      if end == start + 1 { argument.member = first }
      if end == start + 3, [owner, "self", "Self"].contains(first) { argument.member = name(start + 2) }
    }
    return argument
  }
}
