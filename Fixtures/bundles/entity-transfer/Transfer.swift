import AppIntents
import CoreTransferable
import UniformTypeIdentifiers

struct RecipeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()
  let id: Int
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

extension RecipeEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .pdf) { recipe in
      Data(recipe.name.utf8)
    }
    FileRepresentation(exportedContentType: .png) { recipe in
      SentTransferredFile(URL(fileURLWithPath: recipe.name))
    }
    ProxyRepresentation(exporting: \.name)
  }
}

struct RecipeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [RecipeEntity] { [] }
}

struct NoteEntity: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Note" }

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType.plainText) { (note: NoteEntity) in
      Data("\(note.id)".utf8)
    } importing: { (_: Data) -> NoteEntity in
      fatalError()
    }
    .suggestedFileName("Note.txt")
  }
}

struct NoteQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [NoteEntity] { [] }
}

// Transferable, but nothing of App Intents.
struct Clipping: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text)
  }
}
