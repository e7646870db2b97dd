extension JSONWriter {
  /// Writes a complete value. Locations stay on one line, as in every bundle.
  package mutating func value(_ value: JSONValue) { write(value, under: nil) }

  private mutating func write(_ value: JSONValue, under key: String?) {
    switch value.form {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .int(let number): int(number)
    case .double(let number): double(number)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { write(element, under: nil) }
      end()
    case .object(let members):
      beginObject(staysOnOneLine: key == "location")
      for member in members {
        self.key(member.key)
        write(member.value, under: member.key)
      }
      end()
    }
  }
}
