// Stub for the few views and scenes that stand beside App Intents code. Nothing here runs.
import AppIntents
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public var body: Never { return fatalError() }
}
@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { .init() }
  public static func buildBlock<each V: View>(_ v: repeat each V) -> TupleView<(repeat each V)> { .init() }
}
public struct EmptyView: View {
  public init() {}
  public var body: Never { return fatalError() }
}
public struct TupleView<T>: View {
  public var body: Never { return fatalError() }
}
public struct Text: View {
  public init(_ text: String) {}
  public init(_ resource: LocalizedStringResource) {}
  public var body: Never { return fatalError() }
}
public struct Image: View {
  public init(systemName: String) {}
  public var body: Never { return fatalError() }
}
public enum HorizontalAlignment { case leading, center, trailing }
public struct VStack<Content: View>: View {
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { return fatalError() }
}
public struct Button<Label: View>: View {
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {}
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { return fatalError() }
}
extension Button where Label == Text {
  public init(_ title: LocalizedStringResource, intent: some AppIntent) {}
}
public enum Font { case headline, subheadline, body, caption }
extension View {
  public func font(_ font: Font) -> Self { self }
  public func padding() -> Self { self }
}
@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
@freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: () -> any View) =
  #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
