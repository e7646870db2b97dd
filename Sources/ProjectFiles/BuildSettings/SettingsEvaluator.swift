/// Replaces `$(NAME)`, `${NAME}`, `$[NAME]` and `$NAME` by the values of settings, with `$(inherited)` and `:modifiers`.
///
/// An unknown setting is empty. One that refers back to itself gets its inherited value, as in Xcode, so that every evaluation
/// ends; three limits keep it short.
///
/// Source: `MacroExpressionParsing.swift` and `MacroEvaluationProgram.swift` of swift-build.
struct SettingsEvaluator {
  private static let depthLimit = 48
  private static let stepLimit = 5_000
  private static let lengthLimit = 1 << 16

  let table: SettingsTable
  let surroundings: SettingSurroundings
  private(set) var steps = 0
  /// The number of values that are not used yet, counted from the lowest, of each setting that is being evaluated: each
  /// `$(inherited)` uses the next lower one.
  private(set) var remaining: [String: Int] = [:]
  /// A cache of the values of each setting that was evaluated, from the lowest to the highest.
  private(set) var values: [String: [String]] = [:]

  /// The value of a setting without the white space around it; nil if it is not set, or empty.
  mutating func value(of name: String) -> String? {
    steps = 0
    let value = evaluate(name, depth: 0).trimmed
    return value.isEmpty ? nil : String(value)
  }

  /// The value of a setting that is a list: separated by spaces, quotes and `\` as in a shell.
  mutating func list(of name: String) -> [String] { value(of: name).map(splitList) ?? [] }

  /// Replaces the settings in a text, such as a value of Info.plist.
  mutating func expand(_ text: String) -> String {
    steps = 0
    return String(decoding: expand(Array(text.utf8)[...], within: nil, depth: 0), as: UTF8.self)
  }

  private mutating func evaluate(_ name: String, depth: Int) -> Substring {
    steps += 1
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return "" }
    let all = values[name] ?? table.values(of: name, in: surroundings)
    values[name] = all
    let before = remaining[name]
    let last = before ?? all.count
    guard last > 0 else { return "" }
    remaining[name] = last - 1
    defer { remaining[name] = before }
    return Substring(decoding: expand(Array(all[last - 1].utf8)[...], within: name, depth: depth + 1), as: UTF8.self)
  }

  // MARK: Texts

  private mutating func expand(_ text: ArraySlice<UInt8>, within setting: String?, depth: Int) -> [UInt8] {
    var result: [UInt8] = [], rest = text
    while let byte = rest.popFirst(), result.count < Self.lengthLimit {
      guard byte == UInt8(ascii: "$") else {
        result.append(byte)
        continue
      }
      switch rest.first {
      case UInt8(ascii: "("): result += reference(&rest, UInt8(ascii: ")"), setting, depth)
      case UInt8(ascii: "{"): result += reference(&rest, UInt8(ascii: "}"), setting, depth)
      case UInt8(ascii: "["): result += reference(&rest, UInt8(ascii: "]"), setting, depth)
      case UInt8(ascii: "$"):
        rest.removeFirst()
        result.append(byte)
      case let first? where SettingAssignment.isNameStart(first):
        let name = rest.prefix(while: SettingAssignment.isNamePart)
        rest = rest.dropFirst(name.count)
        result += lookup(String(decoding: name, as: UTF8.self), setting, depth)
      default: result.append(byte)
      }
    }
    return result
  }

  /// Expands a reference from the opening to the closing bracket: a name, which may contain references, and modifiers.
  private mutating func reference(
    _ rest: inout ArraySlice<UInt8>, _ bracket: UInt8, _ setting: String?, _ depth: Int
  ) -> [UInt8] {
    rest.removeFirst()
    guard depth < Self.depthLimit else {
      rest = rest.drop { $0 != bracket }.dropFirst()
      return []
    }
    let name = expand(fragment(&rest, bracket), within: setting, depth: depth + 1)
    var value = String(decoding: lookup(String(decoding: name, as: UTF8.self), setting, depth), as: UTF8.self)
    while rest.popFirst() == UInt8(ascii: ":") {
      let modifier = fragment(&rest, bracket)
      steps += 1 + value.utf8.count / 256
      guard steps < Self.stepLimit else { continue }
      if let equals = modifier.firstIndex(of: UInt8(ascii: "=")) {
        let operand = expand(modifier[(equals + 1)...], within: setting, depth: depth + 1)
        let name = String(decoding: modifier[..<equals], as: UTF8.self)
        value = SettingModifier.apply(name, with: String(decoding: operand, as: UTF8.self), to: value)
      } else {
        value = SettingModifier.apply(String(decoding: modifier, as: UTF8.self), to: value)
      }
    }
    return Array(value.utf8)
  }

  /// Consumes the text up to the `:` or the closing bracket of this reference; that sign is not consumed.
  private func fragment(_ rest: inout ArraySlice<UInt8>, _ bracket: UInt8) -> ArraySlice<UInt8> {
    let start = rest.startIndex
    var closing: [UInt8] = [], index = start
    while index < rest.endIndex {
      let byte = rest[index]
      if let expected = closing.last {
        if byte == expected { closing.removeLast() }
      } else if byte == bracket || byte == UInt8(ascii: ":") {
        break
      }
      if byte == UInt8(ascii: "$"), index + 1 < rest.endIndex {
        switch rest[index + 1] {
        case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
        case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
        case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
        default: break
        }
      }
      index += 1
    }
    let fragment = rest[start..<index]
    rest = rest[index...]
    return fragment
  }

  private mutating func lookup(_ name: String, _ setting: String?, _ depth: Int) -> [UInt8] {
    if name == "inherited" || name == "value" {
      guard let setting else { return [] }
      return Array(evaluate(setting, depth: depth).utf8)
    }
    return Array(evaluate(name, depth: depth).utf8)
  }
}

/// Splits the value of a list setting into its elements.
func splitList(_ text: String) -> [String] {
  var elements: [String] = [], element: [UInt8] = [], isInside = false
  var quote: UInt8?, bytes = Array(text.utf8)[...]
  while let byte = bytes.popFirst() {
    if byte == UInt8(ascii: "\\"), let next = bytes.popFirst() {
      element.append(next)
      isInside = true
    } else if let open = quote {
      if byte == open { quote = nil } else { element.append(byte) }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
      isInside = true
    } else if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      if isInside { elements.append(String(decoding: element, as: UTF8.self)) }
      element = []
      isInside = false
    } else {
      element.append(byte)
      isInside = true
    }
  }
  if isInside { elements.append(String(decoding: element, as: UTF8.self)) }
  return elements
}
