import AppIntents

struct Store {
  var stored: Int = 0 { didSet { struct InObserver: AppIntent { static let title: LocalizedStringResource = "Observer"; func perform() async throws -> some IntentResult { .result() } } } }
  static var computed: Int {
    get { struct InGet: AppIntent { static let title: LocalizedStringResource = "Get"; func perform() async throws -> some IntentResult { .result() } }; return 1 }
    set { struct InSet: AppIntent { static let title: LocalizedStringResource = "Set"; func perform() async throws -> some IntentResult { .result() } } }
  }
  init(x: Int) { struct InInit: AppIntent { static let title: LocalizedStringResource = "Init"; func perform() async throws -> some IntentResult { .result() } } }
}
