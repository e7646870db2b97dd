/// Writes one XML document: elements in the order of the calls, indented by two.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Opens an element that holds elements.
  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    startTag(name, attributes)
    text += ">\n"
    open.append(name)
  }

  /// Closes the innermost open element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// An element that holds text or nothing.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String = "") {
    startTag(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(escaped(content))</\(name)>\n"
  }

  private mutating func startTag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(escaped(value, inAttribute: true))\"" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: open.count) }

  private func escaped(_ value: String, inAttribute: Bool = false) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A reader makes a space of them in an attribute, unless they are spelled out; of CR a line feed anywhere.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": result += "&#\(scalar.value);"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // Characters that XML 1.0 does not allow, even escaped.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
