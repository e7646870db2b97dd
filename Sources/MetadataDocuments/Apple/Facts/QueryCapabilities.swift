/// The bits of a query's `capabilities` that are not in the table of protocols.
enum QueryCapabilities {
  /// A bit that every query has since Xcode 26.4, and none had before; its meaning is unknown.
  static let sinceXcode26Point4 = 64
}
