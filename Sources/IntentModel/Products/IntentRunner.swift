import SourceScan

/// Code, or a part of the system, that runs an intent: a control, an App Shortcut, another intent. Code that passes an intent on
/// in a variable is not followed.
package struct IntentRunner: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case button, toggle, controlButton, controlToggle, appShortcut, siriTip, widgetConfiguration, controlConfiguration,
      focusFilter, nextIntent, snippet, donation, code
  }

  package var kind: Kind
  /// The name of the intent, with its module.
  package var intent: String
  /// The surfaces that show the button or toggle, as far as the scan can follow its code.
  package var surfaces: [IntentRun.Surface] = []
  /// The module that contains the runner's code.
  package var module: String
  package var place: Place
  /// The products that its code is compiled into.
  package var products: [Product] = []
  /// The processes that perform the intent for it. Empty for the configuration of a widget or a control, which nothing performs,
  /// for an intent that other code runs (`nextIntent`, `snippet`, `code`), and if no product has the intent.
  package var processes: [IntentProcess] = []
}

/// The intents of a scan by their bare names. Code names an intent without its module.
package struct IntentsByName {
  private let intents: [String: [Intent]]
  private let path: (FileID) -> String

  package init(_ intents: [Intent], path: @escaping (FileID) -> String) {
    self.intents = Dictionary(grouping: intents, by: \.type.name)
    self.path = path
  }

  /// The intent that code of a module means by a name: one in the module itself before those in others. Nil if no or several
  /// declarations have the name; a file of several targets counts as one declaration.
  package func intent(named name: String, in module: String) -> Intent? {
    let all = intents[name] ?? [], own = all.filter { $0.type.module == module }
    let candidates = own.isEmpty ? all : own
    return Set(candidates.map { ShippedDeclaration.Source(of: $0.type, path: path) }).count == 1 ? candidates[0] : nil
  }
}

/// The runners of the intents of a scan.
package struct IntentRunners: Sendable {
  /// All runners, sorted by module, path and position.
  package private(set) var all: [IntentRunner] = []
  private var byIntent: [ShippedDeclaration.Source: [IntentRunner]] = [:]
  private let paths: [String]

  /// `products`: empty without a target map, and then no runner has a process.
  package init(_ bundle: MetadataBundle, _ files: [FileFacts], _ products: AppProducts) {
    let paths = files.map(\.path)
    self.paths = paths
    func path(_ file: FileID) -> String { paths.indices.contains(file) ? paths[file] : "" }
    let named = IntentsByName(bundle.intents, path: path)
    var found: [(intent: Intent, runner: IntentRunner)] = [], positions: [Key: Int] = [:]
    func add(
      _ intent: Intent?, _ kind: IntentRunner.Kind, in module: String, at place: Place,
      _ surfaces: Set<IntentRun.Surface> = []
    ) {
      guard let intent else { return }
      let own = products.contents.map(\.product).filter { $0.compiles(path(place.file), of: module) }
      let key = Key(kind: kind, path: path(place.file), start: place.span.start)
      if let known = positions[key] {
        // A file of several targets has one runner.
        found[known].runner.products += own.filter { !found[known].runner.products.contains($0) }
        return
      }
      positions[key] = found.count
      let runner = IntentRunner(
        kind: kind, intent: "\(intent.type.module).\(intent.type.qualifiedName)",
        surfaces: surfaces.sorted { $0.rawValue < $1.rawValue }, module: module, place: place, products: own)
      found.append((intent, runner))
    }
    for file in files {
      let module = file.module
      for run in file.runs.controls {
        add(named.intent(named: run.intent, in: module), .init(run.control), in: module, at: run.place, run.surfaces)
      }
      let others =
        file.runs.passed + file.runs.performed.map { (.code, $0) } + file.intentsOfTips.map { (.siriTip, $0) }
      for (kind, reference) in others {
        add(named.intent(named: reference.name, in: module), kind, in: module, at: reference.place)
      }
    }
    // A provider whose App Shortcuts are in no product's document runs nothing.
    let shipped = products.isEmpty ? nil : Set(products.contents.compactMap { $0.provider?.place })
    for provider in bundle.shortcutsProviders where shipped?.contains(provider.type.place) ?? true {
      let module = provider.type.module
      for shortcut in provider.shortcuts {
        add(
          named.intent(named: shortcut.intent.known?.name ?? "", in: module), .appShortcut, in: module,
          at: shortcut.place)
      }
    }
    for intent in bundle.intents {
      for (name, kind) in Self.configurations where intent.type.conformances.contains(name) {
        add(intent, kind, in: intent.type.module, at: intent.type.place)
      }
    }
    found.sort { left, right in
      (left.runner.module, path(left.runner.place.file), left.runner.place.span.start)
        < (right.runner.module, path(right.runner.place.file), right.runner.place.span.start)
    }
    for (intent, var runner) in found {
      runner.processes = runner.processes(of: intent, in: products, path: path)
      all.append(runner)
      byIntent[.init(of: intent.type, path: path), default: []].append(runner)
    }
  }

  private struct Key: Hashable {
    var kind: IntentRunner.Kind
    var path: String
    var start: UInt32
  }

  private static let configurations: [(String, IntentRunner.Kind)] = [
    ("WidgetConfigurationIntent", .widgetConfiguration), ("ControlConfigurationIntent", .controlConfiguration),
    ("SetFocusFilterIntent", .focusFilter),
  ]

  package func runners(of intent: Intent) -> [IntentRunner] {
    byIntent[.init(of: intent.type) { paths.indices.contains($0) ? paths[$0] : "" }] ?? []
  }
}

extension IntentRunner.Kind {
  init(_ control: IntentRun.Control) {
    switch control {
    case .button: self = .button
    case .toggle: self = .toggle
    case .controlButton: self = .controlButton
    case .controlToggle: self = .controlToggle
    }
  }

  /// The words for people: `button`.
  fileprivate var words: String {
    switch self {
    case .button: "button"
    case .toggle: "toggle"
    case .controlButton: "button of a control"
    case .controlToggle: "toggle of a control"
    case .appShortcut: "App Shortcut"
    case .siriTip: "Siri tip"
    case .widgetConfiguration: "widget configuration"
    case .controlConfiguration: "control configuration"
    case .focusFilter: "Focus filter"
    case .nextIntent: "result of an intent"
    case .snippet: "snippet of an intent"
    case .donation: "donation"
    case .code: "call of perform()"
    }
  }
}

extension IntentRunner {
  /// The surface from which people start the intent; nil for configurations of widgets and controls, and for intents that other
  /// code runs.
  private var surface: IntentProcess.Surface? {
    switch kind {
    case .controlButton, .controlToggle: .widget
    case .button, .toggle: !surfaces.isEmpty || products.allSatisfy { $0.kind == .widgetExtension } ? .widget : .app
    case .appShortcut, .siriTip, .donation, .focusFilter: .system
    case .widgetConfiguration, .controlConfiguration, .nextIntent, .snippet, .code: nil
    }
  }

  /// The processes that perform the intent. Unless the system starts it, a product that contains the runner's code is chosen
  /// before other products.
  fileprivate func processes(of intent: Intent, in products: AppProducts, path: (FileID) -> String) -> [IntentProcess] {
    guard let surface else { return [] }
    let all = products.processes(running: intent, from: surface, path: path)
    if surface == .system { return all }
    let own = all.filter { process in self.products.contains { $0.id == process.product } }
    if own.count == 1 { return own.map { .init(product: $0.product, condition: .always, evidence: $0.evidence) } }
    return own.isEmpty ? all : own
  }

  /// The runner with its products: `button of a widget in Widgets`.
  fileprivate var words: String {
    let names = products.filter { $0.kind != .framework }.map(\.name)
    return shortWords + " in " + (names.isEmpty ? module : names.joined(separator: ", "))
  }

  /// The runner without its products: `button of a widget`.
  fileprivate var shortWords: String {
    let places = surfaces.map { surface in
      switch surface {
      case .control: "a control"
      case .liveActivity: "a Live Activity"
      case .widget: "a widget"
      }
    }
    let isControl = kind == .controlButton || kind == .controlToggle
    return kind.words + (places.isEmpty || isControl ? "" : " of " + places.joined(separator: " and "))
  }
}

extension [IntentRunner] {
  /// `App Shortcut in App, button of a widget in Widgets`: each text once, in the order of the source.
  package var words: String { map(\.words).uniqued.joined(separator: ", ") }

  /// The words without products.
  package var shortWords: String { map(\.shortWords).uniqued.joined(separator: ", ") }
}

extension AppProducts {
  /// The processes for people: `App while the app runs, otherwise Widgets`; nil for an empty list.
  func words(_ processes: [IntentProcess]) -> String? {
    let parts = processes.map { process in
      let name = self[process.product]?.product.name ?? process.product
      switch process.condition {
      case .always: return name
      case .whileAppRuns: return "\(name) while the app runs"
      case .otherwise: return "otherwise \(name)"
      case .unknown: return "\(name) (unverified)"
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `in App` if all surfaces have the same processes, otherwise a part for each: `from Siri and Shortcuts in App; from widgets
  /// and controls in Widgets`. Nil if no product has the intent.
  package func words(running intent: Intent, path: (FileID) -> String) -> String? {
    let answers = IntentProcess.Surface.allCases.compactMap { surface in
      words(processes(running: intent, from: surface, path: path)).map { (surface, $0) }
    }
    guard let first = answers.first?.1 else { return nil }
    if answers.allSatisfy({ $0.1 == first }) { return "in \(first)" }
    return answers.map { surface, words in
      switch surface {
      case .system: "from Siri and Shortcuts in \(words)"
      case .widget: "from widgets and controls in \(words)"
      case .app: "from the app's views in \(words)"
      }
    }.joined(separator: "; ")
  }
}
