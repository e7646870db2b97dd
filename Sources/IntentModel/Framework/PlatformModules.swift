/// A platform that sources are built for.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS, linux

  /// The name in the availability of Apple's metadata, known from documents; nil for a platform without App Intents.
  package var documentName: String? { self == .linux ? nil : "LNPlatformName" + rawValue.uppercased() }
}

/// The platforms on which the platforms' own modules can be imported.
///
/// Source: the platforms that Apple's documentation of each framework names, and for Linux the modules that the toolchain
/// installs. A module that an SDK contains and its platform's documentation doesn't name (WatchKit in the SDK of iOS) is
/// unverified and omitted. The overlays of App Intents, whose names begin with an underscore, are on the platforms of both of
/// their modules. App Intents counts as importable on Linux, where sources are scanned against a stub.
package enum PlatformModules {
  /// The platforms on which a module can be imported; none for a module that is not in the table.
  static func platforms(of module: String) -> [Platform] {
    groupOfModule[module].map { groups[$0].platforms } ?? []
  }

  /// Whether a module is one of the platforms' own.
  package static func contains(_ module: String) -> Bool { groupOfModule[module] != nil }

  private static let apple: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]
  private static let everywhere = apple + [.linux]

  private static let groups: [(platforms: [Platform], modules: String)] = [
    (
      everywhere,
      """
      AppIntents Cxx Dispatch Distributed Foundation Observation RegexBuilder Swift Synchronization Testing XCTest
      _Concurrency _Differentiation _StringProcessing
      """
    ),
    (
      [.linux],
      "FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Glibc Runtime"
    ),
    (
      apple,
      """
      AVFAudio AVFoundation AVKit Accelerate Accessibility AppleArchive AudioToolbox AuthenticationServices
      CFNetwork Charts CloudKit Combine CommonCrypto Compression CoreAudio CoreBluetooth CoreData CoreFoundation
      CoreGraphics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreServices CoreSpotlight CoreText
      CoreTransferable CoreVideo CryptoKit Darwin DeveloperToolsSupport DeviceCheck ExtensionFoundation GameKit
      GameplayKit GeoToolbox ImageIO Intents LocalAuthentication MachO MapKit MediaPlayer MobileCoreServices MusicKit
      NaturalLanguage Network OSLog ObjectiveC PassKit PhotosUI PushKit QuartzCore SceneKit Security ShazamKit SharedWithYou
      SoundAnalysis SpriteKit StoreKit SwiftData SwiftUI SwiftUICore Symbols System SystemConfiguration TipKit
      UniformTypeIdentifiers UserNotifications WeatherKit _AppIntents_SwiftUI os simd
      """
    ),
    ([.iOS, .macOS, .watchOS, .visionOS], "CallKit Contacts CoreMotion EventKit HealthKit WidgetKit WorkoutKit"),
    (
      [.iOS, .macOS, .tvOS, .visionOS],
      """
      BackgroundTasks CoreHaptics GameController JavaScriptCore Metal MetalKit MetalPerformanceShaders ModelIO
      MultipeerConnectivity OpenAL Photos RealityKit ReplayKit VideoToolbox Vision
      """
    ),
    (
      [.iOS, .macOS, .visionOS],
      """
      AdAttributionKit AppTrackingTransparency ContactsUI EventKitUI FileProvider FinanceKit FoundationModels
      ImagePlayground IntentsUI LinkPresentation MessageUI PDFKit PencilKit ProximityReader QuickLook
      QuickLookThumbnailing SafariServices ScreenTime SensitiveContentAnalysis Speech Translation VisionKit
      WebKit
      """
    ),
    ([.iOS, .macOS], "VisualIntelligence"),
    ([.iOS, .watchOS, .tvOS, .visionOS], "HomeKit UIKit _AppIntents_UIKit"),
    ([.iOS, .watchOS], "ClockKit WatchConnectivity"),
    ([.iOS, .tvOS, .visionOS], "OpenGLES"),
    ([.iOS, .visionOS], "ARKit Messages SensorKit"),
    (
      [.iOS],
      """
      ActivityKit AddressBook AlarmKit AssetsLibrary CarPlay CoreNFC CoreTelephony DeviceActivity DockKit FamilyControls
      JournalingSuggestions LockedCameraCapture ManagedSettings ManagedSettingsUI MatterSupport Social ThreadNetwork
      """
    ),
    (
      [.macOS],
      """
      AppKit ApplicationServices Automator Carbon Cocoa CoreMediaIO CoreWLAN DiskArbitration IOBluetooth IOKit
      OSAKit Quartz QuickLookUI ScreenCaptureKit ScriptingBridge ServiceManagement Virtualization
      """
    ),
    ([.watchOS], "WatchKit"),
    ([.tvOS], "TVServices TVUIKit"),
    ([.visionOS], "CompositorServices"),
  ]

  /// The index in `groups` of each module's group. A module is in one group only.
  private static let groupOfModule: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, group) in groups.enumerated() {
      for module in group.modules.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        table[String(Substring(module))] = index
      }
    }
    return table
  }()
}
