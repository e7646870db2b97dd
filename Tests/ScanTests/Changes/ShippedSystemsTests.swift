import Testing

@testable import IntentChanges

/// A change of availability counts together with the deployment target, on the platforms that the app is built for.
@Suite struct ShippedSystemsTests {
  /// A bundle with one intent, and with targets that are each `kind name module apps: systems`.
  private static func catalog(_ availability: String, _ targets: [String] = [], module: String = "App") throws
    -> Catalog
  {
    let entries = availability.split(separator: ",").map { entry in
      let words = entry.split(separator: " ").map(String.init)
      return words[1] == "unavailable"
        ? #"{"platform": "\#(words[0])", "unavailable": true}"#
        : #"{"platform": "\#(words[0])", "introduced": "\#(words[1])"}"#
    }
    let text = """
      {"schemaVersion": 1, "modules": ["\(module)"], "targets": [\(targets.joined(separator: ","))],
       "intents": [{"module": "\(module)", "name": "Open", "qualifiedName": "Open", "identifier": "Open",
         "availability": [\(entries.joined(separator: ","))]}]}
      """
    return try Catalog(bundle: Array(text.utf8))
  }

  private static func target(_ kind: String, _ name: String, apps: String = "App", _ systems: String...) -> String {
    let list = systems.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      #"{"kind": "\#(kind)", "name": "\#(name)", "module": "\#(name)", "apps": ["\#(apps)"], "systems": [\#(list)]}"#
  }

  /// The messages about the change of one availability, with the targets of both versions.
  private static func messages(
    _ old: String, _ oldTargets: [String], _ new: String, _ newTargets: [String], module: String = "App"
  ) throws -> [String] {
    let comparison = VersionComparison(
      old: try catalog(old, oldTargets, module: module), new: try catalog(new, newTargets, module: module))
    return comparison.changes().map(\.message)
  }

  private static let loss = "so saved shortcuts that use it stop working"

  @Test(arguments: [
    // The deployment target rose with the requirement, or had risen before.
    ("", ["iOS 16.0"], "iOS 17", ["iOS 17.0"], ""),
    ("", ["iOS 17.0"], "iOS 17", ["iOS 17.0"], ""),
    ("iOS 16", ["iOS 16.4"], "iOS 17", ["iOS 17.1"], ""),
    // The deployment target alone rose.
    ("iOS 16", ["iOS 15.0"], "iOS 16", ["iOS 18.0"], ""),
    // The app still runs on iOS 16.
    (
      "", ["iOS 16.0"], "iOS 17", ["iOS 16.0"],
      "'Open' now requires iOS 17 instead of iOS 16, \(loss) on older systems, which the app still runs on"
    ),
    (
      "iOS 16", ["iOS 15.0"], "iOS 17.2", ["iOS 17.0"],
      "'Open' now requires iOS 17.2 instead of iOS 16, \(loss) on older systems, which the app still runs on"
    ),
    // The app is not built for macOS, or was not.
    ("", ["iOS 16.0"], "macOS 14", ["iOS 16.0"], ""),
    ("", ["iOS 16.0"], "macOS unavailable", ["iOS 16.0"], ""),
    ("", ["iOS 16.0"], "macOS 14", ["iOS 16.0", "macOS 13.0"], ""),
    // One change for all platforms.
    (
      "", ["iOS 16.0", "macOS 13.0", "watchOS 9.0"], "iOS 17,macOS 14,watchOS unavailable",
      ["iOS 16.0", "macOS 13.0", "watchOS 9.0"],
      "'Open' now requires iOS 17 instead of iOS 16 and macOS 14 instead of macOS 13 and is no longer available on "
        + "watchOS, \(loss) there and on older systems, which the app still runs on"
    ),
    ("", ["iOS 16.0"], "* unavailable", ["iOS 16.0"], "'Open' is no longer available on any platform, \(loss) there"),
    // A project that does not state the deployment target.
    (
      "iOS 16", ["iOS"], "iOS 17", ["iOS"],
      "'Open' now requires iOS 17 instead of iOS 16, \(loss) on older systems, if the app still runs on them"
    ),
  ])
  func requirementsCountWithTheDeploymentTarget(
    _ old: String, _ oldSystems: [String], _ new: String, _ newSystems: [String], _ message: String
  ) throws {
    func app(_ systems: [String]) -> [String] {
      let list = systems.map { "\"\($0)\"" }.joined(separator: ", ")
      return [#"{"kind": "app", "name": "App", "module": "App", "apps": ["App"], "systems": [\#(list)]}"#]
    }
    #expect(try Self.messages(old, app(oldSystems), new, app(newSystems)) == (message.isEmpty ? [] : [message]))
  }

  /// Code of an extension or a package runs only on systems that run the app.
  @Test(arguments: [
    ("widgetExtension", ["iOS 15.0"], "iOS 17.0", true), ("widgetExtension", ["iOS 17.0"], "iOS 15.0", true),
    ("widgetExtension", ["iOS 16.0"], "iOS 15.0", false),
    ("packageModule", ["iOS 13.0", "macOS 11.0"], "iOS 17.0", true),
    ("packageModule", [], "iOS 17.0", true), ("packageModule", ["iOS 13.0"], "iOS 16.0", false),
  ])
  func partsRunWhereTheirAppRuns(kind: String, own: [String], app: String, isSilent: Bool) throws {
    let list = own.map { "\"\($0)\"" }.joined(separator: ", ")
    let part = #"{"kind": "\#(kind)", "name": "Kit", "module": "Kit", "apps": ["App"], "systems": [\#(list)]}"#
    let targets = [Self.target("app", "App", app), part]
    let found = try Self.messages("", targets, "iOS 17,macOS 14", targets, module: "Kit")
    #expect(found.isEmpty == isSilent, "\(found)")
  }

  /// A module that two apps contain ships for the systems of both.
  @Test func theOldestSystemOfAllAppsCounts() throws {
    let kit = #"{"kind": "packageModule", "name": "Kit", "module": "Kit", "apps": ["App", "Lite"]}"#
    let apps = [Self.target("app", "App", "iOS 17.0"), Self.target("app", "Lite", apps: "Lite", "iOS 16.0")]
    #expect(try Self.messages("", apps + [kit], "iOS 17", apps + [kit], module: "Kit").count == 1)
  }

  /// A nested type inherits the limits of the types around it: one for each platform, the latest, and at most 64.
  @Test(arguments: [
    ((0..<100).map { "P\($0) 1" }, (0..<64).map { "P\($0) 1" }), ((0..<100).map { "iOS \($0)" }, ["iOS 99"]),
  ])
  func theLimitsThatNestedTypesInheritAreBounded(outer: [String], inherited: [String]) throws {
    let entries = outer.map { entry in
      let words = entry.split(separator: " ")
      return #"{"platform": "\#(words[0])", "introduced": "\#(words[1])"}"#
    }
    let types = [("Outer", entries), ("Outer.Inner", [])].map { name, entries in
      #"{"module": "App", "name": "Open", "qualifiedName": "\#(name)", "identifier": "\#(name)", "availability": ["#
        + entries.joined(separator: ",") + "]}"
    }
    let text = #"{"schemaVersion": 1, "modules": ["App"], "intents": [\#(types.joined(separator: ","))]}"#
    let inner = try #require(try Catalog(bundle: Array(text.utf8)).intents.first { $0.type.symbol.hasSuffix("Inner") })
    let found = inner.type.availability.map { "\($0.platform) \($0.introduced?.first ?? 0)" }
    #expect(found == inherited)
  }

  /// Bundles of former versions state one platform, and bundles of folders no target.
  @Test func bundlesWithoutSystems() throws {
    let former =
      #"{"kind": "app", "name": "App", "module": "App", "apps": ["App"], "platform": "iOS", "deploymentTarget": "17.0"}"#
    #expect(try Self.messages("", [former], "iOS 17", [former]) == [])
    #expect(try Self.messages("", [former], "macOS 14", [former]).count == 1)
    #expect(
      try Self.messages("", [], "iOS 17", []) == [
        "'Open' now requires iOS 17, \(Self.loss) on older systems, if the app still runs on them"
      ])
  }
}
