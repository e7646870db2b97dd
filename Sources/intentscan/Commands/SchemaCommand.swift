import MetadataDocuments
import IntentRules
import IntentReports

extension Command {
  static let schema = Command(
    "schema", overview: "Print the JSON Schema of the bundle, the configuration or the findings.",
    positionals: [
      Positional(
        name: "document", help: "Which document: bundle, config or findings. (default: bundle)", isOptional: true,
        isRepeatable: false, value: .choice("document", ["bundle", "config", "findings"]))
    ], run: runSchema)
}

private func runSchema(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  switch arguments.positionals.first {
  case "config": try environment.print(ConfigurationSchema.text)
  case "findings": try environment.print(FindingsSchema.text)
  default: try environment.print(BundleSchema.text)
  }
}
