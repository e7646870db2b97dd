import Foundation

/// A small app in a folder: phrases, titles, an enum, and tables in English and German. French is a language of `Localizable`
/// alone.
enum LocalizedSample {
  static let source = #"""
    import AppIntents

    enum Shelf: String, AppEnum {
      case read, toRead
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .toRead: "To Read"]
    }

    struct OpenShelf: AppIntent {
      static let title: LocalizedStringResource = "Open Shelf"
      @Parameter(title: "Shelf") var shelf: Shelf
      static var parameterSummary: some ParameterSummary { Summary("Open \(\.$shelf)") }
    }

    struct FindBook: AppIntent {
      static let title = LocalizedStringResource("find.title", defaultValue: "Find Book", comment: "The intent that searches")
      @Parameter(title: "Title") var text: String
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: OpenShelf(),
          phrases: ["Open \(\.$shelf) in \(.applicationName)", "Show a shelf of \(.applicationName)"],
          shortTitle: "Open Shelf", systemImageName: "books.vertical")
        AppShortcut(
          intent: FindBook(), phrases: ["Find \(\.$text) in \(.applicationName)"], shortTitle: "Find",
          systemImageName: "book")
      }
    }
    """#

  /// The layout of Xcode.
  static let phrases = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open ${shelf} in ${applicationName}" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringSet" : {
                "state" : "translated",
                "values" : [
                  "Öffne ${shelf} in ${applicationName}",
                  "Zeige ${shelf} in ${applicationName}",
                  "Zeige ein Regal von ${applicationName}"
                ]
              }
            },
            "en" : {
              "stringSet" : {
                "state" : "new",
                "values" : [
                  "Open ${shelf} in ${applicationName}",
                  "Show a shelf of ${applicationName}"
                ]
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  static let texts = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open Shelf" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Regal öffnen"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Ouvrir l’étagère"
              }
            }
          }
        },
        "Read" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Gelesen"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Lu"
              }
            }
          }
        },
        "Shelf" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Regal"
              }
            }
          }
        },
        "To Read" : {

        }
      },
      "version" : "1.0"
    }
    """#

  static let names = "\"CFBundleDisplayName\" = \"Bücherei\";\n"

  /// A folder in a repository of its own, so that nothing above it counts.
  static func folder(
    source: String = source, phrases: String? = phrases, texts: String? = texts
  ) throws -> CommandFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "", ".intentscan.json": #"{"applicationName": "Library"}"#, "App/Intents.swift": source,
      "App/de.lproj/InfoPlist.strings": names,
    ])
    if let phrases { try folder.write(phrases, to: "App/AppShortcuts.xcstrings") }
    if let texts { try folder.write(texts, to: "App/Localizable.xcstrings") }
    return folder
  }

  /// An Xcode project with one app whose folder is kept in step, and the languages of the project.
  static func project(languages: [String] = ["en", "Base", "de"], deploymentTarget: String = "17.0") throws
    -> CommandFolder
  {
    try CommandFolder([
      ".git/HEAD": "", "App/Intents.swift": source, "App/Localizable.xcstrings": texts, "Info.plist": infoPlist,
      "App/de.lproj/InfoPlist.strings": names + "\"synonym\" = \"Bibliothek\";\n",
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {
        archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P0;
        objects = {
          G0 = { isa = PBXGroup; children = (F0, ); sourceTree = "<group>"; };
          F0 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          P0 = { isa = PBXProject; attributes = {}; buildConfigurationList = L0; mainGroup = G0; targets = (T0, );
            developmentRegion = en; knownRegions = (\(languages.joined(separator: ", ")), ); };
          T0 = { isa = PBXNativeTarget; name = App; productName = App; buildConfigurationList = L1; buildPhases = ();
            buildRules = (); dependencies = (); fileSystemSynchronizedGroups = (F0, );
            productType = "com.apple.product-type.application"; };
          L0 = { isa = XCConfigurationList; buildConfigurations = (C0, ); defaultConfigurationName = Release; };
          L1 = { isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Release; };
          C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
            IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget); }; };
          C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
            INFOPLIST_FILE = Info.plist; }; };
        };
      }
      """,
    ])
  }

  private static let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>Library</string>
    <key>INAlternativeAppNames</key><array>
    <dict><key>INAlternativeAppName</key><string>synonym</string></dict>
    <dict><key>INAlternativeAppName</key><string>Bookshop</string></dict>
    </array></dict></plist>
    """
}
