import SourceScan

/// Finds the entities whose stored `id` gets another value than its initial one. Reads only the tokens of parsed files: files
/// that name nothing of App Intents are not included.
struct AssignedIdentifiers {
  /// The types that are made with an argument `id:`.
  private var madeWithIdentifier: Set<String> = []
  /// Assignments to a bare `id`, or to that of `self`, by file.
  private var ownAssignments: [FileID: [Assignment]] = [:]
  /// The searched types that are mentioned in files with an assignment to the `id` of another object, such as `book.id = 3`.
  private var namesBesideAssignments: Set<String> = []

  /// Reads every parsed file once, for entities with the names `types`.
  init(of program: Program, types: Set<String>) {
    let words = WordFilter(types)
    for (index, file) in program.files.enumerated() {
      guard let parsed = file.parsed else { continue }
      var code = Code(text: parsed.text, tokens: parsed.tokens(in: ByteSpan(0, UInt32(parsed.text.count))))
      code.read(types, words)
      madeWithIdentifier.formUnion(code.madeWithIdentifier)
      ownAssignments[FileID(index)] = code.ownAssignments
      if code.assignsOthers { namesBesideAssignments.formUnion(code.mentionedTypes) }
    }
  }

  /// Whether some code may give an instance of the type an `id` other than the initial value. `bodies` are the initializers and
  /// functions of the type.
  func assign(to type: DeclaredType, in bodies: [Place]) -> Bool {
    madeWithIdentifier.contains(type.name) || namesBesideAssignments.contains(type.name)
      || bodies.contains { body in
        !assignments(in: body).isEmpty
      }
  }

  /// Locations where the initializers of a type assign a new UUID to an `id` without an initial value. Empty if the body of the
  /// type has no initializer, unless each initializer makes one such assignment, and if other code may assign another value.
  func newIdentifiers(of type: DeclaredType, isLet: Bool) -> [Place] {
    let own = type.members.filter { $0.providedBy == nil && $0.kind != .variable }
    let initializers = own.filter { $0.kind == .initializer }
    // A type without an initializer in its own body has the memberwise one, which takes an 'id'.
    let hasMemberwise = !initializers.contains {
      $0.place.file == type.place.file && type.bodySpan.start <= $0.span.start && $0.span.end <= type.bodySpan.end
    }
    guard !hasMemberwise, !madeWithIdentifier.contains(type.name),
      isLet || !namesBesideAssignments.contains(type.name)
    else { return [] }
    var places: [Place] = []
    for member in own {
      let assigned = assignments(in: Place(member.place.file, member.span))
      guard assigned.allSatisfy(\.isNewUUID), member.kind != .initializer || assigned.count == 1 else { return [] }
      places += assigned.map { Place(member.place.file, $0.span) }
    }
    return places.count == initializers.count ? places : []
  }

  private func assignments(in body: Place) -> [Assignment] {
    guard let assignments = ownAssignments[body.file] else { return [] }
    // The assignments are in the order of the file.
    let first = firstNumber(below: assignments.count) { assignments[$0].span.start < body.span.start }
    return Array(assignments[first...].prefix { $0.span.start < body.span.end })
  }

  /// An assignment to the type's own `id`.
  struct Assignment {
    /// The range of the name `id`.
    var span: ByteSpan
    /// Whether the value is `UUID()` or `UUID().uuidString`.
    var isNewUUID: Bool
  }
}

extension AssignedIdentifiers {
  /// One file's tokens.
  private struct Code: CodeTokens {
    let text: SourceText
    let tokens: [Token]
    var madeWithIdentifier: Set<String> = []
    var ownAssignments: [Assignment] = []
    var assignsOthers = false
    var mentionedTypes: Set<String> = []

    mutating func read(_ types: Set<String>, _ words: WordFilter) {
      /// An element for each open bracket: the index of the token before a parenthesis; nil for any other bracket.
      var callees: [Int?] = []
      /// Whether the file has a call like `.init(id: 3)`, which may make any of the types that the file mentions.
      var isMadeImplicitly = false
      for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .leftParenthesis, .leftBracket, .leftBrace, .interpolationOpen, .stringOpen:
          callees.append(token.kind == .leftParenthesis ? index - 1 : nil)
        case .rightParenthesis, .rightBracket, .rightBrace, .interpolationClose, .stringClose: _ = callees.popLast()
        case .identifier where token.span.count == 2 && text.matches(token.span, "id"):
          readAssignment(index)
          guard kind(index + 1) == .colon, let callee = callees.last?.flatMap(callee) else { continue }
          if callee == "init" { isMadeImplicitly = true } else { madeWithIdentifier.insert(callee) }
        case .identifier where words.mayContain(token.span, of: text):
          let name = text.string(token.span)
          if types.contains(name) { mentionedTypes.insert(name) }
        default: break
        }
      }
      if isMadeImplicitly { madeWithIdentifier.formUnion(mentionedTypes) }
    }

    /// `Book` of `Book(` and of `Book.init(`; `init` of `.init(` and of `self.init(`. Nil for a token that is not a name, and for
    /// the declaration of an initializer.
    private func callee(at index: Int) -> String? {
      guard kind(index) == .identifier else { return nil }
      let name = text.string(tokens[index].span)
      guard name == "init", kind(index - 1) == .period, kind(index - 2) == .identifier else {
        // `init(id: Int)` declares an initializer and calls none.
        return name == "init" && kind(index - 1) != .period ? nil : name
      }
      let base = text.string(tokens[index - 2].span)
      return base == "self" || base == "Self" || base == "super" ? "init" : base
    }

    /// Reads an assignment to an `id`: `id = 3`, `self.id = 3`, `book.id = 3`; not `let id = 3`.
    private mutating func readAssignment(_ index: Int) {
      guard kind(index + 1) == .operator, text.matches(tokens[index + 1].span, "=") else { return }
      guard kind(index - 1) == .period else {
        if !isWord(index - 1, "let") && !isWord(index - 1, "var") { ownAssignments.append(assignment(index)) }
        return
      }
      if isWord(index - 2, "self") { ownAssignments.append(assignment(index)) } else { assignsOthers = true }
    }

    /// The assignment at `index`. A new UUID is `UUID()` or `UUID().uuidString` with nothing after it in the statement.
    private func assignment(_ index: Int) -> Assignment {
      var next = index + 2
      let isUUID =
        isWord(next, "UUID") && kind(next + 1) == .leftParenthesis && kind(next + 2) == .rightParenthesis
      next += 3
      if kind(next) == .period, isWord(next + 1, "uuidString") { next += 2 }
      let isEnd =
        kind(next) == .semicolon || kind(next) == .rightBrace
        || tokens.indices.contains(next) && tokens[next].isFirstOnLine && tokens[next].kind == .identifier
      return Assignment(span: tokens[index].span, isNewUUID: isUUID && isEnd)
    }
  }
}

extension MetadataBundle {
  /// Sets `isIdentifierAssigned` of entities whose stored variable `id` has an initial value, and `newIdentifiers` of those whose
  /// stored `id` has none.
  mutating func readAssignedIdentifiers(_ program: Program) {
    let candidates = entities.indices.filter {
      entities[$0].startsWithIdentifier || entities[$0].identifierToAssign != nil
    }
    guard !candidates.isEmpty else { return }
    let assigned = AssignedIdentifiers(of: program, types: Set(candidates.map { entities[$0].type.name }))
    for index in candidates {
      let type = entities[index].type
      if let id = entities[index].identifierToAssign {
        entities[index].newIdentifiers = assigned.newIdentifiers(of: type, isLet: id.isLet)
        continue
      }
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

  /// A stored `id` without an initial value, such as `let id: UUID`, which each initializer has to assign; nil for any other `id`,
  /// and for one with attributes.
  fileprivate var identifierToAssign: DeclaredMember? {
    type.members.first { $0.name == "id" && $0.kind == .variable && !$0.isStatic && $0.providedBy == nil }.flatMap {
      $0.storage == .stored && !$0.hasInitialValue && $0.attributes.isEmpty ? $0 : nil
    }
  }
}
