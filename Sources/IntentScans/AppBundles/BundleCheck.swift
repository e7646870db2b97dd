import IntentModel
import MetadataDocuments
import OperatingSystem
import DocumentFormats
import IntentReports
import SourceScan

/// One bundle of a built app, and its problems.
package struct BundleCheck {
  /// The largest size in bytes of a binary that is read. A universal debug build of a large app has several hundred megabytes.
  static let binaryLimit = 1 << 30

  package let bundle: AppBundle
  private(set) var information: PropertyValue?
  package private(set) var types: [BuiltType] = []
  /// The architectures of the binary, such as `arm64`; empty if no binary could be read.
  package private(set) var architectures: [String] = []
  /// The reason why the binary was not compared; nil if it was.
  package private(set) var reasonForNotChecking: String?
  package private(set) var document: MetadataFile?
  package internal(set) var findings: [VerificationFinding] = []
  package private(set) var verification: Verification?

  /// Reads Info.plist, the binaries and the document of a bundle; `finish` compares them.
  package init(_ bundle: AppBundle, in files: FileSystem) {
    self.bundle = bundle
    if files.isFile(bundle.infoPath), let bytes = try? files.contents(of: FilePath(bundle.infoPath)) {
      information = try? parsePropertyValue(bytes)
      if information == nil {
        report("unreadable-info-plist", .warning, "'\(bundle.infoPath)' cannot be read as a property list")
      }
    }
    readBinaries(files)
    readDocument(files)
  }

  mutating func report(_ id: String, _ severity: Diagnostic.Severity, _ message: String) {
    findings.append(VerificationFinding(id, severity, message))
  }

  // MARK: The binary

  private mutating func readBinaries(_ files: FileSystem) {
    let name = information?["CFBundleExecutable"]?.string ?? bundle.stem
    guard Self.isFileName(name) else {
      reasonForNotChecking = "'CFBundleExecutable' of its Info.plist is '\(name)', which is not the name of a file"
      report(
        "missing-executable", .error,
        "'CFBundleExecutable' in '\(bundle.infoPath)' is '\(name)', which is not the name of a file, so the system cannot start it; "
          + "write the name of the executable, without a folder")
      return
    }
    let path = "\(bundle.executableFolder)/\(name)"
    guard files.isFile(path) else {
      reasonForNotChecking =
        information == nil
        ? "it has no Info.plist that names its executable, and there is no '\(path)'"
        : "its executable '\(path)' is missing"
      if information?["CFBundleExecutable"] != nil {
        report("missing-executable", .error, "the executable '\(path)' that its Info.plist names is missing")
      }
      return
    }
    for path in [path] + bundle.libraries { readBinary(at: path, files) }
  }

  /// Whether a name from Info.plist can be that of a file directly in a folder: it is neither empty nor `.` or `..`, and has no
  /// slash and no NUL.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  private mutating func readBinary(at path: String, _ files: FileSystem) {
    do {
      let file = try MachOFile(try files.contents(of: FilePath(path), limit: Self.binaryLimit))
      // All processors get the same source, so the types of one are enough.
      guard let image = file.images.last(where: { $0.architecture.hasPrefix("arm64") }) ?? file.images.first else {
        return
      }
      if architectures.isEmpty { architectures = file.images.map(\.architecture) }
      if image.isEncrypted {
        reasonForNotChecking = "'\(path)' is encrypted, as apps of the App Store are"
        return
      }
      let swift = try SwiftTypes(of: image)
      if swift.unreadableCount > 0, reasonForNotChecking == nil {
        report(
          "unreadable-types", .warning,
          "\(counted(swift.unreadableCount, "record")) of Swift types in '\(path)' cannot be read, so types may seem to be missing"
        )
      }
      types += Self.builtTypes(swift)
    } catch let error as MachOError {
      reasonForNotChecking = "'\(path)' cannot be read: \(error.message)"
    } catch let error as SystemError where error == .tooLarge {
      reasonForNotChecking = "'\(path)' has more than \(Self.binaryLimit >> 20) MB, the most that is read of a binary"
    } catch {
      reasonForNotChecking = "'\(path)' cannot be read: \((error as? SystemError)?.message ?? "\(error)")"
    }
  }

  /// The types that the binary defines, and those of other modules that it makes conform to one of App Intents' protocols.
  private static func builtTypes(_ swift: SwiftTypes) -> [BuiltType] {
    var types: [BuiltType] = [], indices: [SwiftTypes.Reference: Int] = [:]
    func built(_ name: SwiftName) -> BuiltType {
      // The symbol of a descriptor, such as `_$s5MyApp4OpenVMn`, has the mangled name between `_$s` and `Mn`.
      let mangled = name.symbol.map { String($0.dropFirst(3).dropLast(2)) }
      return BuiltType(
        module: name.module, components: name.components, mangledName: mangled, isGeneric: name.isGeneric)
    }
    for name in swift.types {
      indices[.local(name)] = types.count
      types.append(built(name))
    }
    for conformance in swift.conformances {
      guard case .symbol(let symbol) = conformance.conformsTo, let proto = DescriptorSymbol(symbol),
        proto.module == KnownProtocols.module, let protocolName = proto.components.last
      else { continue }
      if indices[conformance.type] == nil {
        indices[conformance.type] = types.count
        switch conformance.type {
        case .local(let name): types.append(built(name))
        case .symbol(let symbol):
          guard let name = DescriptorSymbol(symbol) else {
            indices[conformance.type] = nil
            continue
          }
          types.append(
            BuiltType(
              module: name.module, components: name.components, mangledName: name.mangledName, isGeneric: false))
        }
      }
      if let index = indices[conformance.type] { types[index].protocols.insert(protocolName) }
    }
    return types
  }

  // MARK: The document

  private mutating func readDocument(_ files: FileSystem) {
    let expected = "\(bundle.resources)/\(MetadataFile.folder)"
    let real = files.realPath(of: FilePath(expected))
    for path in bundle.documents where real == nil || files.realPath(of: FilePath(path)) != real {
      report(
        "misplaced-document", .error,
        "'\(path)' is in a folder where the system does not look, so it is not read; move it to '\(bundle.resources)'")
    }
    guard real != nil else { return }
    do throws(InputError) {
      document = try MetadataFile(at: expected, in: files)
    } catch {
      report("unreadable-document", .error, "\(error.message); the system finds none of its intents")
    }
  }

  // MARK: The comparison

  /// Compares the binary with the document and checks the extension point, unless there is a reason for not checking. `elsewhere`
  /// returns the path of another bundle of the app whose binary has a type; nil if none has it.
  package mutating func finish(elsewhere: (ListedType) -> String?) {
    guard reasonForNotChecking == nil else { return }
    let verification = Verification(types: types, document: document?.document, elsewhere: elsewhere)
    self.verification = verification
    findings += verification.findings
    let intents = verification.counts.first { $0.noun == "intent" }?.binary ?? 0
    if document == nil, intents > 0, !findings.contains(where: { $0.id.hasSuffix("-document") }) {
      report(
        "missing-document", .error,
        "the binary has \(intents) \(intents == 1 ? "intent" : "intents"), but '\(bundle.resources)/\(MetadataFile.folder)' is "
          + "missing, so the system finds none of them")
    }
    let point = information?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    if bundle.kind == .extension, types.contains(where: { $0.protocols.contains("AppIntentsExtension") }),
      point != "com.apple.appintents-extension"
    {
      report(
        "wrong-extension-point", .error,
        "the binary has an App Intents extension, but 'EXAppExtensionAttributes.EXExtensionPointIdentifier' in "
          + "'\(bundle.infoPath)' is not 'com.apple.appintents-extension', so the system does not start it")
    }
  }

  package var identifier: String? { information?["CFBundleIdentifier"]?.string }
  package var minimumVersion: String? {
    (information?["MinimumOSVersion"] ?? information?["LSMinimumSystemVersion"])?.string
  }
  /// The first supported platform, such as `iPhoneOS`; nil if Info.plist states none.
  package var platform: String? {
    guard case .array(let platforms)? = information?["CFBundleSupportedPlatforms"] else { return nil }
    return platforms.first?.string
  }

  /// Whether the binary or the document has types of App Intents, and the two were compared.
  package var comparesTypes: Bool { verification?.counts.isEmpty == false }

  /// Whether the report shows the bundle.
  package var isOfInterest: Bool { bundle.kind == .app || !findings.isEmpty || document != nil || comparesTypes }
}
