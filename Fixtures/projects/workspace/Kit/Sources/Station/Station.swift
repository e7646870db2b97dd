import AppIntents

public enum Station: String, AppEnum {
  case news, music

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  public static let caseDisplayRepresentations: [Station: DisplayRepresentation] = [.news: "News", .music: "Music"]
}
