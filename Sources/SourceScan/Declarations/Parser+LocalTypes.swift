/// Types that bodies declare: functions, accessors, closures, top-level code. Bodies aren't parsed; the lexer's landmarks
/// say where a type may start in them.
extension Parser {
  /// The types declared directly in the tokens of `range`; what they hold is inside them.
  mutating func parseLocalDeclarations(in range: Range<Int>) -> [Declaration] {
    var declarations: [Declaration] = []
    var landmark = firstLandmark(from: range.lowerBound)
    var conditions = ConditionStack()
    var next = range.lowerBound
    while landmark < landmarks.count, Int(landmarks[landmark]) < range.upperBound {
      let position = Int(landmarks[landmark])
      landmark += 1
      guard position >= next else { continue }
      if tokens[position].landmark == .conditional {
        within(position..<range.upperBound) { conditions.take(&$0) }
      } else if isTypeKeyword(position) {
        let start = startOfDeclaration(at: position, notBefore: next)
        let current = conditions.current
        let end = within(start..<range.upperBound) { parser in
          if case .declarations(let found) = parser.nested(
            { $0.parseDeclaration(conditions: current, pending: []) }, otherwise: { _ in .declarations([]) })
          {
            declarations += found
          }
          return parser.index
        }
        next = max(end, position + 1)
      }
    }
    return declarations
  }

  /// The index in `landmarks` of the first one at or behind a token.
  private func firstLandmark(from token: Int) -> Int {
    var low = 0, high = landmarks.count
    while low < high {
      let middle = (low + high) / 2
      if Int(landmarks[middle]) < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Goes back from a declaration's keyword over its modifiers and attributes.
  func startOfDeclaration(at keyword: Int, notBefore first: Int) -> Int {
    var start = keyword
    while start > first {
      var previous = start - 1
      if tokens[previous].kind == .rightParenthesis {
        let open = Int(tokens[previous].partner)
        guard open < previous, open > first else { return start }
        previous = open - 1
      }
      guard tokens[previous].kind == .identifier else { return start }
      while previous - 2 >= first, tokens[previous - 1].kind == .period, tokens[previous - 2].kind == .identifier {
        previous -= 2
      }
      if previous > first, tokens[previous - 1].kind == .at {
        start = previous - 1
      } else if isModifier(previous) || Self.modifiers.contains(where: { isWord(previous, $0) }) {
        start = previous
      } else {
        return start
      }
    }
    return start
  }
}
