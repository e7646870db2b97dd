/// Sources that the examples of SiriKit's kinds share. A name may contain the mark `↓`.
extension String {
  /// The file of a SiriKit intent that Shortcuts shows. `parameters`: `size Integer`, `names [String]`, or `size Size` for the enum
  /// `Size`, whose values are `values`.
  static func siriKitIntent(
    _ name: String = "OrderSoup", members: [String] = [], _ parameters: String..., values: [String] = [],
    isConfigurable: Bool = true
  ) -> String {
    let parameters = parameters.enumerated().map { position, parameter in
      let words = parameter.split(separator: " ").map(String.init), isEnum = words[1] == "Size"
      let isArray = words[1].hasPrefix("["), type = words[1].filter { $0 != "[" && $0 != "]" }
      return "  <dict><key>INIntentParameterName</key><string>\(words[0])</string>"
        + "<key>INIntentParameterType</key><string>\(isEnum ? "Integer" : type)</string>"
        + (isArray ? "<key>INIntentParameterSupportsMultipleValues</key><true/>" : "")
        + (isEnum ? "<key>INIntentParameterEnumType</key><string>Size</string>" : "")
        + "<key>INIntentParameterTag</key><integer>\(position + 1)</integer></dict>\n"
    }
    var members = (isConfigurable ? ["<key>INIntentConfigurable</key><true/>"] : []) + members
    if !parameters.isEmpty {
      members.append("<key>INIntentParameters</key><array>\n\(parameters.joined())  </array>")
    }
    let values = values.enumerated().map { position, value in
      "  <dict><key>INEnumValueName</key><string>\(value)</string>"
        + "<key>INEnumValueIndex</key><integer>\(position + 1)</integer></dict>\n"
    }
    let enums =
      values.isEmpty
      ? ""
      : "<key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>"
        + "<key>INEnumValues</key><array>\n\(values.joined())</array></dict></array>\n"
    return """
      // file: Soup.intentdefinition
      <plist><dict>
      \(enums)<key>INIntents</key><array><dict>
        <key>INIntentName</key><string>\(name)</string>
      \(members.map { "  \($0)\n" }.joined())</dict></array>
      </dict></plist>
      """
  }

  /// An App Intent that takes over the actions of `OrderSoupIntent`.
  static func orderSoup(_ members: String..., name: String = "OrderSoup") -> String {
    "struct \(name): CustomIntentMigratedAppIntent {\n  static let intentClassName = \"OrderSoupIntent\"\n"
      + members.map { "  \($0)\n" }.joined() + "}"
  }
}
