import IntentModel
import JSONDocuments
import SourceScan

/// `extract.packagedata`: the mangled names of the packages that the target's `AppIntentsPackage` includes. By another
/// project's measurement on Xcode 27.
struct PackageSection {
  private(set) var json: JSONValue?
  private(set) var diagnostics: [FileDiagnostic] = []

  init(_ bundle: MetadataBundle, _ options: ActionsDocument.Options) {
    let own = bundle.packages.filter { $0.type.module == options.target }
    guard let package = own.first else { return }
    let known = Dictionary(bundle.packages.map { (TypeKey($0.type), $0.type) }, uniquingKeysWith: { first, _ in first })
    var writer = PartWriter(ScannedTypes(bundle), for: options.release)
    if own.count > 1 {
      writer.impossible("how several packages of one module are written is unproven", at: package.type.place)
    }
    let included = writer.constant(package.includedPackages, "list of packages") ?? []
    let names = included.compactMap { each -> JSONValue? in
      guard let reference = writer.constant(each, "package") else { return nil }
      if let type = TypeKey(reference).flatMap({ known[$0] }) { return writer.mangledName(type) }
      writer.impossible("the package '\(reference.name)' is in none of the scanned files", at: reference.place)
      return nil
    }
    let refused = writer.obstacles.filter { $0.kind != .unproven || !options.allowsUnproven }
    for obstacle in writer.obstacles {
      let isRefused = refused.contains(obstacle)
      let verdict = isRefused ? "is left out" : "is written by an unproven reading"
      let diagnostic = Diagnostic(
        isRefused ? obstacle.refusalID : "unproven", isRefused ? .error : .warning,
        "'\(package.type.name)' \(verdict): \(obstacle.message)", at: obstacle.place.span)
      diagnostics.append(FileDiagnostic(file: obstacle.place.file, diagnostic: diagnostic))
    }
    if refused.isEmpty { json = ["includes": JSONValue(names), "version": 1] }
  }
}
