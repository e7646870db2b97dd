/// One line `NAME[sdk=iphoneos*] = value` of an `.xcconfig`, or one member of `buildSettings`.
struct SettingAssignment: Sendable {
  struct Condition: Sendable {
    /// The parameter whose value is compared: `sdk`, `arch`, `config` or `variant`.
    var parameter: String
    var pattern: FilePattern
  }

  var name: String
  var conditions: [Condition]
  var value: String

  /// Reads a key such as `NAME[sdk=iphoneos*][arch=*]` or `NAME[sdk=iphoneos*,arch=*]`; nil if it has another form.
  init?(key: Substring, value: String) {
    let bracket = key.utf8.firstIndex(of: UInt8(ascii: "["))
    name = String(key[..<(bracket ?? key.endIndex)].trimmed)
    self.value = value
    conditions = []
    guard let first = name.utf8.first, Self.isNameStart(first), name.utf8.allSatisfy(Self.isNamePart) else {
      return nil
    }
    guard let bracket else { return }
    for part in key[bracket...].split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      let text = part.trimmed
      guard text.hasSuffix("]") else { return nil }
      for condition in text.dropLast().split(separator: ",") {
        guard let equals = condition.firstIndex(of: "=") else { return nil }
        let pattern = String(condition[condition.index(after: equals)...].trimmed)
        conditions.append(Condition(parameter: String(condition[..<equals].trimmed), pattern: FilePattern(pattern)))
      }
    }
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether all conditions hold. A parameter that has no value in `surroundings` matches `*` alone.
  func applies(in surroundings: SettingSurroundings) -> Bool {
    conditions.allSatisfy { $0.pattern.matches(surroundings.value(of: $0.parameter)) }
  }
}

/// The values that conditions of settings are compared with.
struct SettingSurroundings: Sendable {
  /// The name of the SDK, such as `iphoneos26.0`; empty while the SDK is not known.
  var sdk = ""
  var configuration = ""

  func value(of parameter: String) -> String {
    switch parameter {
    case "sdk": sdk
    case "config": configuration
    // The architecture of every device that the platforms' current systems run on.
    case "arch": "arm64"
    case "variant": "normal"
    default: ""
    }
  }
}

extension Substring {
  /// The text without spaces and tabs at both ends.
  var trimmed: Substring {
    var rest = self
    while let first = rest.utf8.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.utf8.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return rest
  }
}
