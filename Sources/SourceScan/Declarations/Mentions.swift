/// Names that a file's code mentions, found by its tokens alone. Their meaning, and whether an `#if` excludes the code, are not
/// needed, so the search is cheap enough for every file, whatever it declares.
package struct Mentions: Hashable, Sendable {
  /// An argument of a call: `intent: Open()` in `Button("Open", intent: Open())`.
  package struct Argument: Hashable, Sendable {
    package var callee: String
    package var label: String
    /// The first name in the argument, or the last of the parts with a capital letter that directly follow it in a dotted name:
    /// `Open` for `Kit.Open()`.
    package var name: String
  }

  /// The names to look for. (A class, because all threads share the query: a file needs one reference count instead of four.)
  package final class Query: Sendable {
    let names: [[UInt8]]
    let attributes: [[UInt8]]
    let labels: [[UInt8]]
    fileprivate let callees: Set<String>
    /// Bit n modulo 64 is set if one of the names has n bytes. This test excludes nearly all of a file's names.
    fileprivate let lengthsOfNames: UInt64
    fileprivate let lengthsOfAttributes: UInt64
    fileprivate let lengthsOfLabels: UInt64

    /// Finds `names` anywhere, `attributes` after an `@`, and the arguments with one of `labels` in calls of `callees`.
    package init(names: [String], attributes: [String], labels: [String], of callees: Set<String>) {
      self.names = names.map { Array($0.utf8) }
      self.attributes = attributes.map { Array($0.utf8) }
      self.labels = labels.map { Array($0.utf8) }
      self.callees = callees
      lengthsOfNames = Self.lengths(of: self.names)
      lengthsOfAttributes = Self.lengths(of: self.attributes)
      lengthsOfLabels = Self.lengths(of: self.labels)
    }

    private static func lengths(of words: [[UInt8]]) -> UInt64 { words.reduce(0) { $0 | 1 &<< UInt64($1.count) } }
  }

  package var names: Set<String> = []
  package var attributes: Set<String> = []
  package var arguments: Set<Argument> = []
  /// Calls that register values. A caller that reads the whole file for them adds them.
  package var registrations: [Registration] = []

  package init() {}
}

extension Mentions {
  /// The names of the query that a file mentions. `buffer` holds the file's tokens.
  package init(_ query: Query, in text: SourceText, _ buffer: TokenBuffer) {
    let finder = MentionFinder(query: query, text: text, tokens: buffer.tokens)
    let names = query.lengthsOfNames, attributes = query.lengthsOfAttributes, labels = query.lengthsOfLabels
    var found = Mentions()
    // This loop reads all tokens of all files. The lengths that count for a name depend on the tokens before and after it; as bits
    // they need one branch, which is hardly ever taken. A branch by the kind of a token costs three times as much, because the
    // processor cannot predict it.
    var index = 0, length: UInt64 = 0, wanted = names, wantedNext = names
    buffer.withParser(of: text) { parser in
      let tokens = parser.tokens
      while index < tokens.count {
        let token = tokens[index]
        if length & (wanted | (token.kind == .colon ? labels : 0)) != 0 { finder.take(index - 1, into: &found) }
        length = token.kind == .identifier ? 1 &<< UInt64(token.end &- token.start) : 0
        wanted = wantedNext
        wantedNext = names | (token.kind == .at ? attributes : 0)
        index &+= 1
      }
    }
    self = found
  }
}

private struct MentionFinder: CodeTokens {
  let query: Mentions.Query
  let text: SourceText
  let tokens: [Token]

  /// Adds the mentions at the token `index`. Not inlined, because the loop that calls it needs the registers.
  func take(_ index: Int, into found: inout Mentions) {
    let mayBeName = query.lengthsOfNames &>> UInt64(tokens[index].end &- tokens[index].start) & 1 != 0
    if mayBeName, isOne(of: query.names, index) { found.names.insert(name(index)) }
    if kind(index - 1) == .at, isOne(of: query.attributes, index) { found.attributes.insert(name(index)) }
    if let argument = argument(labeled: index) { found.arguments.insert(argument) }
  }

  /// Whether the token is an identifier with one of these names.
  private func isOne(of names: [[UInt8]], _ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    let start = Int(tokens[index].start), count = Int(tokens[index].end) - start
    return names.contains { name in
      name.count == count && name.indices.allSatisfy { name[$0] == text.bytes[start + $0] }
    }
  }

  /// The name without backticks.
  private func name(_ index: Int) -> String {
    let name = text.string(tokens[index].span)
    return name.hasPrefix("`") && name.hasSuffix("`") && name.utf8.count > 2
      ? String(name.dropFirst().dropLast()) : name
  }

  /// The argument `label: Name…` of one of the query's callees; `index` is the label. Nil if no such argument is there.
  private func argument(labeled index: Int) -> Mentions.Argument? {
    guard kind(index + 1) == .colon, kind(index + 2) == .identifier,
      kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma, isOne(of: query.labels, index),
      let callee = callee(around: index)
    else { return nil }
    return Mentions.Argument(callee: callee, label: name(index), name: name(unqualified(index + 2)))
  }

  /// The index of the name at `index`, or of the last of the parts with a capital letter that directly follow it: `Open` in
  /// `Kit.Open.make()`.
  private func unqualified(_ index: Int) -> Int {
    var last = index
    while kind(last + 1) == .period, kind(last + 2) == .identifier,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text.bytes[Int(tokens[last + 2].start)])
    {
      last += 2
    }
    return last
  }

  /// The number of tokens before a label that are searched for the start of its call, those in nested brackets not counted. Real
  /// code has far fewer.
  private static let longestArguments = 1_000

  /// The callee of the call whose parentheses contain the token, skipping brackets that are closed before the token. Nil if the
  /// query does not have the callee, another open bracket or a semicolon comes first, or the search is too long.
  private func callee(around index: Int) -> String? {
    var index = index - 1, steps = 0
    while index > 0, steps < Self.longestArguments {
      steps += 1
      switch tokens[index].kind {
      case .leftParenthesis:
        guard kind(index - 1) == .identifier else { return nil }
        let callee = name(index - 1)
        return query.callees.contains(callee) ? callee : nil
      case .rightParenthesis, .rightBracket, .rightBrace, .stringClose, .interpolationClose:
        let partner = Int(tokens[index].partner)
        guard partner < index else { return nil }
        index = partner - 1
      case .leftBrace, .leftBracket, .semicolon, .interpolationOpen: return nil
      default: index -= 1
      }
    }
    return nil
  }
}

extension Mentions {
  /// The arguments that are a variable from which a control takes its intent: `star` of `Button(intent: star)`.
  fileprivate var variables: [Argument] {
    arguments.filter { argument in
      (argument.label == "intent" || argument.callee.hasPrefix("ControlWidget"))
        && argument.name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
    }
  }

  /// Whether some arguments are variables, whose types depend on code that the first pass skips.
  package var namesVariables: Bool { !variables.isEmpty }

  /// Adds the types that the file gives to the variables: `Star` for `self.star = Star(n: 1)` and for `star: Star`. `buffer`
  /// holds all tokens of the file, those in bodies included.
  package mutating func addTypesOfVariables(in text: SourceText, _ buffer: TokenBuffer) {
    let variables = Dictionary(grouping: variables, by: \.name)
    guard !variables.isEmpty else { return }
    let reader = VariableReader(text: text, tokens: buffer.tokens)
    for index in buffer.tokens.indices where reader.kind(index) == .identifier {
      guard let type = reader.type(givenAt: index) else { continue }
      let name = text.string(buffer.tokens[index].span)
      for variable in variables[name] ?? [] {
        arguments.insert(Argument(callee: variable.callee, label: variable.label, name: type))
      }
    }
  }
}

private struct VariableReader: CodeTokens {
  let text: SourceText
  let tokens: [Token]

  /// The last capitalized part of the type in `name = Type(…)`, `name: Type` and `name: (any Type)?`; nil if no capitalized name
  /// follows.
  func type(givenAt index: Int) -> String? {
    var next = index + 1
    switch kind(next) {
    case .colon: next += 1
    case .operator where text.string(tokens[next].span) == "=": next += 1
    default: return nil
    }
    while kind(next) == .leftParenthesis || isWord(next, "any") || isWord(next, "some") || isWord(next, "try")
      || isWord(next, "await")
    {
      next += 1
    }
    var name: String?
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    while kind(next) == .identifier, capitals.contains(text.bytes[Int(tokens[next].start)]) {
      name = text.string(tokens[next].span)
      guard kind(next + 1) == .period else { break }
      next += 2
    }
    return name
  }
}
