@testable import DocumentFormats
import Testing

@testable import MetadataDocuments

/// Comparing a document with types that no binary of `Fixtures/machofiles` has.
struct VerificationTests {
  private static func type(_ module: String, _ name: String) -> BuiltType {
    BuiltType(
      module: module, components: [name], mangledName: "\(module.utf8.count)\(module)\(name.utf8.count)\(name)V",
      isGeneric: false, protocols: ["AppIntent"])
  }

  private static let document =
    #"{"actions": {"Open": {"identifier": "Open", "fullyQualifiedTypeName": "App.Open", "mangledTypeName": "3App4OpenV"}}}"#

  /// An app and a package that it links compile one file: the document has one of the two, as documents of Xcode have.
  @Test func aTypeThatTwoModulesHaveIsNoError() throws {
    let verification = Verification(
      types: [Self.type("App", "Open"), Self.type("Kit", "Open"), Self.type("Kit", "Close")],
      document: try parseJSON(Array(Self.document.utf8)), elsewhere: { _ in nil })
    #expect(verification.findings.map(\.type) == ["Kit.Open", "Kit.Close"])
    #expect(verification.findings.map(\.severity) == [.warning, .error])
    #expect(
      verification.findings.first?.message
        == "the intent 'Kit.Open' is not in the document, which lists 'App.Open' by the same name; unless both are compiled from "
        + "one file, rename one of them")
  }
}
