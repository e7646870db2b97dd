import IntentModel
import IntentReports
import SourceScan

extension FixIt {
  /// Adds a member after the opening brace of a type, with the access that a protocol requires. `member` has the lines of the
  /// member, with those after the first indented as in a type at file scope.
  static func add(_ member: String, to type: DeclaredType, title: String) -> FixIt {
    FixIt(title, .needsReview, [.init(type.bodyStart, "\n  \(type.memberAccess)\(member)\n")])
  }
}

extension DeclaredType {
  /// The empty location after the opening brace of the type.
  var bodyStart: Place { Place(place.file, bodySpan).beginning }

  /// The access modifier that a member needs to satisfy a protocol: `public `, `package `, or nothing.
  var memberAccess: String { access > .internal ? "\(access) " : "" }
}
