/// A name by which a type of a document is found in a binary, and a type of a binary in a document.
///
/// A document and a binary can each have a hundred thousand types, so no type is compared with all others.
private enum TypeKey: Hashable {
  case mangledName(String)
  /// The module, the enclosing types and the type.
  case path([String])
  /// The last name of a type whose mangled name cannot be read or is not known, such as a private type.
  case privateName(String)

  static func keys(of listed: ListedType) -> [TypeKey] {
    let mangled = listed.mangledName.map { [TypeKey.mangledName($0)] } ?? []
    if let path = listed.path { return mangled + [.path(path)] }
    let last = listed.fullName?.split(separator: ".").last
    return mangled + (last.map { [.privateName(String($0))] } ?? [])
  }

  static func keys(of type: BuiltType) -> [TypeKey] {
    let path = TypeKey.path([type.module] + type.components)
    if let mangled = type.mangledName { return [.mangledName(mangled), path] }
    return [path] + (type.components.last.map { [.privateName($0)] } ?? [])
  }
}

/// The types that a document lists.
struct ListedTypeIndex {
  private var keys: Set<TypeKey> = []

  init(_ listed: [ListedType]) { for each in listed { keys.formUnion(TypeKey.keys(of: each)) } }

  func contains(_ type: BuiltType) -> Bool { TypeKey.keys(of: type).contains(where: keys.contains) }
}

/// The types of the binaries of some bundles.
package struct BuiltTypeIndex: Sendable {
  package struct Position: Comparable, Sendable {
    package var bundle: Int
    var type: Int

    package static func < (left: Self, right: Self) -> Bool {
      (left.bundle, left.type) < (right.bundle, right.type)
    }
  }

  /// The position of the first type in each bundle, by key, in the order of the bundles.
  private var positions: [TypeKey: [Position]] = [:]

  package init() {}

  /// Adds the types of one bundle. Bundles must be added in ascending order: only the last position of a key is compared.
  package mutating func add(_ types: [BuiltType], of bundle: Int) {
    for (number, type) in types.enumerated() {
      for key in TypeKey.keys(of: type) where positions[key]?.last?.bundle != bundle {
        positions[key, default: []].append(Position(bundle: bundle, type: number))
      }
    }
  }

  /// The position of the first type that an entry of a document refers to, in a bundle other than `excluded`; nil if there is none.
  package func first(_ listed: ListedType, except excluded: Int? = nil) -> Position? {
    TypeKey.keys(of: listed).compactMap { key in positions[key]?.first { $0.bundle != excluded } }.min()
  }
}
