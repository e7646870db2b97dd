import SourceScan

/// Reads types that conform to `AppIntentsPackage`.
extension TypeContext {
  func package() -> IntentsPackage {
    IntentsPackage(type: type, includedPackages: fact("includedPackages") { $0.includedPackages($1) })
  }
}

extension ConstantReader {
  /// The packages of an array literal such as `[KitPackage.self, OtherPackage.self]`; unreadable for any other expression.
  fileprivate func includedPackages(_ expression: Expression) -> Constant<[Constant<TypeReference>]> {
    switch expression.form {
    case .parenthesized(let inner), .coercion(let inner, _): return includedPackages(inner)
    case .array(let elements):
      return .known(
        elements.map { element in
          if case .type(let reference) = value(element).form { return .known(reference) }
          return .unreadable(unreadable(element))
        })
    default: return .unreadable(unreadable(expression))
    }
  }
}
