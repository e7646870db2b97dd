// Stub for the public API surface of Apple's AppIntents framework, written from the public documentation and from facts
// of the framework's interface (iOS 17.4; what is newer says so), so that app code type-checks on Linux. Nothing here runs.
// Deviations from the real framework are marked LENIENT.
@_exported import CoreSpotlight
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UniformTypeIdentifiers

// MARK: - Foundation types that Linux Foundation lacks

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
      public mutating func appendInterpolation(_ substring: Substring) {}
      public mutating func appendInterpolation<T>(_ value: T) {}
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
      public mutating func appendInterpolation(placeholder: Placeholder) {}
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {}
    }
    public enum Placeholder: Sendable, Hashable { case int, uint, float, double, object }
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }
  public init(localized resource: LocalizedStringResource) { self = "" }
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = "" }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public struct IntentInputOptions: Sendable, Hashable {
    public enum KeyboardType: Sendable, Hashable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
    public enum CapitalizationType: Sendable, Hashable { case none, words, sentences, allCharacters }
    public init(
      keyboardType: _const KeyboardType = .asciiCapable, capitalizationType: _const CapitalizationType = .sentences,
      multiline: _const Bool = false, autocorrect: _const Bool = true, smartQuotes: _const Bool = true,
      smartDashes: _const Bool = true
    ) {}
  }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  public enum BundleDescription: Sendable { case main; case forClass(AnyClass); case atURL(URL) }
  public let key: String
  public var defaultValue: String.LocalizationValue { fatalError() }
  public let table: String?
  public var locale: Locale
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { fatalError() }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { fatalError() }
  @_disfavoredOverload public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) { fatalError() }
  @_disfavoredOverload public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) { fatalError() }
  public var localizedStringResource: LocalizedStringResource { self }
  public static func == (a: Self, b: Self) -> Bool { true }
}
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

public struct CLPlacemark: Sendable {}
public struct NSUserActivityStandIn: Sendable {}

// MARK: - identity, results

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "" } }
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies { public typealias Dependency = AppDependency }

public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public struct _SnippetViewContainer: Sendable {}
// LENIENT: it conforms to every result protocol, whatever its arguments are; in the framework 'Dialog' has to be
// 'IntentDialog' for 'ProvidesDialog', and 'Snippet' '_SnippetViewContainer' for 'ShowsSnippetView'
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: ReturnsValue,
  ProvidesDialog, OpensIntent, ShowsSnippetView, ShowsSnippetIntent, @unchecked Sendable
{}
extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { .init() }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init() }
  public static func result<C>(content: () -> C) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { .init() }
  @_disfavoredOverload public static func result<W>(view: W) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { .init() }
  @_disfavoredOverload public static func result<W>(dialog: IntentDialog, view: W) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { .init() }
  public static func result<C>(dialog: IntentDialog, content: () -> C) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { .init() }
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> { .init() }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> { .init() }
  // Of the results with 'snippetIntent:' no interface that was read says what they are.
  public static func result<I: AppIntent>(snippetIntent: I) -> Self
  where Self == IntentResultContainer<Never, Never, I, Never> { .init() }
  public static func result<I: AppIntent>(dialog: IntentDialog, snippetIntent: I) -> Self
  where Self == IntentResultContainer<Never, Never, I, IntentDialog> { .init() }
  public static func result<I: AppIntent>(actionButtonIntent: I) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { .init() }
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> { .init() }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { .init() }
  @_disfavoredOverload public static func result<V, W>(value: V, view: W) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> { .init() }
  @_disfavoredOverload public static func result<V, W>(value: V, dialog: IntentDialog, view: W) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> { .init() }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> { .init() }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> { .init() }
  public static func result<V, I: AppIntent>(value: V, snippetIntent: I) -> Self
  where Self == IntentResultContainer<V, Never, I, Never> { .init() }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(_ resource: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {}
  public init(full: LocalizedStringResource, systemImageName: String) {}
  public init(_ resource: LocalizedStringResource, systemImageName: String) {}
}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) {}
}
public struct IntentDeprecation<ReplacementIntent: AppIntent>: @unchecked Sendable {
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {}
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {}
  public init(replacedBy: ReplacementIntent.Type) {}
}
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
extension DeprecatedAppIntent { public static var deprecation: IntentDeprecation<Never> { fatalError() } }
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
  public static var background: IntentModes { .init(rawValue: 1) }
  public static var foreground: IntentModes { .init(rawValue: 2) }
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .init(rawValue: 2) }
}
// LENIENT: any combination of targets is accepted
public struct IntentExecutionTargets: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var main: IntentExecutionTargets { .init(rawValue: 1) }
  public static var appIntentsExtension: IntentExecutionTargets { .init(rawValue: 2) }
  public static var all: IntentExecutionTargets { [] }
}
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
  public static var none: ConfirmationConditions { [] }; public static var isDeviceLocked: ConfirmationConditions { [] }
}
public struct ConfirmationActionName: Sendable {
  public static var `continue`: ConfirmationActionName { .init() };
  public static var go: ConfirmationActionName { .init() }
  public static var send: ConfirmationActionName { .init() };
  public static var order: ConfirmationActionName { .init() }
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
  ) -> ConfirmationActionName { .init() }
}

// MARK: - AppIntent

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype SummaryContent: ParameterSummary
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var supportedModes: IntentModes { get }
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { .background }
  public static var allowedExecutionTargets: IntentExecutionTargets { .all }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary<Self>() }
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  public func requestConfirmation() async throws {}
  public func requestConfirmation(dialog: IntentDialog) async throws {}
  public func requestConfirmation(
    conditions: ConfirmationConditions = .none, actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws {}
  public func requestConfirmation<R: IntentResult>(
    result: R, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {}
  public func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws
    -> IntentChoiceOption
  { fatalError() }
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
  public func donate() {}
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult { fatalError() }
}
extension Never: AppIntent, IntentResult {
  public static var title: LocalizedStringResource { fatalError() }
  public init() { fatalError() }
  public func perform() async throws -> Never { fatalError() }
  public typealias SummaryContent = EmptyParameterSummary<Never>
  public static var parameterSummary: EmptyParameterSummary<Never> { return EmptyParameterSummary<Never>() }
}
public struct IntentChoiceOption: Sendable, Hashable {
  public struct Style: Sendable {
    public static var `default`: Style { .init() }; public static var cancel: Style { .init() };
    public static var destructive: Style { .init() }
  }
  public init(title: LocalizedStringResource, style: Style = .default) {}
  public static var cancel: IntentChoiceOption { fatalError() }
}

public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent { associatedtype Value: AppValue; var target: Value { get set } }
extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}
// LENIENT: what the schema macros expand to conforms to these; they ask for nothing here
public protocol AssistantIntent: AppIntent {}
public protocol AssistantSchemaIntent: AssistantIntent {}
public protocol AssistantEntity: AppEntity {}
public protocol AssistantSchemaEntity: AssistantEntity {}
public protocol SetValueIntent<ValueType>: AppIntent { associatedtype ValueType; var value: ValueType { get set } }
public protocol DeleteIntent: SystemIntent { associatedtype Entity: AppEntity; var entities: [Entity] { get } }
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent { public static func reload() {} }
public protocol UndoableIntent: SystemIntent {}
extension UndoableIntent { @MainActor public var undoManager: UndoManager? { nil } }
@MainActor open class UndoManager {  // absent from Linux Foundation
  public init() {}
  public func registerUndo<T: AnyObject>(withTarget t: T, handler: @escaping @MainActor (T) -> Void) {}
  public func setActionName(_ s: String) {}
  public func undo() {}
}
public protocol SearchCriteria: _IntentValue, Hashable, Sendable { associatedtype SearchScopes = Void }
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  static var searchScopes: Criteria.SearchScopes { get }
  var criteria: Criteria { get set }
}
extension ShowInAppSearchResultsIntent { public static var openAppWhenRun: Bool { true } }
extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  public static var searchScopes: Void { () }
}
public struct StringSearchCriteria: SearchCriteria {
  public typealias SearchScopes = [StringSearchScope]; public init(term: String) {}; public var term: String { "" }
}
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() }
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] { [:] }
}
public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() }
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] { [:] }
}
public protocol TargetContentProvidingIntent: AppIntent {}
extension TargetContentProvidingIntent { public func perform() async throws -> some IntentResult { .result() } }
// LENIENT: how the framework chooses between two of them was not read
extension TargetContentProvidingIntent where Self: OpenIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol PlayVideoIntent: SystemIntent {
  static var supportedCategories: [VideoCategory] { get }; var term: String { get set }
}
extension PlayVideoIntent { public static var openAppWhenRun: Bool { true } }
public protocol CameraCaptureIntent: SystemIntent { associatedtype AppContext: Sendable = Never }
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError { fatalError() }
  @discardableResult public func requestToContinueInForeground<R: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> R = { () }
  ) async throws -> R { fatalError() }
}
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent { public var progress: Progress { fatalError() } }
public protocol CancellableIntent: AppIntent {}
public protocol LongRunningIntent: ProgressReportingIntent {}
public protocol URLRepresentableIntent: AppIntent {
  associatedtype URLRepresentation_ = Never; static var urlRepresentation: IntentURLRepresentation { get }
}
public struct IntentURLRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral v: String) {}
}
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
extension PredictableIntent { public typealias Predictions = IntentPredictionsBuilder<Self> }
public protocol IntentPredictionConfiguration { associatedtype Intent: AppIntent }
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}
  public init<A>(parameters: T, displayRepresentation: @escaping (A) -> DisplayRepresentation)
  where T == KeyPath<Intent, IntentParameter<A>> {}
  public init<A, B>(parameters: T, displayRepresentation: @escaping (A, B) -> DisplayRepresentation)
  where T == (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>) {}
}
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<P: IntentPredictionConfiguration>(_ p: P) -> P where P.Intent == Intent { p }
  public static func buildBlock<P: IntentPredictionConfiguration>(_ p: P) -> P where P.Intent == Intent { p }
  public static func buildBlock<each P: IntentPredictionConfiguration>(_ p: repeat each P) -> TupleIntentPrediction<
    Intent, (repeat each P)
  > { .init() }
}
public struct FocusFilterAppContext: Sendable {
  public init(notificationFilterPredicate: NSPredicate? = nil) {}
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {}
}
public struct FocusFilterSuggestionContext: Sendable {}
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { fatalError() }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  public static func invalidateFocusFilterAppContext() {}
  public static var current: Self { get async throws { fatalError() } }
}
public protocol WidgetConfigurationIntent: AppIntent { associatedtype NeverResult where NeverResult == Never }
public protocol ControlConfigurationIntent: AppIntent { associatedtype NeverResult where NeverResult == Never }
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
extension CustomIntentMigratedAppIntent { public static var persistentIdentifier: String { "" } }
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  associatedtype WorkoutStyle: AppValue
  var workoutStyle: WorkoutStyle { get set }
  static var suggestedWorkouts: [Self] { get }
}
extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }
  public static func invalidateSuggestedWorkouts() {}
  public init(style: WorkoutStyle) { fatalError() }
}
public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol StartDiveIntent: SystemIntent {}
public protocol RelevantIntentProviding {}
extension WidgetConfigurationIntent { public func perform() async throws -> NeverResult { fatalError() } }
extension ControlConfigurationIntent { public func perform() async throws -> NeverResult { fatalError() } }
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { fatalError() }
  public var target: URL
  public init() { fatalError() }
  public init(_ url: URL) { fatalError() }
  public func perform() async throws -> some IntentResult { .result() }
}

public struct AppIntentError: Error, Sendable {
  public enum PermissionRequired: Error, Sendable {
    case unknown, bluetooth, location, notification, localNetwork, microphone, camera, photosAddOnly,
      healthAuthorizationRequired
  }
  public enum Unrecoverable: Error, Sendable {
    case unknown, featureCurrentlyRestricted, unsupportedOnDevice, entityNotFound, entityUpdateFailed, networkIssue,
      appUpdateRequired, userCanceled
  }
  public enum UserActionRequired: Error, Sendable {
    case unknown, signin, accountSetup, purchase, confirmation, openDevice
  }
  public static var restartPerform: AppIntentError { fatalError() }
}

// MARK: - parameter summaries

public protocol ParameterSummary { associatedtype Intent: AppIntent }
public struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary { public init() {} }
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(_ value: String) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    public mutating func appendInterpolation(_ string: String) {}
  }
}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init() {}
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ keyPaths: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(@ParameterKeyPathsBuilder _ keyPaths: () -> [PartialKeyPath<Intent>]) {}
  @resultBuilder public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value>(_ k: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> {
      k
    }
    public static func buildBlock(_ c: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { c }
  }
}
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<S: ParameterSummary>(_ s: S) -> S where S.Intent == Intent { s }
  public static func buildBlock<S: ParameterSummary>(_ s: S) -> S where S.Intent == Intent { s }
}
public enum EquatableComparisonOperator: Sendable { case notEqualTo, equalTo }
public enum OneOfComparisonOperator: Sendable { case oneOf }
public enum HasValueComparisonOperator: Sendable { case hasNoValue, hasAnyValue }
public enum ComparableComparisonOperator: Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
public enum StringComparisonOperator: Sendable { case doesNotContain, contains, hasPrefix, hasSuffix }
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCorner,
    accessoryCircular, accessoryRectangular, accessoryInline
}
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, _ op: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<V: Equatable, P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, _ op: EquatableComparisonOperator, _ value: V,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where V == P.Value {}
  public init<V: ExpressibleByNilLiteral, P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, _ op: EquatableComparisonOperator, _ value: V.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where V == P.Value, V.ValueType: Equatable {}
  public init<V, P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, _ op: OneOfComparisonOperator, _ values: [V.ValueType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where V == P.Value, V.ValueType: Equatable {}
  public init<V: Comparable, P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, _ op: ComparableComparisonOperator, _ value: V,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where V == P.Value {}
  public init<V: ExpressibleByNilLiteral, P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, _ op: ComparableComparisonOperator, _ value: V.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where V == P.Value, V.ValueType: Comparable {}
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, identifier op: OneOfComparisonOperator, _ values: [String],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where P.Value.ValueType: AppEntity {}
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, identifier op: OneOfComparisonOperator, _ values: [P.Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where P.Value.ValueType: AppEntity, P.Value.ValueType.ID == Int {}
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, identifier op: EquatableComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where P.Value.ValueType: AppEntity {}
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, identifier op: EquatableComparisonOperator, _ value: P.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where P.Value.ValueType: AppEntity, P.Value.ValueType.ID == Int {}
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, identifier op: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where P.Value.ValueType: AppEntity {}
  public init<P: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, P>, identifier op: ComparableComparisonOperator, _ value: P.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where P.Value.ValueType: AppEntity, P.Value.ValueType.ID == Int {}
  public init(
    widgetFamily op: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init(
    widgetFamily op: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}
public protocol _ParameterSummarySwitchCase { associatedtype Intent: AppIntent; associatedtype Value }
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  public enum WidgetFamily: Hashable { case widgetFamily }
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {}
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {}
}
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
{
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
{
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, T>: _ParameterSummarySwitchCase
{}
@resultBuilder public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<S: ParameterSummary>(_ c: ParameterSummaryCaseCondition<Intent, Value, S>)
    -> ParameterSummaryCaseCondition<Intent, Value, S>
  { c }
  public static func buildExpression<S: ParameterSummary>(_ c: ParameterSummaryDefaultCaseCondition<Intent, Value, S>)
    -> ParameterSummaryDefaultCaseCondition<Intent, Value, S>
  { c }
  public static func buildBlock<each C: _ParameterSummarySwitchCase>(_ c: repeat each C)
    -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each C)>
  { .init() }
}

// MARK: - values

public protocol _IntentValue {
  associatedtype ValueType: _IntentValue = Self; associatedtype UnwrappedType: _IntentValue = Self
}
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable; var isOptional: Bool { get }; var title: LocalizedStringResource { get }
}
extension AttributedString: _IntentValue {}
extension Bool: _IntentValue {}
extension CLPlacemark: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Double: _IntentValue {}
extension Int: _IntentValue {}
extension Measurement: _IntentValue {}
extension Never: _IntentValue {}
extension String: _IntentValue {}
extension URL: _IntentValue {}
// LENIENT: up to iOS 17.4 these are no values. The initializers of iOS 26 take Codable ones; of which types that makes
// values was not read.
public protocol _CodableValue: _IntentValue, Codable {}
extension Calendar.RecurrenceRule: _CodableValue {}
extension Decimal: _CodableValue {}
extension Duration: _CodableValue {}
extension Float: _CodableValue {}
extension PersonNameComponents: _CodableValue {}
extension UUID: _CodableValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType; public typealias UnwrappedType = Wrapped.UnwrappedType
}
extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType; public typealias UnwrappedType = [Element]
}
extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType; public typealias UnwrappedType = Set<Element>
}
public protocol _IntentValueRepresentable: Sendable { associatedtype ValueRepresentation }
public struct IntentValueRepresentation<A, B> { public init(exporting: (A) -> B) {} }

extension Bool {
  public struct IntentDisplayName: Sendable {
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}

public struct IntentFile: _IntentValue, Sendable, Hashable {
  public init(data: Data, filename: String, type: UTType? = nil) {}
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {}
  public var data: Data { fatalError() }; public var filename: String { "" }; public var fileURL: URL? { nil };
  public var type: UTType? { nil }
}
public struct IntentPerson: _IntentValue, Sendable, Hashable {
  public enum ParameterMode: String, Sendable { case contact, email, phone, emailOrPhone }
  public enum Identifier: Hashable, Sendable { case contact(String), applicationDefined(String) }
  public enum Name: Hashable, Sendable { case displayName(String), components(PersonNameComponents) }
  public struct Handle: Hashable, Sendable {
    public enum Label: Hashable, Sendable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school, custom(String)
    }
    public enum Value: Hashable, Sendable { case phoneNumber(String), emailAddress(String), applicationDefined(String) }
    public init(_ value: Value, label: Label = .other) {}
    public init(phoneNumber: String, label: Label = .other) {}
    public init(emailAddress: String, label: Label = .other) {}
    public init(applicationDefined: String, label: String? = nil) {}
  }
  public var name: Name { fatalError() }; public var handle: Handle? { nil };
  public var identifier: Identifier { fatalError() }
  public var displayRepresentation: DisplayRepresentation { fatalError() }
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {}
}
public struct IntentCurrencyAmount: _IntentValue, Sendable, Hashable {
  public init(amount: Decimal, currencyCode: String) {}; public var amount: Decimal { 0 };
  public var currencyCode: String { "" }
}
public struct IntentPaymentMethod: _IntentValue, Sendable, Hashable {
  public enum PaymentType: Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {}
}
public struct IntentApplication: _IntentValue, Sendable, Hashable {}  // LENIENT: in no interface that was read
public struct IntentItem<Value>: Sendable where Value: Sendable {
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {}
}
public struct IntentItemSection<Value: Sendable>: Sendable {
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {}
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Value]
  ) {}
}
public struct IntentItemCollection<Value: Sendable>: Sendable {
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {}
  public init(sections: [IntentItemSection<Value>]) {}
}
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable, Hashable {
  public init(integerLiteral value: Int) {}
  public init(min: _const Int, max: _const Int) {}
  public init(exactly: _const Int) {}
}
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }
public protocol ResultsCollection { associatedtype Result }
extension Array: ResultsCollection { public typealias Result = Element }
extension IntentItemCollection: ResultsCollection { public typealias Result = Value }
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Result
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider { public func defaultResult() async -> DefaultValue? { nil } }
extension DynamicOptionsProvider {
  public typealias ParameterDependency = IntentParameterDependency
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R> = IntentItemSection<R> where R == Self.Result.Result
  public typealias Item<R> = IntentItem<R> where R == Self.Result.Result
}
public protocol AnyResolverProviding {}
public protocol Resolver<Input, Output>: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}
public protocol ResolverSpecification {}
public struct EmptyResolverSpecification<V>: ResolverSpecification { public init() {} }
@resultBuilder public enum ResolverSpecificationBuilder<Output: _IntentValue> {
  public static func buildBlock() -> some ResolverSpecification { EmptyResolverSpecification<Output>() }
  public static func buildBlock<each R: Resolver>(_ r: repeat each R) -> some ResolverSpecification {
    EmptyResolverSpecification<Output>()
  }
}
public struct IntentParameterContext<Value: _IntentValue>: Sendable {}

// MARK: - wrappers

@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable
{
  public enum Acceleration: Sendable { case gravity, metersPerSecondSquared }
  public enum Angle: Sendable { case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions }
  public enum Area: Sendable {
    case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers, squareMegameters,
      squareMeters, squareMicrometers, squareMiles, squareMillimeters, squareNanometers, squareYards
  }
  public enum ConcentrationMass: Sendable { case gramsPerLiter, milligramsPerDeciliter }
  public enum DateKind: Sendable { case date, time, dateTime }
  public enum Dispersion: Sendable { case partsPerMillion }
  public enum DoubleControlStyle: Sendable { case stepper, field, slider }
  public enum Duration: Sendable { case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds }
  public enum ElectricCharge: Sendable {
    case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours, milliampereHours
  }
  public enum ElectricCurrent: Sendable { case amperes, kiloamperes, megaamperes, microamperes, milliamperes }
  public enum ElectricPotentialDifference: Sendable { case kilovolts, megavolts, microvolts, millivolts, volts }
  public enum ElectricResistance: Sendable { case kiloohms, megaohms, microohms, milliohms, ohms }
  public enum Energy: Sendable { case calories, joules, kilocalories, kilojoules, kilowattHours }
  public enum Frequency: Sendable {
    case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz, terahertz
  }
  public enum FuelEfficiency: Sendable { case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon }
  public enum Illuminance: Sendable { case lux }
  public enum InformationStorage: Sendable {
    case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes, kibibits,
      kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles, pebibits, pebibytes, petabits,
      petabytes, tebibits, tebibytes, terabits, terabytes, yobibits, yobibytes, yottabits, yottabytes, zebibits,
      zebibytes, zettabits, zettabytes
  }
  public enum IntControlStyle: Sendable { case stepper, field }
  public enum Length: Sendable {
    case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers, inches,
      kilometers, lightyears, megameters, meters, micrometers, miles, millimeters, nanometers, nauticalMiles, parsecs,
      picometers, scandinavianMiles, yards
  }
  public enum Mass: Sendable {
    case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams, nanograms, ounces,
      ouncesTroy, picograms, pounds, shortTons, slugs, stones
  }
  public enum PlacemarkDisplayStyle: Sendable { case name, address, city }
  public enum Power: Sendable {
    case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts, picowatts,
      terawatts, watts
  }
  public enum Pressure: Sendable {
    case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals, millibars, millimetersOfMercury,
      newtonsPerMetersSquared, poundsForcePerSquareInch
  }
  public enum Speed: Sendable { case kilometersPerHour, knots, metersPerSecond, milesPerHour }
  public enum Temperature: Sendable { case celsius, fahrenheit, kelvin }
  public enum Volume: Sendable {
    case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches, cubicKilometers,
      cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters, fluidOunces, gallons,
      imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons,
      kiloliters, liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons
  }
  public typealias InclusiveRange<T> = (lowerBound: T, upperBound: T)
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  // Newer than iOS 17.4: Apple's sample code of 2025 has '@Parameter var landmark: LandmarkEntity' in types without an 'init'.
  public init() {}
  public var projectedValue: IntentParameter<Value> { self }
  public var title: LocalizedStringResource { fatalError() }
  public var isOptional: Bool { false }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { fatalError() }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType { fatalError() }
  public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool { true }
  public func requestDisambiguation(among values: [Value.ValueType], dialog: IntentDialog? = nil) async throws
    -> Value.ValueType
  { fatalError() }
  public func needsDisambiguationError(among values: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
    fatalError()
  }
}
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable
{
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: EntityProperty<Value> { self }
  public var title: LocalizedStringResource { fatalError() }
  public var isOptional: Bool { false }
  // LENIENT: the real ones are declared per value type
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(identifier: _const String) {}
  public init(identifier: _const String, title: LocalizedStringResource) {}
  public init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {}
  public init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {}
  public init(
    identifier: _const String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {}
  public init(customIndexingKey: CSCustomAttributeKey) {}
  public init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {}
  public init<Entity: AppEntity>(identifier: _const String, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(
    identifier: _const String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>
  ) {}
  public init<Entity: AppEntity>(
    identifier: _const String, title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
  ) {}
  public init<Entity: AppEntity>(
    identifier: _const String, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
  ) {}
  public init<Entity: AppEntity>(
    identifier: _const String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
    getter: KeyPath<Entity, Value>
  ) {}
  public init<Entity: AppEntity>(
    identifier: _const String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
  ) {}
  public init<Entity: AppEntity>(
    identifier: _const String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {}
  public init<Entity: AppEntity>(
    identifier: _const String, title: LocalizedStringResource,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {}
}
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {}
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @escaping () async throws -> Value
  ) {}
  public var projectedValue: AppDependency<Value> { self }
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager();
  public func add<D: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure () -> D) {}
}
@propertyWrapper public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  public init<each V>(_ k: repeat KeyPath<Intent, IntentParameter<each V>>) {}
  public var wrappedValue: IntentProjection<Intent>? { nil }
}
@dynamicMemberLookup public final class IntentProjection<Intent: AppIntent>: @unchecked Sendable {
  init() {}
  public subscript<V: _IntentValue>(dynamicMember k: KeyPath<Intent, V>) -> V.UnwrappedType { fatalError() }
}

// MARK: - display representations

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable, Hashable {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {}
}
public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable, Hashable {
  public struct Image: Sendable, Hashable {
    public enum DisplayStyle: Sendable { case `default`, circular }
    public init(named name: String, isTemplate: Bool? = nil) {}
    public init(systemName: String, isTemplate: Bool? = nil) {}
    public init(data: Data, isTemplate: Bool? = nil) {}
    public init(url: URL, isTemplate: Bool? = nil) {}
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {}
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {}
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {}
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {}
    // LENIENT: in no interface that was read
    public init(systemName: String, tintColor: Int, symbolConfiguration: Int? = nil) {}
  }
  public init(stringLiteral value: String) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {}
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {}
  // Newer than iOS 17.4, by the documentation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource?
  ) {}
  public var title: LocalizedStringResource { fatalError() }
  public var subtitle: LocalizedStringResource? { nil }
  public var image: Image? { nil }
}
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
// LENIENT: a default, for the code of 2022 that declares typeDisplayName alone
extension TypeDisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() }
}
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension InstanceDisplayRepresentable { public var localizedStringResource: LocalizedStringResource { fatalError() } }
extension CaseDisplayRepresentable { public var localizedStringResource: LocalizedStringResource { fatalError() } }
extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { fatalError() }
}
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

// MARK: - entities and queries

public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }; static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self };
  public static func entityIdentifier(for s: String) -> String? { s }
}
extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "" }; public static func entityIdentifier(for s: String) -> Int? { nil }
}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "" }; public static func entityIdentifier(for s: String) -> UUID? { nil }
}
extension Float: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "" }; public static func entityIdentifier(for s: String) -> Float? { nil }
}
public struct EntityIdentifier: _IntentValue, Hashable, Sendable {
  public init<E: AppEntity>(for e: E) {}; public init<E: AppEntity>(for t: E.Type, identifier: E.ID) {}
}
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
  public var entityIdentifierString: String { "" };
  public static func entityIdentifier(for s: String) -> FileEntityIdentifier? { nil }
  public static func file(url: URL) -> FileEntityIdentifier { fatalError() }
}

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  public typealias Property = EntityProperty
}
extension AppEntity where Self: CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation { fatalError() }
}
extension AppEntity where Self: RawRepresentable, ID == RawValue {
  public static var defaultQuery: _RawRepresentableStringQuery<Self> { .init() }
  public var id: ID { rawValue }
}
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  public func entities(matching string: String) async throws -> [Entity] { [] }
}
public protocol TransientEntity: AppEntity {}
public protocol TransientAppEntity: AppEntity { init() }
extension TransientAppEntity {
  public static var defaultQuery: EmptyEntityQuery<Self> { .init() }; public var id: UUID { fatalError() }
}
public struct EmptyEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}; public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}
public typealias UniqueEntity = UniqueAppEntity
extension UniqueAppEntity { public var id: String { "" } }
public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }; var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { fatalError() }; public var hideInSpotlight: Bool { false }
}
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral v: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ s: String) {}
    public enum IDToken { case id }
    public mutating func appendInterpolation(_ t: IDToken) {}
    public mutating func appendInterpolation<V>(_ k: KeyPath<Entity, V>) {}
  }
}
public protocol CustomURLRepresentationParameterConvertible {}  // LENIENT: without the requirement, whose type is not stood in for
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  static var urlRepresentation: EntityEnumURL { get }
}
public struct EntityEnumURL: ExpressibleByStringInterpolation, Sendable { public init(stringLiteral v: String) {} }
public struct EntityCollection<Entity: AppEntity>: _IntentValue, Sendable { public init() {} }

public protocol PersistentlyIdentifiableQuery {}
public protocol EntityQuery: PersistentlyIdentifiable, DynamicOptionsProvider {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> Result { fatalError() }
}
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> Result }
public protocol EnumerableEntityQuery: EntityQuery {
  static var findIntentDescription: IntentDescription? { get }; func allEntities() async throws -> Result
}
extension EnumerableEntityQuery { public static var findIntentDescription: IntentDescription? { nil } }
public protocol UniqueAppEntityQuery: EnumerableEntityQuery {
  associatedtype Entity; func uniqueEntity() async throws -> Entity
}
public typealias UniqueIDEntityQuery = UniqueAppEntityQuery
extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  public func allEntities() async throws -> [Entity] { [] }
}
public protocol IndexedEntityQuery: EntityQuery {}
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype Input; associatedtype Output; init(); func values(for input: Input) async throws -> Output
}
public enum EntityQueryComparatorMode: Sendable { case and, or }
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  public enum Ordering: Sendable { case ascending, descending }; public var by: PartialKeyPath<Entity> { fatalError() };
  public var order: Ordering { .ascending }
}
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> Result
}
extension EntityPropertyQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Property = EntityQueryProperty
}
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  public init<P>(_ keyPath: KeyPath<Entity, P>) {}
}
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init() {}
  public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {}
}
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildBlock(_ s: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<
    Entity
  >] { s }
}
public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
  ComparatorMappingType
> {}
public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> where PropertyType: Equatable {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {}
}
public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> where PropertyType: Equatable {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {}
}
public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}
public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}
public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}
public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}
public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property == EntityProperty<String>, PropertyType == String, InputType == String {}
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {}
}
public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property == EntityProperty<String>, PropertyType == String, InputType == String {}
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {}
}
public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property == EntityProperty<String>, PropertyType == String, InputType == String {}
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {}
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: Sequence, InputType == PropertyType.Element {}
}
public final class IsBetweenComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> where InputType: Comparable {
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {}
}
public struct AnyEntityQueryComparator<
  Entity, Subject, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {}
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
> {
  public typealias Component = AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
  public static func buildExpression(
    _ c: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
  ) -> Component { .init() }
  public static func buildExpression(
    _ c: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
  ) -> Component where PropertyType: ExpressibleByNilLiteral { .init() }
  public static func buildExpression<InputType>(
    _ c: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Component { .init() }
  public static func buildExpression<InputType>(
    _ c: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Component where InputType == PropertyType.UnwrappedType { .init() }
  public static func buildBlock(_ c: Component...) -> [Component] { c }
}
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>: @unchecked Sendable {}
public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable {
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]
  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType> comparators: () ->
      QueryComparators
  ) {}
  public init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType> comparators: () ->
      QueryComparators
  ) where Entity == Subject {}
}
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryPropertyDeclaration<
      Entity, ComparatorMappingType
    >]
  ) {}
}
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression(_ p: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>)
    -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  { p }
  public static func buildBlock(_ p: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...)
    -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  { p }
}

// MARK: - App Shortcuts

public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public init(_ phraseKey: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}
public struct NegativeAppShortcutPhrases: Sendable { public init(phrases: [NegativeAppShortcutPhrase]) {} }
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
    grayBrown
}
public struct AppShortcutParameterPresentationTitleString<Intent: AppIntent, Value: _IntentValue & Sendable>:
  ExpressibleByStringInterpolation, Sendable
{
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) {}
  }
}
public struct AppShortcutParameterPresentationTitle<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public init(_ s: AppShortcutParameterPresentationTitleString<Intent, Value>) {}
}
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public init(_ s: AppShortcutParameterPresentationTitleString<Intent, Value>, table: String? = nil) {}
}
public struct AppShortcutOptionsCollection<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public init<P: DynamicOptionsProvider>(_ provider: P, title: LocalizedStringResource, systemImageName: String) {}
}
// LENIENT: the real type has four generic parameters
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public typealias Summary = AppShortcutParameterPresentationSummary<Intent, Value>
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionsBuilder<Intent, Value> optionsCollections: () -> [AppShortcutOptionsCollection<
      Intent, Value
    >]
  ) {}
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>
  ) {}
}
@resultBuilder public struct AppShortcutOptionsCollectionsBuilder<Intent: AppIntent, Value: _IntentValue & Sendable> {
  public static func buildExpression(_ c: AppShortcutOptionsCollection<Intent, Value>) -> AppShortcutOptionsCollection<
    Intent, Value
  > { c }
  public static func buildBlock(_ c: AppShortcutOptionsCollection<Intent, Value>...) -> [AppShortcutOptionsCollection<
    Intent, Value
  >] { c }
}
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: _const String? = nil
  ) {}
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String
  ) {}
  public init<Intent: AppIntent, Value: _IntentValue & Sendable>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {}
}
@_marker public protocol _AppShortcutsContentMarker {}
@_marker public protocol _LimitedAvailabilityAppShortcutsContentMarker {}
extension Array: _AppShortcutsContentMarker, _LimitedAvailabilityAppShortcutsContentMarker
where Element == AppShortcut {}
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ s: AppShortcut) -> [AppShortcut] { [s] }
  public static func buildBlock() -> [AppShortcut] { [] }
  public static func buildBlock(_ s: [AppShortcut]...) -> [AppShortcut] { s.flatMap { $0 } }
  public static func buildOptional(
    _ s: (any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker)?
  ) -> [AppShortcut] { [] }
  @available(
    *, unavailable, message: "if statements in an AppShortcutsBuilder can only be used with #available clauses"
  )
  public static func buildOptional(_ s: [AppShortcut]?) -> [AppShortcut] { fatalError() }
  public static func buildLimitedAvailability(_ s: [AppShortcut]) -> any _AppShortcutsContentMarker
    & _LimitedAvailabilityAppShortcutsContentMarker
  { s }
}
// Newer than iOS 17.4: `Sendable`.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .grayBrown }
  public static var negativePhrases: NegativeAppShortcutPhrases { .init(phrases: []) }
  public static func updateAppShortcutParameters() {}
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias OptionsCollection = AppShortcutOptionsCollection
  public typealias Summary = AppShortcutParameterPresentationSummary
}
public protocol AppShortcutProviding {}
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
public protocol AppExtension {}  // ExtensionFoundation's
public protocol AppIntentsExtension: AppExtension {}
extension AppIntentsExtension { public static func main() {} }
public protocol ExtensionPointDefining {}
public protocol _AssistantIntentsProvider {}
public protocol _GenerativeFunctionExtractable {}
public protocol AppUnionValueCasesProviding: AppEnum {}
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue, Sendable {}  // LENIENT: without its cases

// MARK: - macros (see AppIntentsMacros.swift)

@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(
  title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro DeferredProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
@attached(extension, conformances: AppUnionValue) public macro UnionValue() =
  #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

// LENIENT: the traits say nothing here
public struct AppIntentTrait: Sendable { public static var tool: AppIntentTrait { .init() } }
@attached(peer) public macro AppIntent(_ traits: AppIntentTrait...) =
  #externalMacro(module: "AppIntentsMacros", type: "TraitsMacro")

// Assistant/app schemas.  LENIENT: any `.domain.name` is accepted; the macros add the conformance and, where the
// type has none, a title or type display representation, and wrap plain variables (the real ones know each schema's shape).
@dynamicMemberLookup public struct _SchemaDomain: Sendable {
  public subscript(dynamicMember name: String) -> _AppSchemaReference { .init() }
}
public struct _AppSchemaReference: Sendable {
  public static var assistant: _SchemaDomain { .init() }
  public static var audio: _SchemaDomain { .init() }
  public static var books: _SchemaDomain { .init() }
  public static var browser: _SchemaDomain { .init() }
  public static var calendar: _SchemaDomain { .init() }
  public static var camera: _SchemaDomain { .init() }
  public static var clock: _SchemaDomain { .init() }
  public static var contacts: _SchemaDomain { .init() }
  public static var files: _SchemaDomain { .init() }
  public static var fitness: _SchemaDomain { .init() }
  public static var games: _SchemaDomain { .init() }
  public static var home: _SchemaDomain { .init() }
  public static var journal: _SchemaDomain { .init() }
  public static var mail: _SchemaDomain { .init() }
  public static var maps: _SchemaDomain { .init() }
  public static var media: _SchemaDomain { .init() }
  public static var messages: _SchemaDomain { .init() }
  public static var notes: _SchemaDomain { .init() }
  public static var payments: _SchemaDomain { .init() }
  public static var phone: _SchemaDomain { .init() }
  public static var photos: _SchemaDomain { .init() }
  public static var presentation: _SchemaDomain { .init() }
  public static var reader: _SchemaDomain { .init() }
  public static var reminders: _SchemaDomain { .init() }
  public static var safari: _SchemaDomain { .init() }
  public static var settings: _SchemaDomain { .init() }
  public static var spreadsheet: _SchemaDomain { .init() }
  public static var system: _SchemaDomain { .init() }
  public static var tasks: _SchemaDomain { .init() }
  public static var travel: _SchemaDomain { .init() }
  public static var visualIntelligence: _SchemaDomain { .init() }
  public static var weather: _SchemaDomain { .init() }
  public static var whiteboard: _SchemaDomain { .init() }
  public static var wordProcessor: _SchemaDomain { .init() }
}
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppIntent)
@attached(memberAttribute) public macro AppIntent(schema: _AppSchemaReference) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppIntent)
@attached(memberAttribute) public macro AssistantIntent(schema: _AppSchemaReference) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEnum)
public macro AppEnum(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: _AppSchemaReference) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEntity)
@attached(memberAttribute) public macro AppEntity(schema: _AppSchemaReference) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEntity)
@attached(memberAttribute) public macro AssistantEntity(schema: _AppSchemaReference) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public init() { fatalError() }
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {}
  public func uniqueEntity() async throws -> Entity { fatalError() }
}
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(
  customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(
  title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
