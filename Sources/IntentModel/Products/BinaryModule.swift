/// A framework that a product links without its sources, as its metadata document describes it.
package struct BinaryModule: Hashable, Sendable {
  /// The name of the module: `Kit` of `Frameworks/Kit.xcframework`.
  package var name: String
  package var path: String
  /// The identifiers that its document lists, by kind; nil for a framework without a document, which is not read.
  package var declarations: [ShippedDeclaration.Kind: [String]]?
  /// The reason why nothing of it was read, such as a damaged document; nil if its document was read, and for a framework that has
  /// no document.
  package var problem: String?
  /// Whether the product links the framework without embedding it, so its code becomes part of the product's binary.
  package var isStatic = false

  package init(name: String, path: String, declarations: [ShippedDeclaration.Kind: [String]]?) {
    self.name = name
    self.path = path
    self.declarations = declarations
  }

  /// The identifiers of one kind after the module's name: `Kit.OpenShelf`. The product's document contains the declarations by
  /// the same merge rule as those of a static module.
  package func symbols(_ kind: ShippedDeclaration.Kind) -> [String] {
    (declarations?[kind] ?? []).map { "\(name).\($0)" }
  }

  /// The number of declarations of each kind: `3 intents, 1 entity`.
  package var words: String {
    ShippedDeclaration.Kind.allCases.compactMap { kind in
      let count = declarations?[kind]?.count ?? 0
      return count == 0 ? nil : "\(count) \(count == 1 ? kind.rawValue : kind.plural)"
    }.joined(separator: ", ")
  }
}
