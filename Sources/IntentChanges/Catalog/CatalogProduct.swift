import DocumentFormats

extension Catalog {
  /// A product with what its document has, from the targets of a bundle.
  struct Product: Sendable {
    var name = ""
    /// The kind as the bundle states it, such as `app` or `widgetExtension`.
    var kind = ""
    var platform = ""
    var bundleIdentifier: String?
    /// The symbols of the intents in its document.
    var intents: Set<String> = []
    /// The symbol of the provider whose App Shortcuts are in its document.
    var appShortcuts: String?
    /// The App Shortcuts that do not reach the document: the reason by the symbol of the provider.
    var lostAppShortcuts: [String: String] = [:]
    /// The modules whose types do not reach the document, by name, with the reason.
    var lostModules: [String: (what: String, reason: String, isVerified: Bool)] = [:]
    /// The names of the frameworks whose types it finds through packages.
    var frameworks: Set<String> = []

    /// The bundle identifier, if the version has several products of this kind and name: every app of Flutter is a `Runner`.
    fileprivate(set) var distinction: String?

    fileprivate var sort: [String] { [kind, platform] }
    var isApp: Bool { kind == "app" || kind == "watchApp" || kind == "appClip" }
    var isExtension: Bool { kind.hasSuffix("Extension") }
    /// The product as a message names it, such as `the widget extension 'Widgets'`.
    var shown: String {
      let kind = kind == "app" && platform == "watchOS" ? "watchApp" : kind
      return "the \(Self.words[kind] ?? "product") '\(name)'" + (distinction.map { " (\($0))" } ?? "")
    }

    private static let words = [
      "app": "app", "appClip": "App Clip", "watchApp": "watch app", "appIntentsExtension": "App Intents extension",
      "widgetExtension": "widget extension", "siriIntentsExtension": "SiriKit extension", "appExtension": "extension",
      "framework": "framework",
    ]
  }

  /// A widget or control.
  struct Widget: Equatable, Sendable {
    var module = ""
    var name = ""
    var isControl = false
    /// Nil if the source computes it.
    var kind: String?
    var location: Location?
  }
}

extension Catalog.Product {
  /// Nil for a target without a document, and for one of a bundle that does not state documents.
  init?(_ json: JSONValue) {
    guard let document = json["document"] else { return nil }
    name = json["name"]?.string ?? ""
    kind = json["kind"]?.string ?? ""
    platform = json["platform"]?.string ?? ""
    bundleIdentifier = json["bundleIdentifier"]?.string
    intents = Set(document["intents"].strings)
    appShortcuts = document["provider"]?.string
    for lost in json.list("lost") {
      let reason = lost["reason"]?.string ?? ""
      if let provider = lost["provider"]?.string { lostAppShortcuts[provider] = reason }
      if let module = lost["module"]?.string {
        lostModules[module] = (lost["what"]?.string ?? "", reason, lost["isVerified"]?.bool ?? false)
      }
    }
    frameworks = Set(json["frameworks"].strings)
  }
}

extension Catalog.Widget {
  init(_ json: JSONValue) {
    module = json["module"]?.string ?? ""
    name = json["name"]?.string ?? ""
    isControl = json["role"]?.string == "control"
    kind = json["kind"]?.string
    location = Catalog.Location(json["location"])
  }
}

/// The products of both versions.
struct ProductMatching: Sendable {
  /// The new one is nil if the product was removed.
  private(set) var pairs: [(old: Catalog.Product, new: Catalog.Product?)] = []
  /// False if one of the versions does not state its products.
  let isKnown: Bool

  /// The products with the intents of the frameworks that they reach: an intent that moves there is still in the app.
  static func reaching(_ products: [Catalog.Product]) -> [Catalog.Product] {
    let frameworks = Dictionary(
      products.filter { $0.kind == "framework" }.map { ($0.name, $0.intents) }
    ) { $0.union($1) }
    let counts = Dictionary(products.map { ([$0.kind, $0.name], 1) }, uniquingKeysWith: +)
    return products.map { product in
      var product = product
      if counts[[product.kind, product.name]] != 1 { product.distinction = product.bundleIdentifier }
      for name in product.frameworks { product.intents.formUnion(frameworks[name] ?? []) }
      return product
    }
  }

  /// Pairs each product with one of the same kind and platform: by the name and the bundle identifier, else by the name, else by
  /// the identifier, else if both versions have only one such product.
  init(_ old: [Catalog.Product], _ new: [Catalog.Product]) {
    isKnown = !old.isEmpty && !new.isEmpty
    guard isKnown else { return }
    let keys: [(Catalog.Product) -> [String]?] = [
      { product in product.bundleIdentifier.map { [product.name, $0] } }, { [$0.name] },
      { product in product.bundleIdentifier.map { [$0] } },
    ]
    var found: [Int: Int] = [:], free = Set(new.indices)
    for key in keys {
      func sort(_ product: Catalog.Product) -> [String]? { key(product).map { product.sort + $0 } }
      var candidates = Dictionary(grouping: free.sorted(by: >)) { sort(new[$0]) ?? [] }
      for index in old.indices where found[index] == nil {
        guard let key = sort(old[index]), let match = candidates[key]?.popLast() else { continue }
        found[index] = match
        free.remove(match)
      }
    }
    let oldBySort = Dictionary(grouping: old, by: \.sort), newBySort = Dictionary(grouping: new, by: \.sort)
    for (index, product) in old.enumerated() {
      let same = newBySort[product.sort] ?? [], isOnly = oldBySort[product.sort]?.count == 1 && same.count == 1
      pairs.append((product, found[index].map { new[$0] } ?? (isOnly ? same[0] : nil)))
    }
  }
}

extension VersionComparison {
  /// The positions of a product's intents in the catalog, by identifier.
  func intents(of product: Catalog.Product?, in catalog: Catalog) -> [String: Int] {
    guard let product else { return [:] }
    let own = product.intents.flatMap { catalog.positionsOfIntents[$0] ?? [] }
    return Dictionary(
      own.map { (catalog.intents[$0].type.identifier ?? catalog.intents[$0].type.name, $0) }, uniquingKeysWith: min)
  }

  /// The new version's product that has each intent, by the intent's identifier: an app if there is one. `intent` is the position
  /// in the catalog.
  func holdersOfIntents() -> [String: (product: Catalog.Product, intent: Int)] {
    var holders: [String: (product: Catalog.Product, intent: Int)] = [:]
    for product in new.products {
      for (identifier, position) in intents(of: product, in: new) {
        if let known = holders[identifier], known.product.isApp || !product.isApp { continue }
        holders[identifier] = (product, position)
      }
    }
    return holders
  }

  /// The identifiers of the intents that an app or extension lost and another product of the new version has.
  var movedIntents: Set<String> {
    let kept = holdersOfIntents()
    return products.pairs.reduce(into: []) { moved, pair in
      guard pair.old.isApp || pair.old.isExtension else { return }
      let remaining = intents(of: pair.new, in: new)
      moved.formUnion(intents(of: pair.old, in: old).keys.filter { kept[$0] != nil && remaining[$0] == nil })
    }
  }
}
