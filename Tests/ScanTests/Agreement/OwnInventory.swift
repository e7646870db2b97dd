@testable import SourceScan

/// The scanner's inventory of a file, in the form that `Fixtures/judge` prints: tokens folded alike, a line for each
/// declaration, sorted.
struct OwnInventory {
  let file: ParsedFile
  private let fileTokens: [Token]
  private(set) var lines: [String] = []

  init(_ source: [UInt8]) {
    var buffer = TokenBuffer()
    file = parse(SourceText(source), &buffer)
    fileTokens = buffer.tokens
    list(file.declarations, file.localTypes, depth: 0)
  }

  /// How many brackets, strings and directives are open at the deepest place.
  var nesting: Int {
    var depth = 0, deepest = 0
    for (index, token) in fileTokens.enumerated() {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket, .stringOpen, .interpolationOpen, .poundIf:
        if token.partner > index { depth += 1 }
      case .rightBrace, .rightParenthesis, .rightBracket, .stringClose, .interpolationClose:
        if token.partner < index { depth -= 1 }
      case .poundEndif: depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  var tokens: [JudgedToken] {
    fileTokens.compactMap { token in
      guard token.end > token.start, let kind = Self.letter(of: token.kind) else { return nil }
      return JudgedToken(start: token.start, end: token.end, kind: kind)
    }
  }

  private static func letter(of kind: Token.Kind) -> Unicode.Scalar? {
    switch kind {
    case .endOfFile: nil
    case .identifier: "i"
    case .integer: "n"
    case .floatingPoint: "f"
    case .stringOpen, .stringClose: "q"
    case .stringSegment: "t"
    case .interpolationOpen: "e"
    case .interpolationClose: "c"
    case .regex: "r"
    case .operator: "o"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .comma: ","
    case .colon: ":"
    case .semicolon: ";"
    case .period: "."
    case .at: "@"
    case .pound: "#"
    case .poundIf: "I"
    case .poundElseif: "J"
    case .poundElse: "K"
    case .poundEndif: "L"
    case .backslash: "\\"
    case .unknown: "u"
    }
  }

  private mutating func list(_ members: [Declaration], _ localTypes: [LocalScope], depth: Int) {
    for member in members { list(member, marker: "M", depth: depth) }
    for scope in localTypes {
      for declaration in scope.declarations { list(declaration, marker: scope.isInClosure ? "C" : "L", depth: depth) }
    }
  }

  private mutating func list(_ declaration: Declaration, marker: String, depth: Int) {
    let header = "\(marker) \(declaration.span.start) \(declaration.span.end) \(depth) "
    lines.append(OwnLine(tokens: fileTokens, declaration: declaration, header: header).text)
    switch declaration.form {
    case .type(let body): list(body.members, body.localTypes, depth: depth + 1)
    case .extension(let body): list(body.members, body.localTypes, depth: depth + 1)
    default: break
    }
  }
}

/// One declaration as a line of the inventory.
private struct OwnLine {
  /// The tokens of the whole file.
  let tokens: [Token]
  let declaration: Declaration
  let header: String

  var text: String {
    let name = span(declaration.nameSpan)
    switch declaration.form {
    case .type(let body):
      return line("\(body.kind.rawValue) \(name)") + parameters(body.genericParameters) + inherited(body.inherited)
        + requirements(body.requirements) + "{\(span(body.bodySpan))}"
    case .extension(let body):
      return line("extension \(type(body.extendedType))") + inherited(body.inherited) + requirements(body.requirements)
        + "{\(span(body.bodySpan))}"
    case .variable(let variable): return line(text(of: variable, name))
    case .function(let function): return line("func \(name)") + signature(function)
    case .initializer(let function): return line("init\(function.isFailable ? "?" : "")") + signature(function)
    case .subscript: return line("subscript")
    case .deinitializer: return line("deinit")
    case .enumCase(let element): return line("case \(name)") + text(of: element)
    case .typeAlias(let alias): return line("typealias \(name) =\(alias.type.map(type) ?? "")")
    case .associatedType(let body):
      let bounds = body.inherited.map(type).joined(separator: ",")
      return line("associatedtype \(name)") + (bounds.isEmpty ? "" : ":" + bounds)
    case .import(let it): return line("import \(it.kind ?? "") \(it.path.joined(separator: "."))")
    case .other: return line("other \(declaration.name)")
    }
  }

  private func line(_ text: String) -> String {
    var parts = [header + text] + declaration.attributes.map(attribute)
    parts += declaration.modifiers
    parts += declaration.conditions.map(condition)
    return parts.joined(separator: " ")
  }

  private func condition(_ condition: Condition) -> String {
    "#if(\(condition.text.split { $0.isNewline }.joined(separator: " ")))"
  }

  private func span(_ span: ByteSpan) -> String { "\(span.start)-\(span.end)" }

  private func type(_ type: TypeSyntax) -> String {
    type.attributes.isEmpty || type.attributes == ["throws"] ? span(type.span) : "-\(type.span.end)"
  }

  /// The range between the brackets around a run of tokens.
  private func inside(_ span: ByteSpan) -> String {
    let before = tokens[..<index { $0.end > span.start }], after = tokens[index { $0.start >= span.end }...]
    let start = before.last?.end ?? 0
    return "\(start)-\(max(start, after.first?.start ?? start))"
  }

  /// The first token that is beyond a place in the file, by binary search.
  private func index(_ isBeyond: (Token) -> Bool) -> Int {
    var low = 0, high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(tokens[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func attribute(_ attribute: Attribute) -> String {
    var text = "@\(span(attribute.type.span))"
    if let arguments = attribute.argumentSpan { text += "(\(inside(arguments)))" }
    if !attribute.arguments.isEmpty {
      text +=
        "[\(attribute.arguments.map { "\($0.label.map { $0 + ":" } ?? "")\(span($0.value.span))" }.joined(separator: ","))]"
    }
    return text + attribute.conditions.dropFirst(declaration.conditions.count).map { condition($0) }.joined()
  }

  private func inherited(_ types: [InheritedType]) -> String {
    types.isEmpty ? "" : ":" + types.map { type($0.type) }.joined(separator: ",")
  }

  private func parameters(_ parameters: [GenericParameter]) -> String {
    if parameters.isEmpty { return "" }
    let names = parameters.map { $0.name + ($0.isPackOrValue ? "*" : "") + ($0.bound.map { ":" + type($0) } ?? "") }
    return "<\(names.joined(separator: ","))>"
  }

  private func requirements(_ requirements: [GenericRequirement]) -> String {
    if requirements.isEmpty { return "" }
    let texts = requirements.map { "\(type($0.left))\($0.isSameType ? "==" : ":")\(type($0.right))" }
    return " where \(texts.joined(separator: ","))"
  }

  private func text(of variable: Variable, _ name: String) -> String {
    var text = "\(variable.isTuplePattern ? "tuple " : "")\(variable.isLet ? "let" : "var") \(name)"
    if let bound = variable.type { text += " :\(type(bound))" }
    if let value = variable.initialValue { text += " =\(span(value.span))" }
    guard variable.hasAccessors else { return text }
    guard let getter = variable.getter else { return text + " {}" }
    return text + " {get \(getter.isAsync ? "async " : "")\(getter.isThrowing ? "throws " : "")\(inside(getter.body))}"
  }

  private func signature(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      "\(parameter.label ?? "nil") \(parameter.name):\(type(parameter.type))\(parameter.isVariadic ? "..." : "")"
        + (parameter.hasDefault ? "=" : "")
    }
    return self.parameters(function.genericParameters) + "(\(parameters.joined(separator: ",")))"
      + (function.isAsync ? "async " : "") + (function.isThrowing ? "throws " : "")
      + (function.thrownType.map { "(\(type($0)))" } ?? "") + (function.result.map { "->\(type($0))" } ?? "")
      + requirements(function.requirements) + (function.body.map { "{\(inside($0))}" } ?? "")
  }

  private func text(of element: EnumCase) -> String {
    let values = element.associatedValues.map { values in
      "(\(values.map { "\($0.label.map { $0 + ":" } ?? "")\(type($0.type))" }.joined(separator: ",")))"
    }
    return (values ?? "") + (element.rawValue.map { " =\(span($0.span))" } ?? "")
  }
}
