import IntentExtraction

extension Command {
  static let schema = Command(
    "schema", overview: "Print the JSON Schema of a document that intentscan writes or reads.",
    positionals: [
      Positional(
        name: "document", help: "Which document: bundle, config or findings. (default: bundle)", isOptional: true,
        isRepeatable: false, value: .choice("document", ["bundle", "config", "findings"]))
    ], run: runSchema)
}

private func runSchema(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let document = arguments.positionals.first ?? "bundle"
  guard document == "bundle" else { throw CommandError("there is no schema of '\(document)' yet") }
  try environment.print(BundleSchema.text)
  return .success
}
