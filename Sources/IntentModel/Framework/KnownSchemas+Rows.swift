/// The rows of the schemas by kind and domain: each domain with the first Xcode that has it. In a row, `name@27=DocumentName` is a
/// schema of the domain, the first Xcode that has it if that is later, and its name in Apple's metadata if that is known.
extension KnownSchemas {
  typealias Row = (domain: String, since: Int, names: String)

  static let intents: [Row] = [
    ("appStore", 27, "installApplication"),
    ("assistant", 26, "activate@26.2=ActivateAssistantIntent"),
    (
      "audio", 27,
      """
      addToLibrary=AddAudioToLibraryIntent addToPlaylist=AddAudioToPlaylistIntent createStation=CreateStationIntent
      playAudio=PlayAudioIntent recognizeAudio=RecognizeAudioIntent updateAudioAffinity=UpdateAudioAffinityIntent
      warmupAudioQueue=WarmupAudioQueueIntent
      """
    ),
    (
      "books", 16,
      """
      navigatePage=NavigateBookPageIntent openBook=OpenBookIntent playAudiobook=PlayAudiobookIntent
      search=SearchLibraryIntent updateCharacterSpacing=UpdateCharacterSpacingIntent
      updateFontSize=UpdateBookFontSizeIntent updateLineSpacing=UpdateBookLineSpacingIntent
      updateSettings=UpdateBookSettingsIntent updateWordSpacing=UpdateWordSpacingIntent
      """
    ),
    (
      "browser", 16,
      """
      bookmarkTab=BookmarkTabIntent bookmarkURL=BookmarkURLIntent clearHistory=ClearHistoryIntent
      closeTabs=CloseTabsIntent closeWindows=CloseWindowsIntent createTab=CreateTabIntent
      createWindow=CreateWindowIntent deleteBookmarks=DeleteBookmarksIntent findOnPage=FindOnPageIntent
      openBookmark=OpenBookmarkIntent openURLInTab=LoadURLInTabIntent search=SearchWebIntent
      switchTab=SwitchToTabIntent
      """
    ),
    ("calendar", 27, "createEvent=CreateEventIntent deleteEvent=DeleteEventIntent updateEvent=UpdateEventIntent"),
    (
      "camera", 16,
      """
      openInCaptureMode=NavigateToCaptureModeIntent setDevice=SetActiveDeviceIntent
      startCapture=StartCameraCaptureIntent stopCapture=StopCaptureIntent switchDevice=FlipCameraIntent
      """
    ),
    (
      "clock", 27,
      """
      cancelTimer=CancelTimerIntent createAlarm=CreateAlarmIntent createTimer=CreateTimerIntent
      deleteAlarm=DeleteAlarmIntent dismissAlarm=DismissAlarmIntent lapStopwatch=LapStopwatchIntent
      pauseTimer=PauseTimerIntent resetStopwatch=ResetStopwatchIntent resumeTimer=ResumeTimerIntent
      snoozeAlarm=SnoozeAlarmIntent startStopwatch=StartStopwatchIntent stopStopwatch=StopStopwatchIntent
      updateAlarm=UpdateAlarmIntent updateTimer=UpdateTimerIntent
      """
    ),
    (
      "files", 16,
      """
      createFolder=CreateFolderIntent deleteFiles=DeleteFilesIntent moveFiles=MoveFilesIntent openFile=OpenFileIntent
      renameFile=RenameFileIntent showDocumentScanner
      """
    ),
    (
      "journal", 16,
      """
      createAudioEntry=CreateJournalAudioEntryIntent createEntry=CreateJournalEntryIntent
      deleteEntry=DeleteJournalEntryIntent search=SearchJournalEntriesIntent updateEntry=UpdateJournalEntryIntent
      """
    ),
    (
      "mail", 16,
      """
      archiveMail=ArchiveMailIntent createDraft=CreateDraftIntent deleteDraft=DeleteDraftIntent
      deleteMail=DeleteMailIntent forwardMail=ForwardMailIntent openDraft@27=MailOpenDraft
      openMessage@27=MailOpenMessage replyMail=ReplyMailIntent saveDraft=SaveDraftIntent sendDraft=SendDraftIntent
      updateDraft=UpdateDraftIntent updateMail=UpdateMailIntent
      """
    ),
    (
      "maps", 27,
      """
      addNavigationWaypoints=MapsAddNavigationWaypointsIntent reportIncident=ReportIncidentIntent
      shareETA=MapsShareETAIntent startNavigation=MapsStartNavigationIntent stopNavigation=StopNavigationIntent
      stopShareETA=MapsStopShareETAIntent updateNavigationWaypoints=MapsUpdateNavigationWaypointsIntent
      """
    ),
    (
      "messages", 27,
      """
      draftMessage=DraftMessageIntent editSentMessage=EditSentMessageIntent sendMessage=SendMessageIntent
      setMessageReadStatus=SetMessageReadStatusIntent unsendMessage=UnsendMessageIntent
      """
    ),
    ("notes", 27, "appendText=NoteAppendTextIntent createNote=CreateNoteIntent updateNote=UpdateNoteIntent"),
    ("phone", 27, "startCall=StartCallIntent"),
    (
      "photos", 16,
      """
      addAssetsToAlbum=AddMediaAssetsToAlbumIntent cleanupPhoto=CleanupMediaIntent copyEdits=CopyMediaEditsIntent
      createAlbum=CreateMediaAlbumIntent createAssets=CreateMediaAssetsIntent crop=CropMediaIntent
      deleteAlbum=DeleteMediaAlbumIntent deleteAssets=DeleteMediaAssetsIntent
      duplicateAssets=DuplicateMediaAssetsIntent editAsset@27=EditAsset openAlbum=OpenMediaAlbumIntent
      openAsset=OpenMediaAssetIntent pasteEdits=PasteMediaEditsIntent postToSharedAlbum=PostToSharedAlbumIntent
      removeAssetsFromAlbum=RemoveMediaAssetsFromAlbumIntent search=SearchMediaIntent setDepth=SetMediaApertureIntent
      setExposure=SetMediaExposureIntent setFilter=ApplyMediaFilterIntent setRotation=RotateMediaIntent
      setSaturation=SetMediaSaturationIntent setWarmth=SetMediaWarmthIntent straighten=StraightenMediaIntent
      toggleDepth=SetMediaDepthIntent toggleSuggestedEdits=EnhanceMediaIntent updateAlbum=UpdateMediaAlbumIntent
      updateAsset=UpdateMediaAssetIntent updateRecognizedPerson=UpdateMediaPersonIntent
      """
    ),
    (
      "presentation", 16,
      """
      addAudioToSlide=AddAudioToPresentationSlideIntent addCommentToSlide=AddCommentToPresentationSlideIntent
      addImageToSlide=AddImageToPresentationSlideIntent addTextBoxToSlide=AddTextBoxToPresentationSlideIntent
      addVideoToSlide=AddVideoToPresentationSlideIntent addWebVideoToSlide=AddWebVideoToPresentationSlideIntent
      create=CreatePresentationIntent createSlide=CreatePresentationSlideIntent
      deleteSlide=DeletePresentationSlideIntent open=OpenPresentationIntent openSlide=OpenPresentationSlideIntent
      setSlideTitle=UpdatePresentationSlideIntent startPlayback=StartPlaybackPresentationIntent
      stopPlayback=StopPlaybackPresentationIntent update=UpdatePresentationIntent
      """
    ),
    (
      "reader", 16,
      """
      deletePages=ReaderDeletePagesIntent enhanceDocuments=ReaderEnhanceDocumentsIntent
      insertPages=ReaderInsertPagesIntent openDocument=ReaderOpenDocumentsIntent openPage=ReaderOpenPageIntent
      resizeDocuments=ReaderResizeDocumentsIntent rotateDocuments=ReaderRotateDocumentsIntent
      rotatePages=ReaderRotatePagesIntent searchDocuments=SearchReaderDocumentsIntent
      """
    ),
    (
      "reminders", 27,
      """
      createList=CreateListIntent createReminder=CreateReminderIntent createSection=CreateSectionIntent
      deleteReminders=DeleteRemindersIntent updateGroup=UpdateGroupIntent updateList=UpdateListIntent
      updateReminder=UpdateReminderIntent updateSection=UpdateSectionIntent
      """
    ),
    (
      "spreadsheet", 16,
      """
      addAudioToSheet=AddAudioToSheetIntent addCommentToSheet=AddCommentToSheetIntent
      addImageToSheet=AddImageToSheetIntent addTextBoxToSheet=AddTextboxToSheetIntent
      addVideoToSheet=AddVideoToSheetIntent addWebVideoToSheet=AddWebVideoToSheetIntent create=CreateSpreadsheetIntent
      createSheet=CreateSheetIntent delete=DeleteSpreadsheetIntent deleteSheet=DeleteSheetIntent
      open=OpenSpreadsheetIntent openSheet=OpenSheetIntent update=UpdateSpreadsheetIntent
      updateSheet=UpdateSheetIntent
      """
    ),
    ("system", 16, "open@27=OpenIntent search=ShowInAppSearchResultsIntent searchInApp@27=SystemSearchInAppIntent"),
    ("visualIntelligence", 26, "semanticContentSearch=ShowVisualSearchResultsInAppIntent"),
    (
      "whiteboard", 16,
      """
      createBoard=CreateCanvasBoardIntent createItem=CreateCanvasItemIntent deleteBoard=DeleteCanvasBoardIntent
      deleteItem=DeleteCanvasItemIntent openBoard=OpenCanvasBoardIntent updateBoard=UpdateCanvasBoardIntent
      updateItem=UpdateCanvasItemIntent
      """
    ),
    (
      "wordProcessor", 16,
      """
      addAudioToPage=AddAudioToWordProcessorPageIntent addImageToPage=AddImageToWordProcessorPageIntent
      addTextBoxToPage=AddTextBoxToWordProcessorPageIntent addVideoToPage=AddVideoToWordProcessorPageIntent
      addWebVideoToPage=AddWebVideoToWordProcessorPageIntent create=CreateWordProcessorDocumentIntent
      createPage=CreateWordProcessorPageIntent open=OpenWordProcessorDocumentIntent
      openPage=OpenWordProcessorPageIntent
      """
    ),
  ]

  static let entities: [Row] = [
    ("appStore", 27, "marketplaceApplication"),
    (
      "audio", 27,
      """
      album=AlbumEntity algorithmicRadioStation=AlgorithmicRadioStationEntity ambientSound=AmbientSoundEntity
      artist=ArtistEntity audiobook=MediaBookEntity classicalMusicRecording=ClassicalMusicRecordingEntity
      liveRadioStation=LiveRadioStationEntity newsBrief=NewsBriefEntity newsProvider=NewsProviderEntity
      playlist=PlaylistEntity podcastCollection=PodcastCollectionEntity podcastEpisode=PodcastEpisodeEntity
      podcastShow=PodcastShowEntity radioShow=RadioShowEntity radioShowEpisode=RadioShowEpisodeEntity song=SongEntity
      songCollection=SongCollectionEntity warmupAudioQueueResult=WarmupAudioQueueResult
      """
    ),
    ("books", 16, "audiobook=AudiobookEntity book=BookEntity settings=BookSettingsEntity"),
    (
      "browser", 16,
      """
      bookmark=BookmarkEntity readingListItem@27=ReadingListItemEntity tab=TabEntity tabGroup@27=TabGroupEntity
      window=WindowEntity
      """
    ),
    ("calendar", 27, "attendee=AttendeeEntity calendar=CalendarEntity event=EventEntity"),
    ("clock", 27, "alarm=AlarmEntity stopwatch=StopwatchEntity timer=TimerEntity"),
    ("files", 16, "file=FileEntity"),
    ("journal", 16, "entry=JournalEntity"),
    (
      "mail", 16,
      """
      account=MailAccountEntity draft=MailDraftEntity mailbox=MailboxEntity message=MailMessageEntity
      thread@27=MailThreadEntity
      """
    ),
    (
      "maps", 27,
      """
      currentLocation=MapsCurrentLocationEntity navigationSession=MapsNavigationSessionEntity
      operatingHours=MapsOperatingHoursEntity operatingTimeRange=MapsOperatingTimeRangeEntity place=MapsPlaceEntity
      rating=MapsRating
      """
    ),
    (
      "messages", 27,
      """
      conversation=ConversationEntity customAttachment=CustomAttachment message=MessageEntity
      messagePerson=MessagePerson
      """
    ),
    ("notes", 27, "account=AccountEntity folder=FolderEntity note=NoteEntity tag"),
    ("phone", 27, "phonePerson=PhonePerson"),
    ("photos", 16, "album=PhotoAlbumEntity asset=PhotoEntity recognizedPerson=PhotoPersonEntity"),
    (
      "presentation", 16,
      """
      document=PresentationEntity slide=PresentationSlideEntity template=PresentationTemplateEntity
      """
    ),
    ("reader", 16, "document=ReaderDocumentEntity page=ReaderPageEntity"),
    (
      "reminders", 27,
      """
      group=GroupEntity list=ListEntity locationTrigger=LocationTriggerEntity reminder=ReminderEntity
      section=SectionEntity
      """
    ),
    ("spreadsheet", 16, "document=SpreadsheetEntity sheet=SheetEntity template=SpreadsheetTemplateEntity"),
    ("whiteboard", 16, "board=CanvasEntity item=CanvasItemEntity"),
    (
      "wordProcessor", 16,
      """
      document=WordProcessorDocumentEntity page=WordProcessorPageEntity template=WordProcessorDocumentTemplateEntity
      """
    ),
  ]

  static let enums: [Row] = [
    (
      "audio", 27,
      """
      activity=AudioActivity affinityState=AffinityState appViewIdentifier=AudioAppViewIdentifier
      invocationSource=InvocationSource playbackAttributes=PlaybackAttributes
      queueInsertionLocation=QueueInsertionLocation
      """
    ),
    (
      "books", 16,
      """
      contentType=BookContentType font=BookFont fontSize=BookFontSize navigationDirection=BookNavigationDirection
      pageNavigationSetting=BookPageNavigationSetting
      relativeCharacterSpacingChange=BookRelativeCharacterSpacingChange relativeFontChange=BookRelativeFontChange
      relativeLineSpacingChange=BookRelativeLineSpacingChange relativeWordSpacingChange=BookRelativeWordSpacingChange
      theme=BookTheme
      """
    ),
    ("browser", 16, "clearHistoryTimeFrame=ClearHistoryTimeFrameEnum"),
    (
      "calendar", 27,
      """
      attendeeStatus=ParticipantStatus attendeeType=AttendeeType eventSpan=EventSpan eventStatus=EventEntityStatus
      """
    ),
    ("camera", 16, "captureDevice=CaptureDevice captureDuration=CaptureDuration captureMode=CaptureMode"),
    ("clock", 27, "alarmTriggerState=AlarmTriggerState stopwatchState=StopwatchState timerState=TimerState"),
    ("mail", 16, "category=MailCategory"),
    (
      "maps", 27,
      """
      amenity=MapsAmenityTypeEnum incident=MapsIncidentEnum navigationPreferences=MapsNavigationPreferencesEnum
      operatingStatus=MapsOperatingStatusEnum priceRange=MapsPriceRangeEnum ratingDescriptor=MapsRatingDescriptor
      transportType=MapsTransportTypeEnum
      """
    ),
    (
      "messages", 27,
      """
      conversationAttribute=ConversationAttribute customReaction=Tapback messageAttribute=MessageAttribute
      messageEffect=MessageEffect messageType=MessageType
      """
    ),
    ("phone", 27, "audioVisualMode=CallAVMode"),
    (
      "photos", 16,
      """
      albumType=PhotoAlbumType assetType=PhotoAssetType filterType=PhotoFilterEffectType
      rotationDirection=PhotoRotationDirection
      """
    ),
    ("reader", 16, "documentKind=ReaderDocumentKind"),
    ("reminders", 27, "listType=ListType locationTriggerEvent=LocationTriggerEvent"),
    ("whiteboard", 16, "color=CanvasColor itemType=CanvasItemType"),
  ]
}
