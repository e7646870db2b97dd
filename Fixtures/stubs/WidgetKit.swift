// Stub for the widgets and controls that name an intent. Nothing here runs.
import AppIntents
import SwiftUI

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
@MainActor @preconcurrency public protocol WidgetConfiguration {}
// LENIENT: the timeline provider is left out
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public init(kind: String, intent: Intent.Type, @ViewBuilder content: @escaping (Intent) -> Content) {}
}
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringResource) -> Self { self }
  public func description(_ text: LocalizedStringResource) -> Self { self }
}
