/// The kind of product that a target makes.
package enum TargetKind: String, CaseIterable, Sendable {
  case app, appClip
  /// An app for the watch of the old form, with a separate extension. A single-target one is an `app` for watchOS.
  case watchApp
  /// App Intents in a process of its own.
  case appIntentsExtension
  /// Widgets, controls and Live Activities.
  case widgetExtension
  /// Intents of SiriKit, with or without an interface.
  case siriIntentsExtension
  /// Any other extension of an app.
  case appExtension
  /// A framework that is loaded at run time; one that is linked statically is a `staticFramework`.
  case framework
  case staticFramework, staticLibrary, dynamicLibrary
  /// A bundle, usually with resources alone.
  case resourceBundle
  case unitTests, uiTests
  case commandLineTool
  /// A module of a package, which the package's products may include.
  case packageModule
  case macro
  case packagePlugin
  /// A package's target without source files of its own: a binary or a system library.
  case prebuilt
  /// A target without a product of its own, which runs scripts or builds other targets.
  case aggregate
  case other

  /// Whether people install it as an app.
  package var isApp: Bool { self == .app || self == .appClip || self == .watchApp }

  /// Whether it is an app extension. An App Clip and a watch app are not extensions, although an app embeds them.
  package var isExtension: Bool {
    switch self {
    case .appIntentsExtension, .widgetExtension, .siriIntentsExtension, .appExtension: true
    default: false
    }
  }

  var isTest: Bool { self == .unitTests || self == .uiTests }
}
