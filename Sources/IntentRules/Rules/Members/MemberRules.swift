extension Rule {
  /// Members of types that the framework reads, by the table of `KnownMembers`.
  static let memberRules: [Rule] = [
    dependencyNeverRegistered, duplicateTypeDisplayName, memberNotStatic, memberWrongType, misspelledMember,
    requiredMemberMissing,
  ]
}
