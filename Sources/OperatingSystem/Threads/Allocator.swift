#if canImport(Glibc)
  import Glibc

  /// The options of the C library's allocator; `mallopt(3)` explains them.
  ///
  /// The Swift overlay does not include `malloc.h`, so the function is looked up by its name and the numbers are those of
  /// glibc's header, which are part of its binary interface.
  package enum Allocator {
    private typealias SetOption = @convention(c) (_ option: CInt, _ value: CInt) -> CInt

    private static let trimThreshold: CInt = -1
    private static let mapThreshold: CInt = -3

    /// Makes the allocator keep the memory of large arrays for the next ones. Must be called before anything large is allocated.
    package static func configure() {
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: SetOption.self)
      // The default values give the memory of large arrays back to the kernel as soon as they are freed, and the kernel clears
      // every page again for the next array: a quarter of all page faults.
      _ = set(mapThreshold, 31 << 20)
      _ = set(trimThreshold, 62 << 20)
    }
  }
#else
  /// Other C libraries' allocators are left as they are.
  package enum Allocator {
    package static func configure() {}
  }
#endif
