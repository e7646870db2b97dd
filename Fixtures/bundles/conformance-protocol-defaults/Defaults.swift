import AppIntents

protocol TitledByDefault: AppIntent {}

extension TitledByDefault {
  static var title: LocalizedStringResource { "Default Title" }
  static var description: IntentDescription? { "Default description." }
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
}

struct TakesDefaults: TitledByDefault {}

struct OverridesTitle: TitledByDefault {
  static let title: LocalizedStringResource = "Own Title"
}

// A later refinement's default is closer than an earlier one's.
protocol Renamed: TitledByDefault {}

extension Renamed {
  static var title: LocalizedStringResource { "Renamed" }
}

struct TakesRenamed: Renamed {}

// A default that an unrelated constraint keeps from applying.
protocol Marker {}

extension TitledByDefault where Self: Marker {
  static var isDiscoverable: Bool { false }
}

struct Marked: TitledByDefault, Marker {}

protocol NumberedEnum: AppEnum where RawValue == Int {}

extension NumberedEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Number" }
}

enum Digit: Int, NumberedEnum {
  case one = 1
  static let caseDisplayRepresentations: [Digit: DisplayRepresentation] = [.one: "One"]
}

// Not static, so no default of the metadata.
protocol InstanceTitle: AppIntent {}

extension InstanceTitle {
  var title: String { "instance" }
}

struct HasBoth: InstanceTitle {
  static let title: LocalizedStringResource = "Has Both"
  func perform() async throws -> some IntentResult { .result() }
}
