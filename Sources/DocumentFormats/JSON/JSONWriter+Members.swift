/// Members and elements that are written in one call.
extension JSONWriter {
  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    int(value)
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    end()
  }

  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  package mutating func array<Element>(_ elements: [Element], _ element: (inout JSONWriter, Element) -> Void) {
    beginArray()
    for each in elements { element(&self, each) }
    end()
  }

  package mutating func array<Element>(
    _ key: String, _ elements: [Element], _ element: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array(elements, element)
  }

  /// Writes a list of objects. `members` writes the members of the object for one element.
  package mutating func objects<Element>(
    _ key: String, _ elements: [Element], _ members: (inout JSONWriter, Element) -> Void
  ) {
    array(key, elements) { json, element in json.object { members(&$0, element) } }
  }
}
