import IntentModel

/// Constants of the source as JSON: objects whose key is the kind of the value, and plain values where one kind is usual.
extension BundleWriter {
  /// Writes or checks the members of a value's object.
  mutating func value(_ value: Value) {
    switch value.form {
    case .string(let string): self.string("string", string)
    case .int(let int): json?.member("int", int)
    case .double(let double):
      json?.key("double")
      json?.double(double)
    case .bool(let bool): json?.member("bool", bool)
    case .enumCase(let name, let arguments):
      string("enumCase", name)
      self.arguments(arguments ?? [])
    case .array(let elements): values("array", elements)
    case .dictionary(let entries):
      json?.key("dictionary")
      array(entries) { writer, entry in
        writer.object { writer in
          writer.object("key") { $0.value(entry.key) }
          writer.object("value") { $0.value(entry.value) }
        }
      }
    case .tuple(let elements):
      json?.key("tuple")
      array(elements) { writer, element in
        writer.object { writer in
          writer.string("label", element.label)
          writer.value(element.value)
        }
      }
    case .keyPath(let names): if isWriting { string("keyPath", names.joined(separator: ".")) }
    case .type(let type): string("type", type.name)
    case .call(let callee, let arguments):
      string("call", callee)
      self.arguments(arguments)
    case .nil: json?.member("nil", true)
    case .text(let text): members(of: text)
    case .reference(let reference): members(of: reference)
    case .unreadable(let unreadable): self.unreadable(unreadable)
    }
  }

  /// Writes or checks a value, if there is one, under the current key.
  mutating func valueObject(_ value: Value?) {
    if let value { object(key) { $0.value(value) } }
  }

  /// Writes or checks the elements of a value that is an array. The key is there even if the array is empty.
  mutating func values(_ key: String, _ values: [Value]) {
    json?.key(key)
    array(values) { writer, value in writer.object { $0.value(value) } }
  }

  /// Writes arguments as `[{"label", "value"}]`: those of calls, and those that can't be under their own label.
  mutating func arguments(_ arguments: [Argument]) {
    array("arguments", arguments) { writer, argument in
      writer.object { writer in
        writer.string("label", argument.label)
        writer.object("value") { $0.value(argument.value) }
      }
    }
  }

  /// Writes the arguments, or reports unreadable ones by their label.
  mutating func arguments(_ arguments: [Argument], of owner: Subject.ArgumentOwner) {
    if isWriting { self.arguments(arguments) } else { check(arguments, of: owner) }
  }

  /// Writes or checks arguments. They are written under their own labels, plain ones as plain values. Those without a label, with a
  /// label that is already used, or with one of the `reserved` keys or `arguments` as the label, are in `arguments`.
  mutating func labelledArguments(
    _ arguments: [Argument], of owner: Subject.ArgumentOwner, reserved: [String],
    _ write: (inout BundleWriter, Argument, String) -> Void = {
      $0.json?.key($2)
      $0.plainValue($1.value)
    }
  ) {
    guard isWriting else { return check(arguments, of: owner) }
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

  /// Collects diagnostics about arguments.
  private mutating func check(_ arguments: [Argument], of owner: Subject.ArgumentOwner) {
    for argument in arguments {
      subject = .argument(argument.label, of: owner)
      outsideMetadata(if: !owner.hasInMetadata(argument.label)) { $0.value(argument.value) }
    }
  }

  /// Writes a value in a position where one kind of value is usual: as a plain value if its kind is plain, otherwise as an
  /// object.
  mutating func plainValue(_ value: Value) {
    switch value.form {
    case .string(let string): json?.string(string)
    case .int(let int): json?.int(int)
    case .double(let double): json?.double(double)
    case .bool(let bool): json?.bool(bool)
    case .enumCase(let name, nil): json?.string(name)
    default: object { $0.value(value) }
    }
  }

  /// Writes an option of a set, such as `foreground(dynamic)`. One without this short form is written as a value.
  mutating func option(_ value: Value) {
    if isWriting, let name = value.optionName { json?.string(name) } else { object { $0.value(value) } }
  }
}

extension Value {
  /// The elements of an array literal, or the value itself.
  var elements: [Value] { if case .array(let elements) = form { elements } else { [self] } }

  /// The short form of an option: `background`, `foreground(dynamic)`. Nil unless the value is a case whose arguments are plain
  /// cases without labels.
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
