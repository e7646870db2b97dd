// Stand-in for the public API surface of Apple's AppIntents framework, written from the public
// documentation so that app code type-checks on Linux. Nothing here runs.
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
  public init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { self = "" }
  public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { self = "" }
  public struct IntentInputOptions: Sendable, Hashable {
    public enum KeyboardType: Sendable, Hashable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, decimalPad, phonePad, namePhonePad, emailAddress, twitter, webSearch }
    public enum CapitalizationType: Sendable, Hashable { case none, words, sentences, allCharacters }
    public init(keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = true, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true) {}
  }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable, CustomLocalizedStringResourceConvertible {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  public enum BundleDescription: Sendable { case main; case forClass(AnyClass); case atURL(URL) }
  public let key: String
  public var defaultValue: String.LocalizationValue { fatalError() }
  public let table: String?
  public var locale: Locale
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) { fatalError() }
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) { fatalError() }
  @_disfavoredOverload public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil) { fatalError() }
  @_disfavoredOverload public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil) { fatalError() }
  public var localizedStringResource: LocalizedStringResource { self }
  public static func == (a: Self, b: Self) -> Bool { true }
}
public protocol CustomLocalizedStringResourceConvertible { var localizedStringResource: LocalizedStringResource { get } }

public struct CLPlacemark: Sendable {}
public struct NSUserActivityStandIn: Sendable {}

// MARK: - identity, results

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "" } }
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies { public typealias Dependency = AppDependency }

public protocol IntentResult: Sendable {
  associatedtype Value = Never
  associatedtype OpensAppIntent = Never
}
public protocol ReturnsValue<Value>: IntentResult { }
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
// LENIENT: one container that conforms to every result protocol
public struct IntentResultContainer<V>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView, ShowsSnippetIntent, @unchecked Sendable {
  public typealias Value = V
}
extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { .init() }
  public static func result(dialog: IntentDialog) -> Self { .init() }
  public static func result<C>(content: () -> C) -> Self { .init() }
  @_disfavoredOverload public static func result<W>(view: W) -> Self { .init() }
  @_disfavoredOverload public static func result<W>(dialog: IntentDialog, view: W) -> Self { .init() }
  public static func result<C>(dialog: IntentDialog, content: () -> C) -> Self { .init() }
  public static func result<I: AppIntent>(opensIntent: I) -> Self { .init() }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self { .init() }
  public static func result<I: AppIntent>(snippetIntent: I) -> Self { .init() }
  public static func result<I: AppIntent>(dialog: IntentDialog, snippetIntent: I) -> Self { .init() }
  public static func result<I: AppIntent>(actionButtonIntent: I) -> Self { .init() }
}
extension IntentResult {
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V> { .init() }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> { .init() }
  @_disfavoredOverload public static func result<V, W>(value: V, view: W) -> Self where Self == IntentResultContainer<V> { .init() }
  @_disfavoredOverload public static func result<V, W>(value: V, dialog: IntentDialog, view: W) -> Self where Self == IntentResultContainer<V> { .init() }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self where Self == IntentResultContainer<V> { .init() }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> { .init() }
  public static func result<V, I: AppIntent>(value: V, snippetIntent: I) -> Self where Self == IntentResultContainer<V> { .init() }
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
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable, CustomLocalizedStringResourceConvertible {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []) {}
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?) {}
  public var localizedStringResource: LocalizedStringResource { fatalError() }
}
public struct IntentDeprecation: Sendable {
  public init(message: LocalizedStringResource, replacedBy: any AppIntent.Type) {}
  public init(message: LocalizedStringResource) {}
}
public protocol DeprecatedAppIntent: AppIntent { static var deprecation: IntentDeprecation { get } }
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
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
public struct ConfirmationConditions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
  public static var none: ConfirmationConditions { [] }; public static var isDeviceLocked: ConfirmationConditions { [] } }
public struct ConfirmationActionName: Sendable {
  public static var `continue`: ConfirmationActionName { .init() }; public static var go: ConfirmationActionName { .init() }
  public static var send: ConfirmationActionName { .init() }; public static var order: ConfirmationActionName { .init() }
  public static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false) -> ConfirmationActionName { .init() }
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
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
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
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  public func requestConfirmation() async throws {}
  public func requestConfirmation(dialog: IntentDialog) async throws {}
  public func requestConfirmation(conditions: ConfirmationConditions = .none, actionName: ConfirmationActionName = .continue, dialog: IntentDialog) async throws {}
  public func requestConfirmation<R: IntentResult>(result: R, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true) async throws {}
  public func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption { fatalError() }
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
  public struct Style: Sendable { public static var `default`: Style { .init() }; public static var cancel: Style { .init() }; public static var destructive: Style { .init() } }
  public init(title: LocalizedStringResource, style: Style = .default) {}
  public static var cancel: IntentChoiceOption { fatalError() }
}

public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent { associatedtype Target: _IntentValue; var target: Target { get set } }
// LENIENT: what the schema macros expand to conforms to these; they ask for nothing here
public protocol AssistantIntent: AppIntent {}
public protocol AssistantSchemaIntent: AssistantIntent {}
public protocol AssistantEntity: AppEntity {}
public protocol AssistantSchemaEntity: AssistantEntity {}
public protocol SetValueIntent<ValueType>: AppIntent { associatedtype ValueType; var value: ValueType { get set } }
public protocol DeleteIntent: SystemIntent { associatedtype Entities; var entities: Entities { get set } }
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
public protocol ShowInAppSearchResultsIntent: SystemIntent { var criteria: StringSearchCriteria { get set }; static var searchScopes: [StringSearchScope] { get } }
public struct StringSearchCriteria: _IntentValue, Sendable { public init(term: String) {}; public var term: String { "" } }
public enum StringSearchScope: Sendable { case general, movies, tv, books, music, podcasts, news, stocks }
public protocol TargetContentProvidingIntent: AppIntent {}
extension TargetContentProvidingIntent { public func perform() async throws -> some IntentResult { .result() } }
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol PlayVideoIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent { associatedtype AppContext: Sendable = Never }
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> any Error { fatalError() }
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent { public var progress: Progress { fatalError() } }
public protocol CancellableIntent: AppIntent {}
public protocol LongRunningIntent: ProgressReportingIntent {}
public protocol URLRepresentableIntent: AppIntent { associatedtype URLRepresentation_ = Never; static var urlRepresentation: IntentURLRepresentation { get } }
public struct IntentURLRepresentation: ExpressibleByStringInterpolation, Sendable { public init(stringLiteral v: String) {} }
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
extension PredictableIntent { public typealias Predictions = IntentPredictionsBuilder<Self> }
public protocol IntentPredictionConfiguration {}
public struct IntentPrediction<I: AppIntent>: IntentPredictionConfiguration {
  public init(displayRepresentation: () -> DisplayRepresentation) {}
  public init<A>(parameters: KeyPath<I, IntentParameter<A>>, displayRepresentation: (A) -> DisplayRepresentation) {}
  public init<A, B>(parameters: (KeyPath<I, IntentParameter<A>>, KeyPath<I, IntentParameter<B>>), displayRepresentation: (A, B) -> DisplayRepresentation) {}
}
public struct IntentPredictionTuple: IntentPredictionConfiguration {}
@resultBuilder public struct IntentPredictionsBuilder<I: AppIntent> {
  public static func buildExpression(_ p: IntentPrediction<I>) -> IntentPrediction<I> { p }
  public static func buildBlock(_ p: IntentPrediction<I>...) -> IntentPredictionTuple { .init() }
}
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {}
public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol StartDiveIntent: SystemIntent {}
public protocol RelevantIntentProviding {}
extension WidgetConfigurationIntent where PerformResult == Never { public func perform() async throws -> Never { fatalError() } }
extension ControlConfigurationIntent where PerformResult == Never { public func perform() async throws -> Never { fatalError() } }
public struct OpenURLIntent: OpenIntent {
  public static var title: LocalizedStringResource { fatalError() }
  public var target: URL
  public init() { fatalError() }
  public init(_ url: URL) { fatalError() }
  public func perform() async throws -> some IntentResult { .result() }
}

public struct AppIntentError: Error, Sendable {
  public enum PermissionRequired: Error, Sendable { case unknown, bluetooth, location, notification, localNetwork, microphone, camera, photosAddOnly, healthAuthorizationRequired }
  public enum Unrecoverable: Error, Sendable { case unknown, featureCurrentlyRestricted, unsupportedOnDevice, entityNotFound, entityUpdateFailed, networkIssue, appUpdateRequired, userCanceled }
  public enum UserActionRequired: Error, Sendable { case unknown, signin, accountSetup, purchase, confirmation, openDevice }
  public static func restartPerform(_ dialog: IntentDialog? = nil) -> AppIntentError { fatalError() }
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
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeyPathsBuilder<Intent> _ keyPaths: () -> [PartialKeyPath<Intent>]) {}
  public init(@ParameterKeyPathsBuilder<Intent> _ keyPaths: () -> [PartialKeyPath<Intent>]) {}
}
@resultBuilder public struct ParameterKeyPathsBuilder<Intent> {
  public static func buildExpression<Value>(_ k: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] { [k] }
  public static func buildBlock(_ c: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { [] }
}
@resultBuilder public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<S: ParameterSummary>(_ s: S) -> S { s }
  public static func buildBlock<S: ParameterSummary>(_ s: S) -> S { s }
  public static func buildLimitedAvailability<S: ParameterSummary>(_ s: S) -> S { s }
  public static func buildEither<A: ParameterSummary, B: ParameterSummary>(first: A) -> _EitherSummary<A, B> { fatalError() }
  public static func buildEither<A: ParameterSummary, B: ParameterSummary>(second: B) -> _EitherSummary<A, B> { fatalError() }
}
public struct _EitherSummary<A: ParameterSummary, B: ParameterSummary>: ParameterSummary { public typealias Intent = A.Intent }
public enum EqualityComparisonOperator: Sendable { case equalTo, notEqualTo }
public enum OneOfComparisonOperator: Sendable { case oneOf }
public enum OptionalValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }
public enum ComparableComparisonOperator: Sendable { case lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo }
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue { case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline }
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
  public init<Value: _IntentValue & Equatable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ op: EqualityComparisonOperator, _ value: Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
  public init<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ op: OneOfComparisonOperator, _ values: [Value], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
  public init<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ op: OptionalValueComparisonOperator, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
  public init<Value: _IntentValue & Comparable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ op: ComparableComparisonOperator, _ value: Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
  public init(widgetFamily op: EqualityComparisonOperator, _ value: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
  public init(widgetFamily op: OneOfComparisonOperator, _ values: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
}
extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary<Intent> {
  public init<Value: _IntentValue & Equatable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ op: EqualityComparisonOperator, _ value: Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition) {}
}
public protocol _ParameterSummarySwitchCase { associatedtype Intent: AppIntent; associatedtype Value }
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase>: ParameterSummary {
  public enum WidgetFamily: Hashable { case widgetFamily }
  public init(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition) {}
  public init(_ widgetFamily: WidgetFamily, @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition) where Value == IntentWidgetFamily {}
}
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>: _ParameterSummarySwitchCase {
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>: _ParameterSummarySwitchCase {
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, T>: _ParameterSummarySwitchCase { }
@resultBuilder public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<S: ParameterSummary>(_ c: ParameterSummaryCaseCondition<Intent, Value, S>) -> ParameterSummaryCaseCondition<Intent, Value, S> { c }
  public static func buildExpression<S: ParameterSummary>(_ c: ParameterSummaryDefaultCaseCondition<Intent, Value, S>) -> ParameterSummaryDefaultCaseCondition<Intent, Value, S> { c }
  public static func buildBlock<each C: _ParameterSummarySwitchCase>(_ c: repeat each C) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each C)> { .init() }
}

// MARK: - values

public protocol _IntentValue { associatedtype ValueType: _IntentValue = Self; associatedtype UnwrappedType = Self }
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Float: _IntentValue {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension URL: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension UUID: _IntentValue {}
extension CLPlacemark: _IntentValue {}
extension Never: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue { public typealias ValueType = Wrapped.ValueType; public typealias UnwrappedType = Wrapped.UnwrappedType }
extension Array: _IntentValue where Element: _IntentValue { public typealias ValueType = Element.ValueType; public typealias UnwrappedType = [Element] }
extension Set: _IntentValue where Element: _IntentValue { public typealias ValueType = Element.ValueType; public typealias UnwrappedType = Set<Element> }
public protocol _IntentValueRepresentable: Sendable { associatedtype ValueRepresentation }
public struct IntentValueRepresentation<A, B> { public init(exporting: (A) -> B) {} }

extension Bool { public struct IntentDisplayName: Sendable {
  public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  public static var trueFalse: IntentDisplayName { fatalError() }
  public static var yesNo: IntentDisplayName { fatalError() }
  public static var onOff: IntentDisplayName { fatalError() } } }

public struct IntentFile: _IntentValue, Sendable, Hashable {
  public init(data: Data, filename: String, type: UTType? = nil) {}
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {}
  public var data: Data { fatalError() }; public var filename: String { "" }; public var fileURL: URL? { nil }; public var type: UTType? { nil }
}
public struct IntentPerson: _IntentValue, Sendable, Identifiable, Hashable {
  public var displayRepresentation: DisplayRepresentation { fatalError() }; public var name: Name { fatalError() }; public var handle: Handle? { nil }; public var identifier: Identifier { .unknown }
  public enum ParameterMode: Sendable { case contact, email, phone }
  public enum Identifier: Hashable, Sendable { case contact(String), applicationDefined(String), unknown }
  public struct Handle: Hashable, Sendable { public init(emailAddress: String) {}; public init(phoneNumber: String) {}; public init(applicationDefined: String) {} }
  public enum Name: Hashable, Sendable { case displayName(String), components(PersonNameComponents) }
  public let id: String
  public init(identifier: Identifier, name: Name, handle: Handle, image: DisplayRepresentation.Image? = nil) { fatalError() }
}
public struct IntentCurrencyAmount: _IntentValue, Sendable, Hashable { public init(amount: Decimal, currencyCode: String) {}; public var amount: Decimal { 0 }; public var currencyCode: String { "" } }
public struct IntentPaymentMethod: _IntentValue, Sendable, Hashable {
  public enum PaymentType: Sendable { case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay }
  public init(type: PaymentType, name: String, identificationHint: String, icon: DisplayRepresentation.Image? = nil) {} }
public struct IntentApplication: _IntentValue, Sendable, Hashable {}
public struct IntentItem<Value>: Sendable where Value: Sendable {
  public init(_ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil) {} }
public struct IntentItemSection<Value: Sendable>: Sendable {
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {}
  public init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Value]) {} }
public struct ItemCollection<Value: Sendable>: Sendable {
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Value>]) {}
  public init(sections: [IntentItemSection<Value>]) {} }
public typealias IntentItemCollection = ItemCollection
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable, Hashable {
  public init(integerLiteral value: Int) {}
  public init(min: Int, max: Int) {}
  public init(exactly: Int) {}
  public init(max: Int) {}
}
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }
public protocol ResultsCollection { associatedtype Result }
extension Array: ResultsCollection { public typealias Result = Element }
extension ItemCollection: ResultsCollection { public typealias Result = Value }
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Result
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider { public func defaultResult() async -> DefaultValue? { nil } }
public protocol AnyResolverProviding {}
public protocol Resolver: Sendable { associatedtype Input; associatedtype Output; init() }
public protocol ResolverSpecification {}
public struct EmptyResolverSpecification<V>: ResolverSpecification { public init() {} }
@resultBuilder public struct ResolverSpecificationBuilder<Output> {
  public static func buildBlock<R: Resolver>(_ r: R) -> EmptyResolverSpecification<Output> { .init() }
  public static func buildBlock<R: Resolver, S: Resolver>(_ r: R, _ s: S) -> EmptyResolverSpecification<Output> { .init() }
}
public struct IntentParameterContext<Parameter, Value> { public init() {} }

// MARK: - wrappers

@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public enum IntControlStyle: Sendable { case field, stepper, slider }
  public enum DoubleControlStyle: Sendable { case field, stepper, slider }
  public enum DateKind: Sendable { case date, time, dateTime }
  public typealias InclusiveRange<T> = (lowerBound: T, upperBound: T)
  public var wrappedValue: Value { get { fatalError() } set {} }
  public init() {}
  public var projectedValue: IntentParameter<Value> { self }
  public var title: LocalizedStringResource? { nil }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { fatalError() }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { fatalError() }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
  public func requestDisambiguation(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) async throws -> Value { fatalError() }
  public func needsDisambiguationError(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) -> any Error { fatalError() }
}
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public var wrappedValue: Value { get { fatalError() } set {} }
  public var projectedValue: EntityProperty<Value> { self }
  // LENIENT: the real ones are declared per value type
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(identifier: String) {}
  public init(identifier: String, title: LocalizedStringResource) {}
  public init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {}
  public init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {}
  public init(identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {}
  public init(customIndexingKey: CSCustomAttributeKey) {}
  public init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {}
  public init<Entity: AppEntity>(identifier: String, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(identifier: String, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>) {}
  public init<Entity: AppEntity>(identifier: String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value) {}
  public init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, asyncGetter: @escaping @Sendable (Entity) async throws -> Value) {}
}
@propertyWrapper public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  public init(key: AnyHashable? = nil, default defaultValue: @autoclosure () -> Value? = nil) {}
  public init(manager: AppDependencyManager) {}
  public var wrappedValue: Value { fatalError() }
}
public final class AppDependencyManager: Sendable { public static let shared = AppDependencyManager(); public func add<D: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure () -> D) {} }
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  public init<V>(_ k: KeyPath<Intent, IntentParameter<V>>) {}
  public init<V, W>(_ k: KeyPath<Intent, IntentParameter<V>>, _ l: KeyPath<Intent, IntentParameter<W>>) {}
  @dynamicMemberLookup public struct Values { public subscript<V>(dynamicMember k: KeyPath<Intent, IntentParameter<V>>) -> V { fatalError() } }
  public var wrappedValue: Values? { nil }
}

// MARK: - display representations

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable, Hashable, CustomLocalizedStringResourceConvertible {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(name: LocalizedStringResource) {}
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource?) {}
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource]) {}
  public init(name: LocalizedStringResource, synonyms: [LocalizedStringResource] = []) {}
  public var localizedStringResource: LocalizedStringResource { fatalError() }
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable, Hashable, CustomLocalizedStringResourceConvertible {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  public struct Image: Sendable, Hashable {
    public enum DisplayStyle: Sendable { case `default`, circular }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(systemName: String, tintColor: Int, symbolConfiguration: Int? = nil) {}
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
  }
  public struct ImageStyle: Sendable {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource?) {}
  public var title: LocalizedStringResource { fatalError() }
  public var subtitle: LocalizedStringResource? { nil }
  public var image: Image? { nil }
  public var localizedStringResource: LocalizedStringResource { fatalError() }
}
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
// LENIENT: a default, for the code of 2022 that declares typeDisplayName alone
extension TypeDisplayRepresentable { public static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() } }
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible { var displayRepresentation: DisplayRepresentation { get } }
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable { static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get } }
extension InstanceDisplayRepresentable { public var localizedStringResource: LocalizedStringResource { fatalError() } }
extension CaseDisplayRepresentable { public var localizedStringResource: LocalizedStringResource { fatalError() } }
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable where RawValue: LosslessStringConvertible {}

// MARK: - entities and queries

public protocol EntityIdentifierConvertible { var entityIdentifierString: String { get }; static func entityIdentifier(for entityIdentifierString: String) -> Self? }
extension String: EntityIdentifierConvertible { public var entityIdentifierString: String { self }; public static func entityIdentifier(for s: String) -> String? { s } }
extension Int: EntityIdentifierConvertible { public var entityIdentifierString: String { "" }; public static func entityIdentifier(for s: String) -> Int? { nil } }
extension UUID: EntityIdentifierConvertible { public var entityIdentifierString: String { "" }; public static func entityIdentifier(for s: String) -> UUID? { nil } }
public struct EntityIdentifier: Hashable, Sendable { public init<E: AppEntity>(for e: E) {}; public init<E: AppEntity>(for t: E.Type, identifier: E.ID) {} }
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
  public var entityIdentifierString: String { "" }; public static func entityIdentifier(for s: String) -> FileEntityIdentifier? { nil }
  public static func file(url: URL) -> FileEntityIdentifier { fatalError() } }

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  public typealias Property = EntityProperty
}
public protocol TransientEntity: AppEntity {}
public protocol TransientAppEntity: AppEntity where ID == String, DefaultQuery == EmptyEntityQuery<Self> { init() }
extension TransientAppEntity { public static var defaultQuery: EmptyEntityQuery<Self> { .init() }; public var id: String { "" } }
public struct EmptyEntityQuery<Entity: AppEntity>: EntityQuery { public init() {}; public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] } }
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}
public typealias UniqueEntity = UniqueAppEntity
extension UniqueAppEntity { public var id: String { "" } }
public protocol IndexedEntity: AppEntity { var attributeSet: CSSearchableItemAttributeSet { get }; var hideInSpotlight: Bool { get } }
extension IndexedEntity { public var attributeSet: CSSearchableItemAttributeSet { fatalError() }; public var hideInSpotlight: Bool { false } }
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier { static var supportedContentTypes: [UTType] { get } }
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral v: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ s: String) {}
    public enum IDToken { case id }
    public mutating func appendInterpolation(_ t: IDToken) {}
    public mutating func appendInterpolation<V>(_ k: KeyPath<Entity, V>) {}
  } }
public protocol CustomURLRepresentationParameterConvertible {}  // LENIENT: without the requirement, whose type is not stood in for
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible { static var urlRepresentation: EntityURLRepresentation<Self> { get } }
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible { static var urlRepresentation: EntityEnumURL { get } }
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
public protocol EntityStringQuery: EntityQuery { associatedtype Entity; func entities(matching string: String) async throws -> [Entity] }
public protocol EnumerableEntityQuery: EntityQuery { associatedtype Entity; static var findIntentDescription: IntentDescription? { get }; func allEntities() async throws -> [Entity] }
extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
public protocol UniqueAppEntityQuery: EnumerableEntityQuery { associatedtype Entity; func uniqueEntity() async throws -> Entity }
public typealias UniqueIDEntityQuery = UniqueAppEntityQuery
extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  public func allEntities() async throws -> [Entity] { [] }
}
public protocol IndexedEntityQuery: EntityQuery {}
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable { associatedtype Input; associatedtype Output; init(); func values(for input: Input) async throws -> Output }
public enum EntityQueryComparatorMode: Sendable { case and, or }
public struct EntityQuerySort<Entity: AppEntity>: Sendable { public enum Ordering: Sendable { case ascending, descending }; public var by: PartialKeyPath<Entity> { fatalError() }; public var order: Ordering { .ascending } }
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?) async throws -> [Entity]
}
extension EntityPropertyQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Property<V: _IntentValue & Sendable> = EntityQueryProperty<Entity, V, ComparatorMappingType>
}
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable { public init<P>(_ keyPath: KeyPath<Entity, P>) {} }
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init() {}
  public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {}
}
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildBlock(_ s: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { s } }
public struct AnyEntityQueryProperty<Entity: AppEntity, M>: Sendable {}
// LENIENT: the real class has two more generic parameters
public final class EntityQueryProperty<Entity: AppEntity, PropertyType: _IntentValue & Sendable, ComparatorMappingType>: @unchecked Sendable {
  public init(_ keyPath: KeyPath<Entity, EntityProperty<PropertyType>>, entityProvider: ((Entity) -> Entity)? = nil, @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType> comparators: () -> [EntityQueryComparator<PropertyType, ComparatorMappingType>]) {}
}
public class EntityQueryComparator<PropertyType, ComparatorMappingType> {}
public final class EqualToComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class NotEqualToComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class ContainsComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class HasPrefixComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class HasSuffixComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class LessThanComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class LessThanOrEqualToComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class GreaterThanComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class GreaterThanOrEqualToComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P) -> M) {} }
public final class IsBetweenComparator<P, M>: EntityQueryComparator<P, M> { public init(mappingTransform: @escaping (P, P) -> M) {} }
@resultBuilder public struct EntityQueryComparatorsBuilder<P, M> {
  public static func buildExpression(_ c: EntityQueryComparator<P, M>) -> EntityQueryComparator<P, M> { c }
  public static func buildBlock(_ c: EntityQueryComparator<P, M>...) -> [EntityQueryComparator<P, M>] { c } }
public struct EntityQueryProperties<Entity: AppEntity, M>: @unchecked Sendable {
  public init(@EntityQueryPropertiesBuilder<Entity, M> properties: () -> [AnyEntityQueryProperty<Entity, M>]) {} }
@resultBuilder public struct EntityQueryPropertiesBuilder<Entity: AppEntity, M> {
  public static func buildExpression<V>(_ p: EntityQueryProperty<Entity, V, M>) -> AnyEntityQueryProperty<Entity, M> { .init() }
  public static func buildBlock(_ p: AnyEntityQueryProperty<Entity, M>...) -> [AnyEntityQueryProperty<Entity, M>] { p } }

// MARK: - App Shortcuts

public struct AppShortcutPhraseToken: Sendable { public static var applicationName: AppShortcutPhraseToken { .init() } }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  } }
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable { 
  public init(_ phraseKey: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {} } }
public struct NegativeAppShortcutPhrases: Sendable { 
  public init() {}
  public init(phrases: [NegativeAppShortcutPhrase]) {}
  public init(@NegativeAppShortcutPhrasesBuilder _ b: () -> [NegativeAppShortcutPhrase]) {} }
@resultBuilder public struct NegativeAppShortcutPhrasesBuilder {
  public static func buildExpression(_ p: NegativeAppShortcutPhrase) -> [NegativeAppShortcutPhrase] { [p] }
  public static func buildExpression(_ p: NegativeAppShortcutPhrases) -> [NegativeAppShortcutPhrase] { [] }
  public static func buildBlock(_ p: [NegativeAppShortcutPhrase]...) -> [NegativeAppShortcutPhrase] { [] } }
public enum ShortcutTileColor: Sendable { case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown }
public struct AppShortcutParameterPresentationTitleString<Intent: AppIntent, Value: _IntentValue & Sendable>: ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol { 
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) {} } }
public struct AppShortcutParameterPresentationTitle<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public init(_ s: AppShortcutParameterPresentationTitleString<Intent, Value>) {} }
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public init(_ s: AppShortcutParameterPresentationTitleString<Intent, Value>, table: String? = nil) {} }
public struct AppShortcutOptionsCollection<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public init<P: DynamicOptionsProvider>(_ provider: P, title: LocalizedStringResource, systemImageName: String) {} }
// LENIENT: the real type has four generic parameters
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue & Sendable>: Sendable {
  public typealias Summary = AppShortcutParameterPresentationSummary<Intent, Value>
  public init(for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent, Value>, @AppShortcutOptionsCollectionsBuilder<Intent, Value> optionsCollections: () -> [AppShortcutOptionsCollection<Intent, Value>]) {}
  public init(for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent, Value>) {} }
@resultBuilder public struct AppShortcutOptionsCollectionsBuilder<Intent: AppIntent, Value: _IntentValue & Sendable> {
  public static func buildExpression(_ c: AppShortcutOptionsCollection<Intent, Value>) -> AppShortcutOptionsCollection<Intent, Value> { c }
  public static func buildBlock(_ c: AppShortcutOptionsCollection<Intent, Value>...) -> [AppShortcutOptionsCollection<Intent, Value>] { c } }
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String) {}
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String) {}
  public init<Intent: AppIntent, Value: _IntentValue & Sendable>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>) {}
}
@resultBuilder public struct AppShortcutsBuilder {
  public static func buildExpression(_ s: AppShortcut) -> [AppShortcut] { [s] }
  public static func buildExpression(_ s: [AppShortcut]) -> [AppShortcut] { s }
  public static func buildBlock(_ s: [AppShortcut]...) -> [AppShortcut] { [] }
  public static func buildOptional(_ s: [AppShortcut]?) -> [AppShortcut] { [] }
  public static func buildEither(first s: [AppShortcut]) -> [AppShortcut] { s }
  public static func buildEither(second s: [AppShortcut]) -> [AppShortcut] { s }
  public static func buildLimitedAvailability(_ s: [AppShortcut]) -> [AppShortcut] { s }
  public static func buildArray(_ s: [[AppShortcut]]) -> [AppShortcut] { [] }
}
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  public static func updateAppShortcutParameters() {}
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias OptionsCollection = AppShortcutOptionsCollection
  public typealias Summary = AppShortcutParameterPresentationSummary
}
public protocol AppShortcutProviding {}
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
public protocol AppExtension {}
public protocol AppIntentsExtension: AppExtension {}
extension AppIntentsExtension { public static func main() {} }
public protocol ExtensionPointDefining {}
public protocol _AssistantIntentsProvider {}
public protocol _GenerativeFunctionExtractable {}
public protocol AppUnionValueCasesProviding: AppEnum {}
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue, Sendable {}  // LENIENT: without its cases

// MARK: - macros (see AppIntentsMacros.swift)

@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
@attached(extension, conformances: AppUnionValue) public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

// LENIENT: the traits say nothing here
public struct AppIntentTrait: Sendable { public static var tool: AppIntentTrait { .init() } }
@attached(peer) public macro AppIntent(_ traits: AppIntentTrait...) = #externalMacro(module: "AppIntentsMacros", type: "TraitsMacro")

// Assistant/app schemas.  LENIENT: any `.domain.name` is accepted; the macros add the conformance and, where the
// type has none, a title or type display representation, and wrap plain variables (the real ones know each schema's shape).
@dynamicMemberLookup public struct _SchemaDomain: Sendable { public subscript(dynamicMember name: String) -> _AppSchemaReference { .init() } }
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
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppIntent) @attached(memberAttribute) public macro AppIntent(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppIntent) @attached(memberAttribute) public macro AssistantIntent(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEnum) public macro AppEnum(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEnum) public macro AssistantEnum(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEntity) @attached(memberAttribute) public macro AppEntity(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")
@attached(member, names: named(title), named(typeDisplayRepresentation)) @attached(extension, conformances: AppEntity) @attached(memberAttribute) public macro AssistantEntity(schema: _AppSchemaReference) = #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public init() { fatalError() }
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {}
  public func uniqueEntity() async throws -> Entity { fatalError() }
}
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
@attached(peer, names: prefixed(`$`), prefixed(_)) public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
