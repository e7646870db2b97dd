import AppIntents;import Foundation

infix operator <~> : AdditionPrecedence
func <~> (a: Int, b: Int) -> Int { a + b }
prefix operator √
prefix func √ (a: Double) -> Double { a }

struct Lexical:AppIntent{static let title:LocalizedStringResource="No Spaces";@Parameter(title:"One")var one:Int;@Parameter(title:"Two")var two:Int
func perform()async throws->some IntentResult{.result()}}

struct
  Spread
  :
  AppIntent
{
  static
    let
    title
    :
    LocalizedStringResource
    =
    "Spread Out"

  func perform(
  ) async throws
    -> some IntentResult
  {
    let a = 1 <~> 2, b = a/2, c = √4.0
    let closure = { (x: Int) -> Int in x<a ? 1 : 2 }
    _ = [1, 2].map { $0 + b }; _ = closure(Int(c))
    if #available(iOS 17, *), a > 0 || b < 1 { _ = #line; _ = #file }
    switch a { case 1: break; case let x where x > 2: _ = x; default: break }
    return .result()
  }
}

struct Keywords: AppIntent {
  static let title: LocalizedStringResource = "Keywords"
  @Parameter(title: "Default") var `default`: Bool
  @Parameter(title: "In") var `in`: String
  @Parameter(title: "Class") var class_: String
  static var parameterSummary: some ParameterSummary { Summary("\(\.$default) \(\.$in)") }
  var actor = 1, async = 2, extensionCount = 3
  func perform() async throws -> some IntentResult { .result() }
}

struct Generics<A, B: Collection>: Sendable where B.Element == A, B: Sendable {
  let closure: @Sendable (A) -> Void = { _ in }
  subscript<C>(index: C) -> Int { get { 1 } set {} }
  static func < (a: Self, b: Self) -> Bool { true }
}

final class Legacy {
  deinit {}
  lazy var items: [String: [Int]] = ["a": [1, 2]]
  var text = "nested \("quotes \("deep") and ) paren") end"
  struct Inside: AppIntent {
    static let title: LocalizedStringResource = "Inside a Class"
    func perform() async throws -> some IntentResult { .result() }
  }
}

func `handle`(💩: Int, ε: Double = 1e-3) {}

#warning("a freestanding macro before a type")
struct AfterMacro: AppIntent {
  static let title: LocalizedStringResource = "After a Macro"
  func perform() async throws -> some IntentResult { .result() }
}
