import OperatingSystem

Allocator.configure()

// The whole program is a function from words to an exit status.
private let environment = CommandEnvironment.process()
CurrentProcess.end(with: run(Command.words(CurrentProcess.arguments, calledAs: CurrentProcess.name), in: environment))
