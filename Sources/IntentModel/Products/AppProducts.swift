import SourceScan

/// The products of one app, or of targets that are scanned together, with the declarations that the system finds in each.
///
/// Every command that shows what ships uses this value. No other type merges metadata (`MergeRule`).
package struct AppProducts: Sendable {
  /// The contents of the products: the app first, then in the order of the project.
  package private(set) var contents: [ProductContents]
  private let positions: [String: Int]
  /// The positions in `contents` of the products whose modules have a declaration, by the declaration's source.
  private let holders: [ShippedDeclaration.Source: [Int]]

  /// - Parameters:
  ///   - path: the path of a file that places in the bundle refer to.
  ///   - xcode: the version that builds the app, if it is known.
  ///   - replaced: facts that the embedded watch app's declarations lack, by symbol; see `factsReplaced`.
  package init(
    _ products: [Product], _ bundle: MetadataBundle, xcode: [Int]? = nil, replaced: [String: [String]] = [:],
    path: (FileID) -> String
  ) {
    let all = DeclarationsByModule(bundle, path: path)
    let byID = Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
    contents = products.map { product in
      // Only the losses of an app include those of the frameworks that it loads.
      let frameworks = product.kind.isApp ? product.frameworks.compactMap { byID[$0] } : []
      return ProductContents(product, all, frameworks: frameworks, xcode: xcode, replaced: replaced)
    }
    positions = Dictionary(products.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var holders: [ShippedDeclaration.Source: [Int]] = [:]
    for (position, each) in contents.enumerated() {
      for declaration in all.declarations(of: each.product.modules, in: each.product) {
        if holders[declaration.source]?.last != position { holders[declaration.source, default: []].append(position) }
      }
    }
    self.holders = holders
  }

  package var isEmpty: Bool { contents.isEmpty }

  package subscript(id: String) -> ProductContents? { positions[id].map { contents[$0] } }

  /// The products whose binaries have a declaration, whatever their documents list.
  package func products(with declaration: ShippedDeclaration.Source) -> [Product] {
    (holders[declaration] ?? []).map { contents[$0].product }
  }

  /// The reason why no document has a declaration: the products with it have no document. Nil if a product has one, or if no
  /// product is known.
  package func reasonWithoutDocument(_ declaration: ShippedDeclaration.Source) -> String? {
    let all = (holders[declaration] ?? []).map { contents[$0] }
    return all.contains { $0.product.hasDocument } ? nil : all.first?.losses.first?.reason
  }
}
