import Testing

@testable import IntentModel
@testable import IntentRules

/// The products of an app, as the system sees them.
@Suite struct AppProductsTests {
  /// os_intents, variants P and D: the intents of a static module are in the app's document, its App Shortcuts are not.
  @Test func staticModuleIsMergedWithoutItsProvider() throws {
    let products = products(
      """
      // file: App/App.swift
      import Kit
      struct Open: AppIntent {}
      // file: Kit/Kit.swift
      import AppIntents
      struct Run: AppIntent {}
      struct Mode: AppEntity {}
      \(String.provider("KitShortcuts"))
      """, ["App": .app, "Kit": .library])
    let app = try #require(products["App"])
    #expect(app.declarations.map(\.symbol) == ["App.Open", "Kit.Run", "Kit.Mode"])
    #expect(app.provider == nil)
    #expect(app.losses.map(\.rule) == [.providerOfStaticModule])
    #expect(app.losses.first?.words == "1 App Shortcut of 'KitShortcuts' in 'Kit'")
    let both = self.products(
      """
      // file: App/App.swift
      import Kit
      \(String.provider("AppShortcuts"))
      // file: Kit/Kit.swift
      import AppIntents
      \(String.provider("KitShortcuts"))
      """, ["App": .app, "Kit": .library])
    #expect(both["App"]?.provider?.name == "AppShortcuts")
    #expect(both["App"]?.losses.map(\.rule) == [.providerOfStaticModule])
  }

  /// touyou/IntentTodo, Xcode 27: 8 App Shortcuts in the document of the package, none in that of the app.
  @Test func eightAppShortcutsOfAPackageAreLost() throws {
    let shortcuts = String(
      repeating: "AppShortcut(intent: Open(), phrases: [\"Open \\(.applicationName)\"])\n", count: 8)
    let products = products(
      """
      // file: App/App.swift
      import Kit
      // file: Kit/Kit.swift
      import AppIntents
      struct Open: AppIntent {}
      struct TodoShortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { \(shortcuts) } }
      """, ["App": .app, "Kit": .library])
    #expect(products["App"]?.provider == nil)
    #expect(products["App"]?.losses.map(\.words) == ["8 App Shortcuts of 'TodoShortcuts' in 'Kit'"])
  }

  /// FB24570185: the entry of the last module by path replaces that of another one.
  @Test func lastModuleOfOneIdentifierIsKept() throws {
    let products = products(
      """
      // file: App/App.swift
      import Core
      import Kit
      // file: Core/Mode.swift
      import AppIntents
      enum Mode: String, AppEnum { case on }
      // file: Kit/Mode.swift
      import AppIntents
      enum Mode: String, AppEnum { case off }
      """, ["App": .app, "Core": .library, "Kit": .library])
    let app = try #require(products["App"])
    #expect(app.declarations.map(\.symbol) == ["Kit.Mode"])
    #expect(app.losses.map(\.words) == ["'Core.Mode', in place of which 'Kit.Mode' is listed"])
  }

  /// The path in the build folder begins with the project or the package.
  @Test func pathOfTheProjectDecides() throws {
    let sources = ExampleSources(
      """
      // file: App/App.swift
      import Core
      // file: Core/Mode.swift
      import AppIntents
      enum Mode: String, AppEnum { case on }
      // file: Kit/Mode.swift
      import AppIntents
      enum Mode: String, AppEnum { case off }
      """)
    var app = Product(id: "App", name: "App", kind: .app, module: "App", platform: .iOS)
    app.staticModules = ["Core", "Kit"]
    app.modulesByPath = ["Kit", "Core"]
    let bundle = sources.model(.init(modules: ["App": .app])).bundle
    let products = AppProducts([app], bundle) { "\($0)" }
    #expect(products["App"]?.declarations.map(\.symbol) == ["Core.Mode"])
  }

  /// Modules that import each other are a mistake of the configuration.
  @Test func cyclesEnd() throws {
    let products = products(
      """
      // file: App/App.swift
      import Core
      import App
      // file: Core/Core.swift
      import Kit
      // file: Kit/Kit.swift
      import AppIntents
      import Core
      import App
      struct Run: AppIntent {}
      """, ["App": .app, "Core": .library, "Kit": .library])
    #expect(products["App"]?.product.staticModules == ["Core", "Kit"])
    #expect(products["App"]?.declarations.map(\.symbol) == ["Kit.Run"])
  }

  /// A static library of a framework is in the framework, whose document the app reaches through packages.
  @Test func frameworkKeepsItsStaticModules() throws {
    let products = products(
      """
      // file: App/App.swift
      import Kit
      // file: Kit/Kit.swift
      import AppIntents
      import Core
      struct Run: AppIntent {}
      // file: Core/Core.swift
      import AppIntents
      struct Stop: AppIntent {}
      """, ["App": .app, "Core": .library, "Kit": .dynamicLibrary])
    #expect(products["App"]?.declarations.isEmpty == true)
    #expect(products["App"]?.losses.map(\.rule) == [.frameworkNeedsPackage])
    #expect(products["Kit"]?.declarations.map(\.symbol) == ["Kit.Run", "Core.Stop"])
  }

  @Test func extensionsHaveNoAppShortcuts() throws {
    let products = products(
      """
      // file: App/App.swift
      import AppIntents
      // file: Widgets/Shortcuts.swift
      import AppIntents
      \(String.provider("WidgetShortcuts"))
      // file: Actions/Shortcuts.swift
      import AppIntents
      \(String.provider("ActionShortcuts"))
      """, ["App": .app, "Widgets": .widgetExtension, "Actions": .appIntentsExtension])
    #expect(products["Widgets"]?.losses.map(\.rule) == [.providerOfExtension])
    #expect(products["Actions"]?.provider?.name == "ActionShortcuts")
  }

  /// Nothing is known of products without a target map.
  @Test func withoutTargetMapThereIsNoProduct() {
    #expect(products("struct Open: AppIntent {}", [:]).isEmpty)
  }

  /// kntkymt/ios-app-intents-sample, and Apple's documentation of the protocols.
  @Test func processDependsOnProtocolAndSurface() throws {
    let sources = ExampleSources(
      """
      // file: App/App.swift
      import Kit
      // file: Widgets/Widgets.swift
      import Kit
      // file: Kit/Kit.swift
      import AppIntents
      struct Run: AppIntent {}
      struct Play: AudioPlaybackIntent {}
      """)
    let model = sources.model(.init(modules: ["App": .app, "Widgets": .widgetExtension, "Kit": .library]))
    func processes(_ name: String, _ surface: IntentProcess.Surface) throws -> [String] {
      let intent = try #require(model.bundle.intents.first { $0.type.name == name })
      return model.products.processes(running: intent, from: surface) { model.files[$0].path }
        .map { "\($0.product) \($0.condition.rawValue)" }
    }
    #expect(try processes("Run", .widget) == ["Widgets always"])
    #expect(try processes("Run", .system) == ["App while the app runs", "Widgets otherwise"])
    #expect(try processes("Play", .widget) == ["App always"])
  }

  /// A message that names a rule without evidence would be a guess.
  @Test func everyMergeRuleHasOneRow() {
    #expect(
      MergeRule.all.map(\.id).sorted { $0.rawValue < $1.rawValue }
        == MergeRule.ID.allCases.sorted { $0.rawValue < $1.rawValue })
    #expect(MergeRule.all.allSatisfy { !$0.statement.isEmpty && !$0.source.isEmpty })
  }

  private func products(_ source: String, _ modules: [String: LintSettings.ModuleKind]) -> AppProducts {
    ExampleSources(source).model(.init(modules: modules)).products
  }
}
