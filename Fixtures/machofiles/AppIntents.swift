// Stands for the framework: only the names and refinements of its protocols are in a binary.
public protocol AppIntent {}
public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {}
public protocol AppEntity {}
public protocol AppEnum {}
public protocol DynamicOptionsProvider {}
public protocol EntityQuery: DynamicOptionsProvider {}
public protocol AppShortcutsProvider {}
