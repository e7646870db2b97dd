/// The kinds of targets by Xcode's product types.
enum KnownProductTypes {
  /// The kind of a target by its product type; `other` for an unknown type. Source: the `ProductTypes` specifications of
  /// swift-build.
  static func kind(of productType: String) -> TargetKind { kinds[productType] ?? .other }

  private static let kinds: [String: TargetKind] = [
    "com.apple.product-type.application": .app,
    "com.apple.product-type.application.messages": .app,
    "com.apple.product-type.application.on-demand-install-capable": .appClip,
    "com.apple.product-type.application.watchapp": .watchApp,
    "com.apple.product-type.application.watchapp2": .watchApp,
    // The container of an app that is for the watch alone; it has no code.
    "com.apple.product-type.application.watchapp2-container": .other,
    "com.apple.product-type.app-extension": .appExtension,
    "com.apple.product-type.app-extension.intents-service": .siriIntentsExtension,
    "com.apple.product-type.app-extension.messages": .appExtension,
    "com.apple.product-type.app-extension.messages-sticker-pack": .appExtension,
    "com.apple.product-type.extensionkit-extension": .appExtension,
    "com.apple.product-type.pluginkit-plugin": .appExtension,
    "com.apple.product-type.tv-app-extension": .appExtension,
    "com.apple.product-type.tv-broadcast-extension": .appExtension,
    "com.apple.product-type.watchkit-extension": .appExtension,
    "com.apple.product-type.watchkit2-extension": .appExtension,
    "com.apple.product-type.xcode-extension": .appExtension,
    "com.apple.product-type.framework": .framework,
    "com.apple.product-type.framework.static": .staticFramework,
    "com.apple.product-type.library.static": .staticLibrary,
    "com.apple.product-type.library.dynamic": .dynamicLibrary,
    "com.apple.product-type.bundle": .resourceBundle,
    "com.apple.product-type.bundle.unit-test": .unitTests,
    "com.apple.product-type.bundle.ocunit-test": .unitTests,
    "com.apple.product-type.bundle.ui-testing": .uiTests,
    "com.apple.product-type.tool": .commandLineTool,
  ]

  /// The kind of an extension, by its extension point; nil for a point that has no kind of its own.
  ///
  /// Source: Apple's documentation of each framework, and Xcode's templates.
  static func kind(ofExtensionPoint point: String) -> TargetKind? {
    switch point {
    case "com.apple.appintents-extension": .appIntentsExtension
    case "com.apple.widgetkit-extension": .widgetExtension
    case "com.apple.intents-service", "com.apple.intents-ui-service": .siriIntentsExtension
    default: nil
    }
  }
}
