#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.usage, terminator: "")
    exit(0)
  }
  let corpus = try Corpus(options.paths)
  try withFolder(in: temporaryFolder()) { scratch throws(BenchError) in
    try withFolder(in: temporaryFolderInMemory()) { outputs throws(BenchError) in
      var bench = Bench(options, corpus, scratch: scratch, outputs: outputs)
      try bench.run()
      if options.isJSON {
        print(try json(bench, corpus))
      } else {
        print(table(bench, corpus), terminator: "")
      }
    }
  }
} catch {
  let message = Array("error: \(error.message)\n".utf8)
  _ = write(STDERR_FILENO, message, message.count)
  exit(2)
}
