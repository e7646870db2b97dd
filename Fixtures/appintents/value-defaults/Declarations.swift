import AppIntents
import Foundation

/// Its two cases are listed in the other order below: the document follows the declaration.
enum MetadataFixtureMode: String, AppEnum {
  case fast
  case careful

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fixture mode"
  static let caseDisplayRepresentations: [MetadataFixtureMode: DisplayRepresentation] = [
    .careful: "Careful",
    .fast: "Fast",
  ]
}

struct MetadataCodecParametersIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata codec families"

  @Parameter(title: "Text", default: "Fixture")
  var text: String

  @Parameter(title: "Flag", default: false)
  var flag: Bool

  @Parameter(title: "Count", default: 42)
  var count: Int

  @Parameter(title: "Amount", default: 1.25)
  var amount: Double

  @Parameter(title: "Optional text")
  var optionalText: String?

  @Parameter(title: "Names")
  var names: [String]

  @Parameter(title: "Date")
  var date: Date

  @Parameter(title: "Mode", default: .careful)
  var mode: MetadataFixtureMode

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(count) \(text)")
  }
}

struct MetadataPrimitiveInputsIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata primitive inputs"

  @Parameter(title: "Text", default: "Fixture")
  var text: String

  @Parameter(title: "Flag", default: false)
  var flag: Bool

  @Parameter(title: "Count", default: 42)
  var count: Int

  @Parameter(title: "Amount", default: 1.25)
  var amount: Double

  @Parameter(title: "Optional text")
  var optionalText: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
