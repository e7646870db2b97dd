Allocator.configure()

// The whole program is a function from words to an exit status.
private let environment = CommandEnvironment.process()
CommandEnvironment.endProcess(with: run(Array(CommandLine.arguments.dropFirst()), in: environment))
