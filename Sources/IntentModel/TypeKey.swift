/// The identity of a declared type: its module and name.
package struct TypeKey: Hashable, Sendable {
  package var module: String
  /// The name without the module.
  package var name: String

  package init(_ type: DeclaredType) {
    module = type.module
    name = type.qualifiedName
  }

  /// Nil without a reference, and if the scan does not hold the declaration.
  package init?(_ reference: TypeReference?) {
    guard let reference, let module = reference.module, let name = reference.qualifiedName else { return nil }
    self.module = module
    self.name = name
  }
}
