import IntentExtraction
import SourceScan

/// The files that have to be parsed in full, as ascending indices. What is lexically broken is parsed to be reported.
func selectFiles(_ files: [OutlinedFile]) -> [Int] {
  let matter = Set(select(files.map(\.outline)))
  return files.indices.filter { files[$0].isBroken || matter.contains($0) }
}

/// The model of all modules together. `outlines` has one for each file, nil where it couldn't be read.
func extractBundle(
  _ modules: [ModuleInput], _ outlines: [Outline?], _ files: [ParsedInput], _ options: ScanOptions
) -> MetadataBundle {
  let parsed = Dictionary(uniqueKeysWithValues: files.map { ($0.file, $0.parsed) })
  var programFiles: [Program.File] = []
  for (module, input) in modules.enumerated() {
    for file in input.files {
      let index = programFiles.count
      programFiles.append(
        Program.File(
          module: module, path: file.reportedPath, parsed: parsed[index],
          outline: parsed[index] == nil ? outlines[index] : nil))
    }
  }
  let configuration = BuildConfiguration(
    platform: BuildConfiguration.Platform(rawValue: options.platform) ?? .iOS, flags: Set(options.flags),
    allConditions: options.keepsAllConditions, modules: Set(modules.map(\.name)))
  return extract(
    Program(
      modules: modules.map { Program.Module(name: $0.name, isContext: $0.isContext) }, files: programFiles,
      configuration: configuration))
}

/// The bundle as JSON.
func renderBundle(_ scan: Scan, _ options: ScanOptions) -> [UInt8] {
  scan.bundle.json(paths: scan.files.map(\.reportedPath), hasAllConditions: options.keepsAllConditions) { file in
    scan.lines[file] ?? LineIndex(SourceText())
  }
}
