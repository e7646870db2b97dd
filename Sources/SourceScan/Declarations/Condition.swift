/// The question of an `#if` or `#elseif`, or its negation for an `#else`.
///
/// The `#else` of `#if A … #elseif B` is under `!(A)` and `!(B)`, its `#elseif` under `!(A)` and `B`.
///
/// A class, because every declaration has a list of the conditions around it, and one pointer is a seventh of a copy.
package final class Condition: Sendable {
  package indirect enum Form: Equatable, Sendable {
    /// A custom flag: `DEBUG`.
    case flag(String)
    case boolean(Bool)
    /// `os(iOS)`, `arch(arm64)`, `targetEnvironment(simulator)`, `canImport(UIKit)`, `hasFeature(X)`, …: name and the
    /// argument as written.
    case query(String, String)
    /// `swift(>=6.0)`, `compiler(<5.9)`, and `canImport(M, _version: 1.2)`.
    case version(String, Comparison, [Int])
    case not(Form)
    case and(Form, Form)
    case or(Form, Form)
    /// Text that is not a condition.
    case unknown
  }

  package enum Comparison: Equatable, Sendable { case less, greaterOrEqual }

  package let form: Form
  /// The condition as written, without `#if`; `!(…)` around it for a denied one.
  package let text: String
  /// The scope of the file, see `SourceText.conditionScope`.
  package let scope: UInt16

  init(form: Form, text: String, scope: UInt16) {
    self.form = form
    self.text = text
    self.scope = scope
  }

  /// The range that a clause of an `#if` covers.
  package struct Region: Sendable {
    /// The conditions, outermost first.
    package var conditions: [Condition]
    /// The bytes from the end of its directive to the start of the next one.
    package var span: ByteSpan
  }

  /// The kind of question, without comparison: `os(iOS)`, `DEBUG`, `compiler`.
  package var questions: [String] { form.questions }

  /// The condition of the clauses that come after this one.
  var denied: Condition { Condition(form: .not(form), text: "!(\(text))", scope: scope) }
}

extension Condition.Form {
  fileprivate var questions: [String] {
    switch self {
    case .flag(let name), .version(let name, _, _): [name]
    case .query(let name, let argument): ["\(name)(\(argument))"]
    case .not(let inner): inner.questions
    case .and(let left, let right), .or(let left, let right): left.questions + right.questions
    case .boolean, .unknown: []
    }
  }
}
