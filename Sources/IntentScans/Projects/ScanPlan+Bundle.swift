import DocumentFormats
import IntentModel
import MetadataDocuments
import OperatingSystem
import ProjectFiles

extension ScanPlan {
  /// Reads the files of all parts, each once; nil if there are fewer than two parts.
  func sharedFirstPass(
    in fileSystem: FileSystem, timings: inout StageTimings, progress: ProgressLine
  ) -> SharedFirstPass? {
    guard parts.count > 1 else { return nil }
    var progress = progress.restarted()
    let shared = timings.measure("outline", detail: { "\($0.fileCount) files" }) {
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

  /// The parts, completed by the facts that need several scans: those that a library's version in the embedded watch app replaces.
  func partsWithProducts(of scans: [Scan]) -> [Part] {
    let watchParts = zip(parts, scans).filter { $0.0.group?.platform == .watchOS }
    return parts.enumerated().map { index, part in
      guard let app = part.group?.app?.id.text, part.group?.platform != .watchOS,
        let product = part.settings.products.first(where: { $0.id == app })
      else { return part }
      var part = part
      for (other, scan) in watchParts {
        guard let watch = other.group?.app, product.embedded.contains(watch.id.text) else { continue }
        part.settings.factsReplacedByWatchApp.merge(
          factsReplaced(
            in: scans[index].bundle, Set(product.staticModules), byWatchApp: scan.bundle,
            Set(other.settings.products.flatMap(\.staticModules)))
        ) { first, _ in first }
      }
      return part
    }
  }

}

extension ScanPlan.Part {
  /// The products with the declarations that the system sees of each; empty without a target map. `files` are the facts of the
  /// scan's files; to compute them takes a pass over all bodies.
  package func products(in scan: Scan, _ files: [FileFacts]) -> AppProducts {
    settings.appProducts(of: scan.bundle, files: files) { scan.program.files[$0].path }
  }

  /// The types of the frameworks without sources that the part's targets link; empty if the part makes no product.
  package var linkedTypes: LinkedTypes {
    guard let id = (group?.product ?? group?.app)?.id.text,
      let product = settings.products.first(where: { $0.id == id })
    else { return LinkedTypes() }
    return binaries.types(of: product)
  }
}

extension ScanPlan {
  /// Scans with this process's file system.
  package func scan() -> [Scan] {
    var timings = StageTimings()
    return scan(in: .process(), timings: &timings)
  }

  /// Files that can't be read, once for each path.
  package func unreadable(with scans: [Scan]) -> [UnreadableFile] {
    (unreadable + scans.flatMap(\.unreadable)).uniqued(by: \.path)
  }

  /// One document for all parts, with declarations that several apps share once. `texts` are those of each scan in other languages.
  /// `withBinaries` adds the types of frameworks without sources.
  package func json(of scans: [Scan], texts: [BundleTexts?] = [], withBinaries: Bool = false) -> [[UInt8]] {
    let facts = zip(parts, scans).map { part, scan in
      part.options.readsMentions || part.group != nil ? scan.program.fileFacts : []
    }
    let documents = zip(parts, scans).enumerated().map { index, pair in
      // The first document has the targets of all parts, because a target can belong to several apps.
      pair.1.json(
        pair.0, facts[index], targets: index == 0 ? targets(of: scans, facts) : [],
        siriKit: index == 0 ? siriKit : SiriKitContents(), texts: texts.indices.contains(index) ? texts[index] : nil)
    }
    let binaries = withBinaries ? parts.flatMap(\.binaries.bundles) : []
    if documents.count == 1, binaries.isEmpty { return documents[0] }
    let read = documents.compactMap { try? parseJSON($0.reduce(into: []) { $0 += $1 }) }
    var json = JSONWriter()
    json.value(mergedBundles(read + binaries))
    return [json.document()]
  }

  /// The SiriKit intents of all parts. A file that several apps share is listed once, with the targets of all of them.
  private var siriKit: SiriKitContents {
    var contents = SiriKitContents(), positions: [String: Int] = [:]
    for part in parts.map(\.settings.siriKit) {
      for definition in part.definitions {
        guard let position = positions[definition.path] else {
          positions[definition.path] = contents.definitions.count
          contents.definitions.append(definition)
          continue
        }
        let known = contents.definitions[position].targets
        contents.definitions[position].targets += definition.targets.filter { !known.contains($0) }
      }
      contents.handlers.merge(part.handlers) { known, others in known + others.filter { !known.contains($0) } }
    }
    return contents
  }

  /// The reported targets, ordered by module and name. Targets of different projects that share both are in the order of the
  /// projects.
  private func targets(of scans: [Scan], _ facts: [[FileFacts]]) -> [BundleTarget] {
    var targets: [ProjectTarget.ID: BundleTarget] = [:], inOrder: [ProjectTarget.ID] = []
    for (index, part) in partsWithProducts(of: scans).enumerated() {
      guard let group = part.group else { continue }
      let products = part.products(in: scans[index], facts[index])
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
        if let contents = products[target.id.text] { targets[target.id]?.add(contents, in: products) }
      }
    }
    return inOrder.compactMap { targets[$0] }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }
}
