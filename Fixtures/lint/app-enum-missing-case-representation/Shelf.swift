enum Shelf: String {
  case read
  case toRead  // expect: app-enum-missing-case-representation
  #if os(macOS)
    case onDesk
  #endif
}
