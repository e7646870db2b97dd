/// Reads the compiler's records of types and conformances.
struct DescriptorReader {
  private let image: MachOImage
  private let symbols: [UInt64: String]

  init(_ image: MachOImage) {
    self.image = image
    symbols = image.symbols(endingWith: "Mn")
  }

  /// The name of the type whose descriptor is there; nil if it, or something around it, cannot be read.
  func name(at address: UInt64) -> SwiftName? {
    guard let flags = image.uint32(at: address), let kind = Self.kind(flags) else { return nil }
    var name = SwiftName(
      module: "", components: [], kind: kind, isGeneric: false, isLocal: false, symbol: symbols[address])
    var context = address
    for _ in 0..<Limits.contexts {
      guard let flags = image.uint32(at: context) else { return nil }
      if flags & 0x80 != 0 { name.isGeneric = true }
      switch flags & 0x1F {
      case 0:
        guard let module = text(at: context &+ 8) else { return nil }
        name.module = module
        return name
      case 1:
        // A type inside of an extension: the extended type is its context.
        guard let extended = extended(by: context) else { return nil }
        context = extended
        continue
      case 2, 4: name.isLocal = true
      case 3, 16, 17, 18:
        guard let component = text(at: context &+ 8) else { return nil }
        name.components.insert(component, at: 0)
      default: return nil
      }
      guard let parent = indirectable(at: context &+ 4), case .address(let next) = parent else { return nil }
      context = next
    }
    return nil
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

  private func text(at address: UInt64) -> String? {
    guard let target = image.relative(at: address), let text = image.text(at: target), !text.isEmpty else { return nil }
    return text
  }

  /// The descriptor of a type that an extension extends: its mangled name starts with a reference to that.
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

  /// Nil if it cannot be read; `.some(nil)` for a class of Objective-C, which no framework of Swift asks for.
  func conformance(at address: UInt64) -> SwiftTypes.Conformance?? {
    guard let flags = image.uint32(at: address &+ 12), let proto = reference(indirectable(at: address)) else {
      return .none
    }
    switch flags >> 3 & 7 {
    case 0:
      guard let target = image.relative(at: address &+ 4), let name = name(at: target) else { return .none }
      return .some(SwiftTypes.Conformance(type: .local(name), conformsTo: proto))
    case 1:
      guard let slot = image.relative(at: address &+ 4), let type = reference(image.pointer(at: slot)) else {
        return .none
      }
      return .some(SwiftTypes.Conformance(type: type, conformsTo: proto))
    case 2, 3: return .some(nil)
    default: return .none
    }
  }

  /// A relative pointer whose lowest bit says that a pointer is there that the loader fills.
  private func indirectable(at address: UInt64) -> MachOImage.Pointer? {
    guard let raw = image.uint32(at: address), let target = image.relative(at: address, mask: 1) else { return nil }
    return raw & 1 == 0 ? .address(target) : image.pointer(at: target)
  }

  private func reference(_ pointer: MachOImage.Pointer?) -> SwiftTypes.Reference? {
    switch pointer {
    case .symbol(let symbol): .symbol(symbol)
    case .address(let address): name(at: address).map { .local($0) }
    case nil: nil
    }
  }
}
