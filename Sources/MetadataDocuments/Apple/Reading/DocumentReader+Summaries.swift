import IntentModel
import DocumentFormats

/// Reads parameter summaries.
extension DocumentReader {
  mutating func summary(_ value: JSONValue, at path: String) -> JSONValue {
    guard let (kind, content) = value.unwrapped else {
      keep(value, at: path, reason: .unknownValue)
      return [:]
    }
    switch kind {
    case "actionSummary": return sentence(content, at: "\(path).\(kind)")
    case "switchStatement": return choice(content, at: "\(path).\(kind)")
    case "whenClause": return condition(content, at: "\(path).\(kind)")
    default:
      keep(value, at: path, reason: .unknownValue)
      return [:]
    }
  }

  private mutating func sentence(_ value: JSONValue, at path: String) -> JSONValue {
    var members = BundleMembers()
    if let key = value["summaryString"]?["formatString"] {
      var text = BundleMembers()
      text.keep("key", key)
      text["table"] = value["table"]
      members["text"] = text.json
    }
    members["parameters"] = value["summaryString"]?["parameterIdentifiers"]
    members["others"] = value["otherParameterIdentifiers"]
    keepOthers(of: value, than: ["summaryString", "table", "otherParameterIdentifiers"], at: path)
    return members.json
  }

  private mutating func choice(_ value: JSONValue, at path: String) -> JSONValue {
    var members = BundleMembers()
    members["switch"] = value["parameterIdentifier"]
    var cases: [JSONValue] = []
    var otherwise: JSONValue?
    for (index, each) in (value["cases"]?.array ?? []).enumerated() {
      let place = "\(path).cases[\(index)]"
      let branch = summary(each["configuration"] ?? [:], at: "\(place).configuration")
      if each["isDefaultCase"]?.bool == true {
        otherwise = branch
      } else {
        let values = each["value"]?["array"]?["values"]?.array ?? []
        let compared = values.map { self.compared($0, with: value["parameterIdentifier"], at: "\(place).value") }
        cases.append(["values": JSONValue(compared), "summary": branch])
      }
      keepOthers(of: each, than: ["configuration", "isDefaultCase", "value"], at: place)
    }
    members["cases"] = JSONValue(cases)
    if let otherwise { members.keep("default", otherwise) }
    keepOthers(of: value, than: ["parameterIdentifier", "cases"], at: path)
    return members.json
  }

  private mutating func condition(_ value: JSONValue, at path: String) -> JSONValue {
    let condition = value["condition"] ?? [:]
    var when = BundleMembers()
    when["parameter"] = condition["parameterIdentifier"]
    let number = condition["comparisonOperator"]?.int ?? -1
    let comparison = KnownConstants.comparisons.name(number) ?? "\(number)"
    when["comparison"] = JSONValue(comparison)
    if let operand = condition["value"] {
      if let values = operand["array"]?["values"]?.array {
        let parameter = condition["parameterIdentifier"]
        when.keep("values", JSONValue(values.map { compared($0, with: parameter, at: "\(path).condition.value") }))
      } else {
        when["value"] = compared(operand, with: condition["parameterIdentifier"], at: "\(path).condition.value")
      }
    }
    keepOthers(of: condition, than: ["parameterIdentifier", "comparisonOperator", "value"], at: "\(path).condition")
    keepOthers(of: value, than: ["condition", "when", "otherwise"], at: path)
    var members = BundleMembers()
    members["when"] = when.json
    members.keep("then", summary(value["when"] ?? [:], at: "\(path).when"))
    if let otherwise = value["otherwise"] { members.keep("otherwise", summary(otherwise, at: "\(path).otherwise")) }
    return members.json
  }

  /// Reads a value that `parameter` is compared with: `{"enumeration": {"identifier", "value"}}`, or `{"string": {"value"}}` and
  /// the same for numbers and booleans. Another form is kept as unread.
  private mutating func compared(_ value: JSONValue, with parameter: JSONValue?, at path: String) -> JSONValue {
    // A widget family is the name of its case, as a string.
    if parameter?.string == ParameterSummary.widgetFamily, let name = value["string"]?["value"] {
      return ["enumCase": name]
    }
    if let member = value.members?.first, value.members?.count == 1, let inner = member.value["value"] {
      switch member.key {
      case "enumeration": return ["enumCase": inner]
      case "string", "int", "double", "bool": return [member.key: inner]
      default: break
      }
    }
    keep(value, at: path, reason: .unknownValue)
    return ["unreadable": "", "location": location(value.offset)]
  }
}
