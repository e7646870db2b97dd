#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that a lock guards. Replaces the standard library's `Mutex`, which requires the systems of 2024 on Apple's platforms
/// and so excludes apps that support older ones.
package final class Synchronized<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// `value` must not be shared: the lock guards only accesses through this object.
  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deinitialize(count: 1)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Calls `body` with the value while no other thread can access the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }

  /// Changes the value, and wakes the threads that wait for it.
  func change(_ body: (inout Value) -> Void) {
    withLock(body)
    pthread_cond_broadcast(changed)
  }

  /// Sleeps until `body` returns a result. `body` is called at once and after every `change`.
  func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      // Every call is a separate access to the value, because other threads change the value while this one sleeps.
      if let result = body(&value) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}
