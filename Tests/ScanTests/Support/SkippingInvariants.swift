@testable import SourceScan

/// Results that must be the same whether bodies are skipped or not. The words are the test's own, so that it does not depend on
/// the tool's.
struct SkippingInvariants {
  static let query = Mentions.Query(
    names: ["refresh"], attributes: ["main"], labels: ["intent", "action"], of: ["Button", "Toggle"])

  private let text: SourceText
  private let all: TokenBuffer

  /// `all` is what `lex` makes of `text` without skipping anything.
  init(text: SourceText, all: TokenBuffer) {
    self.text = text
    self.all = all
  }

  /// The first difference, or nil.
  var violation: String? {
    var buffer = TokenBuffer()
    lex(text, into: &buffer, skipping: .toOutline)
    if let violation = violation(buffer) { return "\(violation), skipping for an outline" }
    lex(text, into: &buffer, skipping: SkippableBodies(withoutMentionsOf: Self.query))
    if let violation = violation(buffer) { return "\(violation), skipping for mentions" }
    let isSame = Mentions(Self.query, in: text, buffer) == Mentions(Self.query, in: text, all)
    return isSame ? nil : "other mentions"
  }

  private func violation(_ buffer: TokenBuffer) -> String? {
    if let index = firstStrayToken(buffer.tokens) { return "token \(index) isn't one of all" }
    if buffer.comments.map(\.span) != all.comments.map(\.span) { return "other comments" }
    if buffer.diagnostics != all.diagnostics { return "other diagnostics" }
    let isSame = Self.description(Outline(text, buffer)) == Self.description(Outline(text, all))
    return isSame ? nil : "another outline"
  }

  /// Every token must be one of all. Only between braces may some be left out, and nothing that declares or that stays open.
  private func firstStrayToken(_ tokens: [Token]) -> Int? {
    var next = 0
    for (index, token) in tokens.enumerated() {
      let first = next
      while next < all.tokens.count, all.tokens[next].start < token.start { next += 1 }
      guard next < all.tokens.count, case let same = all.tokens[next], same.span == token.span, same.kind == token.kind,
        same.declarationKeyword == token.declarationKeyword,
        tokens[Int(token.partner)].start == all.tokens[Int(same.partner)].start
      else { return index }
      // No caller asks whether a brace after what is left out is first on its line.
      let isComplete = first == next && token.isFirstOnLine == same.isFirstOnLine
      let isBetweenBraces = index > 0 && tokens[index - 1].kind.isBrace && token.kind.isBrace
      guard isComplete || isBetweenBraces && areClosed(first..<next) else { return index }
      next += 1
    }
    return next == all.tokens.count ? nil : tokens.count
  }

  private func areClosed(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let token = all.tokens[index]
      return (token.declarationKeyword == .none || token.declarationKeyword == .conditional)
        && (!token.kind.hasPartner || range.contains(Int(token.partner)))
    }
  }

  static func description(_ outline: Outline) -> String {
    var lines = outline.imports.map { "import \(outline.string($0.name))" }
    for (index, entry) in outline.entries.enumerated() {
      let references = outline.references[entry.references].map { "\($0.role) \(outline.string($0.name))" }
      lines.append(
        "\(entry.kind) \(outline.string(entry.name)) in \(entry.parent ?? -1): \(references) \(entry.isLocal) "
          + "\(entry.access) \(entry.hasCases) \(outline.conditions(of: entry)) \(outline.aliasedType(of: index) as Any)"
      )
    }
    return (lines + outline.staticMembers.map { "static \($0.nameHash) of \($0.entry)" }).joined(separator: "\n")
  }
}

extension Token.Kind {
  fileprivate var hasPartner: Bool {
    switch self {
    case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .stringOpen,
      .stringClose, .interpolationOpen, .interpolationClose, .poundIf, .poundElse, .poundElseif:
      true
    default: false
    }
  }
}
