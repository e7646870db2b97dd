import AppIntents
import Foundation

struct FileInputIntent: AppIntent {
  static let title: LocalizedStringResource = "File input declaration"

  @Parameter(title: "File")
  var file: IntentFile

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct FileOutputIntent: AppIntent {
  static let title: LocalizedStringResource = "File output declaration"

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    .result(value: IntentFile(data: Data(), filename: "empty.txt"))
  }
}
