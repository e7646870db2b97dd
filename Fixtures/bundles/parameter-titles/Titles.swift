import AppIntents

struct PlanTrip: AppIntent {
  static let title: LocalizedStringResource = "Plan Trip"

  @Parameter(title: "City")
  var literal: String

  @Parameter(title: .init("trip.country", defaultValue: "Country"))
  var implicitInit: String

  @Parameter(title: LocalizedStringResource("Street", table: "Places", comment: "A part of the address"))
  var resource: String

  @Parameter
  var bare: String?

  @Parameter()
  var emptyParentheses: String?

  @Parameter(description: "Described, but not titled")
  var described: String?

  @Parameter(title: "Guests", description: "How many come along")
  var both: Int

  @Parameter(
    title: "House",
    description: LocalizedStringResource("trip.house.description", defaultValue: "The house's number")
  )
  var severalLines: Int

  @Parameter(title: "Zip\u{200B} Code “5”, 3 × 4 — \"quoted\"")
  var escaped: String

  func perform() async throws -> some IntentResult { .result() }
}
