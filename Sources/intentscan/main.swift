// The whole program is a function from words to an exit status.
CommandEnvironment.endProcess(with: run(Array(CommandLine.arguments.dropFirst()), in: .process()))
