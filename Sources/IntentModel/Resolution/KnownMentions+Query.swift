import SourceScan

extension Mentions {
  /// Whether the file must be parsed in full, because rules about a whole app need more of it than its names.
  package var needsParsing: Bool {
    !names.isDisjoint(with: KnownMentions.parsed)
      || arguments.contains { $0.label == "intent" || KnownMentions.controlsOfControlCenter.contains($0.callee) }
  }
}

/// The names as the lexer searches for them.
extension KnownMentions {
  package static let query = Mentions.Query(
    names: [update, dependencies, searchableItem] + donations.union(parsed).sorted(), attributes: entryPoints.sorted(),
    labels: labelsOfIntents + [labelOfEntity], of: controls.union([searchableItem]))
  /// Whether a file's mentions depend on the bodies that the first pass skips.
  package static func needsAllTokens(_ mentions: Mentions) -> Bool {
    mentions.names.contains(dependencies) || mentions.namesVariables
  }

  /// Reads all tokens of a file that registers dependencies, for the registered types, and those of a file whose controls run
  /// the value of a variable, for the types of that variable.
  package static func complete(_ mentions: inout Mentions, in text: SourceText, _ buffer: TokenBuffer) {
    mentions.addTypesOfVariables(in: text, buffer)
    guard mentions.names.contains(dependencies) else { return }
    mentions.registrations = Registration.all(
      callsOf: "add", value: "dependency", lateIn: ["task", "onAppear"], in: text, buffer)
  }

  /// The bodies that the lexer skips in the first pass: those that mention none of the query's names.
  package static let bodiesWithout = SkippableBodies(withoutMentionsOf: query)
}
