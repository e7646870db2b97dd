/// One element of an XML document, with all inside it.
package struct XMLElement: Sendable {
  package struct Attribute: Sendable {
    package var name: String
    package var value: String
  }

  package var name: String
  package var attributes: [Attribute] = []
  package var children: [XMLElement] = []
  /// The text directly inside it, pieces between children put together.
  package var text = ""
  /// The offset of the opening `<`, in bytes.
  package var offset: Int
  /// The end, after the last `>`.
  package var end: Int

  init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
    end = offset
  }

  package subscript(attribute name: String) -> String? { attributes.first { $0.name == name }?.value }

  package func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
