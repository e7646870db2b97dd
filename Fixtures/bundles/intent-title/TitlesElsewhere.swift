import AppIntents

extension TitleInAnotherFile {
  static var title: LocalizedStringResource { "Title in Another File" }
}
