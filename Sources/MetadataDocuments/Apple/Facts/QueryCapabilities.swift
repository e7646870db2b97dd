/// The bits of a query's `capabilities` that are not in the table of protocols.
enum QueryCapabilities {
  /// On every query since Xcode 26.4, on none before; the meaning is unknown.
  static let sinceXcode26Point4 = 64
}
