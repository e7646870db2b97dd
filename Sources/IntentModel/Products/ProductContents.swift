/// The merged document of one product: the declarations that are in it, the module that each comes from, and what does not reach
/// it.
package struct ProductContents: Sendable {
  /// Something that does not reach the document, and the merge rule that explains it.
  package struct Loss: Sendable {
    package enum Subject: Sendable {
      case provider(ShippedProvider)
      /// Declarations of one identifier. `kept`: the one that the document has; nil if that is not known.
      case declarations([ShippedDeclaration], kept: ShippedDeclaration?)
      /// A declaration of which the document lacks facts. The facts are words: `the schema 'reminders.list'`.
      case facts(of: ShippedDeclaration, [String])
      /// All declarations of a module.
      case module(String, declarations: Int)
    }

    package var subject: Subject
    package var rule: MergeRule.ID
  }

  package let product: Product
  /// Sorted by kind and name.
  package private(set) var declarations: [ShippedDeclaration] = []
  /// The provider whose App Shortcuts are in the document; nil if there is none.
  package private(set) var provider: ShippedProvider?
  package private(set) var losses: [Loss] = []
  private var lostModules: Set<String> = []

  package func declarations(_ kind: ShippedDeclaration.Kind) -> [ShippedDeclaration] {
    declarations.filter { $0.kind == kind }
  }

  /// Whether the system finds the types of a framework that the product loads.
  package func reaches(_ framework: Product) -> Bool { !lostModules.contains(framework.module) }

  /// - Parameters:
  ///   - frameworks: the frameworks that an app loads; empty for another kind of product.
  ///   - xcode: the version that builds the product, if it is known.
  ///   - replaced: facts that the embedded watch app's declarations lack, by symbol.
  init(
    _ product: Product, _ all: DeclarationsByModule, frameworks: [Product], xcode: [Int]?, replaced: [String: [String]]
  ) {
    self.product = product
    if !product.hasDocument {
      lose(
        product.modules, of: product, all, by: product.kind == .commandLineTool ? .commandLineTool : .extractionSkipped)
      return
    }
    var modules = product.modules
    if let xcode, xcode.lexicographicallyPrecedes([26]) {
      lose(product.staticModules, of: product, all, by: .staticModulesNeedXcode26)
      modules = [product.module]
    }
    merge(all.declarations(of: modules, in: product))
    chooseProvider(all, frameworks)
    if product.kind.isApp, product.platform != .watchOS { lose(replaced) }
    for framework in frameworks {
      guard !all.declarations(of: [framework.module], in: framework).isEmpty else { continue }
      let hasPackages = all.packages.contains(framework.module) && all.packages.contains(product.module)
      if !hasPackages { lose([framework.module], of: framework, all, by: .frameworkNeedsPackage) }
    }
  }

  private mutating func lose(
    _ modules: [String], of product: Product, _ all: DeclarationsByModule, by rule: MergeRule.ID
  ) {
    for module in modules {
      let count = all.declarations(of: [module], in: product).count
      if count > 0 {
        losses.append(Loss(subject: .module(module, declarations: count), rule: rule))
        lostModules.insert(module)
      }
      if rule == .commandLineTool || rule == .extractionSkipped {
        losses += all.providers(of: [module], in: product).map { Loss(subject: .provider($0), rule: rule) }
      }
    }
  }

  /// Merges declarations of different modules with one identifier into one entry. Copies, which several modules compile from
  /// one file, are equal, so no fact is lost.
  private mutating func merge(_ all: [ShippedDeclaration]) {
    var positions: [ShippedDeclaration.Key: Int] = [:], groups: [[ShippedDeclaration]] = []
    for declaration in all {
      if let key = declaration.key, let position = positions[key] {
        groups[position].append(declaration)
      } else {
        if let key = declaration.key { positions[key] = groups.count }
        groups.append([declaration])
      }
    }
    for group in groups {
      if Set(group.map(\.source)).count == 1 {
        declarations.append(group[0])
      } else if Set(group.map(\.module)).count == 1 {
        // The declarations are in different branches of an '#if', or the module does not build.
        declarations += group
      } else {
        let kept = kept(of: group)
        declarations.append(kept ?? group[0])
        losses.append(Loss(subject: .declarations(group, kept: kept), rule: .sameIdentifier))
      }
    }
    declarations.sort {
      ($0.kind.order, $0.qualifiedName, $0.module) < ($1.kind.order, $1.qualifiedName, $1.module)
    }
  }

  /// The declaration that the document has: that of the last module by path; without a project, that of the last module by name,
  /// because all documents are then in one build folder. Nil if the product's own module has one of the declarations, because the
  /// position of that module is unverified.
  private func kept(of group: [ShippedDeclaration]) -> ShippedDeclaration? {
    if group.contains(where: { $0.module == product.module }) { return nil }
    let last = product.modulesByPath.last { module in group.contains { $0.module == module } }
    return group.last { $0.module == last } ?? group.max { $0.module.utf8.lexicographicallyPrecedes($1.module.utf8) }
  }

  private mutating func chooseProvider(_ all: DeclarationsByModule, _ frameworks: [Product]) {
    let own = all.providers(of: [product.module], in: product)
    if product.kind.hasAppShortcuts {
      provider = own.first
      losses += own.dropFirst().map { Loss(subject: .provider($0), rule: .secondProvider) }
    } else if product.kind.isExtension {
      losses += own.map { Loss(subject: .provider($0), rule: .providerOfExtension) }
    }
    // A library's provider is meant for the app, not for each extension that links the library.
    guard product.kind.isApp else { return }
    let sources = Set(own.map(\.source))
    func lose(_ modules: [String], of product: Product, by rule: MergeRule.ID) {
      for provider in all.providers(of: modules, in: product) where !sources.contains(provider.source) {
        losses.append(Loss(subject: .provider(provider), rule: rule))
      }
    }
    lose(product.staticModules, of: product, by: .providerOfStaticModule)
    for framework in frameworks { lose([framework.module], of: framework, by: .providerOfFramework) }
  }

  /// Adds the losses of entities and enums of static modules that the embedded watch app replaces. `facts` are the lost facts by
  /// symbol.
  private mutating func lose(_ facts: [String: [String]]) {
    if facts.isEmpty { return }
    for declaration in declarations where product.staticModules.contains(declaration.module) {
      guard let lost = facts[declaration.symbol] else { continue }
      losses.append(Loss(subject: .facts(of: declaration, lost), rule: .watchAppLast))
    }
  }
}
