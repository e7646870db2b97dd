import AppIntents

let global = 4
func make() -> Int { 1 }

struct NotConstant: AppIntent {
  static let title: LocalizedStringResource = "Not Constant"
  static let amount = 2

  @Parameter(title: "Plus Sign", default: +5) var plus: Int
  @Parameter(title: "Negated", default: -(5)) var negated: Int
  @Parameter(title: "Operator", default: ~0) var complement: Int
  @Parameter(title: "Not", default: !true) var not: Bool
  @Parameter(title: "And", default: true && false) var and: Bool
  @Parameter(title: "Joined", default: "a" + "b") var joined: String
  @Parameter(title: "Interpolated", default: "\(global)") var interpolated: String
  @Parameter(title: "Function", default: make()) var function: Int
  @Parameter(title: "Static", default: NotConstant.amount) var staticMember: Int
  @Parameter(title: "Global", default: global) var globalConstant: Int
  @Parameter(title: "Count", default: "abc".count) var count: Int
  @Parameter(title: "Try", default: try? Int("3", format: .number)) var attempt: Int?
  @Parameter(title: "Ternary", default: global > 3 ? 1 : 2) var ternary: Int
  @Parameter(title: "Closure", default: { 3 }()) var closure: Int
  @Parameter(title: "Line", default: #line) var line: Int
  @Parameter(title: "Mixed", default: [1, global]) var mixed: [Int]

  func perform() async throws -> some IntentResult { .result() }
}
