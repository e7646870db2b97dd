import AppIntents

public protocol KitIntent: AppIntent {}
public enum Shade: String, AppEnum {
  case light, dark
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
  public static let caseDisplayRepresentations: [Shade: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}
public enum Names { public static let title: LocalizedStringResource = "Kit's" }
