/// One element of an XML document, with all inside it.
public struct XMLElement: Sendable {
  public struct Attribute: Sendable {
    public var name: String
    public var value: String
  }

  public var name: String
  public var attributes: [Attribute] = []
  public var children: [XMLElement] = []
  /// The text directly inside it, pieces between children put together.
  public var text = ""
  /// Where its `<` is, in bytes.
  public var offset: Int
  /// Where it ends, after its last `>`.
  public var end: Int

  init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
    end = offset
  }

  public subscript(attribute name: String) -> String? { attributes.first { $0.name == name }?.value }

  public func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
