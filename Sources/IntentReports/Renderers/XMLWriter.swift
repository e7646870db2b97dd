import DocumentFormats

/// Writes one XML document: elements in the order of the calls, indented by two spaces for each level.
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

  /// Writes an element that holds text or nothing.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String = "") {
    startTag(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(escapedForXML(content, quotes: false))</\(name)>\n"
  }

  private mutating func startTag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(escapedForXML(value, keepsSpace: true))\"" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: open.count) }
}
