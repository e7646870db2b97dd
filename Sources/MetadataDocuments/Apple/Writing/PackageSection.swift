import IntentModel
import DocumentFormats

/// `extract.packagedata`: the mangled names of the packages that the target's `AppIntentsPackage` includes. Evidence: another
/// project's measurement on Xcode 27.
struct PackageSection {
  private(set) var json: JSONValue?
  private(set) var diagnostics: [FileDiagnostic] = []
  private(set) var evidence: [FileDiagnostic] = []

  init(_ bundle: MetadataBundle, _ options: ActionsDocument.Options) {
    let own = bundle.packages.filter { $0.type.module == options.target }
    guard let package = own.first else { return }
    let known = Dictionary(bundle.packages.map { (TypeKey($0.type), $0.type) }, uniquingKeysWith: { first, _ in first })
    var writer = PartWriter(types: ScannedTypes(bundle), release: options.release)
    if own.count > 1 {
      writer.unknown(
        "several packages in one module",
        instead: "declare one package that includes those of the others", at: package.type.place)
    }
    let included = writer.constant(package.includedPackages, "list of packages") ?? []
    let names = included.compactMap { each -> JSONValue? in
      guard let reference = writer.constant(each, "package") else { return nil }
      if let type = TypeKey(reference).flatMap({ known[$0] }) { return writer.mangledName(type) }
      writer.notScanned("the package '\(reference.name)' is not declared in the scanned files", at: reference.place)
      return nil
    }
    let omission = Omission(package.type, "intents in its packages are not found")
    diagnostics = writer.constructs.map { $0.diagnostic(omission, options) }
    if writer.constructs.allSatisfy({ $0.isAllowed(options) }) {
      json = ["includes": JSONValue(names), "version": 1]
      writer.recordEvidence(.asserted, "'extract.packagedata'", at: package.type.place)
      evidence = writer.evidence.map { $0.diagnostic(omission.name) }
    }
  }
}
