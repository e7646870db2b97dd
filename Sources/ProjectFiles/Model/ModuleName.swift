/// The module name for a folder or a target, as Xcode and SwiftPM make it: characters that can't be part of an identifier
/// become `_`. `My App` is `My_App`, `3D` is `_D`.
///
/// Source: `mangledToC99ExtendedIdentifier` of swift-build and SwiftPM. Its table of characters above ASCII is that of C99;
/// Unicode's own classes are used here, which agree for the letters of living scripts. Names are cut
/// after 255 characters, because every declaration has the name of its module.
package func moduleName(from name: String) -> String {
  var result = ""
  for (position, scalar) in name.unicodeScalars.prefix(255).enumerated() {
    let isAllowed = position == 0 ? scalar.isIdentifierStart : scalar.isIdentifierPart
    result.unicodeScalars.append(isAllowed ? scalar : "_")
  }
  return result.isEmpty ? "_" : result
}

package func isModuleName(_ name: String) -> Bool { moduleName(from: name) == name }

extension Unicode.Scalar {
  fileprivate var isIdentifierStart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_": true
    default: !isASCII && properties.isXIDStart
    }
  }

  fileprivate var isIdentifierPart: Bool {
    switch self {
    case "0"..."9": true
    default: isIdentifierStart || !isASCII && properties.isXIDContinue
    }
  }
}
