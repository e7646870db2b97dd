"""Rules that run IntentScan on the Swift targets of a Bazel workspace.

`intentscan_aspect` follows the `deps` of any rule with Swift files in `srcs`, such as `swift_library` of rules_swift. For each
target it has two actions:

  IntentFacts    sources -> <name>.facts                     the module's declarations
  IntentBundle   sources + facts of all dependencies -> <name>.intents.json, <name>.findings.sarif

A body or a comment that changes leaves the facts file as it is, so Bazel does not run the actions of the dependents again.

`intentscan_app` merges the bundles of an app's targets, and applies the rules to the app with the facts of its libraries.
`intentscan_metadata` writes Metadata.appintents.
"""

IntentScanInfo = provider(
    doc = "What IntentScan knows of a Swift target and of all that it depends on.",
    fields = {
        "module": "The name of the module; None for a target without Swift files.",
        "srcs": "The Swift files of the target.",
        "facts": "A depset of the facts files of the target and its dependencies.",
        "dependency_facts": "A depset of the facts files of its dependencies alone.",
        "bundles": "A depset of the bundles of the target and its dependencies.",
        "findings": "A depset of the SARIF reports of the target and its dependencies.",
    },
)

_TOOL = attr.label(
    default = ":bin/intentscan",
    allow_single_file = True,
    executable = True,
    cfg = "exec",
)

def _module_name(target, rule):
    name = getattr(rule.attr, "module_name", None)
    if name:
        return name

    # As rules_swift derives it: the label, with underscores in place of what no identifier has.
    label = target.label
    text = "_".join([part for part in [label.package, label.name] if part])
    return "".join([char if char.isalnum() else "_" for char in text.elems()])

def _sources(rule):
    files = []
    for source in getattr(rule.attr, "srcs", None) or []:
        if type(source) == "Target":
            files += [file for file in source.files.to_list() if file.extension == "swift"]
    return files

def _module_arguments(actions, module, srcs, facts):
    """The arguments that name a module, its files and the facts of what it imports."""
    arguments = actions.args()
    arguments.add("--module", module)
    arguments.add_all(facts, before_each = "--facts")
    arguments.add_all(srcs)
    return arguments

def _aspect_impl(target, ctx):
    infos = [
        dependency[IntentScanInfo]
        for dependency in getattr(ctx.rule.attr, "deps", None) or []
        if IntentScanInfo in dependency
    ]
    dependency_facts = depset(transitive = [info.facts for info in infos])
    bundles = [info.bundles for info in infos]
    findings = [info.findings for info in infos]
    srcs = _sources(ctx.rule)
    if not srcs:
        return [IntentScanInfo(
            module = None,
            srcs = [],
            facts = dependency_facts,
            dependency_facts = dependency_facts,
            bundles = depset(transitive = bundles),
            findings = depset(transitive = findings),
        )]

    module = _module_name(target, ctx.rule)
    name = target.label.name
    facts = ctx.actions.declare_file(name + ".facts")
    bundle = ctx.actions.declare_file(name + ".intents.json")
    report = ctx.actions.declare_file(name + ".findings.sarif")

    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = ["facts", "--threads", "1", "-o", facts.path, _module_arguments(ctx.actions, module, srcs, [])],
        inputs = srcs,
        outputs = [facts],
        mnemonic = "IntentFacts",
        progress_message = "Reading the declarations of %s" % module,
    )

    # One scan writes the bundle and the report. Findings do not fail the action: intentscan_app reports them.
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [
            "lint",
            "--threads",
            "1",
            "--quiet",
            "--allow-empty",
            "--fail-on",
            "never",
            "--format",
            "sarif",
            "-o",
            report.path,
            "--bundle",
            bundle.path,
            _module_arguments(ctx.actions, module, srcs, dependency_facts),
        ],
        inputs = depset(srcs, transitive = [dependency_facts]),
        outputs = [bundle, report],
        mnemonic = "IntentBundle",
        progress_message = "Reading the App Intents of %s" % module,
    )

    return [IntentScanInfo(
        module = module,
        srcs = srcs,
        facts = depset([facts], transitive = [dependency_facts]),
        dependency_facts = dependency_facts,
        bundles = depset([bundle], transitive = bundles),
        findings = depset([report], transitive = findings),
    )]

intentscan_aspect = aspect(
    implementation = _aspect_impl,
    attr_aspects = ["deps"],
    attrs = {
        "_tool": _TOOL,
    },
    doc = "Reads the App Intents of Swift targets, each in cached actions of its own.",
)

def _app_impl(ctx):
    info = ctx.attr.app[IntentScanInfo]
    bundle = ctx.actions.declare_file(ctx.label.name + ".intents.json")
    arguments = ctx.actions.args()
    arguments.add_all(info.bundles)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = ["merge", "-o", bundle.path, arguments],
        inputs = info.bundles,
        outputs = [bundle],
        mnemonic = "IntentMerge",
        progress_message = "Merging the App Intents of %s" % ctx.label.name,
    )

    report = ctx.actions.declare_file(ctx.label.name + ".findings.sarif")
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [
            "lint",
            "--quiet",
            "--allow-empty",
            "--fail-on",
            ctx.attr.fail_on,
            "--format",
            "sarif",
            "-o",
            report.path,
            _module_arguments(ctx.actions, info.module, info.srcs, info.dependency_facts),
        ],
        inputs = depset(info.srcs, transitive = [info.dependency_facts]),
        outputs = [report],
        mnemonic = "IntentLint",
        progress_message = "Checking the App Intents of %s" % ctx.label.name,
    )
    return [DefaultInfo(files = depset([bundle, report]))]

intentscan_app = rule(
    implementation = _app_impl,
    attrs = {
        "app": attr.label(mandatory = True, aspects = [intentscan_aspect], doc = "The Swift target of the app."),
        "fail_on": attr.string(
            default = "error",
            values = ["error", "warning", "note", "never"],
            doc = "The lowest severity of a finding that fails the build.",
        ),
        "_tool": _TOOL,
    },
    doc = "The bundle of an app with all its libraries, and the findings in the app.",
)

def _metadata_impl(ctx):
    info = ctx.attr.app[IntentScanInfo]
    folder = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [
            "extract",
            "--format",
            "appintents",
            "--quiet",
            "--xcode",
            ctx.attr.xcode,
            "--platform",
            ctx.attr.platform,
            "--deployment-target",
            ctx.attr.deployment_target,
            "-o",
            folder.path,
            _module_arguments(ctx.actions, info.module, info.srcs, info.dependency_facts),
        ],
        inputs = depset(info.srcs, transitive = [info.dependency_facts]),
        outputs = [folder],
        mnemonic = "IntentMetadata",
        progress_message = "Writing Metadata.appintents of %s" % ctx.label.name,
    )
    return [DefaultInfo(files = depset([folder]))]

intentscan_metadata = rule(
    implementation = _metadata_impl,
    attrs = {
        "app": attr.label(mandatory = True, aspects = [intentscan_aspect], doc = "The Swift target of the app."),
        "xcode": attr.string(mandatory = True, doc = "The Xcode release whose format is written, such as '26.0'."),
        "platform": attr.string(default = "iOS"),
        "deployment_target": attr.string(mandatory = True, doc = "The first release of the platform, such as '17.0'."),
        "_tool": _TOOL,
    },
    doc = "Metadata.appintents of an app, in a folder whose contents go into the app bundle.",
)
