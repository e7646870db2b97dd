import AppIntents
import Foundation

struct MetadataCollectionsAndTimeIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata collections and time"

  @Parameter(title: "Flags")
  var flags: [Bool]

  @Parameter(title: "Counts")
  var counts: [Int]

  @Parameter(title: "Amounts")
  var amounts: [Double]

  @Parameter(title: "Dates")
  var dates: [Date]

  @Parameter(title: "Calendar")
  var calendar: DateComponents

  @Parameter(title: "Duration")
  var duration: Duration

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct MetadataDateResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata Date result"

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    .result(value: Date(timeIntervalSince1970: 86_400))
  }
}

struct MetadataCalendarResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata calendar result"

  func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> {
    .result(value: DateComponents(hour: 9))
  }
}

struct MetadataDurationResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata duration result"

  func perform() async throws -> some IntentResult & ReturnsValue<Duration> {
    .result(value: .milliseconds(1_500))
  }
}

struct MetadataBoolArrayResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata bool array result"

  func perform() async throws -> some IntentResult & ReturnsValue<[Bool]> {
    .result(value: [])
  }
}

struct MetadataIntegerArrayResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata integer array result"

  func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
    .result(value: [])
  }
}

struct MetadataDecimalArrayResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata decimal array result"

  func perform() async throws -> some IntentResult & ReturnsValue<[Double]> {
    .result(value: [])
  }
}

struct MetadataTextArrayResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata text array result"

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: [])
  }
}

struct MetadataDateArrayResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Metadata date array result"

  func perform() async throws -> some IntentResult & ReturnsValue<[Date]> {
    .result(value: [])
  }
}
