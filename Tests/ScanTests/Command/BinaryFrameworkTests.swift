import Foundation
@testable import DocumentFormats
import Testing

@testable import IntentScans

/// Frameworks that were built, as modules whose names are read and as documents of Apple's.
@Suite struct BinaryFrameworkTests {
  private static let interface = """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -target arm64-apple-ios17.0 -enable-library-evolution -module-name Kit
    import AppIntents
    import Swift
    public struct Shelf : AppIntents.AppEntity {
      public static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation { get }
      public static var defaultQuery: Kit.ShelfQuery { get }
      public var id: Swift.String
      public var displayRepresentation: AppIntents.DisplayRepresentation { get }
    }
    public struct ShelfQuery : AppIntents.EntityQuery {
      public init()
    }

    """
  private static let source = """
    import AppIntents
    import Kit
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Shelf") var shelf: Shelf
    }

    """

  private func folder() throws -> CommandFolder {
    let modules = "Kit.framework/Modules/Kit.swiftmodule"
    return try CommandFolder([
      "App/Open.swift": Self.source,
      "Kit.xcframework/ios-arm64/\(modules)/arm64-apple-ios.swiftinterface": Self.interface,
      "Kit.xcframework/ios-arm64/\(modules)/arm64-apple-ios.private.swiftinterface": "struct Private {}",
      "Kit.xcframework/ios-arm64_x86_64-simulator/\(modules)/arm64-apple-ios-simulator.swiftinterface": "",
      "Kit.xcframework/Info.plist": "",
    ])
  }

  @Test(arguments: ["Kit.xcframework", "Kit.xcframework/", "Kit.xcframework/ios-arm64/Kit.framework"])
  func theInterfaceOfAFrameworkIsReadAsContext(path: String) throws {
    let folder = try folder()
    func kind(_ words: String) throws -> String? {
      let bundle = try parseJSON(Array(try folder.run("extract App --module App --quiet \(words)").output.utf8))
      return bundle["intents"]?.array?.first?["parameters"]?.array?.first?["type"]?["kind"]?.string
    }
    #expect(try kind("") != "entity")
    #expect(try kind("--context Kit=\(path)") == "entity")
  }

  @Test func aFrameworkWithoutAnInterfaceIsAnError() throws {
    let folder = try CommandFolder(["App/Open.swift": Self.source, "Kit.xcframework/ios-arm64/Kit.framework/Kit": "x"])
    let outcome = try folder.run("lint App --module App --context Kit=Kit.xcframework")
    #expect(
      outcome.status == 2
        && outcome.errors.contains("'Kit.xcframework' has no file with the suffix '.swiftinterface'")
        && outcome.errors.contains("--facts"), "\(outcome.errors)")
  }

  @Test(arguments: ["lint App --module App", "lint App"])
  func contextWithoutSwiftFilesIsSaid(command: String) throws {
    let folder = try CommandFolder(["App/Open.swift": Self.source, "Kit/readme.txt": ""])
    let errors = try folder.run("\(command) --context Kit=Kit").errors
    #expect(errors.contains("warning: 'Kit' has no Swift files, so '--context Kit=…' changes nothing\n"), "\(errors)")
  }

  @Test(arguments: ["Kit.xcframework", "App.xcarchive"])
  func theMetadataOfAnXCFrameworkOrAnArchiveIsRead(path: String) throws {
    let document = #"{"actions": {}, "entities": {}, "queries": {}, "enums": [], "version": 1}"#
    let folder = try CommandFolder([
      "Kit.xcframework/ios-arm64/Kit.framework/Metadata.appintents/extract.actionsdata": document,
      "App.xcarchive/Products/Applications/App.app/Metadata.appintents/extract.actionsdata": document,
    ])
    let outcome = try folder.run("read \(path)")
    #expect(outcome.status == 0 && outcome.output.contains("\"intents\""), "\(outcome.errors)")
  }

  @Test func anXCFrameworkWithoutMetadataSaysWhatItLacks() throws {
    let folder = try CommandFolder(["Kit.xcframework/ios-arm64/Kit.framework/Kit": "x"])
    let outcome = try folder.run("read Kit.xcframework")
    #expect(
      outcome.status == 2 && outcome.errors.contains("'Kit.xcframework' contains no 'Metadata.appintents'"),
      "\(outcome.errors)")
  }
}
