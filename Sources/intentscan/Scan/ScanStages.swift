import IntentExtraction
import SourceScan

/// The files that have to be parsed in full, as ascending indices.
func selectFiles(_ files: [OutlinedFile]) -> [Int] {
  files.indices.filter { files[$0].isBroken || !files[$0].outline.entries.isEmpty }
}

/// The model of all modules together. `outlines` has one for each file, nil where it couldn't be read.
func extractBundle(
  _ modules: [ModuleInput], _ outlines: [Outline?], _ files: [ParsedInput], _ options: ScanOptions
) -> MetadataBundle {
  var bundle = MetadataBundle()
  bundle.modules = modules.filter { !$0.isContext }.map(\.name)
  for file in files {
    bundle.diagnostics += file.parsed.diagnostics.map { FileDiagnostic(file: file.file, diagnostic: $0) }
  }
  return bundle
}

/// The bundle as JSON.
func renderBundle(_ scan: Scan) -> [UInt8] {
  let modules = scan.bundle.modules.map { "\"\($0)\"" }.joined(separator: ", ")
  let generator = "\"generator\": {\"name\": \"intentscan\", \"version\": \"\(toolVersion)\"}"
  let text = modules.isEmpty ? "" : ",\n  \"modules\": [\(modules)]"
  return Array("{\n  \"schemaVersion\": 1,\n  \(generator)\(text)\n}\n".utf8)
}
