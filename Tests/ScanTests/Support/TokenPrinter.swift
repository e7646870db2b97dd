@testable import SourceScan

/// Prints tokens and comments in a short form, for tables: `/*/ */x+1` is `comment(/*/ */) identifier(x) operator(+)
/// integer(1)`.
///
/// Punctuation and directives print as they are written; a declaration keyword as `declarationKeyword(…)`; a string literal as
/// `open(") text(…) close(")`, an interpolation as `\( … \)`. What is wrong follows after `!`.
struct TokenPrinter {
  let text: SourceText
  let buffer: TokenBuffer

  init(_ source: some Sequence<UInt8>) {
    text = SourceText(source)
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    self.buffer = buffer
  }

  init(_ source: String) { self.init(Array(source.utf8)) }

  /// All but the `endOfFile`.
  var tokens: String {
    var parts: [String] = []
    var comments = buffer.comments[...]
    for (index, token) in buffer.tokens.enumerated() {
      while let comment = comments.first, comment.tokenIndex == index {
        parts.append("comment(\(visible(text.string(comment.span))))")
        comments.removeFirst()
      }
      if token.kind != .endOfFile { parts.append(print(token)) }
    }
    return (parts + buffer.diagnostics.map { "!\($0.id)" }).joined(separator: " ")
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

  private func print(_ token: Token) -> String {
    let written = visible(text.string(token.span))
    switch token.kind {
    case .identifier:
      return token.declarationKeyword == .none ? "identifier(\(written))" : "declarationKeyword(\(written))"
    case .integer: return "integer(\(written))"
    case .floatingPoint: return "float(\(written))"
    case .stringOpen: return "open(\(written))"
    case .stringSegment: return "text(\(written))"
    case .stringClose: return "close(\(written))"
    case .interpolationOpen: return written
    case .interpolationClose: return written.isEmpty ? "\\()" : "\\\(written)"
    case .regex: return "regex(\(written))"
    case .operator: return "operator(\(written))"
    case .unknown: return "unknown(\(written))"
    default: return written
    }
  }

  private func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          switch scalar {
          case "\n": ["\\", "n"]
          case "\r": ["\\", "r"]
          case "\0": ["\\", "0"]
          default: [scalar]
          }
        }))
  }
}
