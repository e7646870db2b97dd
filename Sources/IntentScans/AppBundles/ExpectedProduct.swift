import IntentModel
import IntentRules
import OperatingSystem

/// A product that the sources declare, for the comparison with a built bundle.
package struct ExpectedProduct: Sendable {
  fileprivate let contents: ProductContents
  fileprivate let bundleIdentifier: String?

  /// The products that the projects in a folder make.
  package static func all(at path: String, in files: FileSystem, _ timings: inout StageTimings) throws
    -> [ExpectedProduct]
  {
    let request = ScanRequest(paths: [path])
    var options = ScanOptions()
    options.extent = .document
    let plan = try ScanPlan(request, try request.configurationFile(in: files), options, RunOptions(), in: files)
    let scans = plan.scan(in: files, timings: &timings)
    return zip(plan.partsWithProducts(of: scans), scans).flatMap { part, scan in
      let targets = Dictionary(part.group?.targets.map { ($0.id.text, $0) } ?? []) { first, _ in first }
      return part.products(in: scan, scan.program.fileFacts).contents.map {
        ExpectedProduct(contents: $0, bundleIdentifier: targets[$0.product.id]?.bundleIdentifier)
      }
    }
  }
}

extension BundleCheck {
  /// Compares the bundle's document, if it has one, with that of an expected product of the same kind: the one with the bundle's
  /// identifier, else the one whose name or module is the bundle's name. Adds a warning if there is no such product.
  package mutating func compare(with expected: [ExpectedProduct]) {
    guard let document = document?.document else { return }
    let sameKind = expected.filter { each in
      switch bundle.kind {
      case .app: each.contents.product.kind.isApp
      case .extension: each.contents.product.kind.isExtension
      case .framework: each.contents.product.kind == .framework
      case .service: false
      }
    }
    let product =
      sameKind.first { $0.bundleIdentifier != nil && $0.bundleIdentifier == identifier }
      ?? sameKind.first { [$0.contents.product.name, $0.contents.product.module].contains(bundle.stem) }
    guard let product else {
      return report(
        "product-not-found", .warning, "no target of the sources makes it, so its document is not compared with them")
    }
    let known = Set(findings.compactMap(\.type))
    findings += product.contents.differences(to: document).filter { $0.type.map { !known.contains($0) } ?? true }
  }
}
