import IntentModel

/// The schemas of Apple's app schema domains: their names, the first Xcode that has each, which ones are deprecated.
///
/// Sources: Apple's documentation of App Intents ('App schema domains' and the pages below 'AppSchema'), the interface of
/// the SDK of Xcode 26, and the interface of a beta of the macOS 27.0 SDK. The documentation is in every version that was
/// published in 2026, so some names may be in some betas only. The macOS 27.0 interface lacks five names of the
/// documentation: `maps.addNavigationWaypoints`, `reminders.updateGroup`, `.updateList` and `.updateSection`, `notes.tag`.
/// Which betas have them is unverified. `calendar.deleteEvents` became `deleteEvent` (release notes of iOS 27). Xcode 27.0
/// to 27.2 have the same names; later versions are unverified. A name without a version requires the version of its domain.
enum KnownSchemas {
  enum Kind: String, Sendable, CaseIterable {
    case intent, entity, `enum`

    /// `@AppIntent` and the deprecated `@AssistantIntent` take schemas of one kind.
    init?(macro: String) {
      switch macro {
      case "AppIntent", "AssistantIntent": self = .intent
      case "AppEntity", "AssistantEntity": self = .entity
      case "AppEnum", "AssistantEnum": self = .enum
      default: return nil
      }
    }
  }

  /// The newest Xcode whose schemas are all in the table.
  static let newestXcode = [27, 2]

  /// The first Xcode that has the schema.
  static func since(_ kind: Kind, _ name: String) -> [Int]? { table[kind]?[name] }
  static func names(_ kind: Kind) -> [String] { (table[kind] ?? [:]).keys.sorted() }
  /// Domains that have schemas of any kind.
  static let domains = Set(Kind.allCases.flatMap(names).map { domain(of: $0) })

  /// `photos` of `photos.openAsset`
  static func domain(of name: String) -> String { name.split(separator: ".").first.map(String.init) ?? name }

  /// The first Xcode by kind and name: the version after the name's `@`, or else the one of the domain.
  private static let table: [Kind: [String: [Int]]] = {
    var table: [Kind: [String: [Int]]] = [:]
    for (kind, domains) in [(Kind.intent, intents), (.entity, entities), (.enum, enums)] {
      for row in domains {
        for word in row.names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
          let parts = word.split(separator: "@")
          let since = parts.count > 1 ? parts[1].split(separator: ".").compactMap { Int($0) } : [row.since]
          table[kind, default: [:]]["\(row.domain).\(parts[0])"] = since
        }
      }
    }
    return table
  }()

  /// A schema that the SDK marks deprecated, and its replacement.
  struct Deprecation: Sendable {
    var kind: Kind
    var name: String
    /// The first Xcode that marks it deprecated, according to the interface of the macOS 27.0 SDK.
    var since = 27
    var replacement: String
  }

  static let deprecations: [Deprecation] = [
    Deprecation(kind: .intent, name: "books.playAudiobook", replacement: "audio.playAudio"),
    Deprecation(kind: .intent, name: "books.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "browser.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "journal.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "photos.openAsset", replacement: "system.open"),
    Deprecation(kind: .intent, name: "photos.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "system.search", replacement: "system.searchInApp"),
  ]

  private typealias Row = (domain: String, since: Int, names: String)

  private static let intents: [Row] = [
    ("appStore", 27, "installApplication"),
    ("assistant", 26, "activate@26.2"),
    (
      "audio", 27,
      "addToLibrary addToPlaylist createStation playAudio recognizeAudio updateAudioAffinity warmupAudioQueue"
    ),
    (
      "books", 16,
      """
      navigatePage openBook playAudiobook search updateCharacterSpacing updateFontSize updateLineSpacing updateSettings
      updateWordSpacing
      """
    ),
    (
      "browser", 16,
      """
      bookmarkTab bookmarkURL clearHistory closeTabs closeWindows createTab createWindow deleteBookmarks findOnPage
      openBookmark openURLInTab search switchTab
      """
    ),
    ("calendar", 27, "createEvent deleteEvent updateEvent"),
    ("camera", 16, "openInCaptureMode setDevice startCapture stopCapture switchDevice"),
    (
      "clock", 27,
      """
      cancelTimer createAlarm createTimer deleteAlarm dismissAlarm lapStopwatch pauseTimer resetStopwatch resumeTimer
      snoozeAlarm startStopwatch stopStopwatch updateAlarm updateTimer
      """
    ),
    ("files", 16, "createFolder deleteFiles moveFiles openFile renameFile showDocumentScanner"),
    ("journal", 16, "createAudioEntry createEntry deleteEntry search updateEntry"),
    (
      "mail", 16,
      """
      archiveMail createDraft deleteDraft deleteMail forwardMail openDraft@27 openMessage@27 replyMail saveDraft
      sendDraft updateDraft updateMail
      """
    ),
    (
      "maps", 27,
      """
      addNavigationWaypoints reportIncident shareETA startNavigation stopNavigation stopShareETA
      updateNavigationWaypoints
      """
    ),
    ("messages", 27, "draftMessage editSentMessage sendMessage setMessageReadStatus unsendMessage"),
    ("notes", 27, "appendText createNote updateNote"),
    ("phone", 27, "startCall"),
    (
      "photos", 16,
      """
      addAssetsToAlbum cleanupPhoto copyEdits createAlbum createAssets crop deleteAlbum deleteAssets duplicateAssets
      editAsset@27 openAlbum openAsset pasteEdits postToSharedAlbum removeAssetsFromAlbum search setDepth setExposure
      setFilter setRotation setSaturation setWarmth straighten toggleDepth toggleSuggestedEdits updateAlbum updateAsset
      updateRecognizedPerson
      """
    ),
    (
      "presentation", 16,
      """
      addAudioToSlide addCommentToSlide addImageToSlide addTextBoxToSlide addVideoToSlide addWebVideoToSlide create
      createSlide deleteSlide open openSlide setSlideTitle startPlayback stopPlayback update
      """
    ),
    (
      "reader", 16,
      """
      deletePages enhanceDocuments insertPages openDocument openPage resizeDocuments rotateDocuments rotatePages
      searchDocuments
      """
    ),
    (
      "reminders", 27,
      "createList createReminder createSection deleteReminders updateGroup updateList updateReminder updateSection"
    ),
    (
      "spreadsheet", 16,
      """
      addAudioToSheet addCommentToSheet addImageToSheet addTextBoxToSheet addVideoToSheet addWebVideoToSheet create
      createSheet delete deleteSheet open openSheet update updateSheet
      """
    ),
    ("system", 16, "open@27 search searchInApp@27"),
    ("visualIntelligence", 26, "semanticContentSearch"),
    ("whiteboard", 16, "createBoard createItem deleteBoard deleteItem openBoard updateBoard updateItem"),
    (
      "wordProcessor", 16,
      """
      addAudioToPage addImageToPage addTextBoxToPage addVideoToPage addWebVideoToPage create createPage open openPage
      """
    ),
  ]

  private static let entities: [Row] = [
    ("appStore", 27, "marketplaceApplication"),
    (
      "audio", 27,
      """
      album algorithmicRadioStation ambientSound artist audiobook classicalMusicRecording liveRadioStation newsBrief
      newsProvider playlist podcastCollection podcastEpisode podcastShow radioShow radioShowEpisode song songCollection
      warmupAudioQueueResult
      """
    ),
    ("books", 16, "audiobook book settings"),
    ("browser", 16, "bookmark readingListItem@27 tab tabGroup@27 window"),
    ("calendar", 27, "attendee calendar event"),
    ("clock", 27, "alarm stopwatch timer"),
    ("files", 16, "file"),
    ("journal", 16, "entry"),
    ("mail", 16, "account draft mailbox message thread@27"),
    ("maps", 27, "currentLocation navigationSession operatingHours operatingTimeRange place rating"),
    ("messages", 27, "conversation customAttachment message messagePerson"),
    ("notes", 27, "account folder note tag"),
    ("phone", 27, "phonePerson"),
    ("photos", 16, "album asset recognizedPerson"),
    ("presentation", 16, "document slide template"),
    ("reader", 16, "document page"),
    ("reminders", 27, "group list locationTrigger reminder section"),
    ("spreadsheet", 16, "document sheet template"),
    ("whiteboard", 16, "board item"),
    ("wordProcessor", 16, "document page template"),
  ]

  private static let enums: [Row] = [
    (
      "audio", 27,
      "activity affinityState appViewIdentifier invocationSource playbackAttributes queueInsertionLocation"
    ),
    (
      "books", 16,
      """
      contentType font fontSize navigationDirection pageNavigationSetting relativeCharacterSpacingChange
      relativeFontChange relativeLineSpacingChange relativeWordSpacingChange theme
      """
    ),
    ("browser", 16, "clearHistoryTimeFrame"),
    ("calendar", 27, "attendeeStatus attendeeType eventSpan eventStatus"),
    ("camera", 16, "captureDevice captureDuration captureMode"),
    ("clock", 27, "alarmTriggerState stopwatchState timerState"),
    ("mail", 16, "category"),
    (
      "maps", 27, "amenity incident navigationPreferences operatingStatus priceRange ratingDescriptor transportType"
    ),
    ("messages", 27, "conversationAttribute customReaction messageAttribute messageEffect messageType"),
    ("phone", 27, "audioVisualMode"),
    ("photos", 16, "albumType assetType filterType rotationDirection"),
    ("reader", 16, "documentKind"),
    ("reminders", 27, "listType locationTriggerEvent"),
    ("whiteboard", 16, "color itemType"),
  ]
}

extension Schema {
  /// The kind and the name, where the name can be read.
  var identity: (kind: KnownSchemas.Kind, name: String)? {
    guard let name = name.known, let kind = KnownSchemas.Kind(macro: macro) else { return nil }
    return (kind, name)
  }
}
