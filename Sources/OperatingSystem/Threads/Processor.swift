#if canImport(Glibc)
  import Glibc

  /// The processor that a thread runs on.
  ///
  /// The Swift overlay omits glibc's declarations for `_GNU_SOURCE`, so the functions are looked up by their names.
  enum Processor {
    private typealias Current = @convention(c) () -> CInt
    private typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutablePointer<cpu_set_t>) -> CInt

    /// The number of the calling thread's processor, -1 if the system doesn't report the number.
    static func current() -> CInt {
      guard let symbol = dlsym(nil, "sched_getcpu") else { return -1 }
      return unsafeBitCast(symbol, to: Current.self)()
    }

    /// Moves the calling thread to another processor if it runs on `processor`, and if the system allows that.
    ///
    /// Linux, measured on a virtual machine with two processors, kept every other new thread on the processor of the thread that
    /// started it, although the second processor was idle, until the next tick 1 to 4 ms later. The cause is unverified: the host
    /// may have lent out the second processor.
    static func leave(_ processor: CInt) {
      let size = MemoryLayout<cpu_set_t>.size
      guard processor >= 0, processor < size * 8, current() == processor, let get = dlsym(nil, "sched_getaffinity"),
        let set = dlsym(nil, "sched_setaffinity")
      else { return }
      var all = cpu_set_t()
      guard unsafeBitCast(get, to: Affinity.self)(0, size, &all) == 0 else { return }
      var others = all
      withUnsafeMutableBytes(of: &others) { bits in
        // The set is an array of machine words. The lowest bit of the first word is the first processor.
        bits.withMemoryRebound(to: UInt.self) { words in
          words[Int(processor) / UInt.bitWidth] &= ~(1 << (UInt(processor) % UInt(UInt.bitWidth)))
        }
      }
      let setAffinity = unsafeBitCast(set, to: Affinity.self)
      if setAffinity(0, size, &others) == 0 { _ = setAffinity(0, size, &all) }
    }
  }
#else
  /// Other systems distribute new threads without help.
  enum Processor {
    static func current() -> Int32 { -1 }
    static func leave(_ processor: Int32) {}
  }
#endif
