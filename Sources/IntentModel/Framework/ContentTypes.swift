/// The identifiers of system-declared types by their names in Swift.
///
/// Source: Apple's documentation of Uniform Type Identifiers, "System-declared uniform type identifiers" and the pages of
/// `UTType`'s constants.
package enum ContentTypes {
  package static let identifiers: [String: String] = [
    "item": "public.item", "content": "public.content", "compositeContent": "public.composite-content",
    "data": "public.data", "directory": "public.directory", "folder": "public.folder", "text": "public.text",
    "plainText": "public.plain-text", "utf8PlainText": "public.utf8-plain-text",
    "utf16PlainText": "public.utf16-plain-text", "delimitedText": "public.delimited-values-text",
    "commaSeparatedText": "public.comma-separated-values-text", "tabSeparatedText": "public.tab-separated-values-text",
    "rtf": "public.rtf", "html": "public.html", "xml": "public.xml", "yaml": "public.yaml", "json": "public.json",
    "css": "public.css", "sourceCode": "public.source-code", "swiftSource": "public.swift-source",
    "propertyList": "com.apple.property-list", "pdf": "com.adobe.pdf", "rtfd": "com.apple.rtfd",
    "image": "public.image", "jpeg": "public.jpeg", "tiff": "public.tiff", "gif": "com.compuserve.gif",
    "png": "public.png", "icns": "com.apple.icns", "bmp": "com.microsoft.bmp", "ico": "com.microsoft.ico",
    "rawImage": "public.camera-raw-image", "svg": "public.svg-image", "livePhoto": "com.apple.live-photo",
    "heif": "public.heif", "heic": "public.heic", "webP": "org.webmproject.webp",
    "audiovisualContent": "public.audiovisual-content", "movie": "public.movie", "video": "public.video",
    "audio": "public.audio", "quickTimeMovie": "com.apple.quicktime-movie", "mpeg": "public.mpeg",
    "mpeg2Video": "public.mpeg-2-video", "mp3": "public.mp3", "mpeg4Movie": "public.mpeg-4",
    "mpeg4Audio": "public.mpeg-4-audio", "avi": "public.avi", "aiff": "public.aiff-audio",
    "wav": "com.microsoft.waveform-audio", "midi": "public.midi-audio", "playlist": "public.playlist",
    "archive": "public.archive", "gzip": "org.gnu.gnu-zip-archive", "bz2": "public.bzip2-archive",
    "zip": "public.zip-archive", "url": "public.url", "fileURL": "public.file-url",
    "spreadsheet": "public.spreadsheet", "presentation": "public.presentation", "database": "public.database",
    "message": "public.message", "contact": "public.contact", "vCard": "public.vcard", "font": "public.font",
    "bookmark": "public.bookmark", "calendarEvent": "public.calendar-event", "emailMessage": "public.email-message",
    "epub": "org.idpf.epub-container", "log": "public.log", "usdz": "com.pixar.universal-scene-description-mobile",
  ]

  /// The identifier that a value states: `.plainText`, `UTType.plainText`, `UTType("com.example.note")`, `UTType(exportedAs:
  /// "com.example.note")`. Nil for anything else, and for a constant that the table does not contain.
  package static func identifier(of value: Value) -> String? {
    switch value.form {
    case .enumCase(let name, nil): return identifiers[name]
    case .call("UTType", let arguments):
      guard let first = arguments.first, [nil, "exportedAs", "importedAs"].contains(first.label),
        case .string(let identifier) = first.value.form
      else { return nil }
      return identifier
    default: return nil
    }
  }
}
