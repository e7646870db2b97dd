import IntentModel
import SourceScan
import IntentReports

extension Rule {
  static let summaryWrongValue: Rule = Rule(
    id: "summary-wrong-value", severity: .error,
    summary: "a summary compares a parameter with a value that it cannot have",
    rationale: """
      'Case' of a 'Switch', and 'When', take values of the parameter's type. A case that the enum does not declare, or a \
      literal of another type, does not compile. The rule compares cases of enums that the scan holds, and literals with \
      'String', 'Int', 'Double' and 'Bool'.
      """,
    source: "AppIntents interface of iOS 17.4: ParameterSummaryCaseCondition, ParameterSummaryWhenCondition",
    isFixable: true,
    reported: Example(openShelf("↓.reed"), fixed: openShelf(".read")),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for branch in intent.ownSummaries.flatMap(\.branches) {
        if let (problem, place) = branch.wrongShape {
          reporter.report(problem, at: place, symbol: "\(intent.type.symbol)/parameterSummary")
          continue
        }
        for (name, value) in branch.comparedValues {
          guard let type = intent.parameter(name)?.type else { continue }
          model.check(value, type, name, intent, &reporter)
        }
      }
    }
  }
}

extension LintModel {
  fileprivate func check(
    _ value: Value, _ type: ValueType, _ name: String, _ intent: Intent, _ reporter: inout Reporter
  ) {
    let symbol = "\(intent.type.symbol)/parameterSummary"
    if let found = type.mismatch(with: value) {
      return reporter.report(
        "the parameter '\(name)' is of type '\(type.spelling)', so a summary cannot compare it with \(found)",
        at: value.place, symbol: symbol)
    }
    guard case .enumCase(let stated, nil) = value.form, stated != "none", type.kind == .enum,
      let appEnum = appEnum(type.declaration), !appEnum.mayDeclare(stated)
    else { return }
    let meant = nearest(to: stated, among: appEnum.cases.map(\.name))
    reporter.report(
      "'\(stated)' is not a case of '\(appEnum.type.name)'" + didYouMean(meant),
      at: value.place, symbol: symbol,
      notes: [.declaration(of: appEnum.type.name, at: appEnum.type.place)],
      fixes: meant.map { [FixIt("replace with '.\($0)'", .needsReview, [.init(value.place, ".\($0)")])] } ?? [])
  }
}

extension ParameterSummary {
  /// The problem with an operand that the comparison does not accept, and its location; nil if there is none. An array is accepted
  /// with other comparisons, because the parameter may have several values.
  fileprivate var wrongShape: (String, Place)? {
    guard case .when(let condition) = self, let comparison = condition.comparison.known, let operand = condition.operand
    else { return nil }
    var isArray = false
    switch operand.form {
    case .array: isArray = true
    case .enumCase(_, nil), .string, .int, .double, .bool: break
    default: return nil
    }
    switch comparison {
    case "hasAnyValue", "hasNoValue":
      return ("'.\(comparison)' takes no value, so the code does not compile; remove it", operand.place)
    case "oneOf" where !isArray:
      return ("'.oneOf' takes an array, so the code does not compile; write '[…]', or use '.equalTo'", operand.place)
    default: return nil
    }
  }

  /// The values that the branch itself compares its parameter with.
  fileprivate var comparedValues: [(parameter: String, value: Value)] {
    switch self {
    case .sentence: return []
    case .switch(let branch):
      guard let name = branch.parameter.known?.parameterName else { return [] }
      return branch.cases.flatMap(\.values).map { (name, $0) }
    case .when(let condition):
      guard let name = condition.parameter.known?.parameterName, let operand = condition.operand else { return [] }
      if condition.comparison.known == "oneOf", case .array(let values) = operand.form {
        return values.map { (name, $0) }
      }
      return [(name, operand)]
    }
  }
}

extension AppEnum {
  /// Whether the enum has a case or another member of this name, or a macro, a protocol or a branch of '#if' may add one.
  fileprivate func mayDeclare(_ name: String) -> Bool {
    cases.contains { $0.name == name } || type.members.contains { $0.name == name }
      || type.hiddenMembers.contains(name) || type.mayHaveHiddenMembers || type.hasUnknownMacro || cases.isEmpty
  }
}

/// An intent with the parameters `book` and `shelf`, and a summary with this case.
private func openShelf(_ value: String) -> String {
  "enum Shelf: String, AppEnum {\n  case read, toRead\n  // …\n}\n\n"
    + .openBook(
      """
      Switch(\\.$shelf) {
        Case(\(value)) {
          Summary("Read \\(\\.$book)")
        }
        DefaultCase {
          Summary("Open \\(\\.$book)")
        }
      }
      """, "@Parameter(title: \"Shelf\") var shelf: Shelf")
}
