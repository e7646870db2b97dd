/// The names that the document has for assistant schemas, by their spelling in Swift (`photos.openAsset`).
///
/// Evidence: `system.open` and `system.searchInApp` by captured documents with their sources; whiteboard by a capture; the rest
/// by a public mirror of the SDK's interface, whose names another project checked against the processor's own table for 31
/// members. A member without a row has no known name: "capitalised member and kind" holds often, not always.
enum SchemaNames {
  /// Of `@AppIntent(schema:)`.
  static let intents: [String: String] = [
    "assistant.activate": "ActivateAssistantIntent",
    "books.openBook": "OpenBookIntent", "books.playAudiobook": "PlayAudiobookIntent",
    "books.navigatePage": "NavigateBookPageIntent", "books.updateFontSize": "UpdateBookFontSizeIntent",
    "books.updateLineSpacing": "UpdateBookLineSpacingIntent",
    "books.updateCharacterSpacing": "UpdateCharacterSpacingIntent",
    "books.updateWordSpacing": "UpdateWordSpacingIntent", "books.updateSettings": "UpdateBookSettingsIntent",
    "books.search": "SearchLibraryIntent",
    "browser.bookmarkTab": "BookmarkTabIntent", "browser.bookmarkURL": "BookmarkURLIntent",
    "browser.openBookmark": "OpenBookmarkIntent", "browser.deleteBookmarks": "DeleteBookmarksIntent",
    "browser.clearHistory": "ClearHistoryIntent", "browser.closeTabs": "CloseTabsIntent",
    "browser.createTab": "CreateTabIntent", "browser.openURLInTab": "LoadURLInTabIntent",
    "browser.switchTab": "SwitchToTabIntent", "browser.createWindow": "CreateWindowIntent",
    "browser.closeWindows": "CloseWindowsIntent", "browser.findOnPage": "FindOnPageIntent",
    "browser.search": "SearchWebIntent",
    "camera.openInCaptureMode": "NavigateToCaptureModeIntent", "camera.switchDevice": "FlipCameraIntent",
    "camera.setDevice": "SetActiveDeviceIntent", "camera.startCapture": "StartCameraCaptureIntent",
    "camera.stopCapture": "StopCaptureIntent",
    "files.createFolder": "CreateFolderIntent", "files.openFile": "OpenFileIntent",
    "files.deleteFiles": "DeleteFilesIntent", "files.renameFile": "RenameFileIntent",
    "files.moveFiles": "MoveFilesIntent",
    "journal.createEntry": "CreateJournalEntryIntent", "journal.createAudioEntry": "CreateJournalAudioEntryIntent",
    "journal.search": "SearchJournalEntriesIntent", "journal.updateEntry": "UpdateJournalEntryIntent",
    "journal.deleteEntry": "DeleteJournalEntryIntent",
    "mail.createDraft": "CreateDraftIntent", "mail.updateDraft": "UpdateDraftIntent",
    "mail.saveDraft": "SaveDraftIntent", "mail.deleteDraft": "DeleteDraftIntent", "mail.sendDraft": "SendDraftIntent",
    "mail.forwardMail": "ForwardMailIntent", "mail.replyMail": "ReplyMailIntent",
    "mail.archiveMail": "ArchiveMailIntent", "mail.deleteMail": "DeleteMailIntent",
    "mail.updateMail": "UpdateMailIntent", "mail.openDraft": "MailOpenDraft", "mail.openMessage": "MailOpenMessage",
    "photos.createAlbum": "CreateMediaAlbumIntent", "photos.openAlbum": "OpenMediaAlbumIntent",
    "photos.updateAlbum": "UpdateMediaAlbumIntent", "photos.deleteAlbum": "DeleteMediaAlbumIntent",
    "photos.createAssets": "CreateMediaAssetsIntent", "photos.openAsset": "OpenMediaAssetIntent",
    "photos.updateAsset": "UpdateMediaAssetIntent", "photos.deleteAssets": "DeleteMediaAssetsIntent",
    "photos.duplicateAssets": "DuplicateMediaAssetsIntent", "photos.postToSharedAlbum": "PostToSharedAlbumIntent",
    "photos.addAssetsToAlbum": "AddMediaAssetsToAlbumIntent",
    "photos.removeAssetsFromAlbum": "RemoveMediaAssetsFromAlbumIntent", "photos.search": "SearchMediaIntent",
    "photos.updateRecognizedPerson": "UpdateMediaPersonIntent", "photos.copyEdits": "CopyMediaEditsIntent",
    "photos.pasteEdits": "PasteMediaEditsIntent", "photos.cleanupPhoto": "CleanupMediaIntent",
    "photos.setExposure": "SetMediaExposureIntent", "photos.setSaturation": "SetMediaSaturationIntent",
    "photos.setWarmth": "SetMediaWarmthIntent", "photos.toggleSuggestedEdits": "EnhanceMediaIntent",
    "photos.setFilter": "ApplyMediaFilterIntent", "photos.setDepth": "SetMediaApertureIntent",
    "photos.toggleDepth": "SetMediaDepthIntent", "photos.crop": "CropMediaIntent",
    "photos.straighten": "StraightenMediaIntent", "photos.setRotation": "RotateMediaIntent",
    "presentation.create": "CreatePresentationIntent", "presentation.open": "OpenPresentationIntent",
    "presentation.startPlayback": "StartPlaybackPresentationIntent",
    "presentation.stopPlayback": "StopPlaybackPresentationIntent", "presentation.update": "UpdatePresentationIntent",
    "presentation.createSlide": "CreatePresentationSlideIntent",
    "presentation.openSlide": "OpenPresentationSlideIntent",
    "presentation.setSlideTitle": "UpdatePresentationSlideIntent",
    "presentation.addTextBoxToSlide": "AddTextBoxToPresentationSlideIntent",
    "presentation.addVideoToSlide": "AddVideoToPresentationSlideIntent",
    "presentation.addImageToSlide": "AddImageToPresentationSlideIntent",
    "presentation.addAudioToSlide": "AddAudioToPresentationSlideIntent",
    "presentation.addWebVideoToSlide": "AddWebVideoToPresentationSlideIntent",
    "presentation.addCommentToSlide": "AddCommentToPresentationSlideIntent",
    "presentation.deleteSlide": "DeletePresentationSlideIntent",
    "reader.rotateDocuments": "ReaderRotateDocumentsIntent", "reader.resizeDocuments": "ReaderResizeDocumentsIntent",
    "reader.openPage": "ReaderOpenPageIntent", "reader.enhanceDocuments": "ReaderEnhanceDocumentsIntent",
    "reader.searchDocuments": "SearchReaderDocumentsIntent", "reader.openDocument": "ReaderOpenDocumentsIntent",
    "reader.rotatePages": "ReaderRotatePagesIntent", "reader.deletePages": "ReaderDeletePagesIntent",
    "reader.insertPages": "ReaderInsertPagesIntent",
    "spreadsheet.create": "CreateSpreadsheetIntent", "spreadsheet.open": "OpenSpreadsheetIntent",
    "spreadsheet.update": "UpdateSpreadsheetIntent", "spreadsheet.delete": "DeleteSpreadsheetIntent",
    "spreadsheet.createSheet": "CreateSheetIntent", "spreadsheet.openSheet": "OpenSheetIntent",
    "spreadsheet.updateSheet": "UpdateSheetIntent", "spreadsheet.deleteSheet": "DeleteSheetIntent",
    "spreadsheet.addImageToSheet": "AddImageToSheetIntent",
    "spreadsheet.addTextBoxToSheet": "AddTextboxToSheetIntent",
    "spreadsheet.addVideoToSheet": "AddVideoToSheetIntent", "spreadsheet.addAudioToSheet": "AddAudioToSheetIntent",
    "spreadsheet.addWebVideoToSheet": "AddWebVideoToSheetIntent",
    "spreadsheet.addCommentToSheet": "AddCommentToSheetIntent",
    "system.search": "ShowInAppSearchResultsIntent", "system.searchInApp": "SystemSearchInAppIntent",
    "system.open": "OpenIntent",
    "visualIntelligence.semanticContentSearch": "ShowVisualSearchResultsInAppIntent",
    "whiteboard.createBoard": "CreateCanvasBoardIntent", "whiteboard.openBoard": "OpenCanvasBoardIntent",
    "whiteboard.updateBoard": "UpdateCanvasBoardIntent", "whiteboard.deleteBoard": "DeleteCanvasBoardIntent",
    "whiteboard.createItem": "CreateCanvasItemIntent", "whiteboard.updateItem": "UpdateCanvasItemIntent",
    "whiteboard.deleteItem": "DeleteCanvasItemIntent",
    "wordProcessor.create": "CreateWordProcessorDocumentIntent",
    "wordProcessor.open": "OpenWordProcessorDocumentIntent",
    "wordProcessor.createPage": "CreateWordProcessorPageIntent",
    "wordProcessor.openPage": "OpenWordProcessorPageIntent",
    "wordProcessor.addTextBoxToPage": "AddTextBoxToWordProcessorPageIntent",
    "wordProcessor.addVideoToPage": "AddVideoToWordProcessorPageIntent",
    "wordProcessor.addImageToPage": "AddImageToWordProcessorPageIntent",
    "wordProcessor.addAudioToPage": "AddAudioToWordProcessorPageIntent",
    "wordProcessor.addWebVideoToPage": "AddWebVideoToWordProcessorPageIntent",
    "reminders.createReminder": "CreateReminderIntent", "reminders.updateReminder": "UpdateReminderIntent",
    "reminders.deleteReminders": "DeleteRemindersIntent", "reminders.createSection": "CreateSectionIntent",
    "reminders.createList": "CreateListIntent",
    "clock.deleteAlarm": "DeleteAlarmIntent",
    "audio.createStation": "CreateStationIntent",
  ]

  /// Of `@AppEntity(schema:)`.
  static let entities: [String: String] = [
    "books.book": "BookEntity", "books.audiobook": "AudiobookEntity", "books.settings": "BookSettingsEntity",
    "browser.bookmark": "BookmarkEntity", "browser.tab": "TabEntity", "browser.window": "WindowEntity",
    "browser.tabGroup": "TabGroupEntity",
    "files.file": "FileEntity",
    "journal.entry": "JournalEntity",
    "mail.account": "MailAccountEntity", "mail.mailbox": "MailboxEntity", "mail.draft": "MailDraftEntity",
    "mail.message": "MailMessageEntity",
    "photos.asset": "PhotoEntity", "photos.album": "PhotoAlbumEntity", "photos.recognizedPerson": "PhotoPersonEntity",
    "presentation.slide": "PresentationSlideEntity", "presentation.document": "PresentationEntity",
    "presentation.template": "PresentationTemplateEntity",
    "reader.document": "ReaderDocumentEntity", "reader.page": "ReaderPageEntity",
    "spreadsheet.sheet": "SheetEntity", "spreadsheet.document": "SpreadsheetEntity",
    "spreadsheet.template": "SpreadsheetTemplateEntity",
    "whiteboard.board": "CanvasEntity", "whiteboard.item": "CanvasItemEntity",
    "wordProcessor.document": "WordProcessorDocumentEntity", "wordProcessor.page": "WordProcessorPageEntity",
    "wordProcessor.template": "WordProcessorDocumentTemplateEntity",
    "reminders.reminder": "ReminderEntity", "reminders.list": "ListEntity", "reminders.section": "SectionEntity",
    "reminders.locationTrigger": "LocationTriggerEntity",
    "audio.ambientSound": "AmbientSoundEntity", "audio.artist": "ArtistEntity",
    "audio.liveRadioStation": "LiveRadioStationEntity", "audio.newsProvider": "NewsProviderEntity",
    "audio.podcastCollection": "PodcastCollectionEntity", "audio.podcastShow": "PodcastShowEntity",
    "audio.radioShow": "RadioShowEntity", "audio.songCollection": "SongCollectionEntity",
    "audio.warmupAudioQueueResult": "WarmupAudioQueueResult",
    "calendar.calendar": "CalendarEntity",
    "maps.currentLocation": "MapsCurrentLocationEntity",
    "notes.account": "AccountEntity",
  ]

  /// Of `@AppEnum(schema:)`.
  static let enums: [String: String] = [
    "books.contentType": "BookContentType", "books.font": "BookFont", "books.fontSize": "BookFontSize",
    "books.navigationDirection": "BookNavigationDirection", "books.relativeFontChange": "BookRelativeFontChange",
    "books.relativeCharacterSpacingChange": "BookRelativeCharacterSpacingChange",
    "books.relativeLineSpacingChange": "BookRelativeLineSpacingChange",
    "books.relativeWordSpacingChange": "BookRelativeWordSpacingChange", "books.theme": "BookTheme",
    "books.pageNavigationSetting": "BookPageNavigationSetting",
    "browser.clearHistoryTimeFrame": "ClearHistoryTimeFrameEnum",
    "camera.captureMode": "CaptureMode", "camera.captureDuration": "CaptureDuration",
    "camera.captureDevice": "CaptureDevice",
    "photos.assetType": "PhotoAssetType", "photos.albumType": "PhotoAlbumType",
    "photos.filterType": "PhotoFilterEffectType", "photos.rotationDirection": "PhotoRotationDirection",
    "reader.documentKind": "ReaderDocumentKind",
    "whiteboard.color": "CanvasColor", "whiteboard.itemType": "CanvasItemType",
    "reminders.listType": "ListType", "reminders.locationTriggerEvent": "LocationTriggerEvent",
  ]

  static let version = "1.0.0"

  /// The text of these namespaces isn't known: the mirror has `None` and `com.apple.Presentation` for them.
  static let domainsInDoubt: Set<String> = ["browser", "presentation"]

  /// Names that Xcode 27 may have changed: one of its betas is quoted with others.
  static let domainsInDoubtSince27: Set<String> = ["mail"]

  /// What the macro conforms the type to beside the schema itself. By a captured document with its source.
  static let conformances: [String: String] = ["system.open": "OpenIntent"]

  /// Schemas whose intents change an entity, and so carry a trait: the parameter that holds the entity. By a capture.
  static let updatedEntity: [String: String] = ["whiteboard.updateBoard": "target"]
}
