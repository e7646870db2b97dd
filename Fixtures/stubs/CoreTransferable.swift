// Stub for the transfer representations that App Intents code names. Nothing here runs.
// LENIENT: the suggested-file-name and visibility modifiers return the representation itself.
import Foundation
import UniformTypeIdentifiers

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation: Sendable {
  associatedtype Item
}
extension TransferRepresentation {
  public func suggestedFileName(_ name: String) -> Self { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}
extension String: Transferable {
  public static var transferRepresentation: ProxyRepresentation<String, String> {
    ProxyRepresentation(exporting: { $0 })
  }
}
extension Data: Transferable {
  public static var transferRepresentation: ProxyRepresentation<Data, String> {
    ProxyRepresentation(exporting: { _ in "" })
  }
}
extension URL: Transferable {
  public static var transferRepresentation: ProxyRepresentation<URL, String> {
    ProxyRepresentation(exporting: { $0.path })
  }
}
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}
public struct ReceivedTransferredFile: Sendable {
  public var file: URL { fatalError() }
}
public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
}
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}
public struct TransferRepresentationTuple<Item>: TransferRepresentation {}
@resultBuilder public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ r: R) -> R where R.Item == Item { r }
  public static func buildBlock<R: TransferRepresentation>(_ r: R) -> R where R.Item == Item { r }
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(_ a: A, _ b: B)
    -> TransferRepresentationTuple<Item> where A.Item == Item, B.Item == Item
  { .init() }
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation>(
    _ a: A, _ b: B, _ c: C
  ) -> TransferRepresentationTuple<Item> where A.Item == Item, B.Item == Item, C.Item == Item { .init() }
  public static func buildBlock<
    A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation, D: TransferRepresentation
  >(_ a: A, _ b: B, _ c: C, _ d: D) -> TransferRepresentationTuple<Item>
  where A.Item == Item, B.Item == Item, C.Item == Item, D.Item == Item { .init() }
}
