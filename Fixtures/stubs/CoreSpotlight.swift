// Stub for the Spotlight types that App Intents code names. Nothing here runs.
import Foundation
import UniformTypeIdentifiers

public final class CSSearchableItemAttributeSet {
  public init(contentType: UTType) {}
  public var title: String?; public var displayName: String?; public var contentDescription: String?
  public var keywords: [String]?; public var contentCreationDate: Date?; public var textContent: String?
  public var authorNames: [String]?; public var rating: NSNumber?; public var city: String?;
  public var duration: NSNumber?
}
public final class CSCustomAttributeKey: Sendable { public init?(keyName: String) { nil } }
