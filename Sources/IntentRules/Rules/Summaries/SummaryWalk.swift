import IntentModel

/// The parts of parameter summaries that rules check.
extension ParameterSummary {
  /// The parameters that `Switch` and `When` test.
  var subjects: [NameReference] {
    branches.compactMap { branch in
      switch branch {
      case .sentence: nil
      case .switch(let branch): branch.parameter.known
      case .when(let condition): condition.parameter.known
      }
    }
  }

  /// The parts on any level that are not constants.
  var unreadable: [Unreadable] {
    func inside(_ summary: Constant<ParameterSummary>?) -> [Unreadable] {
      switch summary {
      case .known(let summary): summary.unreadable
      case .unreadable(let unreadable): [unreadable]
      case .none: []
      }
    }
    return switch self {
    case .sentence(let sentence):
      [sentence.text?.unreadable, sentence.text?.known?.table?.unreadable].compactMap(\.self)
        + sentence.others.compactMap(\.unreadable)
    case .switch(let branch):
      [branch.parameter.unreadable].compactMap(\.self)
        + branch.cases.flatMap { $0.values.compactMap(\.firstUnreadable) + inside($0.summary) }
        + inside(branch.defaultCase)
    case .when(let condition):
      [condition.parameter.unreadable, condition.comparison.unreadable, condition.operand?.firstUnreadable]
        .compactMap(\.self) + inside(condition.then) + inside(condition.otherwise)
    }
  }

  /// Every `Switch` and `When`, outermost first.
  var branches: [ParameterSummary] {
    if case .sentence = self { [] } else { [self] + inner.flatMap(\.branches) }
  }
}

extension ParameterSummary.Sentence {
  /// All parameters that it contains, those of the text first.
  var names: [NameReference] { parameters + others.compactMap(\.known) }
}

extension [ParameterSummary.Sentence] {
  /// The positions of the sentences that contain each parameter, by its name.
  var positionsByParameter: [String: Set<Int>] {
    var positions: [String: Set<Int>] = [:]
    for (position, sentence) in enumerated() {
      for name in sentence.names { positions[name.parameterName, default: []].insert(position) }
    }
    return positions
  }
}

extension NameReference {
  /// The name of the parameter, without further components of the key path.
  var parameterName: String { name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name }
}

extension Intent {
  /// The readable summaries of its own members. Those of a protocol extension use the names of the protocol.
  var ownSummaries: [ParameterSummary] {
    parameterSummary.own.compactMap(\.content.known)
  }
}

extension String {
  /// An intent with the parameter `book`, `members` and this summary.
  static func openBook(_ summary: String, _ members: String = "") -> String {
    let parameters = "@Parameter(title: \"Book\") var book: String" + (members.isEmpty ? "" : "\n  " + members)
    return """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        \(parameters)

        static var parameterSummary: some ParameterSummary {
          \(summary.replacing(text: "\n", with: "\n    "))
        }
      }
      """
  }

  /// An intent with the parameter `book`, the optional parameters `count` and `shelf`, and this summary.
  static func summary(_ body: String, _ members: String = "") -> String {
    """
    enum Shelf: String, AppEnum {
      case read, toRead
    }

    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Book") var book: String
      @Parameter(title: "Count") var count: Int?
      @Parameter(title: "Shelf", default: .read) var shelf: Shelf
      \(members)
      static var parameterSummary: some ParameterSummary {
        \(body)
      }
    }
    """
  }
}
