import IntentModel

/// Facts of an app enum that several rules need.
extension AppEnum {
  /// Whether a member that the scan does not show may satisfy a requirement: from a schema macro's expansion, a protocol of
  /// another module, or an inactive `#if` branch.
  func mayHide(_ member: String) -> Bool {
    type.schema != nil || type.mayHaveHiddenMembers || type.hiddenMembers.contains(member)
  }

  /// The entries of one alternative of the dictionary; none if it cannot be read.
  static func entries(_ alternative: Fact<[CaseRepresentation]>.Alternative) -> [CaseRepresentation] {
    alternative.content.known ?? []
  }

  /// Whether a dictionary must have an entry for a case with these conditions: one of the two has no conditions, or those of the
  /// dictionary begin with those of the case.
  func coexists(_ conditions: [String], with dictionary: [String]) -> Bool {
    conditions.isEmpty || dictionary.isEmpty || dictionary.starts(with: conditions)
  }
}

extension String {
  /// The words of a case's name, such as `To Read` for `toRead`: a guess for a fix-it that needs review.
  var caseTitle: String { splitIntoWords.capitalizedFirst }

  /// The name with a period before it, such as `.read`; with backticks if the word is reserved after a period.
  var caseReference: String { self == "self" || self == "init" || self == "Type" ? ".`\(self)`" : ".\(self)" }

  /// An app enum with everything that it needs, for examples.
  static func appEnum(
    _ cases: String, _ dictionary: String, head: String = "enum Shelf: String, AppEnum", _ members: String = ""
  ) -> String {
    """
    \(head) {
      \(cases)
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = \(dictionary)\(members)
    }
    """
  }
}
