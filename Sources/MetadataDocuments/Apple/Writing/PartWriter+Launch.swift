import IntentModel
import DocumentFormats

/// Writes whether and when an action opens the app.
extension PartWriter {
  mutating func addLaunch(_ intent: Intent, to record: inout Record) {
    let modes = modes(intent)
    record["supportedModes"] = JSONValue(modes)
    record["openAppWhenRun"] = JSONValue(opensApp(intent, modes))
  }

  /// The sum of the modes' bits. If no mode is declared that Apple's tool reads, `openAppWhenRun` or a protocol determines the
  /// mode.
  mutating func modes(_ intent: Intent) -> Int {
    if let value = readModes(intent) {
      if case .array(let elements) = value.form { return elements.reduce(0) { $0 | mode($1) } }
      return mode(value)
    }
    return KnownConstants.modes.row(opensAppByItself(intent) ? "foreground" : "background")?.number ?? 0
  }

  /// The declared modes that Apple's tool reads; nil if there are none. Outside an array literal, it reads a plain case, but not a
  /// case with arguments: two public builds assert that `openAppWhenRun` decides then.
  private mutating func readModes(_ intent: Intent) -> Value? {
    guard let value = constant(intent.supportedModes, "supported modes") else { return nil }
    guard case .enumCase(_, .some) = value.form else { return value }
    if mode(value) == 0 { return value }
    recordEvidence(.asserted, "the treatment of a mode with arguments outside an array literal", at: value.place)
    return nil
  }

  private mutating func opensApp(_ intent: Intent, _ modes: Int) -> Bool {
    guard let value = readModes(intent) else { return opensAppByItself(intent) }
    if let declared = constant(intent.openAppWhenRun, "'openAppWhenRun'") {
      // The document has `openAppWhenRun` and the modes as declared. Evidence: two public builds, one with 3 and true, and one
      // with 9 and false.
      if Self.opensApp[modes] != declared {
        recordEvidence(.asserted, "'openAppWhenRun' next to 'supportedModes'", at: value.place)
      }
      return declared
    }
    let byModes = Self.opensApp[modes]
    let isOpening = opener(conformances(of: intent.type)) != nil
    if let byModes, byModes || !isOpening { return byModes }
    unverified(
      "the value of 'openAppWhenRun' for these supported modes", instead: "declare 'openAppWhenRun', too",
      at: value.place)
    return modes & KnownConstants.foregroundMode != 0
  }

  /// The declared value of `openAppWhenRun`, or the protocol's, for an intent without modes; false if neither states one.
  private mutating func opensAppByItself(_ intent: Intent) -> Bool {
    if let declared = constant(intent.openAppWhenRun, "'openAppWhenRun'") { return declared }
    guard intent.openAppWhenRun.isAbsent, let opener = opener(conformances(of: intent.type)) else { return false }
    recordEvidence(opener.evidence, "the default of 'openAppWhenRun'", at: intent.type.place)
    return true
  }

  /// The first of the protocols whose intents open the app by themselves; nil if there is none.
  private func opener(_ conformances: Set<String>) -> (name: String, evidence: Evidence)? {
    KnownProtocols.all.lazy.filter { conformances.contains($0.name) }.compactMap { row in
      row.opensApp.map { (row.name, $0) }
    }.first
  }

  /// Sums of modes whose `openAppWhenRun` is known.
  private static let opensApp = [1: false, 2: true, 4: true, 8: false, 9: false]

  private mutating func mode(_ value: Value) -> Int {
    var name: String?
    switch value.form {
    case .enumCase(let mode, nil): name = mode
    case .enumCase(let mode, .some(let arguments)) where arguments.count == 1:
      if case .enumCase(let argument, nil) = arguments[0].value.form { name = "\(mode)(\(argument))" }
    default: break
    }
    if let row = name.flatMap(KnownConstants.modes.row) { return row.number }
    if let unreadable = value.firstUnreadable {
      notConstant("this mode", unreadable)
    } else {
      unknown(
        "the number of this mode", instead: "use one of \(KnownConstants.modes.spelled)", at: value.place)
    }
    return 0
  }
}
