@testable import SourceScan

/// Properties of the tokens of any bytes. `violation` is nil, or describes the violated one.
struct TokenInvariants {
  let text: SourceText
  let buffer: TokenBuffer

  var violation: String? { tiling ?? lines ?? declarationKeywords ?? partners ?? spans }

  /// Tokens and comments lie in order and cover everything but white space; only what closes something unterminated is
  /// empty.
  private var tiling: String? {
    let tokens = buffer.tokens
    guard let last = tokens.last, last.kind == .endOfFile, Int(last.start) == text.count, last.isEmpty else {
      return "the last token is not the end"
    }
    var end: UInt32 = 0
    var comments = buffer.comments[...]
    for (index, token) in tokens.enumerated() {
      while let comment = comments.first, comment.tokenIndex == index {
        if comment.span.isEmpty || !isWhiteSpace(from: end, to: comment.span.start) { return "comment \(comment)" }
        end = comment.span.end
        comments.removeFirst()
      }
      if token.end < token.start || !isWhiteSpace(from: end, to: token.start) { return "token \(index) \(token)" }
      let mayBeEmpty =
        token.kind == .stringClose || token.kind == .interpolationClose || index == tokens.count - 1
      if token.isEmpty && !mayBeEmpty { return "empty token \(index) \(token)" }
      if token.kind == .endOfFile && index != tokens.count - 1 { return "two ends" }
      end = token.end
    }
    return comments.isEmpty ? nil : "comments out of order"
  }

  private func isWhiteSpace(from start: UInt32, to end: UInt32) -> Bool {
    guard start <= end, Int(end) <= text.count else { return false }
    var offset = Int(start)
    while offset < end {
      switch text.bytes[offset] {
      case 0x00, 0x09...0x0D, 0x20: offset += 1
      // No-break space.
      case 0xC2 where text.bytes[offset + 1] == 0xA0: offset += 2
      // Byte order mark.
      case 0xEF where text.bytes[offset + 1] == 0xBB && text.bytes[offset + 2] == 0xBF: offset += 3
      default: return false
      }
    }
    return true
  }

  private var lines: String? {
    var end = 0
    for (index, token) in buffer.tokens.enumerated() {
      let hasBreak = text.bytes[end..<Int(token.start)].contains { $0 == 0x0A || $0 == 0x0D }
      if token.isFirstOnLine != (hasBreak || index == 0) { return "isFirstOnLine of token \(index) \(token)" }
      end = Int(token.end)
    }
    return nil
  }

  private var declarationKeywords: String? {
    let marked = buffer.tokens.indices.filter { buffer.tokens[$0].declarationKeyword != .none }
    if marked.map(UInt32.init) != buffer.declarationKeywords {
      return "declarationKeywords are not those of the tokens"
    }
    for (index, token) in buffer.tokens.enumerated() where token.declarationKeyword != declarationKeyword(of: token) {
      return "declarationKeyword of token \(index) \(token)"
    }
    return nil
  }

  private func declarationKeyword(of token: Token) -> Token.DeclarationKeyword {
    switch token.kind {
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return .conditional
    case .identifier: break
    default: return .none
    }
    let words: [(StaticString, Token.DeclarationKeyword)] = [
      ("struct", .struct), ("class", .class), ("enum", .enum), ("actor", .actor), ("protocol", .protocol),
      ("extension", .extension), ("typealias", .typealias), ("import", .import),
    ]
    guard (4...9).contains(token.end - token.start) else { return .none }
    return words.first { text.matches(token.span, $0.0) }?.1 ?? .none
  }

  /// Partners name each other, are of one kind, and no two pairs cross. A clause of an `#if` is a world of its own.
  private var partners: String? {
    let tokens = buffer.tokens
    var open: [UInt32] = []
    for index in tokens.indices.map(UInt32.init) {
      let token = tokens[Int(index)], partner = token.partner
      guard TokenPrinter.hasPartner(token.kind) else {
        if partner != 0 { return "token \(index) \(token) has a partner" }
        continue
      }
      guard Int(partner) < tokens.count else { return "partner of token \(index) \(token)" }
      if token.declarationKeyword == .conditional {
        // A directive goes on with the chain on top of the stack, or it is alone.
        let goesOn = token.kind != .poundIf && open.last.map { tokens[Int($0)].partner == index } ?? false
        if goesOn { open.removeLast() }
        if partner < index || (token.kind == .poundEndif && partner != index) { return "partner of \(index) \(token)" }
        if partner != index { open.append(index) }
      } else if partner == index {
        if !isBracket(token.kind) { return "token \(index) \(token) has no partner" }
      } else if partner > index {
        guard tokens[Int(partner)].partner == index, closer(of: token.kind) == tokens[Int(partner)].kind else {
          return "partner of token \(index) \(token)"
        }
        open.append(index)
      } else if open.popLast() != partner {
        return "token \(index) \(token) crosses"
      }
    }
    return open.isEmpty ? nil : "left open: \(open)"
  }

  private func closer(of kind: Token.Kind) -> Token.Kind? {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .stringOpen: .stringClose
    case .interpolationOpen: .interpolationClose
    default: nil
    }
  }

  private func isBracket(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket: true
    default: false
    }
  }

  private var spans: String? {
    buffer.diagnostics.first { $0.span.end < $0.span.start || Int($0.span.end) > text.count }
      .map { "diagnostic \($0)" }
  }
}

extension Token {
  fileprivate var isEmpty: Bool { start == end }
}
