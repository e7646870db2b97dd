import AppIntents
import Station

public struct Tune: AppIntent {
  public static let title: LocalizedStringResource = "Tune"

  @Parameter(title: "Station") public var station: Station

  public init() {}

  public static var parameterSummary: some ParameterSummary { Summary("Tune to \(\.$station)") }

  public func perform() async throws -> some IntentResult { .result() }
}

#if TRACE
  struct Trace: AppIntent {
    static let title: LocalizedStringResource = "Trace"

    func perform() async throws -> some IntentResult { .result() }
  }
#endif
