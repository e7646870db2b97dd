import IntentModel

extension Rule {
  static let entityOfUnreachedFramework: Rule = Rule(
    id: "entity-of-unreached-framework", severity: .note,
    summary:
      "an intent of an extension has a parameter whose entity or enum is in a framework without 'AppIntentsPackage'",
    rationale: """
      The metadata of an extension does not contain the types of the dynamic frameworks that it loads. They are found through an \
      'AppIntentsPackage' of the extension that includes the framework's; without it, the parameter may have no values to choose \
      from. For extensions this is unverified. Declare the packages, or link the framework statically.
      """,
    source: "WWDC23 10103, WWDC25 275; for extensions inferred",
    needs: [.targetMap], reads: [.products],
    reported: Example(
      shelfOfKit, settings: .init(modules: ["Widgets": .widgetExtension, "Kit": .dynamicLibrary]),
      project: "'Kit' is a dynamic framework"),
    correct: Example(
      shelfOfKit.replacing(text: "↓", with: ""),
      settings: .init(modules: ["Widgets": .widgetExtension, "Kit": .library]),
      project: "'Kit' is linked statically"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let packages = Set(model.bundle.packages.map(\.type.module))
    for contents in model.products.contents where contents.product.kind.isExtension && contents.product.hasDocument {
      let product = contents.product, frameworks = product.frameworks.compactMap { model.products[$0]?.product }
      if frameworks.isEmpty || !packages.isDisjoint(with: product.modules) { continue }
      let modules = Set(frameworks.flatMap(\.modules)).subtracting(product.modules)
      for declaration in contents.declarations(.intent) where model.bundle.intents.indices.contains(declaration.index) {
        let intent = model.bundle.intents[declaration.index]
        let types = intent.parameters.lazy.compactMap { parameter in
          let reference = parameter.type.flatMap { $0.declaration ?? $0.elements.first?.declaration }
          return model.entityOrEnum(reference).map { (parameter, $0) }
        }
        guard let (parameter, type) = types.first(where: { modules.contains($0.1.module) }) else { continue }
        reporter.report(
          "the parameter '\(parameter.name)' has the type '\(type.name)' of the framework '\(type.module)', and '\(product.name)' has no "
            + "'AppIntentsPackage', so its values may be missing; declare one that includes the framework's",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          notes: [.declaration(of: type.name, at: type.place)])
      }
    }
  }
}

private let shelfOfKit = """
  // file: Widgets/Choose.swift
  import Kit
  struct Choose: WidgetConfigurationIntent {
    @Parameter(title: "Shelf") var ↓shelf: Shelf?
  }

  // file: Kit/Shelf.swift
  import AppIntents
  public enum Shelf: String, AppEnum { case poems }
  """
