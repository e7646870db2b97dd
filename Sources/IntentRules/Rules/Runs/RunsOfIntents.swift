import IntentModel

/// A control that runs an intent of the scan.
struct RunOfIntent: Sendable {
  let run: IntentRun
  let intent: Intent
  /// The module whose code has the control.
  let module: String

  var isInExtension: Bool { !run.surfaces.isEmpty }
}

extension LintModel {
  /// The controls whose intents are scanned. A control states only the name of its intent, so a control is omitted if several
  /// intents may be meant.
  static func runs(_ bundle: MetadataBundle, _ files: [FileFacts]) -> [RunOfIntent] {
    guard files.contains(where: { !$0.runs.controls.isEmpty }) else { return [] }
    let named = IntentsByName(bundle.intents) { files[$0].path }
    return files.flatMap { file in
      file.runs.controls.compactMap { run in
        named.intent(named: run.intent, in: file.module).map { RunOfIntent(run: run, intent: $0, module: file.module) }
      }
    }
  }

  /// Whether the scan holds the entry point of an app, and not only that of a widget extension or an App Intents extension.
  var holdsApp: Bool {
    let widgets = Set(files.flatMap(\.widgets).filter(\.isMain).map(\.place.file))
    return files.indices.contains { index in
      files[index].isEntryPoint && !widgets.contains { $0.rawValue == index }
        && kind(of: files[index].module) != .widgetExtension
        && kind(of: files[index].module) != .appIntentsExtension
    }
  }
}

extension Intent {
  /// Whether the system opens the app before or while it runs the intent.
  var bringsAppToFront: Bool {
    openAppWhenRun.only == true || modes?.contains { $0.hasPrefix("foreground") } == true
      || type.conformances.contains { KnownProtocols.byName[$0]?.opensApp != nil }
  }

  /// Whether the system runs the intent in the process of the app.
  var runsInApp: Bool {
    bringsAppToFront || conforms(to: "AudioRecordingIntent", "CameraCaptureIntent")
      || type.conformances.contains(where: AppProducts.protocolsOfApp.contains)
  }

  /// Whether the code of 'perform()' ends or updates a Live Activity.
  var changesLiveActivity: Bool {
    performBodies.contains { body in
      body.names.contains("Activity")
        && body.calls.contains { call in
          call.name == "end" && (call.labels.contains("dismissalPolicy") || call.labels.contains("using"))
            || call.name == "update" && (call.labels.first == "using" || call.labels.first == .some(nil))
        }
    }
  }

  /// The first call in `body` of one of these functions, if the function belongs to the intent or to a type that the body names.
  /// Nil if there is no such call.
  func call(of functions: Set<CodeOwner>, in body: PerformBody) -> PerformBody.Call? {
    body.calls.first { call in
      functions.contains { $0.function == call.name && ($0.type == type.name || body.names.contains($0.type)) }
    }
  }

  /// Whether it is a configuration of a widget, a control or a Focus, which no action runs.
  var isConfiguration: Bool { configuresWidget || conforms(to: "SetFocusFilterIntent") }

  /// Whether it is a configuration of a widget or a control.
  var configuresWidget: Bool { conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent") }
}

extension WrappedProperty {
  /// Whether only a person or a caller can give the parameter a value: it is not optional, and has no default.
  var needsValue: Bool {
    wrapper == .parameter && type?.isOptional == false && argument("default") == nil && initialValue == nil
  }
}

/// Sources of examples.
extension String {
  static func control(_ content: String, name: String = "Light") -> String {
    """
    struct \(name)Control: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "\(name)") {
          \(content)
        }
      }
    }
    """
  }

  static func widget(_ content: String) -> String {
    """
    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shelf", provider: Provider()) { _ in
          \(content)
        }
      }
    }
    """
  }
}
