import AppIntents

@resultBuilder struct Collect { static func buildBlock(_ parts: String...) -> String { "" } }
struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  @available(*, deprecated, message: "struct No: AppIntent { }") func old() {}
  @Collect var collected: String { "title"; "static let title = 1" }
  @inline(__always) @discardableResult func marked(_ a: @autoclosure () -> Int, _ b: @escaping(Int)->Void) -> Int { 1 }
  @Parameter(title: "Last") var last: Int
  func perform() async throws -> some IntentResult { .result() }
}
