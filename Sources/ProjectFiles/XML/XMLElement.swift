/// One element of an XML document, with all inside it.
struct XMLElement: Sendable {
  struct Attribute: Sendable {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// The text directly inside it, pieces between children put together.
  var text = ""
  /// Where its `<` is, in bytes.
  var offset: Int

  init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }

  subscript(attribute name: String) -> String? { attributes.first { $0.name == name }?.value }

  func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
