import IntentModel

/// What the rules about members ask of a type.
extension DeclaredType {
  /// Every member that it declares itself, its extensions' included.
  var ownMembers: [DeclaredMember] { members.filter { $0.providedBy == nil } }

  /// The rows of the table that its conformances bring.
  func members(_ known: [KnownMember]) -> [KnownMember] { known.filter { conformances.contains($0.owner) } }

  /// It has the member, its own or a default of the app's protocols, in some branch of `#if`.
  func has(_ known: KnownMember) -> Bool {
    hiddenMembers.contains(known.baseName)
      || members.contains {
        $0.signature == known.name && $0.isStatic == known.isStatic
          && $0.kind == (known.isFunction ? .function : .variable)
      }
  }

  /// All that it conforms to is the framework's, or asks for nothing by these names: no member is there because another
  /// protocol requires it, and no protocol or macro adds any.
  var hasFrameworkMembersAlone: Bool {
    schema == nil && !mayHaveHiddenMembers && !hasUnknownMacro
      && inherited.allSatisfy { conformances.contains($0.name) || PlainAncestors.names.contains($0.name) }
  }
}

extension DeclaredMember {
  var isPrivate: Bool { modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") } }

  /// What its annotation or its initial value says of its type: `IntentDescription?`.
  var typeSpelling: String? { type?.spelling ?? impliedType?.name }

  /// Its type is the one that the framework asks for, as far as a name tells; nil where the source doesn't say.
  func hasType(of known: KnownMember) -> Bool? {
    guard let expected = known.type else { return nil }
    return typeSpelling?.contains(expected)
  }
}
