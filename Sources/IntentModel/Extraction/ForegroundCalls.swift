import SourceScan

/// Requests of an intent to continue in the foreground.
extension TypeContext {
  /// Calls of the framework's `continueInForeground` on the intent itself, in instance functions that the type declares, each with
  /// the name of the function. None if the type has a member of that name.
  func foregroundCalls(_ intent: Intent) -> [NameReference] {
    let name = "continueInForeground"
    guard !members.contains(where: { $0.declaration.name == name }) else { return [] }
    var calls: [NameReference] = []
    for member in members where member.providedBy == nil && !member.declaration.isStatic {
      guard case .function(let function) = member.declaration.form, let body = function.body else { continue }
      let parsed = program.parsedFile(member.file)
      guard parsed.text.contains("continueInForeground", in: body) else { continue }
      let mentions = reader(for: member).mentions(
        body, providedBy: nil, at: Place(member.file, member.declaration.nameSpan))
      for call in mentions.calls
      where call.name == name && !call.isImplicitMember && (call.base == nil || call.base == "self") {
        calls.append(NameReference(member.declaration.name, at: call.place))
      }
    }
    return calls
  }
}
