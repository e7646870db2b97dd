/// The condition of an `#if` or `#elseif`, or its negation.
///
/// Code of `#if A … #elseif B … #else` has one condition for each directive: after `#elseif` these are `!(A)` and `B`, after `#else`
/// `!(A)` and `!(B)`.
///
/// A class, because every declaration has a list of the conditions around it, and a pointer is a seventh of the size of a copy.
package final class Condition: Sendable {
  package indirect enum Form: Equatable, Sendable {
    /// A custom flag: `DEBUG`.
    case flag(String)
    case boolean(Bool)
    /// A call with a name: `os(iOS)`, `arch(arm64)`, `targetEnvironment(simulator)`, `canImport(UIKit)`, `hasFeature(X)`, …: the
    /// name, and the text of the argument up to a comma, so `M` for `canImport(M, _version: 1.2)`.
    case query(String, String)
    /// A comparison of a version: `swift(>=6.0)`, `compiler(<5.9)`.
    case version(String, Comparison, [Int])
    case not(Form)
    case and(Form, Form)
    case or(Form, Form)
    /// Text that is not a condition, or a condition that exceeds a limit.
    case unknown
  }

  package enum Comparison: Equatable, Sendable { case less, greaterOrEqual }

  package let form: Form
  /// The condition as written, without `#if`; a negated one has `!(…)` around it, and one that exceeds a limit ends with `…`.
  package let text: String
  /// The scope of the file, see `SourceText.conditionScope`.
  package let scope: UInt16

  init(form: Form, text: String, scope: UInt16) {
    self.form = form
    self.text = text
    self.scope = scope
  }

  /// The bytes that a clause of an `#if` covers, and the conditions there.
  package struct Region: Sendable {
    /// The conditions that hold in the clause, outermost first.
    package var conditions: [Condition]
    /// The bytes from the first token after the clause's directive to the next directive.
    package var span: ByteSpan
  }

  /// The flags and queries in the condition, and of comparisons the names alone: `os(iOS)`, `DEBUG`, `compiler`.
  package var questions: [String] { form.questions }

  /// The negated condition, which holds in the clauses after this one.
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
