#!/bin/sh
# For Xcode Cloud: copy it to 'ci_scripts/ci_post_clone.sh' next to the project or workspace. Unverified: never run there.
# Set INTENTSCAN_SOURCE to a folder of the repository, or to a URL, that has IntentScan's sources.
set -eu
cd "${CI_PRIMARY_REPOSITORY_PATH:-..}"
source=${INTENTSCAN_SOURCE:?name the folder or the URL of the sources of IntentScan}
if [ ! -d "$source" ]; then
  git clone --quiet --depth 1 "$source" "${TMPDIR:-/tmp}/intentscan"
  source=${TMPDIR:-/tmp}/intentscan
fi
swift build -c release --package-path "$source" --product intentscan
INTENTSCAN=$(swift build -c release --package-path "$source" --show-bin-path)/intentscan
export INTENTSCAN
exec sh "$source/Plugins/Runner/check.sh"
