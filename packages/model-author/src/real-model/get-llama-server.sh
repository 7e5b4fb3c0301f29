#!/bin/sh
# Unpacks llama.cpp's server as Debian builds it, with the libraries that it needs, into a directory of its own; nothing
# is installed. Needs apt and Debian's archive keyring. Usage: get-llama-server.sh DIRECTORY
set -eu
root=$(mkdir -p "$1" && cd "$1" && pwd)
suite=${SUITE:-forky}
mkdir -p "$root/apt/lists/partial" "$root/apt/cache/archives/partial" "$root/debs"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $suite main" \
  >"$root/apt/sources.list"
: >"$root/apt/status"
options="-q -o Dir::Etc::SourceList=$root/apt/sources.list -o Dir::Etc::SourceParts=- -o Dir::State::Lists=$root/apt/lists
  -o Dir::State::status=$root/apt/status -o Dir::Cache=$root/apt/cache -o APT::Sandbox::User=$(id -un)
  -o Acquire::Languages=none"
# shellcheck disable=SC2086 # the options are many words
apt-get $options update
cd "$root/debs"
# shellcheck disable=SC2086
apt-get $options download llama.cpp-tools libllama0 libggml0 libc6 libstdc++6 libgcc-s1 libgomp1 libssl3t64 zlib1g libzstd1
for deb in *.deb; do dpkg-deb --extract "$deb" "$root/system"; done
libraries=$root/system/usr/lib/$(uname -m)-linux-gnu
cat >"$root/llama-server" <<END
#!/bin/sh
# Where it looks for what drives the processor.
cd "$libraries"/ggml/backends*
exec "$libraries/$(basename "$(readlink -f "$libraries"/ld-linux-*.so.*)")" \\
  --library-path "$libraries:$libraries/ggml:$libraries/llama" "$root/system/usr/bin/llama-server" "\$@"
END
chmod +x "$root/llama-server"
echo "$root/llama-server"
