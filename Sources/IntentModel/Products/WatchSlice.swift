/// Facts that entities and enums of an app lose, because modules of the embedded watch app have declarations with the same
/// identifiers: as words, by the symbol of the app's declaration.
///
/// The whole entry is replaced (`MergeRule.watchAppLast`). Equal declarations lose nothing. Intents were seen to keep the app's
/// facts; sources that are compiled into both apps, without a static module, are unverified.
package func factsReplaced(
  in app: MetadataBundle, _ appModules: Set<String>, byWatchApp watch: MetadataBundle, _ watchModules: Set<String>
) -> [String: [String]] {
  var lost: [String: [String]] = [:]
  func compare<Value>(
    _ left: [Value], _ right: [Value], _ type: (Value) -> DeclaredType, _ members: (Value) -> [String]
  ) {
    let others = Dictionary(
      right.filter { watchModules.contains(type($0).module) }.compactMap { value in
        type(value).identifier.map { ($0, value) }
      }, uniquingKeysWith: { first, _ in first })
    for value in left where appModules.contains(type(value).module) {
      guard let other = type(value).identifier.flatMap({ others[$0] }) else { continue }
      let facts = facts(type(value), members(value), missingIn: type(other), members(other))
      if !facts.isEmpty { lost["\(type(value).module).\(type(value).qualifiedName)"] = facts }
    }
  }
  compare(app.entities, watch.entities, \.type) { $0.properties.map { "the property '\($0.name)'" } }
  compare(app.enums, watch.enums, \.type) { $0.cases.map { "the case '\($0.name)'" } }
  return lost
}

private func facts(
  _ type: DeclaredType, _ members: [String], missingIn other: DeclaredType, _ otherMembers: [String]
) -> [String] {
  var facts: [String] = []
  if let schema = type.schema?.name.known, other.schema?.name.known != schema { facts.append("the schema '\(schema)'") }
  let kept = Set(otherMembers)
  facts += members.filter { !kept.contains($0) }
  // The macro of a schema adds the `Assistant…` protocols, so they are not lost separately.
  facts += Set(type.conformances).subtracting(other.conformances).filter { !$0.hasPrefix("Assistant") }.sorted()
    .map { "the conformance to '\($0)'" }
  return facts
}
