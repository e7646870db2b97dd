import Foundation
import Testing

@testable import IntentScans
@testable import intentscan

/// The command `verify`, on bundles around the binaries of `Fixtures/machofiles`.
struct VerifyCommandTests {
  private static let listed = [
    ("Start", "5StartV"), ("OpenBook", "8OpenBookV"), ("Library.Sort", "7LibraryO4SortV"),
    ("Shelf.Clear", "5ShelfV5ClearV"),
  ]

  /// A document with these intents and all other types of the binary.
  private static func document(_ intents: [(String, String)] = listed, provider: String = "3App7PhrasesV") -> String {
    let actions = intents.map {
      #""\#($0.0)": {"identifier": "\#($0.0)", "fullyQualifiedTypeName": "App.\#($0.0)", "mangledTypeName": "3App\#($0.1)"}"#
    }
    return """
      {"actions": {\(actions.joined(separator: ", "))},
       "entities": {"Book": {"fullyQualifiedTypeName": "App.Book", "mangledTypeName": "3App4BookV"}},
       "enums": [{"identifier": "Genre", "fullyQualifiedTypeName": "App.Genre", "mangledTypeName": "3App5GenreO"}],
       "queries": {"BookQuery": {"fullyQualifiedIdentifier": "App.BookQuery", "mangledTypeName": "3App9BookQueryC"}},
       "autoShortcutProviderMangledName": "\(provider)"}
      """
  }

  /// The private types of the binary, whose names have a part that the compiler makes from the file's path.
  private static let privateTypes = ["App.Secret", "App.Inner"]

  private static func folder(
    _ document: String?, bundle: String = "App.app", resources: String = "", binary: String = "App"
  ) throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.add(binary, as: "\(bundle)/App")
    try folder.add("Info.plist", as: "\(bundle)/Info.plist")
    if let document {
      try folder.write(document, to: "\(bundle)/\(resources)Metadata.appintents/extract.actionsdata")
    }
    return folder
  }

  private static func findings(_ folder: CommandFolder, _ path: String = "App.app") throws -> [String] {
    let output = try folder.run("verify \(path)").output
    return output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  error: ") || line.hasPrefix("  warning: "), let id = line.split(separator: "[").last
      else {
        return nil
      }
      let isPrivate = privateTypes.contains { line.contains("'\($0)'") }
      return isPrivate ? nil : String(id.dropLast())
    }
  }

  @Test func printsWhatIsDifferent() throws {
    let folder = try Self.folder(Self.document([Self.listed[0], ("Play", "4PlayV")]))
    let outcome = try folder.run("verify App.app")
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    try expectGolden(outcome.output, "verify.txt")
    let json = try folder.run("verify App.app --format json -o result.json")
    #expect(json.status == 1 && json.output.isEmpty)
    try expectGolden(try #require(folder.contents(of: "result.json")), "verify.json")
  }

  /// Each message, in `Fixtures/rendered/messages/command-line/verify.txt`.
  @Test func everyMessageIsShown() throws {
    var text = ""
    func show(_ title: String, _ folder: CommandFolder, _ path: String = "App.app") throws {
      let outcome = try folder.run("verify \(path)")
      text += "\(title):\n\(outcome.output)\(outcome.errors)exit status \(outcome.status)\n\n"
    }
    func show(_ title: String, binary: [UInt8]) throws {
      let folder = try Self.folder(Self.document())
      try folder.write(bytes: binary, to: "App.app/App")
      try show(title, folder)
    }
    let app = Array(try Data(contentsOf: SwiftTypesTests.folder.appending(path: "App")))
    try show("no bundle", try CommandFolder(["a/b.txt": ""]), "a")
    try show("nothing else in the document", try Self.folder(#"{"actions": {}}"#))
    let names = [("OpenBook", "5StartV"), ("Unrelated", "9UnrelatedV"), ("Inner", "3App5InnerV")]
    try show("wrong names", try Self.folder(Self.document(names)))
    let mangled =
      #"{"actions": {"A": {"identifier": "A", "fullyQualifiedTypeName": "App.Start", "mangledTypeName": "3App5StartC"}}}"#
    try show("wrong mangled name", try Self.folder(mangled))
    try show("provider that is not in the binary", try Self.folder(Self.document(provider: "3App5OtherV")))
    try show("provider that is not in the document", try Self.folder(Self.document(provider: "")))
    try show("no document", try Self.folder(nil))
    try show("misplaced document", try Self.folder(Self.document(), resources: "Resources/"))
    try show("damaged document", try Self.folder("{"))
    let elsewhere = try Self.folder(Self.document())
    try elsewhere.add("App", as: "App.app/Frameworks/Kit.framework/Kit")
    try elsewhere.write(bytes: ChainedFile().bytes, to: "App.app/App")
    try show("types of a framework", elsewhere)
    let damaged = try Self.folder(Self.document())
    try damaged.write("x", to: "App.app/Info.plist")
    try show("damaged Info.plist", damaged)
    try show("encrypted binary", binary: ChainedFile(isEncrypted: true).bytes)
    let empty = try Self.folder(nil)
    try empty.write(bytes: Self.withoutAppIntents(), to: "App.app/App")
    try show("no App Intents", empty)
    try show("binary in another format", binary: Array("#!/bin/sh".utf8))
    try show("damaged records", binary: Self.withDamagedType(app))
    try FileManager.default.removeItem(atPath: "\(damaged.path)/App.app/App")
    try show("no executable, and no name of one", damaged)
    try damaged.add("Info.plist", as: "App.app/PlugIns/Widget.appex/Info.plist")
    try show("no executable", damaged, "App.app/PlugIns/Widget.appex")
    for name in ["../../secret", "/etc/hostname", "..", ""] {
      let outside = try Self.folder(Self.document())
      try outside.write(
        "<plist><dict><key>CFBundleExecutable</key><string>\(name)</string></dict></plist>", to: "App.app/Info.plist")
      try show("executable '\(name)'", outside)
    }
    let nested = try Self.folder(nil)
    try nested.write(bytes: HostileFile.nested(60, nameLength: 16_000, types: 4_000), to: "App.app/App")
    try show("names that contexts multiply", nested)
    let large = try Self.folder(Self.document())
    try #require(FileHandle(forWritingAtPath: "\(large.path)/App.app/App")).truncate(
      atOffset: UInt64(BundleCheck.binaryLimit) + 1)
    try show("huge binary", large)
    let point = try Self.folder(nil, bundle: "App.app/Extensions/Kit.appex")
    try point.write(bytes: Self.withExtension(app), to: "App.app/Extensions/Kit.appex/App")
    try show("extension at another point", point, "App.app/Extensions/Kit.appex")
    try expectGolden(text, "messages/command-line/verify.txt")
  }

  /// The first record of a type leads out of the file.
  private static func withDamagedType(_ binary: [UInt8]) throws -> [UInt8] {
    var bytes = binary
    let header = try #require(Data(binary).firstRange(of: Data("__swift5_types".utf8))).lowerBound
    let offset = (0..<4).reduce(0) { $0 | Int(binary[header + 48 + $1]) << (8 * $1) }
    bytes.replaceSubrange(offset..<offset + 4, with: [0xF0, 0xFF, 0xFF, 0x7F])
    return bytes
  }

  /// The types have no list of conformances.
  private static func withoutAppIntents() throws -> [UInt8] {
    var data = Data(ChainedFile().bytes)
    let name = try #require(data.firstRange(of: Data("__swift5_proto\0".utf8)))
    data.replaceSubrange(name, with: Data("__swift5_other\0".utf8))
    return Array(data)
  }

  /// The provider of App Shortcuts conforms to 'AppIntentsExtension' in its place.
  private static func withExtension(_ binary: [UInt8]) throws -> [UInt8] {
    var data = Data(binary)
    // Mangled names abbreviate words of the module's name. Opcodes that set the type of a bound pointer fill the rest.
    let old = Data("0A17ShortcutsProviderMp\0".utf8)
    let new = Data("0aB9ExtensionMp\0".utf8) + Data(repeating: 0x51, count: 8)
    while let range = data.firstRange(of: old) { data.replaceSubrange(range, with: new) }
    return Array(data)
  }

  @Test func findsNothingWhereBothAreEqual() throws {
    #expect(try Self.findings(try Self.folder(Self.document())) == [])
    #expect(try Self.findings(try Self.folder(Self.document(), binary: "App-stripped")) == [])
    #expect(try Self.findings(try Self.folder(Self.document(), binary: "App-universal")) == [])
  }

  @Test func findsNamesThatDoNotMatch() throws {
    #expect(
      try Self.findings(try Self.folder(Self.document(Self.listed.dropLast() + [("Shelf.Clear", "5ClearV")]))) == [
        "intent-not-in-document", "mangled-name-mismatch", "intent-not-in-binary",
      ])
    #expect(
      try Self.findings(try Self.folder(Self.document(Self.listed + [("Unrelated", "9UnrelatedV")]))) == [
        "intent-without-conformance"
      ])
    #expect(
      try Self.findings(try Self.folder(Self.document(provider: "3App5OtherV"))) == ["provider-not-in-binary"])
    #expect(try Self.findings(try Self.folder(Self.document(provider: ""))) == ["provider-not-in-document"])
  }

  @Test func findsMissingAndMisplacedDocuments() throws {
    #expect(try Self.findings(try Self.folder(nil)) == ["missing-document"])
    #expect(try Self.findings(try Self.folder(Self.document(), resources: "Resources/")) == ["misplaced-document"])
    #expect(try Self.findings(try Self.folder("{")) == ["unreadable-document"])
  }

  @Test func readsAppsOfMacOSExtensionsFrameworksAndDebugLibraries() throws {
    let folder = try CommandFolder()
    try folder.add("App", as: "Mac.app/Contents/MacOS/App")
    try folder.add("Info.plist", as: "Mac.app/Contents/Info.plist")
    try folder.write(Self.document(), to: "Mac.app/Contents/Resources/Metadata.appintents/extract.actionsdata")
    #expect(try Self.findings(folder, "Mac.app") == [])
    // Neither the app's own binary nor its document has what the framework has.
    let embedded = try Self.folder(Self.document())
    try embedded.add("App", as: "App.app/Frameworks/App.framework/App")
    #expect(try Self.findings(embedded) == ["missing-document"])
    try embedded.add("App", as: "App.app/PlugIns/Widget.appex/App")
    try embedded.add("Info.plist", as: "App.app/PlugIns/Widget.appex/Info.plist")
    #expect(try Self.findings(embedded) == ["missing-document", "missing-document"])
    // The executable of a debug build has only a start routine.
    let debug = try Self.folder(Self.document())
    try Data(ChainedFile().bytes).write(to: URL(filePath: debug.path).appending(path: "App.app/App"))
    try debug.add("App", as: "App.app/App.debug.dylib")
    #expect(try Self.findings(debug).filter { $0 != "intent-not-in-document" } == [])
  }

  @Test func saysWhatIsNotChecked() throws {
    let folder = try Self.folder(Self.document())
    try Data(ChainedFile(isEncrypted: true).bytes).write(to: URL(filePath: folder.path).appending(path: "App.app/App"))
    let outcome = try folder.run("verify App.app")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("  not checked: 'App.app/App' is encrypted, as apps of the App Store are\n"))
    #expect(outcome.output.hasSuffix("1 bundle: 0 errors, 0 warnings; 1 not checked\n"))
  }

  /// A build that lost its intents, or a wrong path, must not pass in continuous integration.
  @Test func aCheckOfNothingFails() throws {
    // The encrypted app next to a framework without App Intents, which says nothing about the app.
    let encrypted = try Self.folder(Self.document())
    try encrypted.write(bytes: ChainedFile(isEncrypted: true).bytes, to: "App.app/App")
    try encrypted.add("Info.plist", as: "App.app/Frameworks/Kit.framework/Info.plist")
    try encrypted.write(bytes: Self.withoutAppIntents(), to: "App.app/Frameworks/Kit.framework/App")
    #expect(try encrypted.run("verify App.app").status == 2)
    #expect(try encrypted.run("verify App.app --allow-empty").status == 2)
    // A framework with App Intents is enough to check something.
    let partly = try Self.folder(nil)
    try partly.write(bytes: ChainedFile(isEncrypted: true).bytes, to: "App.app/App")
    try partly.add("App", as: "App.app/Frameworks/App.framework/App")
    try partly.write(Self.document(), to: "App.app/Frameworks/App.framework/Metadata.appintents/extract.actionsdata")
    #expect(try partly.run("verify App.app").output.hasSuffix("1 not checked\n"))
    let empty = try Self.folder(nil)
    try empty.write(bytes: Self.withoutAppIntents(), to: "App.app/App")
    #expect(try empty.run("verify App.app").status == 1)
    #expect(try empty.run("verify App.app --allow-empty").status == 0)
    #expect(try empty.run("verify App.app --allow-empty").errors.isEmpty)
  }

  /// A document that breaks a rule of the merge is compared with the sources: 'Kit' is linked statically.
  @Test func namesTheRuleOfTheMergeThatWasNotMet() throws {
    let folder = try Self.folder(Self.document(provider: "3Kit7PhrasesV"))
    try folder.write(
      #"{"modules": {"App": {"paths": ["App"], "kind": "app"}, "Kit": {"paths": ["Kit"], "kind": "library"}}}"#,
      to: "Source/.intentscan.json")
    try folder.write("import Kit\nstruct Nothing {}\n", to: "Source/App/App.swift")
    try folder.write(
      """
      import AppIntents
      struct Sing: AppIntent { static let title: LocalizedStringResource = "Sing" }
      struct Phrases: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { [] } }
      """, to: "Source/Kit/Kit.swift")
    let output = try folder.run("verify App.app --sources Source").output
    let contradicts = "which contradicts the rule"
    #expect(
      output.contains("lacks the intent 'Kit.Sing' of the sources, \(contradicts) 'staticModulesMerged' (the types"))
    #expect(output.contains("has the App Shortcuts of 'Kit.Phrases', \(contradicts) 'providerOfStaticModule' (App"))
    #expect(output.split(separator: "\n").count { $0.hasSuffix("[merge-rule-not-met]") } == 2, "\(output)")
    let none = try folder.run("verify App.app --sources App.app").errors
    #expect(none.contains("no project in 'App.app' makes an app"), "\(none)")
  }

  @Test func refusesWhatIsNoBundle() throws {
    let folder = try CommandFolder(["a/b.txt": ""])
    #expect(
      try folder.run("verify a").errors
        == "error: 'a' is not a bundle and contains none; name a built app, such as 'MyApp.app'\n")
    #expect(try folder.run("verify a").status == 2)
    #expect(try folder.run("verify none").status == 2)
    #expect(try folder.run("verify").status == 2)
  }
}

extension CommandFolder {
  /// Copies a file of `Fixtures/machofiles`.
  fileprivate func add(_ fixture: String, as name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: SwiftTypesTests.folder.appending(path: fixture), to: url)
  }
}
