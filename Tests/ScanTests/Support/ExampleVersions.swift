@testable import MetadataDocuments
@testable import IntentModel
@testable import IntentLocalization
@testable import IntentRules
@testable import IntentReports
@testable import SourceScan

@testable import IntentChanges
@testable import IntentScans

/// The two versions of an example, with the locations where changes are expected.
struct ExampleVersions: Sendable {
  let old: ExampleSources
  let new: ExampleSources

  init(old: ExampleSources, new: ExampleSources) {
    self.old = old
    self.new = new
  }

  init(_ example: ChangeExample) {
    old = ExampleSources(example.before.isEmpty ? "// nothing" : example.before)
    new = ExampleSources(example.after.isEmpty ? "// nothing" : example.after)
  }

  var expectedPlaces: [String] {
    (old.expectedPlaces.map { "old \($0)" } + new.expectedPlaces.map { "new \($0)" }).sorted()
  }

  /// `old Example.swift@12`: the version, the file and the offset.
  func places(of changes: [Change]) -> [String] {
    changes.map { change in
      let version = change.place.side == .old ? old : new
      guard let location = change.place.location,
        let file = version.files.first(where: { $0.path == location.file })
      else { return "nowhere" }
      let line = LineIndex(SourceText(file.text.utf8)).lineSpan(location.line, in: SourceText(file.text.utf8))
      return "\(change.place.side == .old ? "old" : "new") \(file.path)@\(Int(line.start) + location.column - 1)"
    }.sorted()
  }

  func changes(of kind: ChangeKind) throws -> [Change] { try changes(of: [kind]) }

  func changes(of kinds: [ChangeKind]) throws -> [Change] {
    let old = try Version(old), new = try Version(new)
    return comparison(old, new).changes(of: kinds)
  }

  func report(of kind: ChangeKind) throws -> ChangeReport {
    let old = try Version(old), new = try Version(new)
    return ChangeReport(
      comparison(old, new).changes(of: [kind]), old: old.side, new: new.side,
      scope: Report.Scope(files: 1, types: 1, intents: 1))
  }

  private func comparison(_ old: Version, _ new: Version) -> VersionComparison {
    VersionComparison(old: old.catalog, new: new.catalog, oldBodies: old.bodies, newBodies: new.bodies)
  }

  /// The new version with the fixes applied.
  func applying(_ fixes: [Report.FixIt]) -> [String] {
    new.files.map { file in
      var bytes = Array(file.text.utf8)
      let text = SourceText(bytes), lines = LineIndex(text)
      let edits = fixes.flatMap(\.edits).filter { $0.location.file == file.path }.map { edit in
        (
          Int(lines.lineSpan(edit.location.start.line, in: text).start) + edit.location.start.column - 1,
          edit.replacement
        )
      }
      for (offset, replacement) in edits.sorted(by: { $0.0 > $1.0 }) {
        bytes.insert(contentsOf: replacement.utf8, at: offset)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// One version, scanned as the tool does it.
  private struct Version {
    let catalog: Catalog
    let side: ComparedSide
    let bodies: BodyShapes

    init(_ sources: ExampleSources) throws {
      let files = sources.files.filter(\.isSwift)
      let texts = files.map { SourceText($0.text.utf8) }, paths = files.map(\.path)
      let program = Program(
        parsing: zip(files, texts).map { SourceFile(module: $0.module, path: $0.path, text: $1) },
        configuration: BuildConfiguration())
      let bundle = extract(program)
      let localized = sources.localization(neededStrings(of: bundle)).flatMap { BundleTexts($0, paths: paths) }
      let products = AppProducts(sources.products, bundle) { paths[$0.rawValue] }
      let targets = products.contents.map { contents in
        var target = BundleTarget(
          name: contents.product.name, kind: contents.product.kind.rawValue, module: contents.product.module, apps: [],
          platform: "iOS")
        target.add(contents, in: products)
        return target
      }
      let widgets = program.fileFacts.flatMap { file in
        file.widgets.compactMap { BundleWidget($0, of: file.module) }
      }
      let json = bundle.jsonInPieces(
        paths: paths, targets: targets, siriKit: sources.siriKit, widgets: widgets, texts: localized
      ) {
        LineIndex(texts[$0])
      }
      var catalog = try Catalog(bundle: json.reduce(into: []) { $0 += $1 })
      catalog.assume(deployment: sources.deployment, of: ["App"])
      self.catalog = catalog
      side = ComparedSide(
        name: "example",
        sources: [
          (
            files: program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) },
            bundle: bundle
          )
        ])
      bodies = BodyShapes([bundle])
    }
  }
}
