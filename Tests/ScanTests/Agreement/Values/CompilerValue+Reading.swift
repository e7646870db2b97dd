/// A value of the compiler in the form of the bundle.
extension CompilerValue {
  /// `X?(…)`: an initializer of the optional around the value.
  /// So does the call of a failable initializer whose result is forced look.
  var wrappedInOptional: CompilerValue? {
    guard case .initializer(let type, let arguments) = self, TypeName(type).path == "Optional", arguments.count == 1
    else {
      return nil
    }
    return arguments[0].value
  }

  /// `.some(x)` as x and `.none` as `nil`, where the type is an optional of a type that can't have cases of these names.
  func unwrapped(of type: String) -> CompilerValue {
    let name = TypeName(type)
    guard name.path == "Optional", name.unwrapped.isOfFramework || name.unwrapped.module == "Swift" else { return self }
    switch self {
    case .enumCase("some", let arguments) where arguments.count == 1: return arguments[0].value
    case .enumCase("none", let arguments) where arguments.isEmpty: return .null
    default: return self
    }
  }

  /// Whether the compiler sees all of it. Arguments that no user wrote are defaults, of which it sees nothing.
  var isConstant: Bool {
    switch self {
    case .literal, .null, .keyPath, .metatype: true
    case .initializer(let type, let arguments):
      arguments.allSatisfy { $0.value.isConstant || Self.isDefault($0.label, of: TypeName(type)) }
    case .enumCase(_, let arguments), .tuple(let arguments): arguments.allSatisfy(\.value.isConstant)
    case .array(let elements): elements.allSatisfy(\.isConstant)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isConstant && $0.value.isConstant }
    case .interpolation(let segments): segments.placeholderText != nil
    case .builder(let members): members.allSatisfy(\.isConstant)
    case .member(let base, let name): TypeName(base).declares(name)
    case .staticFunction(let base, let name, let arguments):
      TypeName(base).declares(name) && arguments.allSatisfy(\.value.isConstant)
    case .function, .runtime: false
    }
  }

  /// Parameters of the stubs whose default isn't `nil`.
  private static func isDefault(_ label: String, of type: TypeName) -> Bool {
    switch type.path {
    case "LocalizedStringResource": ["locale", "bundle"].contains(label)
    case "String.IntentInputOptions": true
    case "DisplayRepresentation": label == "synonyms"
    case "DisplayRepresentation.Image": ["isTemplate", "displayStyle"].contains(label)
    default: false
    }
  }

  /// A text's key or default value.
  var text: String? {
    switch self {
    case .literal(let text): return text
    case .interpolation(let segments): return segments.placeholderText
    case .initializer(_, let arguments) where arguments.count == 1: return arguments[0].value.text
    default: return nil
    }
  }
}

extension [CompilerValue] {
  /// The segments of an interpolated string with placeholders; nil where one isn't a constant.
  var placeholderText: String? {
    var text = ""
    for segment in self {
      switch segment {
      case .literal(let part): text += part
      case .member(let base, let name) where TypeName(base).isOfFramework: text += "${\(name)}"
      case .enumCase(let name, let arguments) where arguments.isEmpty: text += "${\(name)}"
      case .keyPath(let path): text += "${\(path.keyPathWithoutProjection)}"
      default: return nil
      }
    }
    return text
  }
}

extension JSONDocument {
  /// `{"int": 5}` is 5.
  var onlyMember: JSONDocument? {
    guard case .object(let members) = self, members.count == 1 else { return nil }
    return members.first?.value
  }

  /// Whether this is some value with the text of a literal, of whatever type.
  func isLiteral(_ text: String) -> Bool {
    let value = onlyMember ?? self
    switch value {
    case .string(let string): return string == text
    case .bool(let bool): return "\(bool)" == text
    case .number(let number): return (text.integerLiteral ?? Double(text)) == number
    default: return false
    }
  }

  /// Short, with its members in order.
  var spelled: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .string(let string): "\"\(string)\""
    case .array(let elements): "[" + elements.map(\.spelled).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.filter { $0.key != "location" }.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value.spelled)" }.joined(separator: ", ") + "}"
    }
  }
}
