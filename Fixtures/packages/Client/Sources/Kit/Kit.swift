import AppIntents
import Foundation

public protocol BookIntent: AppIntent {}

public struct KitPackage: AppIntentsPackage {}

public let resources = Bundle.module

// The manifest defines this condition.
#if WITH_GENRES
  public enum Genre: String, AppEnum {
    case novel, poetry

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    public static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
      .novel: "Novel", .poetry: "Poetry",
    ]
  }
#endif
