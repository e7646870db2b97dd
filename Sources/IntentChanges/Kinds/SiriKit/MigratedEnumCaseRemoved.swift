extension ChangeKind {
  static let migratedEnumCaseRemoved: ChangeKind = ChangeKind(
    "migrated-enum-case-removed", .breaking, .savedShortcuts,
    summary: "an app enum has no raw value for a value of the SiriKit enum that it replaces",
    rationale: """
      Saved shortcuts store the name of a SiriKit enum's value, and the raw value of an app enum's case. A value whose \
      name is not a raw value is lost. State the names as raw values of the type 'String'.
      """,
    source: "public shortcuts, which store names and raw values; that they are compared is inferred",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "size Size", values: ["small", "large"]),
      .orderSoup(#"@Parameter(title: "Size") var ↓size: Size?"#) + "\nenum Size: String, AppEnum { case small }"),
    harmless: ChangeExample(
      instead: .orderSoup(#"@Parameter(title: "Size") var size: Size?"#)
        + "\nenum Size: String, AppEnum { case small, big = \"large\" }"),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (intent, old, parameter, new) in comparison.siriKit.parameters {
      guard let type = new.type, type.kind == "enum",
        let cases = comparison.new.appEnum(named: type.name, of: intent.type.module)?.cases, !cases.isEmpty
      else { continue }
      let saved = Set(cases.map(\.savedValue))
      for value in parameter.values where !saved.contains(value.name) {
        reporter.report(
          "'\(value.name)' of the SiriKit enum '\(parameter.typeName)' is not a raw value of '\(type.name)', so \(old.keepers) that "
            + "use it for '\(new.name)' of '\(old.className)' lose the value; state '\(value.name)' as the raw value of its case",
          symbol: "\(old.className)/\(new.name)/\(value.name)", at: .new(new.location), audience: old.audience)
      }
    }
  }
}

extension Catalog {
  /// The app enum with a name in a module; if the module has none, the only one with the name.
  fileprivate func appEnum(named name: String, of module: String) -> Enum? {
    let found = enums.filter { $0.type.name == name }
    return found.first { $0.type.module == module } ?? (found.count == 1 ? found[0] : nil)
  }
}
