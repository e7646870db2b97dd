import AppIntents
import Kit

struct Paint: KitIntent {
  static let title: LocalizedStringResource = "Paint"
  static let description = IntentDescription(Kit.Names.title)
  @Parameter(title: "Shade", default: .dark) var shade: Shade
  @Parameter(title: "Other", default: Kit.Shade.light) var other: Kit.Shade
  func perform() async throws -> some IntentResult { .result() }
}
