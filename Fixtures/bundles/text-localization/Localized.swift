import AppIntents

struct Localized: AppIntent {
  static let title = LocalizedStringResource(
    "localized.title",
    defaultValue: "Localized Title",
    table: "Intents",
    locale: Locale(identifier: "en_US"),
    bundle: .atURL(URL(fileURLWithPath: "/")),
    comment: "Shown in Shortcuts"
  )

  @Parameter(title: LocalizedStringResource("localized.main", bundle: .main)) var main: String
  @Parameter(title: LocalizedStringResource("localized.class", bundle: .forClass(Marker.self))) var forClass: String
  @Parameter(title: .init("localized.table", table: tableName)) var table: String
  @Parameter(title: "localized_key_with_underscores") var key: String

  func perform() async throws -> some IntentResult { .result() }
}

final class Marker {}
let tableName = "Intents"
