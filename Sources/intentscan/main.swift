// glibc gives the memory of large arrays back as soon as they are freed, and the kernel clears every page of the next one
// again. Once a piece of this size is freed, which nobody touched, it keeps what is smaller: see M_MMAP_THRESHOLD in
// mallopt(3), a function that Swift can't call. A quarter of all page faults are those.
UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 1).deallocate()

// The whole program is a function from words to an exit status.
private let environment = CommandEnvironment.process()
CommandEnvironment.endProcess(with: run(Array(CommandLine.arguments.dropFirst()), in: environment))
