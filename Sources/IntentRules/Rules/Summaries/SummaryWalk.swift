import IntentModel
import SourceScan

/// What rules ask about parameter summaries.
extension ParameterSummary {
  /// All sentences, those of every branch.
  var sentences: [Sentence] {
    switch self {
    case .sentence(let sentence): [sentence]
    case .switch(let branch):
      (branch.cases.compactMap(\.summary.known) + [branch.defaultCase?.known].compactMap(\.self)).flatMap(\.sentences)
    case .when(let condition):
      [condition.then.known, condition.otherwise?.known].compactMap(\.self).flatMap(\.sentences)
    }
  }

  /// What branches ask for: the parameters of `Switch` and `When`.
  var subjects: [NameReference] {
    switch self {
    case .sentence: []
    case .switch(let branch):
      [branch.parameter.known].compactMap(\.self)
        + (branch.cases.compactMap(\.summary.known) + [branch.defaultCase?.known].compactMap(\.self)).flatMap(
          \.subjects)
    case .when(let condition):
      [condition.parameter.known].compactMap(\.self)
        + [condition.then.known, condition.otherwise?.known].compactMap(\.self).flatMap(\.subjects)
    }
  }

  /// What is no constant in it, on any level.
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
      [sentence.text?.unreadable].compactMap(\.self) + sentence.others.compactMap(\.unreadable)
    case .switch(let branch):
      [branch.parameter.unreadable].compactMap(\.self) + branch.cases.flatMap { inside($0.summary) }
        + inside(branch.defaultCase)
    case .when(let condition):
      [condition.parameter.unreadable].compactMap(\.self) + inside(condition.then) + inside(condition.otherwise)
    }
  }

  /// `Switch` and `When`, outermost first.
  var branches: [ParameterSummary] {
    switch self {
    case .sentence: []
    case .switch(let branch):
      [self]
        + (branch.cases.compactMap(\.summary.known) + [branch.defaultCase?.known].compactMap(\.self)).flatMap(
          \.branches)
    case .when(let condition):
      [self] + [condition.then.known, condition.otherwise?.known].compactMap(\.self).flatMap(\.branches)
    }
  }
}

extension ParameterSummary.Sentence {
  /// All parameters that it names, those of the text first.
  var names: [NameReference] { parameters + others.compactMap(\.known) }
}

extension NameReference {
  /// The parameter, where the key path leads on from it.
  var parameterName: String { name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name }
}

extension Intent {
  /// The readable summaries that its own members state. What a protocol's extension gives is about the protocol's names.
  var ownSummaries: [ParameterSummary] {
    parameterSummary.alternatives.filter { $0.origin.providedBy == nil }.compactMap(\.content.known)
  }
}

extension String {
  /// An intent with a parameter `book`, optional parameters `count` and `shelf`, and this summary.
  static func summary(_ body: String, _ members: String = "") -> String {
    """
    enum Shelf: String, AppEnum { case read, toRead }
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
