extension Rule {
  /// Rules about members that the framework reads; the table `KnownMembers` lists them.
  static let memberRules: [Rule] = [
    dependencyUnlistedParameter,
    classNotFinal, dependencyNeverRegistered, dependencyOfOtherIntent, dependencyRegisteredLate,
    dependencyUnknownParameter, duplicateTypeDisplayName, memberNotAccessible,
    memberNotStatic, memberStatic,
    memberUsesPrivateType, memberWrongType, misspelledMember,
    requiredMemberMissing, wrappedPropertyComputed,
  ]
}
