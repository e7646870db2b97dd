import IntentModel
import SourceScan

/// The modules that files can use and that are neither scanned nor Apple's. A rule that does not find a declaration in a file that
/// uses such a module cannot report that the declaration does not exist.
struct UnreadModules {
  private let files: [FileFacts]
  private let scanned: Set<String>
  /// The modules that a scanned module passes on to those that import it, and to its own files.
  private let exports: [String: Set<String>]

  init(_ model: LintModel) {
    files = model.files
    scanned = Set(files.map(\.module))
    exports = Dictionary(files.filter { !$0.exports.isEmpty }.map { ($0.module, Set($0.exports)) }) { $0.union($1) }
  }

  /// Whether a module that is not read is visible in the file; true if the file is not one of the scan.
  func areVisible(in file: FileID) -> Bool {
    guard files.indices.contains(file) else { return true }
    var seen: Set<String> = [], pending = files[file].imports + (exports[files[file].module] ?? [])
    while let module = pending.popLast() {
      guard seen.insert(module).inserted else { continue }
      if scanned.contains(module) {
        pending += exports[module] ?? []
      } else if !PlatformModules.contains(module) {
        return true
      }
    }
    return false
  }

  /// Whether a module that is not read may declare a type that the scan does not hold.
  func mayDeclare(_ type: ValueType) -> Bool {
    if !type.elements.isEmpty, type.declaration == nil { return type.elements.contains { mayDeclare($0) } }
    if type.declaration?.isResolved == true || type.name.map(KnownTypes.isFramework) == true { return false }
    return areVisible(in: type.place.file)
  }
}
