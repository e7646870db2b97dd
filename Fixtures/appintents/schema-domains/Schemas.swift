import AppIntents

// Schemas of several domains: the name in the document follows no rule, the domain's own is the domain's name in Swift.

@AppEntity(schema: .clock.timer)
struct KitchenTimer {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kitchen Timer"
  static let defaultQuery = KitchenTimerQuery()

  let id: Int

  var displayRepresentation: DisplayRepresentation { "A timer" }
}

struct KitchenTimerQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [KitchenTimer] { [] }
}

@AppIntent(schema: .clock.lapStopwatch)
struct Lap {
  static let title: LocalizedStringResource = "Lap"

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.createDraft)
struct CreateDraft {
  static let title: LocalizedStringResource = "Create Draft"

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .browser.openURLInTab)
struct LoadPage {
  static let title: LocalizedStringResource = "Load Page"

  func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .messages.customReaction)
enum Reaction: String {
  case heart

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reaction"
  static let caseDisplayRepresentations: [Reaction: DisplayRepresentation] = [.heart: "Heart"]
}

/// What the former macro expands to.
struct Turn: AppIntent {
  static let title: LocalizedStringResource = "Turn"
  static let __assistantSchemaIntent = "books.navigatePage"

  func perform() async throws -> some IntentResult { .result() }
}
