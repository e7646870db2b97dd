import IntentScans
import IntentReports
import IntentChanges
import DocumentFormats

/// A difference between two versions of an app that its users can notice.
public struct IntentChange: Sendable {
  /// The harm to users.
  public enum Level: String, Sendable, CaseIterable {
    /// People see the change, but nothing stops working.
    case info
    /// Something may behave differently or stop working.
    case dangerous
    /// Saved shortcuts stop working, or lose a value.
    case breaking
  }

  /// The id of the kind of change, see the guide about changes.
  public var kind: String
  public var level: Level
  /// The change and its effect. The text may change in any release.
  public var message: String
  /// The changed declaration or value: its name in the old version, or in the new one if it was added. An example: `App.OpenShelf`.
  public var symbol: String
  public var location: SourceLocation
  /// Whether the location is in the old version. Otherwise it is in the new one.
  public var isInOldVersion: Bool
  public var notes: [Message]
  /// Ways to undo the harm, as edits of the new version. Each undoes it without the others.
  public var fixIts: [FixIt]
}

extension IntentChange {
  /// The differences between two bundles that ``IntentScan/json()``, ``IntentScan/localizedJSON()`` or `intentscan extract` wrote,
  /// the most harmful first.
  public static func between(
    oldBundle: [UInt8], newBundle: [UInt8]
  ) throws(IntentScanError) -> [IntentChange] {
    func version(_ bundle: [UInt8], _ name: String) throws(IntentScanError) -> ReadVersion {
      do throws(JSONError) {
        return ReadVersion(catalog: try Catalog(bundle: bundle), named: name)
      } catch {
        throw IntentScanError("\(name) bundle, line \(error.line), column \(error.column): \(error.message)")
      }
    }
    return try IntentScanError.converting {
      all(from: try version(oldBundle, "old"), to: try version(newBundle, "new"))
    }
  }

  static func all(from old: ReadVersion, to new: ReadVersion) -> [IntentChange] {
    let found = old.compared(with: new, comparesModules: true).changes()
    let report = ChangeReport(found, old: old.side, new: new.side, scope: new.scope)
    return zip(report.changes, report.report.entries).map { change, entry in
      IntentChange(
        kind: change.kind, level: Level(rawValue: change.level.rawValue) ?? .info, message: entry.message,
        symbol: entry.symbol, location: SourceLocation(entry.location), isInOldVersion: change.place.side == .old,
        notes: entry.notes.map { Message(text: $0.message, location: SourceLocation($0.location)) },
        fixIts: entry.fixes.map(FixIt.init))
    }
  }
}

/// An input that cannot be read, or a request that contradicts itself or names something that does not exist.
public struct IntentScanError: Error, Equatable, CustomStringConvertible {
  /// The problem in one line, for people.
  public let message: String

  public var description: String { message }

  init(_ message: String) { self.message = message }

  /// Calls `body` with a deep stack, and converts its errors to the error type of this library.
  static func converting<Value>(_ body: @escaping () throws -> Value) throws(IntentScanError) -> Value {
    let outcome = onDeepStack { Result { try body() } }
    do {
      return try outcome.get()
    } catch let error as IntentScanError {
      throw error
    } catch let error as InputError {
      throw IntentScanError(error.message)
    } catch let error as RequestError {
      throw IntentScanError(error.message)
    } catch let error as JSONError {
      throw IntentScanError(error.message)
    } catch {
      throw IntentScanError("\(error)")
    }
  }
}
