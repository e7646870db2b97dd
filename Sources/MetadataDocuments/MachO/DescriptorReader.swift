import SourceScan

/// Reads the compiler's records of types and conformances.
struct DescriptorReader {
  private let image: MachOImage
  private let symbols: [UInt64: String]
  private var names: NameReader
  /// A cache of the contexts by address; nil for a context that cannot be read, or that is in a context which cannot be read.
  private var contexts: [UInt64: Context?] = [:]

  init(_ image: MachOImage) throws(MachOError) {
    self.image = image
    symbols = try image.swiftSymbols(endingWith: "Mn")
    names = NameReader(image)
  }

  /// A type, extension, function or module with all that is around it.
  private struct Context {
    var module: String
    var components: [String] = []
    var isGeneric = false
    var isLocal = false
    /// The number of contexts, this one included.
    var depth = 1
    /// The bytes of the full name.
    var length: Int
  }

  /// The record of one context.
  private struct Record {
    /// Nil for an extension, and for a context without a name.
    var component: String?
    var isGeneric: Bool
    var isLocal: Bool
    var parent: UInt64
  }

  // MARK: Contexts

  /// The name of the type whose descriptor is at an address; nil if no descriptor of a type or protocol is there, or if the
  /// descriptor or a context around it cannot be read.
  mutating func name(at address: UInt64) throws(MachOError) -> SwiftName? {
    guard let flags = image.uint32(at: address), let kind = Self.kind(flags), let context = try context(at: address)
    else { return nil }
    try names.add(context.length)
    return SwiftName(
      module: context.module, components: context.components, kind: kind, isGeneric: context.isGeneric,
      isLocal: context.isLocal, symbol: symbols[address])
  }

  private static func kind(_ flags: UInt32) -> SwiftName.Kind? {
    switch flags & 0x1F {
    case 3: .protocol
    case 16: .class
    case 17: .struct
    case 18: .enum
    default: nil
    }
  }

  /// The context at an address, with all that is around it. Each context is read once, for any number of types. Nil if one of the
  /// contexts cannot be read, or if they are nested too deeply.
  private mutating func context(at address: UInt64) throws(MachOError) -> Context? {
    var inner: [(address: UInt64, record: Record)] = [], next = address, found: Context?
    while true {
      Steps.count()
      if let known = contexts[next] {
        found = known
        break
      }
      // The context is nil until it is read, so that a cycle of contexts ends at the first one that is read twice.
      contexts[next] = .some(nil)
      guard let flags = image.uint32(at: next) else { break }
      if flags & 0x1F == 0 {
        found = try text(at: next &+ 8).map { Context(module: $0, length: $0.utf8.count) }
        contexts[next] = .some(found)
        break
      }
      guard let record = try record(at: next, flags) else { break }
      inner.append((next, record))
      next = record.parent
    }
    for (address, record) in inner.reversed() {
      if let outer = found { found = try context(record, in: outer) }
      contexts[address] = .some(found)
    }
    return found
  }

  private mutating func context(_ record: Record, in outer: Context) throws(MachOError) -> Context? {
    guard outer.depth < ImageLimits.contexts else { return nil }
    var context = outer
    context.depth += 1
    if record.isGeneric { context.isGeneric = true }
    if record.isLocal { context.isLocal = true }
    if let component = record.component {
      context.length += component.utf8.count
      try names.add(context.length)
      context.components.append(component)
    }
    return context
  }

  private mutating func record(at address: UInt64, _ flags: UInt32) throws(MachOError) -> Record? {
    var record = Record(component: nil, isGeneric: flags & 0x80 != 0, isLocal: false, parent: 0)
    switch flags & 0x1F {
    case 1:
      // A type inside of an extension: the extended type is its context.
      guard let extended = extended(by: address) else { return nil }
      record.parent = extended
      return record
    case 2, 4: record.isLocal = true
    case 3, 16, 17, 18:
      guard let component = try text(at: address &+ 8) else { return nil }
      record.component = component
    default: return nil
    }
    guard case .address(let parent)? = indirectable(at: address &+ 4) else { return nil }
    record.parent = parent
    return record
  }

  private mutating func text(at address: UInt64) throws(MachOError) -> String? {
    guard let target = image.relative(at: address), let bytes = image.bytes(at: target),
      let text = try names.text(in: bytes, at: 0), !text.isEmpty
    else { return nil }
    return text
  }

  /// The descriptor of a type that an extension extends: its mangled name starts with a reference to that descriptor. Nil for a
  /// name that starts differently or cannot be read.
  private func extended(by context: UInt64) -> UInt64? {
    guard let mangled = image.relative(at: context &+ 8), let form = image.bytes(at: mangled)?.byte(at: 0) else {
      return nil
    }
    switch form {
    case 1: return image.relative(at: mangled &+ 1)
    case 2:
      guard let slot = image.relative(at: mangled &+ 1), case .address(let target)? = image.pointer(at: slot) else {
        return nil
      }
      return target
    default: return nil
    }
  }

  // MARK: Conformances

  /// The conformance at an address. Nil if it cannot be read; `.some(nil)` if the type is a class of Objective-C, which no Swift
  /// framework requires.
  mutating func conformance(at address: UInt64) throws(MachOError) -> SwiftTypes.Conformance?? {
    guard let flags = image.uint32(at: address &+ 12), let proto = try reference(indirectable(at: address)) else {
      return .none
    }
    switch flags >> 3 & 7 {
    case 0:
      guard let target = image.relative(at: address &+ 4), let name = try name(at: target) else { return .none }
      return .some(SwiftTypes.Conformance(type: .local(name), conformsTo: proto))
    case 1:
      guard let slot = image.relative(at: address &+ 4), let type = try reference(image.pointer(at: slot)) else {
        return .none
      }
      return .some(SwiftTypes.Conformance(type: type, conformsTo: proto))
    case 2, 3: return .some(nil)
    default: return .none
    }
  }

  /// A relative pointer; if its lowest bit is set, it leads to a pointer that the loader fills. Nil if it is null or cannot be
  /// read.
  private func indirectable(at address: UInt64) -> MachOImage.Pointer? {
    guard let raw = image.uint32(at: address), let target = image.relative(at: address, mask: 1) else { return nil }
    return raw & 1 == 0 ? .address(target) : image.pointer(at: target)
  }

  private mutating func reference(_ pointer: MachOImage.Pointer?) throws(MachOError) -> SwiftTypes.Reference? {
    switch pointer {
    case .symbol(.text(let symbol)): .symbol(symbol)
    case .symbol(.name(let table, let offset)): try names.text(in: table, at: offset).map { .symbol($0) }
    case .address(let address): try name(at: address).map { .local($0) }
    case nil: nil
    }
  }
}
