import Foundation
import Testing

/// A value that can't be read has both: `"unreadable"` in its place, for tools, and a diagnostic, for people.
struct UnreadableNodeTests {
  @Test(arguments: BundleCase.all, [[], ["--all-conditions"]])
  func everyUnreadableValueHasADiagnosticAndTheReverse(_ bundleCase: BundleCase, _ more: [String]) throws {
    let bundle = try document(bundleCase, more), unreadable = Self.unreadableLocations(in: bundle)
    let silent = unreadable.subtracting(locations(ofDiagnostics: ["unreadable-value", "limit-exceeded"], in: bundle))
    #expect(silent.isEmpty, "unreadable without a diagnostic: \(silent.sorted())")
    let lost = locations(ofDiagnostics: ["unreadable-value"], in: bundle).subtracting(unreadable)
    #expect(lost.isEmpty, "a diagnostic without its value: \(lost.sorted())")
  }

  /// The cases together have to hold enough of them.
  @Test func theCasesHoldUnreadableValuesOfEveryArray() throws {
    let bundle = try document(BundleCase(name: "value-not-constant-members", variant: nil), [])
    guard case .object(let members) = bundle else {
      Issue.record("the bundle is not an object")
      return
    }
    for (key, value) in members where !["schemaVersion", "generator", "modules", "diagnostics"].contains(key) {
      #expect(value.elements.isEmpty || !Self.unreadableLocations(in: value).isEmpty, "\(key) holds none")
    }
    #expect(members["unions"]?.elements.isEmpty == false && members["packages"]?.elements.isEmpty == false)
  }

  private func document(_ bundleCase: BundleCase, _ more: [String]) throws -> JSONDocument {
    try JSONDocument(parsing: String(decoding: bundleJSON(ofCase: bundleCase, more), as: UTF8.self))
  }

  private func locations(ofDiagnostics ids: Set<String>, in bundle: JSONDocument) -> Set<String> {
    let diagnostics = bundle["diagnostics"]?.elements ?? []
    return Set(
      diagnostics.filter { ids.contains($0["id"]?.string ?? "") }.compactMap { Self.text(of: $0["location"]) })
  }

  /// The locations of all objects with the key `unreadable`.
  private static func unreadableLocations(in document: JSONDocument) -> Set<String> {
    switch document {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(unreadableLocations(in: $1)) }
    case .object(let members):
      var locations = members.values.reduce(into: Set<String>()) { $0.formUnion(unreadableLocations(in: $1)) }
      if members["unreadable"] != nil, let location = text(of: members["location"]) { locations.insert(location) }
      return locations
    default: return []
    }
  }

  /// `A.swift:3:7`
  private static func text(of location: JSONDocument?) -> String? {
    guard let file = location?["file"]?.string, case .number(let line)? = location?["line"],
      case .number(let column)? = location?["column"]
    else { return nil }
    return "\(file):\(Int(line)):\(Int(column))"
  }
}
