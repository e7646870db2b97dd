import IntentModel
import DocumentFormats
import SourceScan

extension SchemaWriter {
  /// Writes the keywords of a definition.
  mutating func contents(of definition: Definition) {
    describe(definition.description)
    if let rows = definition.rows {
      table(rows, isDeclared: definition.isDeclared)
      return more(of: definition)
    }
    if let array = definition.array { return shape(array) }
    switch definition {
    case .string: type("string")
    case .bool: type("boolean")
    case .int: type("integer")
    case .double: type("number")
    case .yes: constant { $0.bool(true) }
    case .position:
      type("integer")
      json.member("minimum", 1)
    case .bundleVersion: constant { $0.int(Generator.bundleVersion) }
    case .declarationKind: oneOf(TypeBody.Kind.allCases.filter { $0 != .protocol }.map(\.rawValue))
    case .wrapper: oneOf(WrappedProperty.Wrapper.allCases.map(\.rawValue))
    case .typeKind: oneOf(ValueType.Kind.allCases.map(\.rawValue))
    case .form: oneOf(DisplayForm.allCases.map(\.rawValue))
    case .severity: oneOf(Diagnostic.Severity.allCases.map(\.rawValue))
    case .unreadReason: oneOf(["unknown key", "unknown value", "no key of the bundle says it"])
    case .shortcuts: shortcuts()
    case .value: value()
    case .plainValue: anyOf([{ $0.plainTypes() }, { $0.shape(.one(.value)) }])
    default: combination(of: definition)
    }
  }

  /// Writes the keywords of a definition that is made of others.
  private mutating func combination(of definition: Definition) {
    switch definition {
    case .versionOrYes: anyOf(.one(.string), .one(.yes))
    case .option: anyOf(.one(.string), .one(.value))
    case .textOrValue: anyOf(.one(.text), .one(.value))
    case .valuesOrValue: anyOf(.one(.values), .one(.value))
    case .boundsOrValue: anyOf(.one(.bounds), .one(.value))
    case .summary: anyOf(.one(.summarySwitch), .one(.summaryWhen), .one(.summarySentence))
    case .conditions: shape(.one(.strings))
    case .values: list(of: .one(.value), minimum: 0)
    case .entries: list(of: .one(.entry), minimum: 0)
    case .elements: list(of: .one(.element), minimum: 0)
    case .severalTypes: list(of: .one(.type), minimum: 2)
    default: break
    }
  }

  /// Writes the parts of a definition that are not in its table: arguments under their own labels, and keys that require each
  /// other.
  private mutating func more(of definition: Definition) {
    switch definition {
    case .property:
      object("additionalProperties") { writer in
        writer.describe("An argument of the wrapper.")
        writer.shape(.one(.value))
      }
    case .image, .transferRepresentation:
      if definition == .image { json.member("minProperties", 1) }
      object("additionalProperties") { $0.shape(.one(.plainValue)) }
    case .reference:
      object("dependentRequired") { writer in
        writer.json.array("qualifiedName", ["module"]) { $0.string($1) }
        writer.json.array("module", ["qualifiedName"]) { $0.string($1) }
      }
    default: break
    }
  }

  private mutating func constant(_ value: (inout JSONWriter) -> Void) {
    json.key("const")
    value(&json)
  }

  private mutating func plainTypes() { json.array("type", ["string", "number", "boolean"]) { $0.string($1) } }

  private mutating func value() {
    anyOf(
      ValueForm.allCases.map { form in { $0.refer(to: .valueForm(form)) } }
        + [Definition.text, .reference, .unreadable].map { definition in { $0.shape(.one(definition)) } })
  }

  /// Writes the schema of a list of App Shortcuts, in which an unreadable element has the conditions around it.
  private mutating func shortcuts() {
    anyOf([
      { writer in
        writer.list { writer in
          writer.anyOf([
            { $0.shape(.one(.shortcut)) },
            { $0.refer(to: .variant(.unreadable)) },
          ])
        }
      },
      { $0.shape(.one(.unreadable)) },
    ])
  }
}

/// A form of a value. The raw value is the key of its JSON object.
enum ValueForm: String, CaseIterable {
  case string, int, double, bool, enumCase, array, dictionary, tuple, keyPath, type, call
  case `nil`

  /// The key, and the other members of the form.
  var rows: [Row] {
    switch self {
    case .string: [row(.string)]
    case .int: [row(.int)]
    case .double: [row(.double)]
    case .bool: [row(.bool)]
    case .enumCase: [row(.string), Row(key: "arguments", shape: .one(.arguments))]
    case .array: [row(.values)]
    case .dictionary: [row(.entries)]
    case .tuple: [row(.elements, "An element with a label has the key 'label' in addition to its value.")]
    case .keyPath: [row(.string, "The names as written, without the root.")]
    case .type: [row(.string)]
    case .call:
      [row(.string, "The callee as written; '.init' is 'init'."), Row(key: "arguments", shape: .one(.arguments))]
    case .nil: [row(.yes)]
    }
  }

  private func row(_ definition: Definition, _ description: String = "") -> Row {
    Row(key: rawValue, shape: .one(definition), description: description, isRequired: true)
  }
}
