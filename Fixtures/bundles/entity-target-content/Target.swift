import AppIntents
import SwiftUI

struct TrackEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  static let defaultQuery = TrackQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Track" }
}

struct TrackQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [TrackEntity] { [] }
}

struct OpenTrack: OpenIntent {
  static let title: LocalizedStringResource = "Open Track"
  @Parameter(title: "Track", requestValueDialog: "Which track?") var target: TrackEntity
}

struct OpenAlbum: AppIntent {
  static let title: LocalizedStringResource = "Open Album"
  func perform() async throws -> some IntentResult { .result() }
}
