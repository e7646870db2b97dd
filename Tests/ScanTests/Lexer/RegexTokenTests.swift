@testable import SourceScan
import Testing

/// Whether a `/` starts a regex literal or an operator: the rules of the bare-slash proposal (SE-0354), as the compiler
/// applies them.
@Suite struct RegexTokenTests {
  @Test(arguments: [
    ("/a/", "regex(/a/)"),
    ("let r = /a b/", "identifier(let) identifier(r) operator(=) regex(/a b/)"),
    ("f(/a(b)/)", "identifier(f) ( regex(/a(b)/) )"),
    ("f(/[)]/)", "identifier(f) ( regex(/[)]/) )"),
    ("f(/\\)/, /b/)", "identifier(f) ( regex(/\\)/) , regex(/b/) )"),
    ("[/a/: /b/]", "[ regex(/a/) : regex(/b/) ]"),
    ("return /a\\/b/", "identifier(return) regex(/a\\/b/)"),
    ("x = !/a/", "identifier(x) operator(=) operator(!) regex(/a/)"),
    ("try? /^ x/", "identifier(try) operator(?) regex(/^ x/)"),
    ("x ? /a/ : /b/", "identifier(x) operator(?) regex(/a/) : regex(/b/)"),
    ("{ /a\"b/ }", "{ regex(/a\"b/) }"),
    ("a == /b/.c", "identifier(a) operator(==) regex(/b/) . identifier(c)"),
  ])
  func regexes(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ("a / b / c", "identifier(a) operator(/) identifier(b) operator(/) identifier(c)"),
    ("a/b/c", "identifier(a) operator(/) identifier(b) operator(/) identifier(c)"),
    ("1 / 2 / 3", "integer(1) operator(/) integer(2) operator(/) integer(3)"),
    ("f() / g() / h", "identifier(f) ( ) operator(/) identifier(g) ( ) operator(/) identifier(h)"),
    ("a[0] / b / c", "identifier(a) [ integer(0) ] operator(/) identifier(b) operator(/) identifier(c)"),
    ("self / x / y", "identifier(self) operator(/) identifier(x) operator(/) identifier(y)"),
    ("x! / y / z", "identifier(x) operator(!) operator(/) identifier(y) operator(/) identifier(z)"),
    ("x /= y", "identifier(x) operator(/=) identifier(y)"),
    ("x ^^/ y /", "identifier(x) operator(^^/) identifier(y) operator(/)"),
    ("func /(a: A) {} /", "identifier(func) operator(/) ( identifier(a) : identifier(A) ) { } operator(/)"),
    ("operator /^/", "identifier(operator) operator(/^/)"),
    // Operators as arguments: an unbalanced `)`, or a space at the end.
    ("f(/, /)", "identifier(f) ( operator(/) , operator(/) )"),
    ("reduce(1, /) / 2", "identifier(reduce) ( integer(1) , operator(/) ) operator(/) integer(2)"),
    ("(/) / 2", "( operator(/) ) operator(/) integer(2)"),
    ("x /a b", "identifier(x) operator(/) identifier(a) identifier(b)"),
    ("x /a /", "identifier(x) operator(/) identifier(a) operator(/)"),
    ("f(/a//b", "identifier(f) ( operator(/) identifier(a) comment(//b) !unmatched-bracket"),
    ("\"a\" / 2 / 3", "open(\") text(a) close(\") operator(/) integer(2) operator(/) integer(3)"),
  ])
  func operators(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ("#/a/b/#", "regex(#/a/b/#)"),
    ("##/a/#b/##", "regex(##/a/#b/##)"),
    ("#/\n  a\n  /# b", "regex(#/\\n  a\\n  /#) identifier(b)"),
    ("#/ \t\na\n/#", "regex(#/ \t\\na\\n/#)"),
    ("#/a\"/# \"b\"", "regex(#/a\"/#) open(\") text(b) close(\")"),
    ("#/a\\/#b/#", "regex(#/a\\/#b/#)"),
    ("#/a\nb", "regex(#/a) identifier(b) !unterminated-regex"),
    ("#/a", "regex(#/a) !unterminated-regex"),
    // Several lines without an end: what follows the first is more likely code.
    ("#/\na b", "regex(#/) identifier(a) identifier(b) !unterminated-regex"),
    // If only an expression is possible, an unterminated literal is a regex literal, too.
    ("= / a\nb", "operator(=) regex(/ a) identifier(b)"),
  ])
  func extendedAndUnterminated(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }
}
