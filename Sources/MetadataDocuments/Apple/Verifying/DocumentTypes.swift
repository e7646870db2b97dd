import IntentModel
import DocumentFormats

/// A type that one of Apple's documents lists.
package struct ListedType {
  var kind: KnownProtocol.Kind
  var identifier: String
  /// The module and the qualified name: `MyApp.Open`. Nil if the document does not state it.
  var fullName: String?
  /// The name of the Swift ABI without `$s`: `5MyApp4OpenV`. Nil if the document does not state it.
  var mangledName: String?

  /// The module, the enclosing types and the type. They come from the mangled name if there is one, because the system looks the
  /// type up by it, else from the full name. Nil if that name cannot be read, or if there is neither.
  var path: [String]? {
    if let nominal = mangledName.flatMap({ NominalName(mangled: $0) }) { return [nominal.module] + nominal.components }
    return mangledName == nil ? fullName?.split(separator: ".").map(String.init) : nil
  }

  var name: String { fullName ?? path?.joined(separator: ".") ?? identifier }
}

extension ListedType {
  /// All types of a document, except those of the system and of other apps, which no binary of this app has.
  static func all(of document: JSONValue) -> [ListedType] {
    var types: [ListedType] = []
    func add(
      _ value: JSONValue, _ kind: KnownProtocol.Kind, identifier: String?,
      fullNameKey: String = "fullyQualifiedTypeName"
    ) {
      let other = value["mangledTypeNameByBundleIdentifier"]?.members ?? []
      guard other.isEmpty, value["isSystem"]?.bool != true else { return }
      types.append(
        ListedType(
          kind: kind, identifier: identifier ?? "?", fullName: value[fullNameKey]?.string,
          mangledName: value["mangledTypeName"]?.string))
    }
    for member in document["actions"]?.members ?? [] { add(member.value, .intent, identifier: member.key) }
    for member in document["entities"]?.members ?? [] { add(member.value, .entity, identifier: member.key) }
    for member in document["queries"]?.members ?? [] {
      add(member.value, .query, identifier: member.key, fullNameKey: "fullyQualifiedIdentifier")
    }
    for value in document["enums"]?.array ?? [] { add(value, .enum, identifier: value["identifier"]?.string) }
    return types
  }

  /// The provider of App Shortcuts; nil if the document has none.
  static func provider(of document: JSONValue) -> ListedType? {
    guard let mangled = document["autoShortcutProviderMangledName"]?.string, !mangled.isEmpty else { return nil }
    return ListedType(kind: .shortcutsProvider, identifier: mangled, fullName: nil, mangledName: mangled)
  }
}
