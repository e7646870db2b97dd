import AppIntents

// Calls of initializers: of array and dictionary types, of sets, of strings and numbers, with and without arguments.
struct Calls: AppIntent {
  static let title: LocalizedStringResource = "Calls"
  static let persistentIdentifier: String = .init("calls")
  @Parameter(title: "A", default: [Int]()) var a: [Int]
  @Parameter(title: "B", default: [String](repeating: "", count: 2)) var b: [String]
  @Parameter(title: "C", default: Array<Int>()) var c: [Int]
  @Parameter(title: "D", default: String()) var d: String
  @Parameter(title: "E", default: Int(3)) var e: Int
  @Parameter(title: "F", default: Array()) var f: [Int]
  @Parameter(title: "G", default: .init()) var g: [Int]
  @Parameter(title: "H", default: Array(["a"])) var h: [String]
  @Parameter(title: "I", default: [Int].init()) var i: [Int]
  @Parameter(title: "J", default: [Int]([1, 2])) var j: [Int]
  @Parameter(title: "K", default: [Double](repeating: 1, count: (2))) var k: [Double]
  @Parameter(title: "L", default: Array<Double>(repeating: .init(), count: 2)) var l: [Double]
  @Parameter(title: "M", default: String(repeating: "a", count: 3)) var m: String
  @Parameter(title: "N", default: Int.init(3)) var n: Int
  @Parameter(title: "O", default: ([String]())) var o: [String]
  @Parameter(title: "P", default: [Place]()) var p: [Place]
  @Parameter(title: "Q", default: Double()) var q: Double
  @Parameter(title: "R", default: [[Int]]().first ?? []) var r: [Int]
  func perform() async throws -> some IntentResult { .result() }
}
struct ByType: AppIntent {
  static let title: LocalizedStringResource = "By Type"
  static let persistentIdentifier = String("by type")
  static let openAppWhenRun = Bool(true)
  static let isDiscoverable: Bool = .init(false)
  func perform() async throws -> some IntentResult { .result() }
}
struct ByInit: AppIntent {
  static let title: LocalizedStringResource = "By Init"
  static let persistentIdentifier = String.init("by init")
  static let openAppWhenRun = Bool.init(true)
  static let isDiscoverable = (Bool((false)))
  func perform() async throws -> some IntentResult { .result() }
}
enum Place: String, AppEnum {
  case here
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [.here: "Here"]
}
