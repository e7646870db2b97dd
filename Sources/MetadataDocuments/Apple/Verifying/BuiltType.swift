import IntentModel

/// A type of a built program, with its facts about App Intents.
package struct BuiltType: Sendable {
  var module: String
  /// The names of the enclosing types, from the outside in, and of the type.
  var components: [String]
  /// The name of the Swift ABI without `$s`; nil if the program does not have its symbol.
  var mangledName: String?
  var isGeneric: Bool
  /// The framework's protocols that the type conforms to.
  package var protocols: Set<String>

  package init(
    module: String, components: [String], mangledName: String?, isGeneric: Bool, protocols: Set<String> = []
  ) {
    self.module = module
    self.components = components
    self.mangledName = mangledName
    self.isGeneric = isGeneric
    self.protocols = protocols
  }

  var name: String { ([module] + components).joined(separator: ".") }

  func isListed(as kind: KnownProtocol.Kind) -> Bool {
    protocols.contains { KnownProtocols.byName[$0]?.makes == kind }
  }
}

/// A name from the symbol of a descriptor: `_$s5MyApp4OpenVMn` of a type, `_$s10AppIntents0A6IntentMp` of a protocol.
package struct DescriptorSymbol: Sendable {
  package var module: String
  package var components: [String]
  /// The name of a type in the Swift ABI without `$s`; nil for a protocol.
  package var mangledName: String?

  /// Nil for other symbols, and for names that `NominalName` cannot read, such as those that refer to a type of the standard
  /// library or to a private type.
  package init?(_ symbol: String) {
    guard symbol.hasPrefix("_$s") else { return nil }
    let name = String(symbol.dropFirst(3).dropLast(2))
    if symbol.hasSuffix("Mn") {
      guard let nominal = NominalName(mangled: name) else { return nil }
      (module, components, mangledName) = (nominal.module, nominal.components, name)
    } else if symbol.hasSuffix("Mp") {
      // The mangled name of a protocol is like that of a type, but lacks the letter of the kind.
      guard let nominal = NominalName(mangled: name + "V") else { return nil }
      (module, components) = (nominal.module, nominal.components)
    } else {
      return nil
    }
  }
}
