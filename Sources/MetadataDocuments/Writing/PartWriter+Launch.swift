import IntentModel
import JSONDocuments

/// Whether and when an action opens the app.
extension PartWriter {
  mutating func addLaunch(_ intent: Intent, to record: inout Record) {
    let modes = modes(intent)
    record["supportedModes"] = JSONValue(modes)
    let opensApp = ActionNumbers.Mode.opensApp[modes]
    if opensApp == nil {
      unverified(
        "the value of 'openAppWhenRun' for these supported modes is unverified",
        at: intent.supportedModes.alternatives.first?.place ?? intent.type.place)
    }
    let opens = opensApp ?? (modes & ActionNumbers.Mode.foreground != 0)
    record["openAppWhenRun"] = JSONValue(opens)
    guard !intent.supportedModes.isAbsent, let declared = constant(intent.openAppWhenRun, "'openAppWhenRun'") else {
      return
    }
    if declared != opens {
      unverified(
        "the encoding of an 'openAppWhenRun' that contradicts 'supportedModes' is unverified", at: intent.type.place)
    }
  }

  /// The sum of the modes' bits; by `openAppWhenRun` where none are declared.
  mutating func modes(_ intent: Intent) -> Int {
    guard let value = constant(intent.supportedModes, "supported modes") else {
      let opens = constant(intent.openAppWhenRun, "'openAppWhenRun'") ?? false
      return opens ? ActionNumbers.Mode.foreground : ActionNumbers.Mode.background
    }
    if case .array(let elements) = value.form { return elements.reduce(0) { $0 | mode($1) } }
    // Outside an array literal, Apple's tool reads a plain case and ignores one with arguments.
    guard case .enumCase(_, .some) = value.form else { return mode(value) }
    if mode(value) != ActionNumbers.Mode.foreground {
      unverified("the encoding of this mode outside an array literal is unverified", at: value.place)
    }
    return ActionNumbers.Mode.background
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
