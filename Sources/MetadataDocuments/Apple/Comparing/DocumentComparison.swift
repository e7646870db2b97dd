import DocumentFormats

/// The differences between two documents.
package struct DocumentComparison: Sendable {
  package struct Difference: Sendable {
    var place: DocumentPath
    var kind: Kind

    /// The location of the difference, such as `actions.OpenShelf.parameters[target].isOptional`.
    package var path: String { place.text }

    enum Kind: Sendable {
      case onlyLeft(JSONValue)
      case onlyRight(JSONValue)
      case values(JSONValue, JSONValue)
      /// The elements that both lists have are in another order.
      case order
    }
  }

  package private(set) var differences: [Difference] = []
  /// The number of values that are equal in both documents.
  private(set) var equalLeaves = 0

  package init(_ left: NormalizedDocument, _ right: NormalizedDocument) {
    compare(left.json, right.json, at: DocumentPath())
  }

  private mutating func compare(_ left: JSONValue, _ right: JSONValue, at path: DocumentPath, key: String = "") {
    if left == right { return equalLeaves += left.leafCount }
    switch (left.form, right.form) {
    case (.object(let leftMembers), .object(let rightMembers)):
      compare(leftMembers.map { ($0.key, $0.value) }, rightMembers.map { ($0.key, $0.value) }, at: path)
    case (.array(let leftElements), .array(let rightElements)):
      compare(leftElements, rightElements, at: path, key: key)
    default: differences.append(Difference(place: path, kind: .values(left, right)))
    }
  }

  private mutating func compare(
    _ left: [(key: String, value: JSONValue)], _ right: [(key: String, value: JSONValue)], at path: DocumentPath
  ) {
    let others = Dictionary(right.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    var found: Set<String> = []
    for member in left {
      let place = path.appending(.key(member.key))
      guard let other = others[member.key] else {
        differences.append(Difference(place: place, kind: .onlyLeft(member.value)))
        continue
      }
      found.insert(member.key)
      compare(member.value, other, at: place, key: member.key)
    }
    for member in right where !found.contains(member.key) {
      let place = path.appending(.key(member.key))
      differences.append(Difference(place: place, kind: .onlyRight(member.value)))
    }
  }

  private mutating func compare(_ left: [JSONValue], _ right: [JSONValue], at path: DocumentPath, key: String) {
    if let leftNames = names(of: left, under: key), let rightNames = names(of: right, under: key) {
      return compareNamed(left, leftNames, right, rightNames, at: path)
    }
    for index in 0..<max(left.count, right.count) {
      let place = path.appending(.element("\(index)"))
      if index >= right.count {
        differences.append(Difference(place: place, kind: .onlyLeft(left[index])))
      } else if index >= left.count {
        differences.append(Difference(place: place, kind: .onlyRight(right[index])))
      } else {
        compare(left[index], right[index], at: place)
      }
    }
  }

  /// Compares lists whose elements have names. Elements are matched by their names, not by their positions.
  private mutating func compareNamed(
    _ left: [JSONValue], _ leftNames: [String], _ right: [JSONValue], _ rightNames: [String], at path: DocumentPath
  ) {
    for (name, value) in zip(leftNames, left) {
      let place = path.appending(.element(name))
      if let index = rightNames.firstIndex(of: name) {
        compare(value, right[index], at: place)
      } else {
        differences.append(Difference(place: place, kind: .onlyLeft(value)))
      }
    }
    for (name, value) in zip(rightNames, right) where !leftNames.contains(name) {
      differences.append(Difference(place: path.appending(.element(name)), kind: .onlyRight(value)))
    }
    let shared = leftNames.filter(rightNames.contains)
    if shared != rightNames.filter(leftNames.contains) { differences.append(Difference(place: path, kind: .order)) }
  }

  /// The names of a list's elements, from the member that the list's key determines. Nil if it determines none, if an element lacks
  /// the member, or if names are equal.
  private func names(of elements: [JSONValue], under key: String) -> [String]? {
    let keys = key == "enums" ? ["identifier"] : NormalizedDocument.names[key] ?? []
    for key in keys {
      let names = elements.compactMap { $0[key]?.string }
      if names.count == elements.count, Set(names).count == names.count { return names }
    }
    return nil
  }
}

extension DocumentComparison.Difference {
  /// The difference in one line, such as `actions.A.title.key: "Open" != "Open it"`.
  package var text: String {
    func show(_ value: JSONValue) -> String {
      let text = String(decoding: value.compact, as: UTF8.self)
      return text.count > 100 ? "\(text.prefix(97))…" : text
    }
    return switch kind {
    case .onlyLeft(let value): "\(path): only in the first: \(show(value))"
    case .onlyRight(let value): "\(path): only in the second: \(show(value))"
    case .values(let left, let right): "\(path): \(show(left)) != \(show(right))"
    case .order: "\(path): the same elements in another order"
    }
  }
}
