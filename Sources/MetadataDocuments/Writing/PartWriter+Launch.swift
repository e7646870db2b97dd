import IntentModel
import JSONDocuments

/// Whether and when an action opens the app.
extension PartWriter {
  mutating func addLaunch(_ intent: Intent, to record: inout Record) {
    let modes = modes(intent)
    record["supportedModes"] = JSONValue(modes)
    record["openAppWhenRun"] = JSONValue(opensApp(intent, modes))
  }

  /// The sum of the modes' bits; by `openAppWhenRun` where no mode is declared that Apple's tool reads.
  mutating func modes(_ intent: Intent) -> Int {
    if let value = readModes(intent) {
      if case .array(let elements) = value.form { return elements.reduce(0) { $0 | mode($1) } }
      return mode(value)
    }
    return opensAppByItself(intent) ? ActionNumbers.Mode.foreground : ActionNumbers.Mode.background
  }

  /// The declared modes. Outside an array literal, Apple's tool reads a plain case and not one with arguments: two public
  /// builds assert that `openAppWhenRun` decides then.
  private mutating func readModes(_ intent: Intent) -> Value? {
    guard let value = constant(intent.supportedModes, "supported modes") else { return nil }
    guard case .enumCase(_, .some) = value.form else { return value }
    if mode(value) == 0 { return value }
    rest(on: .asserted, "the treatment of a mode with arguments outside an array literal", at: value.place)
    return nil
  }

  private mutating func opensApp(_ intent: Intent, _ modes: Int) -> Bool {
    guard let value = readModes(intent) else { return opensAppByItself(intent) }
    if let declared = constant(intent.openAppWhenRun, "'openAppWhenRun'") {
      // Both keep their values, by two public builds: 3 and true, 9 and false.
      if ActionNumbers.Mode.opensApp[modes] != declared {
        rest(on: .asserted, "'openAppWhenRun' next to 'supportedModes'", at: value.place)
      }
      return declared
    }
    let byModes = ActionNumbers.Mode.opensApp[modes]
    let isOpening = SystemProtocols.opensApp.contains(where: conformances(of: intent.type).contains)
    if let byModes, byModes || !isOpening { return byModes }
    unverified("the value of 'openAppWhenRun' for these supported modes is unverified", at: value.place)
    return modes & ActionNumbers.Mode.foreground != 0
  }

  /// Where no modes are declared: its declared value, or the protocol's.
  private mutating func opensAppByItself(_ intent: Intent) -> Bool {
    if let declared = constant(intent.openAppWhenRun, "'openAppWhenRun'") { return declared }
    let names = conformances(of: intent.type)
    guard intent.openAppWhenRun.isAbsent, let name = SystemProtocols.opensApp.first(where: names.contains) else {
      return false
    }
    if name == "PlayVideoIntent" || name == "StartWorkoutIntent" {
      rest(on: .interface, "the default of 'openAppWhenRun'", at: intent.type.place)
    }
    return true
  }

  private mutating func mode(_ value: Value) -> Int {
    switch value.form {
    case .enumCase("background", nil): return ActionNumbers.Mode.background
    case .enumCase("foreground", nil): return ActionNumbers.Mode.foreground
    case .enumCase("foreground", .some(let arguments)) where arguments.count == 1:
      switch arguments[0].value.form {
      case .enumCase("immediate", nil): return ActionNumbers.Mode.foreground
      case .enumCase("deferred", nil): return ActionNumbers.Mode.deferred
      case .enumCase("dynamic", nil): return ActionNumbers.Mode.dynamic
      default: break
      }
    default: break
    }
    if let unreadable = value.firstUnreadable {
      notConstant("this mode", unreadable)
    } else {
      unknown("the encoding of this mode is unknown", at: value.place)
    }
    return 0
  }
}
