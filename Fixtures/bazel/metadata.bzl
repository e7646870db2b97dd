"""The step of rules_apple that writes Metadata.appintents, with the options that it passes and what it requires of the tool.

The path of xcrun is an attribute here: in rules_apple it is /usr/bin/xcrun, so a patch or an executor with such a file is needed.
"""

def _metadata_impl(ctx):
    output = ctx.actions.declare_directory("Metadata.appintents")
    arguments = ctx.actions.args()
    arguments.add(ctx.file.xcrun)
    arguments.add("appintentsmetadataprocessor")
    arguments.add("--binary-file", "/bazel_rules_apple/fakepath")
    arguments.add("--module-name", ctx.attr.module_name)
    arguments.add("--output", output.dirname)
    arguments.add_all(ctx.files.srcs, before_each = "--source-files")
    arguments.add("--sdk-root", "__BAZEL_XCODE_SDKROOT__")
    arguments.add("--platform-family", "iOS")
    arguments.add("--deployment-target", "17.0")
    arguments.add_all(ctx.attr.target_triples, before_each = "--target-triple")
    arguments.add_all(ctx.files.constants, before_each = "--swift-const-vals")
    arguments.add("--compile-time-extraction")
    arguments.add("--xcode-version", ctx.attr.xcode_version)
    ctx.actions.run_shell(
        # A message with 'error:' fails the action, whatever the status is, and so does a document that is not written.
        command = """
set -eu
status=0
output=$("$@" --sdk-root /SDKs/iPhoneOS.sdk --toolchain-dir /Toolchains/XcodeDefault.xctoolchain 2>&1) || status=$?
test -f "{folder}/version.json" && test -f "{folder}/extract.actionsdata" || {{ echo "$output" >&2; exit 1; }}
case $output in
  *error:* | *"skipping writing output"*) echo "$output" >&2; exit 1 ;;
esac
exit "$status"
""".format(folder = output.path),
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.constants,
        tools = [ctx.file.xcrun, ctx.file.processor],
        outputs = [output],
        mnemonic = "AppIntentsMetadataProcessor",
    )
    return [DefaultInfo(files = depset([output]))]

app_intents_metadata = rule(
    implementation = _metadata_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"]),
        "constants": attr.label_list(allow_files = [".swiftconstvalues"]),
        "module_name": attr.string(mandatory = True),
        "target_triples": attr.string_list(),
        "xcode_version": attr.string(mandatory = True),
        "xcrun": attr.label(allow_single_file = True, mandatory = True),
        "processor": attr.label(allow_single_file = True, mandatory = True),
    },
)
