import Foundation
import Testing

/// A value of Apple's metadata that can't be read has both: `"unreadable"` in its place, for tools, and a diagnostic, for people.
struct UnreadableNodeTests {
  @Test(arguments: BundleCase.all, [[], ["--all-conditions"]])
  func everyUnreadableValueHasADiagnosticAndTheReverse(_ bundleCase: BundleCase, _ more: [String]) throws {
    let bundle = try document(bundleCase, more), unreadable = Self.unreadableLocations(in: bundle)
    let inMetadata = Self.unreadableLocations(in: bundle, omitting: Self.isOutsideMetadata)
    let silent = inMetadata.subtracting(locations(ofDiagnostics: ["unreadable-value", "limit-exceeded"], in: bundle))
    #expect(silent.isEmpty, "unreadable without a diagnostic: \(silent.sorted())")
    let lost = locations(ofDiagnostics: ["unreadable-value"], in: bundle).subtracting(unreadable)
    #expect(lost.isEmpty, "a diagnostic without its value: \(lost.sorted())")
  }

  /// Whether the member of an object, by its key and those around it, is not in Apple's metadata.
  private static func isOutsideMetadata(_ keys: [String]) -> Bool {
    switch keys.last {
    case "requestValueDialog", "requestDisambiguationDialog", "optionsProvider", "query", "resolvers",
      "supportedValues",
      "predictions":
      true
    case "displayRepresentation": keys.first == "entities"
    case "initialValue": keys.first != "intents"
    case "arguments": keys.contains("shortcuts")
    case "provider": keys.contains("optionsCollections")
    case let key?:
      keys.dropLast().last == "transferRepresentations" && !key.hasSuffix("ontentType") && key != "exporting"
    case nil: false
    }
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

  /// The locations of all objects with the key `unreadable`, without those of members that are omitted.
  private static func unreadableLocations(
    in document: JSONDocument, keys: [String] = [], omitting isOmitted: ([String]) -> Bool = { _ in false }
  ) -> Set<String> {
    switch document {
    case .array(let elements):
      return elements.reduce(into: []) { $0.formUnion(unreadableLocations(in: $1, keys: keys, omitting: isOmitted)) }
    case .object(let members):
      var locations: Set<String> = []
      for (key, value) in members where !isOmitted(keys + [key]) {
        locations.formUnion(unreadableLocations(in: value, keys: keys + [key], omitting: isOmitted))
      }
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
