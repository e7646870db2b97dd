import DocumentFormats
import IntentModel

extension ProductContents {
  /// The differences between the document of a built product and the one that is expected from the sources and the merge rules.
  package func differences(to document: JSONValue) -> [VerificationFinding] {
    let listed = Dictionary(
      ListedType.all(of: document).compactMap { type in
        type.shippedKind.map { (ListedKey(kind: $0, identifier: type.identifier), type) }
      }
    ) { first, _ in first }
    var findings = declarations.compactMap { expected in
      expected.identifier.flatMap { difference(of: expected, listed[ListedKey(kind: expected.kind, identifier: $0)]) }
    }
    findings += losses.compactMap { loss in
      unexpected(loss, listed, document).map {
        notMet(
          loss.rule, "the document has \($0)", "report this as a defect of the rule, with the version of Xcode")
      }
    }
    let found = ListedType.provider(of: document)
    if let provider, found == nil {
      findings.append(
        VerificationFinding(
          "provider-not-in-document", .error,
          "the document has no App Shortcuts, but the sources of '\(product.name)' have the provider '\(provider.symbol)'; build again "
            + "from these sources", type: provider.symbol))
    }
    return findings
  }

  private struct ListedKey: Hashable {
    var kind: ShippedDeclaration.Kind
    var identifier: String
  }

  /// The finding for an expected declaration that the document lacks, or for which it has a declaration of another module that the
  /// losses name as its rival. Otherwise nil.
  private func difference(of expected: ShippedDeclaration, _ listed: ListedType?) -> VerificationFinding? {
    let isLinked = expected.module != product.module
    guard let listed else {
      let message = "the document lacks the \(expected.kind.rawValue) '\(expected.symbol)' of the sources"
      return isLinked
        ? notMet(
          .staticModulesMerged, message, "link '\(expected.module)' statically, and build with Xcode 26", expected)
        : VerificationFinding(
          "\(expected.kind.rawValue)-not-in-document", .error, "\(message); build again from these sources",
          type: expected.symbol)
    }
    guard let module = listed.path?.first, module != expected.module, isRival(module, of: expected) else { return nil }
    return notMet(
      .sameIdentifier,
      "the document has '\(listed.name)' for the identifier '\(listed.identifier)', where '\(expected.symbol)' is expected",
      "give one of the types another name", expected)
  }

  /// Whether `module` has a declaration that `declaration`, which has the same identifier, replaces according to the losses.
  private func isRival(_ module: String, of declaration: ShippedDeclaration) -> Bool {
    losses.contains { loss in
      guard case .declarations(let all, let kept?) = loss.subject, kept.symbol == declaration.symbol else {
        return false
      }
      return all.contains { $0.module == module }
    }
  }

  /// The first entry, in words, that the document has, although a merge rule declares it lost; none for entries that share an
  /// identifier, which `difference` compares.
  private func unexpected(
    _ loss: Loss, _ listed: [ListedKey: ListedType], _ document: JSONValue
  ) -> String? {
    switch loss.subject {
    case .provider(let provider):
      let path = ListedType.provider(of: document)?.path?.joined(separator: ".")
      return path == provider.symbol ? "the App Shortcuts of '\(provider.symbol)'" : nil
    case .module(let module, declarations: _):
      let type = listed.values.filter { $0.path?.first == module }.min { $0.name < $1.name }
      return type.map { "'\($0.name)' of '\(module)'" }
    case .facts(of: let declaration, let facts):
      guard let identifier = declaration.identifier, declaration.kind == .entity else { return nil }
      let properties = document["entities"]?[identifier]?["properties"]?.array ?? []
      let kept = properties.compactMap { $0["identifier"]?.string }.filter { facts.contains("the property '\($0)'") }
      return kept.first.map { "the property '\($0)' of '\(declaration.symbol)'" }
    case .declarations: return nil
    }
  }

  private func notMet(
    _ rule: MergeRule.ID, _ message: String, _ remedy: String, _ declaration: ShippedDeclaration? = nil
  ) -> VerificationFinding {
    let row = MergeRule[rule]
    return VerificationFinding(
      "merge-rule-not-met", .warning,
      "\(message), which contradicts the rule '\(rule.rawValue)' (\(row.statement)\(row.isVerified ? "" : "; unverified")); \(remedy)",
      type: declaration?.symbol)
  }
}

extension ListedType {
  fileprivate var shippedKind: ShippedDeclaration.Kind? {
    switch kind {
    case .intent: .intent
    case .entity: .entity
    case .enum: .enum
    case .query: .query
    default: nil
    }
  }
}
