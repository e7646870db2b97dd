/// Consecutive entries, localizations or texts of a catalog. Each is made on access.
///
/// A type with a name, because results of type `some Collection` require macOS 10.15. Inlinable, because rules would otherwise run
/// generic code unspecialized, at 2,000 instructions for each element.
package struct CatalogElements<Element>: RandomAccessCollection, Sendable {
  @usableFromInline let catalog: StringCatalog
  @usableFromInline let element: @Sendable (StringCatalog, Int) -> Element
  package let indices: Range<Int>

  /// - Parameter element: The initializer of the elements, from a catalog and the number of an element in it.
  init(_ indices: Range<Int>, of catalog: StringCatalog, _ element: @escaping @Sendable (StringCatalog, Int) -> Element)
  {
    self.catalog = catalog
    self.indices = indices
    self.element = element
  }

  @inlinable package var startIndex: Int { indices.lowerBound }
  @inlinable package var endIndex: Int { indices.upperBound }
  @inlinable package subscript(position: Int) -> Element { element(catalog, position) }
}
