import AppIntents
import UniformTypeIdentifiers

enum Mode: String, AppEnum {
  case fast, slow = "calm"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
  static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.fast: "Fast", .slow: "Slow"]
}

struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct Modes: DynamicOptionsProvider {
  func results() async throws -> [Mode] { [] }
}

struct Upload: AppIntent {
  static let title: LocalizedStringResource = "Upload"

  @Parameter(title: "Path", description: "Where to", optionsProvider: Names())
  var path: String

  @Parameter(
    title: "Prompt", default: "",
    inputOptions: String.IntentInputOptions(
      keyboardType: .URL, capitalizationType: .none, multiline: true, autocorrect: false, smartQuotes: false,
      smartDashes: false))
  var prompt: String

  @Parameter(title: "Mode", default: .slow, requestValueDialog: "Which?")
  var mode: Mode

  @Parameter(title: "Other Mode", optionsProvider: Modes())
  var otherMode: Mode?

  @Parameter(
    title: "File", supportedContentTypes: [.image, UTType("com.example.note")!],
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var file: IntentFile

  @Parameter(title: "Files", default: [], supportedContentTypes: [.movie])
  var files: [IntentFile]

  @Parameter(title: "Names", default: ["a", "b"], size: 2, inputConnectionBehavior: .default)
  var names: [String]

  @Parameter(title: "Volume", controlStyle: .slider, inclusiveRange: (1, 11))
  var volume: Int

  @Parameter(title: "Share", default: 1, controlStyle: .field)
  var share: Double

  @Parameter(title: "Pause")
  var pause: Measurement<UnitDuration>

  @Parameter(title: "Text")
  var text: AttributedString

  @Parameter(title: "Link")
  var link: URL?

  @Parameter(title: "Negative", default: -3)
  var negative: Int

  func perform() async throws -> some IntentResult { .result() }
}
