import IntentModel

/// Values of the current field that are neither facts nor constants, and members with a key of their own.
extension BundleWriter {
  @inline(never)
  mutating func string(_ key: String, _ value: String?) {
    if let value { json?.member(key, value) }
  }

  mutating func string(_ value: String?) { string(key, value) }

  mutating func bool(_ value: Bool) { json?.member(key, value) }

  /// Writes a boolean that appears only if it is true.
  mutating func flag(_ value: Bool) {
    if value { bool(true) }
  }

  @inline(never)
  mutating func strings(_ key: String, _ values: [String]) {
    guard isWriting else { return }
    array(key, values) { $0.json?.string($1) }
  }

  mutating func strings(_ values: @autoclosure () -> [String]) { if isWriting { strings(key, values()) } }

  /// Writes or checks an array of objects under the current key; nothing if it is empty.
  mutating func list<Element: Described>(_ elements: [Element]) {
    array(key, elements) { $0.object(of: $1) }
  }

  mutating func object<Owner: Described>(_ owner: Owner?) {
    guard let owner else { return }
    json?.key(key)
    object(of: owner)
  }

  @inline(never)
  mutating func reference(_ reference: TypeReference?) { object(reference) }

  mutating func availability(_ availability: [Availability]) {
    if !availability.isEmpty { list(availability) }
  }

  mutating func availability(_ key: String, _ availability: [Availability]) {
    self.key = key
    self.availability(availability)
  }

  /// Writes a type, or reports one of which only the spelling is known.
  mutating func type(_ type: ValueType?, _ role: @autoclosure () -> TypeRole) {
    guard let type else { return }
    if isWriting { object(type) } else { check(type, role()) }
  }

  mutating func check(_ type: ValueType?, _ role: @autoclosure () -> TypeRole) {
    if let type, let problem = type.problem, !isWriting { report(problem, of: type, role()) }
  }
}
