extension Rule {
  /// Rules about members that the framework reads; the table `KnownMembers` lists them.
  static let memberRules: [Rule] = [
    dependencyNeverRegistered, duplicateTypeDisplayName, memberNotStatic, memberWrongType, misspelledMember,
    requiredMemberMissing,
  ]
}
