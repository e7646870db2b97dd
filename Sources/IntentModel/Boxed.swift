/// Keeps a large value behind one reference, so that copying its owner counts that reference, not each of the value's own.
/// Still a value: setting it makes a new box.
///
/// Inlinable, or a module that reads one member would get a copy of the whole value.
@propertyWrapper
public struct Boxed<Content: Sendable>: Sendable {
  final class Box: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  var box: Box

  public var wrappedValue: Content {
    get { box.content }
    set { box = Box(newValue) }
  }

  public init(wrappedValue: Content) { box = Box(wrappedValue) }
}
