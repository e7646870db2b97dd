/// Validates JSON against a JSON Schema, for the keywords that our schemas use; a keyword that it doesn't know fails.
struct JSONSchemaValidator {
  let schema: JSONDocument
  /// Fails on members that no part of the schema names, although objects are open.
  var isStrict = false

  func failures(in instance: JSONDocument) -> [String] { visit(instance, schema, "") }

  private struct Outcome {
    var failures: [String] = []
    /// Members that the schema names.
    var named: Set<String> = []

    mutating func add(_ other: Outcome) {
      failures += other.failures
      named.formUnion(other.named)
    }
  }

  private func visit(_ instance: JSONDocument, _ schema: JSONDocument, _ path: String) -> [String] {
    let outcome = evaluate(instance, schema, path)
    guard isStrict, outcome.failures.isEmpty, case .object(let members) = instance else { return outcome.failures }
    return members.keys.filter { !outcome.named.contains($0) }.sorted().map { "\(path)/\($0): not in the schema" }
  }

  private func evaluate(_ instance: JSONDocument, _ schema: JSONDocument, _ path: String) -> Outcome {
    if case .bool(let isAllowed) = schema { return Outcome(failures: isAllowed ? [] : ["\(path): not allowed"]) }
    guard case .object(let keywords) = schema else { return Outcome(failures: ["\(path): not a schema"]) }
    var outcome = Outcome()
    for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
      outcome.add(apply(keyword, argument, to: instance, keywords, path))
    }
    return outcome
  }

  private func apply(
    _ keyword: String, _ argument: JSONDocument, to instance: JSONDocument, _ keywords: [String: JSONDocument],
    _ path: String
  ) -> Outcome {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return Outcome()
    case "$ref":
      guard let target = definition(argument) else { return Outcome(failures: ["\(path): no definition \(argument)"]) }
      return evaluate(instance, target, path)
    case "allOf":
      return argument.elements.reduce(into: Outcome()) { $0.add(evaluate(instance, $1, path)) }
    case "anyOf":
      let outcomes = argument.elements.map { evaluate(instance, $0, path) }
      let passed = outcomes.filter(\.failures.isEmpty)
      guard passed.isEmpty else { return passed.reduce(into: Outcome()) { $0.add($1) } }
      let nearest = outcomes.min { $0.failures.count < $1.failures.count }?.failures ?? []
      return Outcome(failures: ["\(path): fits none of the alternatives"] + nearest)
    case "properties", "additionalProperties", "required", "minProperties", "dependentRequired",
      "propertyNames":
      guard case .object(let members) = instance else { return Outcome() }
      return applyToObject(keyword, argument, to: members, keywords, path)
    case "items":
      return Outcome(
        failures: instance.elements.enumerated().flatMap { visit($1, argument, "\(path)/\($0)") })
    default:
      return Outcome(failures: assert(keyword, argument, of: instance).map { ["\(path): \($0)"] } ?? [])
    }
  }

  private func applyToObject(
    _ keyword: String, _ argument: JSONDocument, to members: [String: JSONDocument], _ keywords: [String: JSONDocument],
    _ path: String
  ) -> Outcome {
    var outcome = Outcome()
    switch keyword {
    case "properties":
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let schema = argument[key] else { continue }
        outcome.add(Outcome(failures: visit(member, schema, "\(path)/\(key)"), named: [key]))
      }
    case "additionalProperties":
      for (key, member) in members.sorted(by: { $0.key < $1.key }) where keywords["properties"]?[key] == nil {
        outcome.add(Outcome(failures: visit(member, argument, "\(path)/\(key)"), named: [key]))
      }
    case "propertyNames":
      for key in members.keys.sorted() {
        outcome.failures += evaluate(.string(key), argument, "\(path)/\(key)").failures
      }
    case "required":
      outcome.failures = argument.elements.compactMap(\.string).filter { members[$0] == nil }
        .map { "\(path): '\($0)' is missing" }
    case "minProperties":
      if .number(Double(members.count)) < argument { outcome.failures = ["\(path): too few members"] }
    default:
      guard case .object(let dependents) = argument else { break }
      for (key, required) in dependents where members[key] != nil {
        outcome.failures += required.elements.compactMap(\.string).filter { members[$0] == nil }
          .map { "\(path): '\($0)' is missing, but '\(key)' requires it" }
      }
    }
    return outcome
  }

  /// The error of the instance for one keyword; nil if there is none.
  private func assert(_ keyword: String, _ argument: JSONDocument, of instance: JSONDocument) -> String? {
    switch keyword {
    case "type":
      let types = argument.elements.isEmpty ? [argument] : argument.elements
      return types.contains { has(type: $0.string ?? "", instance) } ? nil : "not of type \(argument.spelled)"
    case "const": return instance == argument ? nil : "\(instance.spelled) is not \(argument.spelled)"
    case "enum":
      return argument.elements.contains(instance) ? nil : "\(instance.spelled) is none of \(argument.spelled)"
    case "minItems":
      guard case .array(let elements) = instance else { return nil }
      return .number(Double(elements.count)) < argument ? "too few elements" : nil
    case "minimum":
      guard case .number = instance else { return nil }
      return instance < argument ? "\(instance.spelled) is too small" : nil
    case "minLength":
      guard let string = instance.string else { return nil }
      return .number(Double(string.count)) < argument ? "too short" : nil
    case "pattern":
      guard let string = instance.string, let pattern = argument.string else { return nil }
      let isMatch = (try? Regex(pattern)).map { string.contains($0) } ?? false
      return isMatch ? nil : "'\(string)' doesn't match \(pattern)"
    case "uniqueItems":
      let elements = instance.elements
      return argument == .bool(true) && Set(elements).count < elements.count ? "an element comes twice" : nil
    default: return "unknown keyword '\(keyword)'"
    }
  }

  private func has(type: String, _ instance: JSONDocument) -> Bool {
    switch (type, instance) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .bool),
      ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func definition(_ reference: JSONDocument) -> JSONDocument? {
    let prefix = "#/$defs/"
    guard let name = reference.string, name.hasPrefix(prefix) else { return nil }
    return schema["$defs"]?[String(name.dropFirst(prefix.count))]
  }
}

/// True when both are numbers and the left one is smaller.
private func < (left: JSONDocument, right: JSONDocument) -> Bool {
  if case .number(let left) = left, case .number(let right) = right { left < right } else { false }
}
