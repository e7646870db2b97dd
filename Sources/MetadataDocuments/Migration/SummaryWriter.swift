import IntentModel

/// The source of a summary: one sentence, or conditions that choose one of several by what people entered.
///
/// A definition has a sentence for each set of visible parameters, and the condition of each parameter that is not always
/// visible. Every condition divides the sentences that are left, so there are at most as many conditions as sentences.
struct SummaryWriter {
  private typealias Summary = SiriKitIntent.Summary

  private let summaries: [Summary]
  private let declared: [IntentWriter.Declared]
  private let position: SiriKitPosition
  /// The parameters that are visible only under a condition on another parameter, by the name of that other parameter.
  private let children: [String: [SiriKitParameter]]

  init(_ intent: SiriKitIntent, _ declared: [IntentWriter.Declared]) {
    let ofShortcuts = intent.summaries.filter { !$0.isForSuggestions }
    summaries = ofShortcuts.isEmpty ? intent.summaries : ofShortcuts
    self.declared = declared
    position = intent.position
    children = Dictionary(grouping: intent.parameters.filter { $0.parent != nil && $0.condition != nil }) {
      $0.parent ?? ""
    }
  }

  func add(to lines: inout SwiftLines) {
    guard summaries.contains(where: { !$0.title.text.isEmpty }) else { return }
    var body = SwiftLines(path: lines.path)
    add(summaries, declared[...], to: &body, 2)
    lines.add("")
    lines.add("static var parameterSummary: some ParameterSummary {", 1)
    lines.append(body)
    lines.add("}", 1)
  }

  /// Adds the summaries, divided by conditions on the parameters `undecided`. The parameters before those have divided the
  /// summaries already.
  private func add(
    _ summaries: [Summary], _ undecided: ArraySlice<IntentWriter.Declared>, to lines: inout SwiftLines, _ depth: Int
  ) {
    for (index, (parent, type)) in zip(undecided.indices, undecided)
    where summaries.count > 1 && depth < Self.depthLimit {
      let groups = groups(of: summaries, by: children[parent.name] ?? [])
      guard groups.count > 1 else { continue }
      let rest = undecided[(index + 1)...], reference = "\\.$\(parent.name)"
      let otherwise = groups.first { $0.condition == nil }?.summaries ?? []
      let conditions = groups.filter { $0.condition != nil }
      if type.isEnum, conditions.allSatisfy({ $0.condition?.value.flatMap(type.expression) != nil }) {
        lines.add("Switch(\(reference)) {", depth)
        for group in conditions {
          lines.add("Case(\(group.condition?.value.flatMap(type.expression) ?? "")) {", depth + 1)
          add(group.summaries, rest, to: &lines, depth + 2)
          lines.add("}", depth + 1)
        }
        lines.add("DefaultCase {", depth + 1)
        add(otherwise, rest, to: &lines, depth + 2)
        lines.add("}", depth + 1)
        lines.add("}", depth)
        return
      }
      guard let first = conditions.first, let operation = first.condition?.operation(of: type) else { continue }
      lines.add("When(\(reference), \(operation)) {", depth)
      add(first.summaries, rest, to: &lines, depth + 1)
      lines.add("} otherwise: {", depth)
      add(otherwise + conditions.dropFirst().flatMap(\.summaries), rest, to: &lines, depth + 1)
      lines.add("}", depth)
      return
    }
    // The first of the sentences with the most parameters.
    let best = summaries.enumerated().max {
      ($0.element.parameters.count, -$0.offset) < ($1.element.parameters.count, -$1.offset)
    }
    if summaries.count > 1 {
      lines.note(
        "choose one of \(summaries.count) sentences; the definition states no condition for them", at: position, depth)
    }
    add(best?.element, to: &lines, depth)
  }

  private static let depthLimit = 12

  /// The summaries in groups, by the condition of the child that they contain. The condition is nil for summaries without such a
  /// child or, if every summary has one, for the last group.
  private func groups(
    of summaries: [Summary], by children: [SiriKitParameter]
  ) -> [(condition: SiriKitParameter.Condition?, summaries: [Summary])] {
    if children.isEmpty { return [] }
    let conditions = Dictionary(children.map { ($0.name, $0.condition) }) { first, _ in first }
    var groups: [(condition: SiriKitParameter.Condition?, summaries: [Summary])] = [(nil, [])]
    for summary in summaries {
      let condition = summary.parameters.lazy.compactMap { conditions[$0] ?? nil }.first
      if let index = groups.firstIndex(where: { $0.condition == condition }) {
        groups[index].summaries.append(summary)
      } else {
        groups.append((condition, [summary]))
      }
    }
    if groups[0].summaries.isEmpty {
      groups.removeFirst()
      groups[groups.count - 1].condition = nil
    }
    return groups
  }

  /// Adds one sentence, and below it the parameters that it does not name: those of the summary, and configurable ones that are
  /// always visible.
  private func add(_ summary: Summary?, to lines: inout SwiftLines, _ depth: Int) {
    let names = Set(declared.map(\.parameter.name)), parts = parts(of: summary?.title.text ?? "")
    let named = Set(parts.compactMap(\.name))
    let text = parts.map { part in
      guard let name = part.name, names.contains(name) else { return SwiftText.escaped(part.name ?? String(part.text)) }
      return "\\(\\.$\(name))"
    }.joined()
    let visible = Set(summary?.parameters ?? [])
    let others = declared.map(\.parameter).filter {
      !named.contains($0.name) && (visible.contains($0.name) || $0.parent == nil && $0.isConfigurable)
    }
    let head = text.isEmpty ? "Summary()" : "Summary(\"\(text)\")"
    if others.isEmpty { return lines.add(head, depth) }
    lines.add((text.isEmpty ? "Summary" : head) + " {", depth)
    for parameter in others { lines.add("\\.$\(parameter.name)", depth + 1) }
    lines.add("}", depth)
  }
}

extension SiriKitParameter.Condition {
  /// The value of an enum that the condition requires; nil for other conditions.
  fileprivate var value: String? { if case .isValue(let name) = self { name } else { nil } }

  /// The comparison in a summary; nil if it does not fit the type, and for a value of an enum.
  fileprivate func operation(of type: SwiftType) -> String? {
    switch self {
    case .hasAnyValue: ".hasAnyValue"
    case .isTrue(let value): type.name == "Bool" ? ".equalTo, \(value)" : nil
    case .isValue: nil
    }
  }
}
