extension ProductContents.Loss {
  /// The text that names what is lost: `5 App Shortcuts of 'Shortcuts' in 'Kit'`.
  package var words: String {
    switch subject {
    case .provider(let provider):
      let noun = provider.shortcuts == 1 ? "App Shortcut" : "App Shortcuts"
      let count = provider.shortcuts == 0 ? "the \(noun)" : "\(provider.shortcuts) \(noun)"
      return "\(count) of '\(provider.name)' in '\(provider.module)'"
    case .declarations(let declarations, let kept):
      let lost = declarations.filter { $0.source != kept?.source }.map { "'\($0.symbol)'" }
      let others = kept.map { ", in place of which '\($0.symbol)' is listed" }
      return lost.joined(separator: ", ") + (others ?? ", of which one is listed")
    case .facts(of: let declaration, let facts):
      return facts.joined(separator: ", ") + " of '\(declaration.symbol)'"
    case .module(let module, let count): return "\(count) \(count == 1 ? "type" : "types") of '\(module)'"
    }
  }

  /// The statement of the merge rule; "(unverified)" follows if the rule has no evidence.
  var reason: String {
    let rule = MergeRule[rule]
    return rule.statement + (rule.isVerified ? "" : " (unverified)")
  }
}

extension [ProductContents.Loss] {
  /// The words and the reason of each loss. Declarations that lose the same facts have one entry.
  package var oncePerFacts: [(what: String, reason: String)] {
    var lines: [(what: String, reason: String)] = [], declarations: [[String]: [String]] = [:]
    for loss in self {
      if case .facts(of: let declaration, let facts) = loss.subject {
        declarations[facts, default: []].append(declaration.symbol)
      }
    }
    for loss in self {
      guard case .facts(of: _, let facts) = loss.subject else {
        lines.append((loss.words, loss.reason))
        continue
      }
      guard let symbols = declarations.removeValue(forKey: facts) else { continue }
      let more = symbols.count > 3 ? " and \(symbols.count - 3) more" : ""
      let list = symbols.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      lines.append(("\(facts.joined(separator: ", ")) of \(list)\(more)", loss.reason))
    }
    return lines
  }
}
