import IntentModel

/// The bits of a query's `capabilities`, besides those of the protocols.
enum QueryCapabilities {
  /// On every query since Xcode 26.4, on none before; what it means is unknown.
  static let sinceXcode26Point4 = 64
}
