import IntentModel

/// Properties of a type that the rules about members use.
extension DeclaredType {
  /// The members that the type and its extensions declare.
  var ownMembers: [DeclaredMember] { members.filter { $0.providedBy == nil } }

  /// The rows of a table that are about protocols to which the type conforms.
  func members(_ known: [KnownMember]) -> [KnownMember] { known.filter { conformances.contains($0.owner) } }

  /// Whether the type, or a protocol of the app, declares the member, in some branch of `#if`.
  func has(_ known: KnownMember) -> Bool {
    hiddenMembers.contains(known.baseName)
      || members.contains {
        $0.name == known.baseName && $0.signature == known.name && $0.isStatic == known.isStatic
          && $0.kind == (known.isFunction ? .function : .variable)
      }
  }

  /// Whether the type conforms only to protocols of the framework and to known protocols without members that rules look for, and
  /// no macro adds members.
  var hasFrameworkMembersAlone: Bool {
    schema == nil && !mayHaveHiddenMembers && !hasUnknownMacro
      && inherited.allSatisfy { conformances.contains($0.name) || KnownAncestors.plain.contains($0.name) }
  }
}

extension DeclaredMember {
  var isPrivate: Bool { modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") } }

  /// The type that the annotation or the initial value states: `IntentDescription?`.
  var typeSpelling: String? { type?.spelling ?? impliedType?.name }

  /// Whether the name of its type is that of the required type; nil if the requirement or the source does not state a type.
  func hasType(of known: KnownMember) -> Bool? {
    guard let expected = known.type else { return nil }
    return typeSpelling?.contains(text: expected)
  }
}
