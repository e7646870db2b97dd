/// A framework that a product links without its sources, as far as its metadata document tells.
package struct BinaryModule: Hashable, Sendable {
  /// `Kit` of `Frameworks/Kit.xcframework`.
  package var name: String
  package var path: String
  /// The identifiers that its document lists, by kind; nil for a framework without a document, which is not read.
  package var declarations: [ShippedDeclaration.Kind: [String]]?

  package init(name: String, path: String, declarations: [ShippedDeclaration.Kind: [String]]?) {
    self.name = name
    self.path = path
    self.declarations = declarations
  }

  /// `3 intents, 1 entity`
  package var words: String {
    ShippedDeclaration.Kind.allCases.compactMap { kind in
      let count = declarations?[kind]?.count ?? 0
      return count == 0 ? nil : "\(count) \(count == 1 ? kind.rawValue : kind.plural)"
    }.joined(separator: ", ")
  }
}
