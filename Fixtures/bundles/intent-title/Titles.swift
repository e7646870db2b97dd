import AppIntents

struct StoredLet: AppIntent {
  static let title: LocalizedStringResource = "Stored Let"
  func perform() async throws -> some IntentResult { .result() }
}

struct StoredVar: AppIntent {
  static var title: LocalizedStringResource = "Stored Var"
  func perform() async throws -> some IntentResult { .result() }
}

struct ImplicitInit: AppIntent {
  static let title: LocalizedStringResource = .init("Implicit Init")
  func perform() async throws -> some IntentResult { .result() }
}

struct WithDefaultValue: AppIntent {
  static let title: LocalizedStringResource = .init("intent.note.title", defaultValue: "Send Note")
  func perform() async throws -> some IntentResult { .result() }
}

struct WithTableAndComment: AppIntent {
  static let title = LocalizedStringResource(
    "Return Book", table: "Intents", comment: "Title of the action that gives a book back")
  func perform() async throws -> some IntentResult { .result() }
}

struct EveryArgument: AppIntent {
  static let title = LocalizedStringResource(
    "intent.lend.title", defaultValue: "Lend Book", table: "Intents", bundle: .main, comment: "A title")
  func perform() async throws -> some IntentResult { .result() }
}

struct NoAnnotation: AppIntent {
  static let title = LocalizedStringResource("No Annotation")
  func perform() async throws -> some IntentResult { .result() }
}

struct FromStringLiteral: AppIntent {
  static let title: LocalizedStringResource = .init(stringLiteral: "From String Literal")
  func perform() async throws -> some IntentResult { .result() }
}

struct Computed: AppIntent {
  static var title: LocalizedStringResource { "Computed" }
  func perform() async throws -> some IntentResult { .result() }
}

struct ComputedWithReturn: AppIntent {
  static var title: LocalizedStringResource {
    return "Computed with Return"
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct ComputedWithGet: AppIntent {
  static var title: LocalizedStringResource {
    get { LocalizedStringResource("Computed with Get", comment: "read only") }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct ComputedWithSet: AppIntent {
  static var title: LocalizedStringResource {
    get { "Computed with Set" }
    set { _ = newValue }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Observed: AppIntent {
  static var title: LocalizedStringResource = "Observed" {
    didSet { print(oldValue) }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Parenthesized: AppIntent {
  static let title: LocalizedStringResource = ("Parenthesized")
  func perform() async throws -> some IntentResult { .result() }
}

struct Coerced: AppIntent {
  static let title = "Coerced" as LocalizedStringResource
  func perform() async throws -> some IntentResult { .result() }
}

struct QualifiedType: AppIntent {
  static let title: AppIntents.LocalizedStringResource = "Qualified Type"
  func perform() async throws -> some IntentResult { .result() }
}

struct FirstOfTwo: AppIntent {
  static let title: LocalizedStringResource = "First of Two", note: LocalizedStringResource = "Second of Two"
  func perform() async throws -> some IntentResult { .result() }
}

public struct Modified: AppIntent {
  public init() {}
  nonisolated public static let title: LocalizedStringResource =
    "On the Next Line"
  public func perform() async throws -> some IntentResult { .result() }
}

struct KeyedTitle: AppIntent {
  static let title: LocalizedStringResource = "intent.open_shelf.title"
  func perform() async throws -> some IntentResult { .result() }
}

struct TitleInExtension: AppIntent {
  func perform() async throws -> some IntentResult { .result() }
}

extension TitleInExtension {
  static let title: LocalizedStringResource = "Title in an Extension"
}

struct TitleInAnotherFile: AppIntent {
  func perform() async throws -> some IntentResult { .result() }
}
