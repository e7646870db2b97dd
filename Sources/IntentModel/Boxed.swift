/// Keeps a large value after one reference, so that what holds it is copied by counting that reference, not each of the
/// value's own. Still a value: setting it makes a new box.
///
/// Inlinable, or a module that reads one member would be given a copy of the whole value.
@propertyWrapper
public struct Boxed<Content: Sendable>: Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let content: Content

    @inlinable
    init(_ content: Content) { self.content = content }
  }

  @usableFromInline var box: Box

  @inlinable public var wrappedValue: Content {
    get { box.content }
    set { box = Box(newValue) }
  }

  @inlinable
  public init(wrappedValue: Content) { box = Box(wrappedValue) }
}
