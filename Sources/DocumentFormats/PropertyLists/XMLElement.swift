/// One element of an XML document, with all inside it.
package struct XMLElement: Sendable {
  package struct Attribute: Sendable {
    var name: String
    var value: String
  }

  package var name: String
  package var attributes: [Attribute] = []
  package var children: [XMLElement] = []
  /// The offset of the opening `<`, in bytes.
  package var offset: Int
  /// The offset after the last `>` of the element, in bytes.
  package var end: Int

  private var contents = Text.pieces("")
  /// The bytes of the document.
  private let bytes: [UInt8]

  enum Text: Sendable {
    /// The range of all that is between the tags.
    case whole(Range<Int>)
    case pieces(String)
  }

  init(name: String, offset: Int, in bytes: [UInt8]) {
    self.name = name
    self.offset = offset
    self.bytes = bytes
    end = offset
  }

  mutating func setText(_ text: Text) { contents = text }

  /// The text directly inside the element: the pieces between its children, joined.
  package var text: String {
    switch contents {
    case .whole(let range): String(decoding: bytes[range], as: UTF8.self)
    case .pieces(let text): text
    }
  }

  /// Whether the bytes between the first `>` and the last `<` are its text: it has a start and an end tag, but no attributes,
  /// children, entities, comments or character data.
  package var isPlain: Bool {
    if case .whole = contents { attributes.isEmpty } else { false }
  }

  package subscript(attribute name: String) -> String? { attributes.first { $0.name == name }?.value }

  package func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
