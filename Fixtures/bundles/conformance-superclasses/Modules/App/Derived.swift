import AppIntents
import Kit

final class Derived: BaseIntent, @unchecked Sendable {
  override class var title: LocalizedStringResource { "Derived" }
  @Parameter(title: "Unit") var unit: String
}

class Middle: Kit.BaseIntent, @unchecked Sendable {}

final class Last: Middle, ProgressReportingIntent, @unchecked Sendable {
  override class var title: LocalizedStringResource { "Last" }
}

class Inner: NoIntent {}

final class NotAnIntent: Inner {}
