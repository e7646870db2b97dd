import OperatingSystem

/// Calls `body` with a stack that is deep enough for everything that `Limits` allow, for callers on any thread.
package func onDeepStack<Value>(_ body: @escaping () -> Value) -> Value { DeepStack.run(body) }
