@testable import DocumentFormats
import Foundation
import Testing

/// A type of a package that a target of the app makes an entity: the compiler puts the conformance into the target's binary.
@Suite struct RetroactiveConformanceTests {
  private static func folder() throws -> CommandFolder {
    let project = twoTargets(linking: "Kit").replacing(
      "W = { isa = PBXNativeTarget; name = Widgets;",
      with: "W = { isa = PBXNativeTarget; packageProductDependencies = (PK); name = Widgets;")
    return try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": project, "Kit/Package.swift": kitManifest,
      "Kit/Sources/Kit/Mark.swift": "public struct Mark: Sendable { public let id: String }\n",
      "Kit/Sources/Rest/Rest.swift": "struct Rest {}\n", "Widgets/Info.plist": widgetInfo,
      "Widgets/Widget.swift": "import Kit\nstruct Widget { let mark: Mark? }\n",
      "Trips/Mark.swift": """
      import AppIntents
      import Kit
      extension Mark: @retroactive AppEntity {
        public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mark")
        public static let defaultQuery = MarkQuery()
        public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
      }
      public struct MarkQuery: EntityQuery {
        public init() {}
        public func entities(for identifiers: [Mark.ID]) async throws -> [Mark] { [] }
        public func suggestedEntities() async throws -> [Mark] { [] }
      }

      """,
    ])
  }

  @Test func theProductWithTheExtensionHasTheEntity() throws {
    let folder = try Self.folder()
    let targets = try parseJSON(Array(folder.run("extract").output.utf8))["targets"]?.array ?? []
    let entities = targets.filter { $0["document"]?["entities"] != nil }
    #expect(entities.compactMap { $0["name"]?.string } == ["Trips"])
    #expect(entities.first?["document"]?["entities"]?.array?.compactMap(\.string) == ["Kit.Mark"])
  }

  /// The widgets need no table for the entity's name.
  @Test func textsAreLookedUpInTheProductWithTheExtension() throws {
    let folder = try Self.folder()
    try folder.write("\"Mark\" = \"Marke\";\n", to: "Trips/de.lproj/Localizable.strings")
    let output = try folder.run("strings --languages de").output
    #expect(output.contains("complete") && !output.contains("Widgets"), "\(output)")
  }

  @Test(arguments: [("Trips", true), ("Widgets", false)])
  func appleFormatHasTheEntityOnce(target: String, hasEntity: Bool) throws {
    let folder = try Self.folder()
    _ = try folder.run("extract --format appintents --target \(target) -o Out.app")
    let document = folder.contents(of: "Out.app/Metadata.appintents/extract.actionsdata") ?? ""
    #expect(document.contains("\"Mark\"") == hasEntity, "\(document)")
  }
}
