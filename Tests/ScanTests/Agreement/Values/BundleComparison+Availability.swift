/// The `@available` attributes of types and of their members.
extension BundleComparison {
  /// One entry for each platform that an attribute names, in the order of the source.
  mutating func compareAvailability(
    _ ours: JSONDocument?, _ theirs: [CompilerType.Availability], at path: String
  ) {
    let expected = theirs.map(Self.entry)
    count("availability", expected.count)
    values.expect(ours, equals: expected.isEmpty ? nil : .array(expected), at: path)
  }

  /// Compares the availability of the properties for which the bundle has a fact; functions aren't listed.
  mutating func compareMemberAvailability(_ ours: JSONDocument?, _ theirs: CompilerType, at path: String) {
    for name in (ours?.keys ?? []).sorted() {
      guard let property = theirs.properties.first(where: { $0.label == name && !$0.isMadeByMacro }) else { continue }
      compareAvailability(ours?[name], property.availability, at: "\(path).\(name)")
    }
  }

  /// The compiler's members under the bundle's names. It keeps the escapes of texts as they are written.
  private static func entry(_ theirs: CompilerType.Availability) -> JSONDocument {
    var entry: [String: JSONDocument] = [:]
    entry["platform"] = theirs["platform"]
    entry["introduced"] = theirs["introducedVersion"]
    entry["deprecated"] = theirs["deprecatedVersion"] ?? (theirs["isDeprecated"] == .bool(true) ? .bool(true) : nil)
    entry["obsoleted"] = theirs["obsoletedVersion"]
    entry["unavailable"] = theirs["isUnavailable"] == .bool(true) ? .bool(true) : nil
    entry["message"] = (theirs["message"]?.string).map { .string($0.replacing("\\\"", with: "\"")) }
    entry["renamed"] = theirs["rename"]
    return .object(entry)
  }
}
