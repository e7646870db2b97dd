/// The parameters and properties of some schemas. Rules don't check the members of other schemas.
///
/// Sources: the example on the schema's page in Apple's documentation (Xcode's template of the schema); for Xcode 26 and
/// earlier, the example on the older page below 'AssistantSchemas'; or Apple's sample app 'Making your app's functionality
/// available to Siri'. The pages of the domains of 2026 changed from beta to beta, so only members that public apps use are
/// here. Whether a type may omit the optional members of a schema is unverified; the rules allow it.
package enum KnownSchemaMembers {
  package struct Member: Sendable {
    package var name: String
    package var isOptional: Bool
    /// Whether the member's type must be an entity or an enum with a schema of the same domain.
    package var isOfSchema: Bool
  }

  package struct Shape: Sendable {
    /// The first Xcode that the list is verified for.
    package var since: Int
    /// The last Xcode whose schema has only these members; nil if no later version is known to add any.
    var until: Int?
    package var members: [Member]

    /// Whether the schema has no other members. An unknown version of Xcode counts as the newest one.
    package func isComplete(in xcode: [Int]?) -> Bool {
      guard let until else { return true }
      return xcode.map { $0.lexicographicallyPrecedes([until + 1]) } ?? false
    }

    package func member(_ name: String) -> Member? { members.first { $0.name == name } }
  }

  package static func shape(_ kind: KnownSchemas.Kind, _ name: String) -> Shape? {
    switch kind {
    case .intent: intents[name]
    case .entity: entities[name]
    case .enum: nil
    }
  }

  /// Makes a shape from words: `name` is a required member, `name?` an optional one, and `*` marks a type that has a schema:
  /// `list*?`.
  private static func shape(since: Int, until: Int? = nil, _ members: String) -> Shape {
    Shape(
      since: since, until: until,
      members: members.split(separator: " ").map { word in
        Member(
          name: String(word.prefix { $0 != "*" && $0 != "?" }), isOptional: word.contains("?"),
          isOfSchema: word.contains("*"))
      })
  }

  private static let intents: [String: Shape] = [
    "calendar.createEvent": shape(
      since: 27, "title startDate endDate? location? calendar* isAllDay recurrence? attendees* note?"),
    "camera.openInCaptureMode": shape(since: 27, "target*"),
    "clock.createAlarm": shape(since: 27, "time label? recurrenceDays? canSnooze"),
    "clock.createTimer": shape(since: 27, "duration label? isSleepTimer"),
    "clock.deleteAlarm": shape(since: 27, "entities*"),
    "clock.lapStopwatch": shape(since: 27, "stopwatch*"),
    "clock.updateTimer": shape(since: 27, "timer* duration? label? isSleepTimer?"),
    "files.moveFiles": shape(since: 27, "entities* destinationFolder*"),
    "journal.createEntry": shape(since: 16, "message title? location? mediaItems entryDate?"),
    "mail.archiveMail": shape(since: 16, "entities*"),
    "mail.openDraft": shape(since: 27, "target*"),
    "mail.sendDraft": shape(since: 27, "target* sendLaterDate?"),
    "mail.updateDraft": shape(since: 16, "target* to? cc? bcc? subject? body? account*? attachments?"),
    "maps.shareETA": shape(since: 27, "person"),
    "messages.draftMessage": shape(
      since: 27, "destination? subject? content? attachments audioMessage? locations links scheduledDate?"),
    "messages.setMessageReadStatus": shape(since: 27, "message* isRead"),
    "messages.unsendMessage": shape(since: 27, "message*"),
    "notes.appendText": shape(since: 27, "content target*"),
    "photos.addAssetsToAlbum": shape(since: 16, "assets* album*"),
    "photos.createAlbum": shape(since: 16, "name"),
    "photos.createAssets": shape(since: 16, "files"),
    "photos.deleteAlbum": shape(since: 16, "entities*"),
    "photos.deleteAssets": shape(since: 16, "entities*"),
    "photos.openAlbum": shape(since: 16, "target*"),
    "photos.openAsset": shape(since: 16, "target*"),
    "photos.removeAssetsFromAlbum": shape(since: 16, "assets* album*"),
    "photos.search": shape(since: 16, "criteria"),
    "photos.updateAlbum": shape(since: 16, "target* name"),
    "photos.updateAsset": shape(since: 16, "target* name? isHidden? isFavorite?"),
    "reminders.createReminder": shape(
      since: 27,
      "title list*? note? isFlagged? images tags urls dueDate? recurrence? locationTrigger*? section*?"),
    "reminders.deleteReminders": shape(since: 27, "entities*"),
    "reminders.createList": shape(since: 27, "type* name"),
    "system.open": shape(since: 27, "target"),
    "system.searchInApp": shape(since: 27, "criteria"),
    "whiteboard.updateBoard": shape(since: 27, "target* title?"),
  ]

  private static let entities: [String: Shape] = [
    "books.audiobook": shape(since: 16, "title? seriesTitle? author? genre? purchaseDate? url?"),
    // The older page also has 'contentType'; whether the schema of 27 has it is unverified. So `until` is before `since`, and the
    // list is complete for no version.
    "books.book": shape(since: 16, until: 15, "title? seriesTitle? author? genre? purchaseDate? url?"),
    "browser.bookmark": shape(since: 16, "name url"),
    "browser.tab": shape(since: 16, "name url? isPrivate"),
    "calendar.calendar": shape(since: 27, "title"),
    "calendar.event": shape(
      since: 27,
      """
      calendar* title startDate endDate isAllDay recurrence? note? travelTime? location? virtualLocation? status*? alarms \
      organizers attendees*
      """),
    "clock.alarm": shape(since: 27, "time isEnabled label? recurrenceDays? canSnooze triggerState*"),
    "journal.entry": shape(since: 16, "title? message? mediaItems entryDate? location?"),
    "mail.account": shape(since: 16, "name emailAddress"),
    "mail.draft": shape(since: 16, "to cc bcc subject? body? attachments account*"),
    "mail.mailbox": shape(since: 27, "name account*"),
    "mail.message": shape(
      since: 16,
      """
      to cc bcc subject? body? attachments sender dateSent dateReceived isRead isJunk isFlagged category*? account* \
      mailbox*
      """),
    "photos.album": shape(since: 16, "name creationDate? albumType*"),
    // The 27 SDKs add properties (release notes of iOS 27, 181800016), whose names are unverified.
    "photos.asset": shape(
      since: 16, until: 26,
      """
      creationDate? location? assetType*? isFavorite isHidden hasSuggestedEdits aperture? exposure? saturation? warmth? \
      filter*? isPortraitModeEnabled?
      """),
    "reader.document": shape(since: 27, "title kind* width? height?"),
    "reminders.list": shape(since: 27, "name type*"),
    "spreadsheet.document": shape(since: 27, "name"),
    "whiteboard.board": shape(since: 27, "title creationDate lastModificationDate"),
  ]
}
