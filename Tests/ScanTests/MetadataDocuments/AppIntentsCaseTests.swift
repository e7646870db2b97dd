import Foundation
@testable import DocumentFormats
import Testing

@testable import MetadataDocuments
@testable import IntentScans
@testable import intentscan

/// The whole document of every case, in every run.
struct AppIntentsCaseTests {

  @Test(arguments: AppIntentsCase.all)
  func matchesItsGolden(_ appIntentsCase: AppIntentsCase) throws {
    let outcome = try appIntentsCase.run()
    let document = NormalizedDocument(try outcome.document()).json.readable
    if updatesGoldens {
      try document.write(to: appIntentsCase.file("expected.json"), atomically: true, encoding: .utf8)
      let messages = appIntentsCase.file("expected.txt")
      try? FileManager.default.removeItem(at: messages)
      if !outcome.messages.isEmpty { try outcome.messages.write(to: messages, atomically: true, encoding: .utf8) }
    }
    #expect(document == appIntentsCase.text("expected.json"), "run with UPDATE_GOLDEN=1 and read the diff")
    let training = outcome.files[TrainingFile.name].map { String(decoding: $0, as: UTF8.self) }
    if updatesGoldens, let training {
      try training.write(to: appIntentsCase.file("expected.ssu.yaml"), atomically: true, encoding: .utf8)
    }
    #expect(training == appIntentsCase.text("expected.ssu.yaml"))
    #expect(outcome.messages == appIntentsCase.text("expected.txt") ?? "")
    #expect((outcome.status == 1) == outcome.messages.contains("error: "))
  }

  /// Same sources, same bytes; one line with sorted keys, as Xcode writes it since 26.
  @Test(arguments: AppIntentsCase.all)
  func isTheSameAgain(_ appIntentsCase: AppIntentsCase) throws {
    let first = try appIntentsCase.run(), second = try appIntentsCase.run(["--threads", "3"])
    #expect(first.files == second.files && first.messages == second.messages)
    let bytes = try #require(first.files[MetadataFile.actions])
    #expect(!bytes.contains(UInt8(ascii: "\n")))
    #expect(try first.document().compact == bytes)
  }
}

/// The cases against what Xcode made of the same declarations.
struct AppleCaptureTests {
  /// `capture` says which document of which public repository `captured.actionsdata` is.
  @Test(arguments: AppIntentsCase.all.filter { $0.text("capture") != nil })
  func equalsTheCapture(_ appIntentsCase: AppIntentsCase) throws {
    let lines = (appIntentsCase.text("capture") ?? "").split(separator: "\n").map(String.init)
    let name = try #require(lines.first)
    let captured = try Data(contentsOf: appIntentsCase.file("captured.actionsdata"))
    let expected = NormalizedDocument(try parseJSON([UInt8](captured)))
    let comparison = DocumentComparison(NormalizedDocument(try appIntentsCase.run().document()), expected)
    // The tool's version is not the sources'; the rest is named with its reason.
    let allowed = Set(["generator.version"] + lines.dropFirst().map { String($0.prefix { $0 != " " }) })
    let differences = comparison.differences.filter { !allowed.contains($0.path) }
    #expect(differences.map(\.text) == [])
    print("\(name): \(comparison.equalLeaves) of \(expected.leafCount) values equal")
  }

  /// Byte by byte, except that Xcode writes variables in the order of a hash table.
  @Test(arguments: AppIntentsCase.all.filter { $0.text("captured.ssu.yaml") != nil })
  func trainingFileEqualsTheCapture(_ appIntentsCase: AppIntentsCase) throws {
    let training = try #require(try appIntentsCase.run().files[TrainingFile.name])
    #expect(String(decoding: training, as: UTF8.self) == appIntentsCase.text("captured.ssu.yaml"))
  }
}
