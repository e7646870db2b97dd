import IntentModel

/// Values and arguments.
extension BundleWriter {
  /// The members of a value's object.
  mutating func value(_ value: Value) {
    switch value.form {
    case .string(let string): self.string("string", string)
    case .int(let int):
      json.key("int")
      json.int(int)
    case .double(let double):
      json.key("double")
      json.double(double)
    case .bool(let bool): self.bool("bool", bool)
    case .enumCase(let name, let arguments):
      string("enumCase", name)
      self.arguments(arguments ?? [])
    case .array(let elements): values("array", elements)
    case .dictionary(let entries):
      json.key("dictionary")
      array(entries) { writer, entry in
        writer.object { writer in
          writer.object("key") { $0.value(entry.key) }
          writer.object("value") { $0.value(entry.value) }
        }
      }
    case .tuple(let elements):
      json.key("tuple")
      array(elements) { writer, element in
        writer.object { writer in
          writer.string("label", element.label)
          writer.value(element.value)
        }
      }
    case .keyPath(let names): string("keyPath", names.joined(separator: "."))
    case .type(let type): string("type", type.name)
    case .call(let callee, let arguments):
      string("call", callee)
      self.arguments(arguments)
    case .nil: bool("nil", true)
    case .text(let text): self.text(text)
    case .reference(let reference): self.reference(reference)
    case .unreadable(let unreadable): self.unreadable(unreadable)
    }
  }

  /// An array that a value is: there even when it is empty.
  mutating func values(_ key: String, _ values: [Value]) {
    json.key(key)
    array(values) { writer, value in writer.object { $0.value(value) } }
  }

  /// `[{"label", "value"}]`, for calls and for arguments that can't stand under their own label.
  mutating func arguments(_ arguments: [Argument]) {
    array("arguments", arguments) { writer, argument in
      writer.object { writer in
        writer.string("label", argument.label)
        writer.object("value") { $0.value(argument.value) }
      }
    }
  }

  /// Arguments under their own labels. Those without one, with one that is used already, or with one of the `reserved` keys
  /// stand in `arguments`.
  mutating func labelledArguments(
    _ arguments: [Argument], reserved: Set<String>, _ write: (inout BundleWriter, Argument, String) -> Void
  ) {
    guard !arguments.isEmpty else { return }
    var used: [String] = [], others: [Argument] = []
    for argument in arguments {
      if let label = argument.label, label != "arguments", !reserved.contains(label), !used.contains(label) {
        used.append(label)
        write(&self, argument, label)
      } else {
        others.append(argument)
      }
    }
    self.arguments(others)
  }

  /// A value in a place where only one kind of value is usual: plain where it is of a plain kind.
  mutating func plainValue(_ value: Value) {
    switch value.form {
    case .string(let string): json.string(string)
    case .int(let int): json.int(int)
    case .double(let double): json.double(double)
    case .bool(let bool): json.bool(bool)
    case .enumCase(let name, nil): json.string(name)
    default: object { $0.value(value) }
    }
  }

  /// An option of a set: `foreground(dynamic)`. One that this can't say in short is a value.
  mutating func option(_ value: Value) {
    if let name = value.optionName { json.string(name) } else { object { $0.value(value) } }
  }
}

extension Value {
  /// The elements of an array literal, or the value itself.
  var elements: [Value] { if case .array(let elements) = form { elements } else { [self] } }

  /// `background`, `foreground(dynamic)`: cases whose arguments are plain cases, without labels.
  fileprivate var optionName: String? {
    guard case .enumCase(let name, let arguments) = form else { return nil }
    guard let arguments else { return name }
    var names: [String] = []
    for argument in arguments {
      guard argument.label == nil, case .enumCase(let name, nil) = argument.value.form else { return nil }
      names.append(name)
    }
    return "\(name)(\(names.joined(separator: ", ")))"
  }
}
