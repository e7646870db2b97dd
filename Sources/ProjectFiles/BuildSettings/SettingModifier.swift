/// The modifier in `$(NAME:modifier)`. An unknown modifier leaves the value as it is.
///
/// Source: `MacroEvaluationProgram.swift` of swift-build.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "upper": value.uppercased()
    case "lower": value.lowercased()
    case "identifier": legal(value, otherAllowed: "_", replacement: "_")
    case "rfc1034identifier": legal(value, otherAllowed: "-", replacement: "-")
    case "c99extidentifier": value.isEmpty ? "" : moduleName(from: value)
    case "dir": directory(of: value)
    case "file": ProjectPath.lastName(of: value)
    case "base": ProjectPath.stem(of: value)
    case "suffix": suffix(of: value)
    case "not": value == "YES" ? "NO" : "YES"
    case "truncatedversion": value.split(separator: ".").prefix(3).joined(separator: ".")
    default: value
    }
  }

  static func apply(_ modifier: String, with operand: String, to value: String) -> String {
    if modifier == "default" { return value.isEmpty ? operand : value }
    if value.isEmpty { return value }
    switch modifier {
    case "dir": return joined(operand, ProjectPath.lastName(of: value))
    case "file": return joined(folder(of: value), operand)
    case "base": return joined(folder(of: value), operand) + suffix(of: value)
    case "suffix":
      let stem = value.utf8.dropLast(suffix(of: value).utf8.count)
      return String(Substring(stem)) + (operand.hasPrefix(".") ? operand : "." + operand)
    default: return value
    }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func folder(of path: String) -> String { ProjectPath.folder(of: path) ?? "" }

  private static func directory(of path: String) -> String {
    let folder = folder(of: path)
    return folder.isEmpty ? "./" : folder + "/"
  }

  /// The extension of a path's last name with its dot; empty if there is none.
  private static func suffix(of path: String) -> String {
    String(ProjectPath.lastName(of: path).dropFirst(ProjectPath.stem(of: path).count))
  }

  private static func legal(_ text: String, otherAllowed: Character, replacement: Character) -> String {
    var result = ""
    for character in text {
      let isDigit = ("0"..."9").contains(character) && !result.isEmpty
      let isLetter = ("a"..."z").contains(character) || ("A"..."Z").contains(character)
      result.append(isDigit || character.isASCII && isLetter || character == otherAllowed ? character : replacement)
    }
    return result
  }
}
