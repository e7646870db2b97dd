import MetadataDocuments
import DocumentFormats
import OperatingSystem
import ProjectFiles

extension ScanPlan {
  /// Reads the files that the parts have, each once; nil where there is but one part.
  func sharedFirstPass(
    in fileSystem: FileSystem, timings: inout StageTimings, progress: ProgressLine
  ) -> SharedFirstPass? {
    guard parts.count > 1 else { return nil }
    var progress = progress.restarted()
    let shared = timings.measure("outline", detail: { "\($0?.fileCount ?? 0) files" }) {
      SharedFirstPass(parts.map(\.modules), parts[0].options, in: fileSystem, progress: &progress)
    }
    progress.erase()
    return shared
  }

  /// Scans each part.
  package func scan(
    in fileSystem: FileSystem, timings: inout StageTimings, progress: ProgressLine = ProgressLine(write: nil)
  ) -> [Scan] {
    let shared = sharedFirstPass(in: fileSystem, timings: &timings, progress: progress)
    return parts.map { part in
      Scan(part.modules, part.options, shared, in: fileSystem, timings: &timings, progress: progress)
    }
  }

  /// The same, as this process sees files.
  package func scan() -> [Scan] {
    var timings = StageTimings()
    return scan(in: .process(), timings: &timings)
  }

  /// What can't be read, once for each path.
  package func unreadable(with scans: [Scan]) -> [UnreadableFile] {
    var seen: Set<FilePath> = []
    return (unreadable + scans.flatMap(\.unreadable)).filter { seen.insert($0.path).inserted }
  }

  /// One document for all parts: what several apps share is in it once. `texts` are those of each scan in other languages.
  package func json(of scans: [Scan], texts: [BundleTexts?] = []) -> [[UInt8]] {
    let documents = zip(parts, scans).enumerated().map { index, pair in
      // Which apps a target belongs to takes all of them.
      pair.1.json(
        pair.0.options, targets: index == 0 ? targets : [], texts: texts.indices.contains(index) ? texts[index] : nil)
    }
    if documents.count == 1 { return documents[0] }
    let read = documents.compactMap { try? parseJSON($0.reduce(into: []) { $0 += $1 }) }
    var json = JSONWriter()
    json.value(mergedBundles(read))
    return [json.document()]
  }

  /// The targets that are reported, by module and name; those of different projects that share both, in the order of the
  /// projects.
  private var targets: [BundleTarget] {
    var targets: [ProjectTarget.ID: BundleTarget] = [:], inOrder: [ProjectTarget.ID] = []
    for case let group? in parts.map(\.group) {
      for target in group.targets where !group.context.contains(target.id) {
        let platform = ApplePlatform(group.platform)
        let known = targets[target.id]
        if known == nil { inOrder.append(target.id) }
        targets[target.id] = BundleTarget(
          name: target.name, kind: target.kind.rawValue, module: target.moduleName,
          apps: (known?.apps ?? []) + [group.app?.name].compactMap(\.self),
          platform: known?.platform ?? platform.rawValue,
          deploymentTarget: known?.deploymentTarget ?? target.deploymentTarget(on: platform),
          systems: target.platforms.map { system in
            [system.platform.rawValue, system.deploymentTarget].compactMap(\.self).joined(separator: " ")
          },
          bundleIdentifier: target.bundleIdentifier, displayName: target.displayName)
      }
    }
    return inOrder.compactMap { targets[$0] }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }
}
