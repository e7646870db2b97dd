/// Stores a large value in a reference-counted box, so that copying its owner retains the box instead of each reference in the
/// value. It is still a value: setting it makes a new box.
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
