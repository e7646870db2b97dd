import Foundation
import Testing

/// The comparison notices a wrong bundle: every leaf of rich bundles is changed in turn, and has to be reported.
@Suite(.enabled(if: Needs.constantCompiler, "no compiler writes down the values of constants"))
struct ComparisonStrengthTests {
  private static let cases = [
    "parameter-arguments", "parameter-types", "entity-properties", "entity-kinds", "summary-conditions",
    "shortcut-arguments", "shortcut-phrases", "enum-representations", "enum-cases", "query-properties",
    "query-options-providers", "intent-launch", "intent-description", "intent-members", "package-includes",
    "text-localization", "union-values", "value-constants", "availability", "intent-result", "intent-result-snippets",
  ]

  @Test func noticesEveryChange() throws {
    let compiler = try #require(try ConstantCompiler.shared())
    var unnoticed: [String: String] = [:], count = 0
    for agreementCase in AgreementCase.everything where Self.cases.contains(agreementCase.folder.lastPathComponent) {
      let types = try agreementCase.compilerTypes(compiler), bundle = try agreementCase.bundle()
      let usual = Self.disagreements(bundle, types, agreementCase)
      for change in bundle.changes {
        count += 1
        guard Self.disagreements(change.document, types, agreementCase) == usual else { continue }
        unnoticed[change.key] = "\(agreementCase.name): \(change.path)"
      }
    }
    for (key, path) in unnoticed.sorted(by: { $0.key < $1.key }) {
      Issue.record("a wrong '\(key)' goes unnoticed: \(path)")
    }
    #expect(count > 0)
  }

  private static func disagreements(
    _ bundle: JSONDocument, _ types: [CompilerType], _ agreementCase: AgreementCase
  ) -> [Disagreement] {
    var comparison = BundleComparison()
    comparison.compare(bundle: bundle, with: types, in: agreementCase.folder)
    return comparison.disagreements
  }
}

extension JSONDocument {
  struct Change {
    /// The leaf's own key and its owner's: `type.name`.
    var key: String
    var path: String
    var document: JSONDocument
  }

  /// This document with one leaf changed, for each leaf of the types it lists.
  fileprivate var changes: [Change] {
    guard case .object(let members) = self else { return [] }
    let arrays = members.keys.filter { !["diagnostics", "generator", "modules", "schemaVersion"].contains($0) }
    return arrays.sorted().flatMap { array -> [Change] in
      (members[array] ?? .null).leaves(at: array, key: array, owner: "").map { change in
        var all = members
        all[array] = change.document
        return Change(key: change.key, path: change.path, document: .object(all))
      }
    }
  }

  private func leaves(at path: String, key: String, owner: String) -> [Change] {
    // An unreadable value has no value of its own.
    if self["unreadable"] != nil { return [] }
    func changed(_ document: JSONDocument) -> [Change] {
      [Change(key: owner.isEmpty ? key : "\(owner).\(key)", path: path, document: document)]
    }
    switch self {
    case .string(let string): return changed(.string(string + "x"))
    case .number(let number): return changed(.number(-1 - number))
    case .bool(let bool): return changed(.bool(!bool))
    case .null: return []
    case .array(let elements):
      return elements.indices.flatMap { index in
        elements[index].leaves(at: "\(path)[\(index)]", key: key, owner: owner).map { change in
          var all = elements
          all[index] = change.document
          return Change(key: change.key, path: change.path, document: .array(all))
        }
      }
    case .object(let members):
      let keys = members.keys.filter { !Self.unheld.contains($0) && !isUnheld($0, in: key, of: owner) }
      return keys.sorted().flatMap { name -> [Change] in
        (members[name] ?? .null).leaves(at: "\(path).\(name)", key: name, owner: key).map { change in
          var all = members
          all[name] = change.document
          return Change(key: change.key, path: change.path, document: .object(all))
        }
      }
    }
  }

  /// Keys that locate a declaration, that the compiler doesn't write, or that follow from other facts.
  private static let unheld: Set<String> = [
    "location", "conditions", "identifier", "hasPerform", "isTransient", "typeDisplayForm",
    "members", "providesSuggestedEntities", "dependencies", "parameterPresentation", "rawPlaceholders", "spelling",
  ]

  /// Whether no comparison holds the member. A type's name is held when it is resolved: by its declaration, if there is one.
  private func isUnheld(_ member: String, in key: String, of owner: String) -> Bool {
    if owner == "enums", key == "cases", member == "availability" { return true }
    if key == "declaration" { return member != "qualifiedName" }
    return self["spelling"] != nil && (member == "kind" || (member == "name" && self["declaration"] != nil))
  }
}
