import AppIntents
import SwiftUI

// The intent's content is shown by a view, so the conformance stands with the view.
extension OpenTrack: TargetContentProvidingIntent {}

#if os(iOS)
  extension OpenAlbum: ForegroundContinuableIntent {}
#endif

@available(macOS 14, *)
extension OpenAlbum: ProgressReportingIntent, CancellableIntent {}

struct TrackView: View {
  var body: some View {
    Button("Open", intent: OpenTrack())
  }
}
