/// Text for the content of an element of XML, or for an attribute in double quotes. Characters that XML 1.0 does not allow, even
/// escaped, become U+FFFD.
///
/// - Parameter keepsSpace: Whether line breaks and tabs are spelled out: in an attribute, a reader makes spaces of them.
package func escapedForXML(_ text: String, quotes: Bool = true, keepsSpace: Bool = false) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"" where quotes: escaped += "&quot;"
    // A reader would replace CR by a line feed anywhere.
    case "\n" where keepsSpace, "\t" where keepsSpace, "\r": escaped += "&#\(scalar.value);"
    case "\n", "\t": escaped.unicodeScalars.append(scalar)
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
