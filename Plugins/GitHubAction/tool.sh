#!/usr/bin/env bash
# Steps of the action. 'name' says where the tool is and which key it has in the cache; 'build FOLDER' builds it there.
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
folder=$RUNNER_TEMP/intentscan
case "$1" in
  name)
    # The tool depends on its sources and on the machine, and on nothing else.
    sum=$(command -v sha256sum || echo "shasum -a 256")
    hash=$(cd "$source" && find Package.swift Sources -type f -not -path 'Sources/Documentation/*' -print0 | LC_ALL=C sort -z | xargs -0 $sum | $sum | cut -c 1-16)
    {
      echo "folder=$folder"
      echo "key=intentscan-${RUNNER_OS:-$(uname -s)}-${RUNNER_ARCH:-$(uname -m)}-$hash"
      echo "tool=${TOOL:-$folder/intentscan}"
      echo "reports=$RUNNER_TEMP/intentscan-reports"
    } >> "$GITHUB_OUTPUT"
    ;;
  build)
    options=()
    [ "$(uname -s)" = Darwin ] || options=(--static-swift-stdlib -Xswiftc -static-executable)
    swift build -c release --package-path "$source" --scratch-path "$RUNNER_TEMP/intentscan-build" --product intentscan \
      ${options[@]+"${options[@]}"}
    mkdir -p "$2"
    cp "$RUNNER_TEMP/intentscan-build/release/intentscan" "$2/"
    ;;
esac
