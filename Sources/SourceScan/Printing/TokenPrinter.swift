/// Prints tokens and comments in a short form, for tests and `intentscan debug`: `/*/ */x+1` is `comment(/*/ */) identifier(x)
/// operator(+) integer(1)`.
///
/// Punctuation and directives print as they are written; a declaration keyword as `declarationKeyword(…)`; a string literal as
/// `open(") text(…) close(")`, an interpolation as `\( … \)`. Diagnostics come last, each as `!` and its id.
package struct TokenPrinter {
  let text: SourceText
  let buffer: TokenBuffer

  package init(_ text: SourceText) {
    self.text = text
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    self.buffer = buffer
  }

  /// A line for each token, comment and diagnostic, with its location.
  package var lines: String {
    let lines = LineIndex(text)
    let wrong = buffer.diagnostics.map { ($0.span.start, "!\($0.id)") }
    return (parts + wrong).map { start, text in
      let position = lines.position(of: start)
      return "\(position.line):\(position.column) \(text)\n"
    }.joined()
  }

  var parts: [(start: UInt32, text: String)] {
    var parts: [(start: UInt32, text: String)] = []
    var comments = buffer.comments[...]
    for (index, token) in buffer.tokens.enumerated() {
      while let comment = comments.first, comment.tokenIndex == index {
        parts.append((comment.span.start, "comment(\(visible(text.string(comment.span))))"))
        comments.removeFirst()
      }
      if token.kind != .endOfFile { parts.append((token.span.start, print(token))) }
    }
    return parts
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

  func visible(_ text: String) -> String {
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
