@testable import SourceScan

extension TokenPrinter {
  init(_ source: some Sequence<UInt8>) { self.init(SourceText(source)) }

  init(_ source: String) { self.init(Array(source.utf8)) }

  /// All but the `endOfFile`, and the ids of what is wrong.
  var tokens: String {
    (parts.map(\.text) + buffer.diagnostics.map { "!\($0.id)" }).joined(separator: " ")
  }

  /// The partners as pairs of indices, and what has none as `0?`: `([)` is `0-2 1?`.
  var partners: String {
    var parts: [String] = []
    for (index, token) in buffer.tokens.enumerated() where Self.hasPartner(token.kind) {
      if token.partner == index {
        parts.append("\(index)?")
      } else if token.partner > index {
        parts.append("\(index)-\(token.partner)")
      }
    }
    return parts.joined(separator: " ")
  }

  /// The tokens that are first on their line.
  var firstOnLine: String {
    buffer.tokens.filter { $0.isFirstOnLine && $0.kind != .endOfFile }.map { visible(text.string($0.span)) }
      .joined(separator: " ")
  }

  static func hasPartner(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .stringOpen,
      .stringClose, .interpolationOpen, .interpolationClose, .poundIf, .poundElseif, .poundElse, .poundEndif:
      true
    default: false
    }
  }
}

extension SyntaxPrinter {
  static func declarations(_ source: String) -> String {
    let printer = SyntaxPrinter(SourceText(source.utf8)), file = printer.file
    return printer.print(file.declarations) + printer.print(local: file.localTypes)
  }

  /// The first variable's initial value.
  static func expression(_ source: String) -> String {
    let printer = SyntaxPrinter(SourceText("let x = \(source)".utf8))
    guard case .variable(let variable)? = printer.file.declarations.first?.form, let value = variable.initialValue
    else {
      return "nothing"
    }
    return printer.print(value)
  }

  /// The statements of the first variable's getter.
  static func statements(_ source: String) -> String {
    let printer = SyntaxPrinter(SourceText("var x: T {\n\(source)\n}".utf8))
    guard case .variable(let variable)? = printer.file.declarations.first?.form, let getter = variable.getter else {
      return "nothing"
    }
    return printer.file.statements(in: getter.body).map { printer.print($0) }.joined(separator: "; ")
  }
}
