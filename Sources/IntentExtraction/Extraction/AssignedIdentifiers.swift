import IntentModel
import SourceScan

/// Which entities' stored `id` gets another value than the one that it starts out with. Knows the code of the parsed files
/// alone, and its tokens alone: files that name nothing of App Intents are not asked.
struct AssignedIdentifiers {
  /// The types that are made with an argument `id:`.
  private var madeWithIdentifier: Set<String> = []
  /// By file where a bare `id`, or that of `self`, is assigned.
  private var ownAssignments: [Int: [UInt32]] = [:]
  /// The names that files with an assignment to something else's `id` mention.
  private var namesBesideAssignments: Set<String> = []

  /// Reads every parsed file once, for the sake of entities with these names.
  init(of program: Program, types: Set<String>) {
    for (index, file) in program.files.enumerated() {
      guard let parsed = file.parsed else { continue }
      var code = Code(text: parsed.text, tokens: parsed.tokens(in: ByteSpan(0, UInt32(parsed.text.count))))
      code.read(types)
      madeWithIdentifier.formUnion(code.madeWithIdentifier)
      ownAssignments[index] = code.ownAssignments
      if code.assignsOthers { namesBesideAssignments.formUnion(code.mentionedTypes) }
    }
  }

  /// `bodies` are the initializers and functions of the type.
  func assign(to type: DeclaredType, in bodies: [Place]) -> Bool {
    madeWithIdentifier.contains(type.name) || namesBesideAssignments.contains(type.name)
      || bodies.contains { body in
        ownAssignments[body.file]?.contains { body.span.start <= $0 && $0 < body.span.end } ?? false
      }
  }
}

extension AssignedIdentifiers {
  /// One file's tokens.
  private struct Code: CodeTokens {
    let text: SourceText
    let tokens: [Token]
    var madeWithIdentifier: Set<String> = []
    var ownAssignments: [UInt32] = []
    var assignsOthers = false
    var mentionedTypes: Set<String> = []

    init(text: SourceText, tokens: [Token]) {
      self.text = text
      self.tokens = tokens
    }

    mutating func read(_ types: Set<String>) {
      var callees: [String?] = []
      /// Made by `.init(id: 3)`: the type may be any that the file mentions.
      var isMadeImplicitly = false
      for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .leftParenthesis, .leftBracket, .leftBrace, .interpolationOpen, .stringOpen:
          callees.append(token.kind == .leftParenthesis ? callee(at: index - 1) : nil)
        case .rightParenthesis, .rightBracket, .rightBrace, .interpolationClose, .stringClose: _ = callees.popLast()
        case .identifier where text.matches(token.span, "id"):
          readAssignment(index)
          guard kind(index + 1) == .colon, let callee = callees.last.flatMap({ $0 }) else { continue }
          if callee == "init" { isMadeImplicitly = true } else { madeWithIdentifier.insert(callee) }
        case .identifier:
          let name = text.string(token.span)
          if types.contains(name) { mentionedTypes.insert(name) }
        default: break
        }
      }
      if isMadeImplicitly { madeWithIdentifier.formUnion(mentionedTypes) }
    }

    /// `Book` of `Book(` and of `Book.init(`; `init` of `.init(` and of `self.init(`.
    private func callee(at index: Int) -> String? {
      guard kind(index) == .identifier else { return nil }
      let name = text.string(tokens[index].span)
      guard name == "init", kind(index - 1) == .period, kind(index - 2) == .identifier else {
        // What `init(id: Int)` declares is no call.
        return name == "init" && kind(index - 1) != .period ? nil : name
      }
      let base = text.string(tokens[index - 2].span)
      return base == "self" || base == "Self" || base == "super" ? "init" : base
    }

    /// `id = 3`, `self.id = 3`, `book.id = 3`; not `let id = 3`.
    private mutating func readAssignment(_ index: Int) {
      guard kind(index + 1) == .operator, text.matches(tokens[index + 1].span, "=") else { return }
      guard kind(index - 1) == .period else {
        if !isWord(index - 1, "let") && !isWord(index - 1, "var") { ownAssignments.append(tokens[index].start) }
        return
      }
      if isWord(index - 2, "self") { ownAssignments.append(tokens[index].start) } else { assignsOthers = true }
    }
  }
}

extension MetadataBundle {
  /// Finds out for the entities whose `id` is a variable with an initial value.
  mutating func readAssignedIdentifiers(_ program: Program) {
    let candidates = entities.indices.filter { entities[$0].startsWithIdentifier }
    guard !candidates.isEmpty else { return }
    let assigned = AssignedIdentifiers(of: program, types: Set(candidates.map { entities[$0].type.name }))
    for index in candidates {
      let type = entities[index].type
      let bodies = type.members.filter { $0.kind == .initializer || $0.kind == .function }
        .map { Place($0.place.file, $0.span) }
      entities[index].isIdentifierAssigned = assigned.assign(to: type, in: bodies)
    }
  }
}

extension Entity {
  fileprivate var startsWithIdentifier: Bool {
    type.members.contains {
      $0.name == "id" && $0.kind == .variable && !$0.isStatic && !$0.isLet && $0.storage == .stored
        && $0.hasInitialValue
    }
  }
}
