/// A call of a method that gives a value to a container: `manager.add(key: "a", dependency: Store())`, `manager.add { store }`.
/// Found by the tokens of one file; the meaning of a name is resolved only if the same file states it.
package struct Registration: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case none
    case literal(String)
    /// Any other key: not a string literal of one piece of text without interpolations.
    case other
  }

  package var key: Key
  /// The bare name of the value's type; nil if the tokens of the file do not show it.
  package var type: String?
  /// The code around the call that does not run when an app starts in the background: `.task` of `.task { … }`, or a function of a
  /// scene's delegate. Nil if there is none.
  package var lateCode: String?
  /// The location of the method's name.
  package var span: ByteSpan
}

extension Registration {
  /// The calls of `method` in a file. `label` is the argument that holds the value, and `closures` are the names of modifiers
  /// whose closure runs later. `buffer` holds all tokens of the file, those in bodies among them.
  package static func all(
    callsOf method: String, value label: String, lateIn closures: Set<String>, in text: SourceText,
    _ buffer: TokenBuffer
  ) -> [Registration] {
    var reader = RegistrationReader(text: text, tokens: buffer.tokens, label: label, closures: closures)
    return reader.registrations(method)
  }
}

private struct RegistrationReader: CodeTokens {
  let text: SourceText
  let tokens: [Token]
  let label: String
  let closures: Set<String>
  var declaredTypes: [String: String?] = [:]

  mutating func registrations(_ method: String) -> [Registration] {
    var found: [Registration] = []
    /// The code that runs later around the contents of each open brace; nil if there is none.
    var lateCode: [String?] = []
    for index in tokens.indices {
      switch kind(index) {
      case .leftBrace: lateCode.append(self.lateCode(openedAt: index) ?? lateCode.last ?? nil)
      case .rightBrace: _ = lateCode.popLast()
      case .identifier where name(index) == method && name(index - 1) != "func":
        if let registration = registration(at: index, lateCode: lateCode.last ?? nil) { found.append(registration) }
      default: break
      }
    }
    return found
  }

  private mutating func registration(at index: Int, lateCode: String?) -> Registration? {
    var found = Registration(key: .none, type: nil, lateCode: lateCode, span: tokens[index].span)
    var closure = index + 1
    if kind(index + 1) == .leftParenthesis {
      readArguments(from: index + 2, to: Int(tokens[index + 1].partner), &found)
      closure = Int(tokens[index + 1].partner) + 1
    }
    if kind(closure) == .leftBrace {
      found.type = typeOfValue(from: closure + 1, to: Int(tokens[closure].partner))
    } else if closure == index + 1 {
      return nil
    }
    return found
  }

  private mutating func readArguments(from start: Int, to end: Int, _ found: inout Registration) {
    var index = start
    while index < end {
      let label = name(index), value = index + 2
      index = endOfArgument(index, end)
      switch label {
      case "key" where kind(value - 1) == .colon: found.key = key(at: value)
      case self.label where kind(value - 1) == .colon: found.type = typeOfValue(from: value, to: index)
      default: break
      }
      index += 1
    }
  }

  private func endOfArgument(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, kind(index) != .comma {
      switch kind(index) {
      case .leftParenthesis, .leftBrace, .leftBracket, .stringOpen: index = max(index, Int(tokens[index].partner)) + 1
      default: index += 1
      }
    }
    return min(index, end)
  }

  private func key(at index: Int) -> Registration.Key {
    guard kind(index) == .stringOpen, Int(tokens[index].partner) == index + 2, kind(index + 1) == .stringSegment else {
      return .other
    }
    return .literal(text.string(tokens[index + 1].span))
  }

  /// The type of a value: `Store` for `Store()`, for `Store.shared`, and for a name that the file declares with such a value or
  /// type; nil for any other value. `declaredTypes` caches the types of names.
  private mutating func typeOfValue(from start: Int, to end: Int) -> String? {
    var start = start
    while ["try", "await", "return"].contains(name(start)) || name(start) == "self" && kind(start + 1) == .period {
      start += name(start) == "self" ? 2 : 1
    }
    guard let first = name(start) else { return nil }
    if first.startsUppercase { return constructed(from: start, to: end) }
    guard start + 1 == end else { return nil }
    if let type = declaredTypes[first] { return type }
    let type = declaredType(of: first)
    declaredTypes[first] = .some(type)
    return type
  }

  /// The type of `Store(…)`, `Store.init(…)`, or a member in `instances` such as `Store.shared`, at `start`. Nil for anything else, and if the
  /// value doesn't end at `end` or, without an `end`, continues.
  private func constructed(from start: Int, to end: Int?) -> String? {
    var last = start
    while kind(last + 1) == .period, name(last + 2)?.startsUppercase == true { last += 2 }
    let type = name(last), isInit = kind(last + 1) == .period && name(last + 2) == "init"
    let opening = isInit ? last + 3 : last + 1
    if kind(opening) == .leftParenthesis {
      let next = Int(tokens[opening].partner) + 1
      return next == end || end == nil && !continues(next) ? type : nil
    }
    guard kind(last + 1) == .period, let member = name(last + 2), Self.instances.contains(member) else { return nil }
    return last + 3 == end || end == nil && !continues(last + 3) ? type : nil
  }

  /// Members whose value is, by convention, an instance of the type.
  private static let instances: Set<String> = ["shared", "default", "standard", "current", "main"]

  private func continues(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch kind(index) {
    case .period, .operator, .leftBracket, .leftParenthesis:
      return !tokens[index].isFirstOnLine || kind(index) == .period
    default: return false
    }
  }

  /// The type of a variable; nil unless the file declares the name, and all declarations of it show the same type.
  private func declaredType(of variable: String) -> String? {
    var types: Set<String?> = []
    for index in tokens.indices where name(index) == variable {
      if name(index - 1) == "let" || name(index - 1) == "var" {
        types.insert(typeOfDeclaration(after: index))
      } else if kind(index + 1) == .colon, kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma,
        isParameter(index)
      {
        types.insert(nil)
      }
    }
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Whether the name is a parameter of a function or initializer: `store` of `func register(store: Store)`.
  private func isParameter(_ index: Int) -> Bool {
    var index = index
    while index > 0, kind(index) != .leftParenthesis {
      let partner = Int(tokens[index].partner)
      let isClosing = kind(index) == .rightParenthesis || kind(index) == .rightBracket || kind(index) == .rightBrace
      index = isClosing && partner < index ? partner - 1 : index - 1
    }
    return name(index - 1) == "init" || name(index - 2) == "func"
  }

  private func typeOfDeclaration(after index: Int) -> String? {
    if kind(index + 1) == .colon, let type = name(index + 2), type.startsUppercase {
      return continues(index + 3) && kind(index + 3) != .operator ? nil : type
    }
    guard kind(index + 1) == .operator, text.string(tokens[index + 1].span) == "=" else { return nil }
    var start = index + 2
    while name(start) == "try" || name(start) == "await" { start += 1 }
    return name(start)?.startsUppercase == true ? constructed(from: start, to: nil) : nil
  }

  /// The name of the modifier whose closure a brace opens, or of the scene delegate's function whose body it opens; nil for any
  /// other brace.
  private func lateCode(openedAt brace: Int) -> String? {
    var callee = brace - 1
    if kind(callee) == .rightParenthesis { callee = Int(tokens[callee].partner) - 1 }
    if kind(callee - 1) == .period, let name = name(callee), closures.contains(name) { return ".\(name)" }
    return functionOfScene(callee)
  }

  /// The full name of a scene delegate's function that is declared at `index`: `scene(_:willConnectTo:options:)` or one such as
  /// `sceneDidBecomeActive(_:)`. Nil for any other token.
  private func functionOfScene(_ index: Int) -> String? {
    guard name(index - 1) == "func", let name = name(index), self.name(index + 5) == "UIScene" else { return nil }
    if name == "scene" { return self.name(index + 7) == "willConnectTo" ? "scene(_:willConnectTo:options:)" : nil }
    return name == "sceneDidBecomeActive" || name == "sceneWillEnterForeground" ? "\(name)(_:)" : nil
  }

  private func name(_ index: Int) -> String? {
    kind(index) == .identifier ? text.string(tokens[index].span) : nil
  }
}

extension String {
  fileprivate var startsUppercase: Bool {
    utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
  }
}
