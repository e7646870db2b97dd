import OperatingSystem
import IntentScans

extension Command {
  /// Writes the declarations of one module's source.
  static let facts = Command(
    "facts", overview: "Write the declarations of a module for scans of other modules.",
    discussion: """
      The file stays the same while bodies of functions and comments change. With
      '--facts', 'extract' and 'lint' read it instead of the module's source, so
      that a build system scans a module again only if a declaration that it can
      see changes.
      """,
    positionals: [scanPaths],
    options: [.module, .root, .threads, .output], run: runFacts)
}

private func runFacts(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let workers = Workers(count: arguments.count(.threads) ?? environment.processorCount)
  let inputs = try ScanRequest(arguments, in: environment).inputs(nil, in: environment.files, workers)
  try OutputCheck(arguments, [.output], in: environment).check(against: inputs.modules)
  guard inputs.modules.count == 1, let module = inputs.modules.first else {
    throw UsageError("a facts file holds one module; name it with '--module' and give its paths")
  }
  let facts = FactsFile(of: module, in: environment.files, workers)
  environment.report(inputs.unreadable + facts.unreadable)
  if !inputs.unreadable.isEmpty || !facts.unreadable.isEmpty { return .failure }
  try environment.write(facts.text, to: arguments[.output])
  return .success
}
