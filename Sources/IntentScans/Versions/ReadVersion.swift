import IntentReports
import IntentChanges
import IntentLocalization
import DocumentFormats

/// One version of an app that was read: its facts for the comparison and for reports.
package struct ReadVersion: Sendable {
  package var catalog: Catalog
  package var side: ComparedSide
  var bodies = BodyShapes()
  /// The number of files that were read.
  var fileCount = 1
  /// Whether a project states the names of the modules.
  package var isOfProject = false
  /// The scans; empty for a bundle.
  package var scans: [(part: ScanPlan.Part, scan: Scan)] = []
  /// The string tables of each scan.
  package var tables: [Localization] = []

  /// A bundle, without sources.
  package init(catalog: Catalog, named name: String) {
    self.catalog = catalog
    side = ComparedSide(name: name)
  }

  /// Makes a version of scans. If it is a revision, its name is before the paths in text output, so that they differ from those of
  /// the working tree.
  ///
  /// `translated` has the texts of the scans in other languages.
  package init(
    _ plan: ScanPlan, _ scans: [Scan], _ translated: TranslatedScans, named name: String, isRevision: Bool = false
  ) throws(JSONError) {
    let sources = zip(plan.parts, scans).map { part, scan in
      var files = lintFiles(of: scan, part)
      if isRevision { for index in files.indices { files[index].path = "\(name):\(files[index].reportedPath)" } }
      return (files: files, bundle: scan.reportedBundle)
    }
    // There are no parts if no change can affect an app.
    let json =
      plan.parts.isEmpty
      ? [Array("{\"schemaVersion\": \(Generator.bundleVersion), \"modules\": []}".utf8)]
      : plan.json(of: scans, texts: translated.texts, withBinaries: true)
    catalog = try Catalog(bundle: json.reduce(into: []) { $0 += $1 })
    catalog.hasUnreadDefinitions = plan.parts.contains { $0.settings.siriKit.hasUnreadFiles }
    for part in plan.parts where part.group == nil {
      catalog.assume(
        deployment: part.settings.deployment, of: part.modules.filter { !$0.isContext }.map(\.name))
    }
    side = ComparedSide(name: name, sources: sources, isRevision: isRevision)
    bodies = BodyShapes(sources.map(\.bundle))
    fileCount = scans.reduce(0) { $0 + $1.files.count }
    isOfProject = plan.parts.contains { $0.group != nil }
    self.scans = zip(plan.parts, scans).map { (part: $0, scan: $1) }
    tables = translated.localizations
  }

  /// Compares this version, as the old one, with a new one.
  package func compared(with new: ReadVersion, comparesModules: Bool) -> VersionComparison {
    VersionComparison(
      old: catalog, new: new.catalog, comparesModules: comparesModules, oldBodies: bodies, newBodies: new.bodies)
  }

  /// The counts that a report shows for the new version.
  package var scope: Report.Scope {
    Report.Scope(files: fileCount, types: catalog.typeCount, intents: catalog.intentCount)
  }
}
