#!/usr/bin/env bash
# Installs and tests a fresh clone of HEAD on as bare a machine as can be made of this one:
#
#   tests/bare.sh [--user NAME] [--keep] [test files…]
#
# PATH   one folder of links: node, npm, npx and git, which a person has who cloned this; `sh`, through which npm runs its
#        scripts; and the commands of GNU coreutils. Nothing else: no browser, setpriv, ps, tar, unzip, openssl, psql or python.
# fonts  fontconfig is told of none; root also lays an empty folder over the folders of the fonts, which then nobody sees.
# env    nothing but HOME (new and empty, and read-only during the tests), LANG, PATH, TMPDIR, and how npm reaches its registry.
# user   the present one, or --user, to whom root gives the clone.
# The clone goes away again, unless it is to be kept (--keep).
set -euo pipefail

checkout=$(cd "$(dirname "$0")/.." && pwd)
user= keep=
while [[ ${1-} == --* ]]; do
  case $1 in
    --user) user=$2; shift 2 ;;
    --keep) keep=1; shift ;;
    *) echo "tests/bare.sh [--user NAME] [--keep] [test files…]" >&2; exit 2 ;;
  esac
done
if [[ $user && $(id -u) != 0 ]]; then echo "Only root can take another user." >&2; exit 2; fi

place=$(mktemp -d "${TMPDIR:-/tmp}/readymix-bare-XXXXXX")
leave() {
  if [[ $keep ]]; then echo "bare: kept in $place"; return; fi
  chmod -R u+w "$place/home"
  rm -rf "$place"
}
trap leave EXIT
mkdir "$place/commands" "$place/home" "$place/tmp" "$place/empty"
# Another user may pass through, and the files of the clone must not be the very files of this checkout.
chmod 711 "$place"
git clone --quiet --no-hardlinks "$checkout" "$place/portal"
head=$(git -C "$place/portal" log -1 --format='%h %s')

coreutils='[ arch b2sum base32 base64 basename basenc cat chgrp chmod chown cksum comm cp csplit cut date dd df dir dircolors
  dirname du echo env expand expr factor false fmt fold groups head hostid id install join link ln logname ls md5sum mkdir
  mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste pathchk pinky pr printenv printf ptx pwd readlink realpath rm rmdir
  seq sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep sort split stat stdbuf stty sum sync tac tail tee test
  timeout touch tr true truncate tsort tty uname unexpand uniq unlink uptime users vdir wc who whoami yes'
for name in node npm npx git sh $coreutils; do
  found=$(type -P "$name") || continue
  ln -s "$found" "$place/commands/$name"
done

echo '<fontconfig></fontconfig>' >"$place/no-fonts.conf"
world=(HOME="$place/home" TMPDIR="$place/tmp" LANG=C.UTF-8 PATH="$place/commands" FONTCONFIG_FILE="$place/no-fonts.conf")
world+=(npm_config_registry="$(npm config get registry)")
for name in HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy NODE_EXTRA_CA_CERTS npm_config_cache; do
  if [[ ${!name-} ]]; then world+=("$name=${!name}"); fi
done

as=()
if [[ $user ]]; then
  setpriv=$(type -P setpriv) || { echo "--user needs setpriv." >&2; exit 2; }
  as=("$setpriv" --reuid "$user" --regid "$(id -g "$user")" --clear-groups)
  chown -R "$user:" "$place/portal" "$place/home" "$place/tmp"
fi

# shellcheck disable=SC2016
steps='cd "$1" && shift && npm ci --ignore-scripts && chmod a-w "$HOME" && npm test -- "$@"'
run=("${as[@]}" "$(type -P env)" -i "${world[@]}" "$place/commands/sh" -c "$steps" sh "$place/portal" "$@")

links=("$place/commands"/*)
echo "bare: $head"
echo "bare: as ${user:-$(id -un)}, ${#links[@]} commands on PATH"
if [[ $(id -u) == 0 ]] && unshare --mount true 2>/dev/null; then
  echo "bare: the fonts of this machine are covered"
  # shellcheck disable=SC2016
  cover='for each in /usr/share/fonts /usr/local/share/fonts /usr/share/X11/fonts "$HOME/.fonts" "$HOME/.local/share/fonts"; do
    if [ -d "$each" ]; then mount --bind "$0" "$each"; fi; done; exec "$@"'
  unshare --mount sh -c "$cover" "$place/empty" "${run[@]}"
else
  echo "bare: the fonts of this machine are hidden by FONTCONFIG_FILE alone"
  "${run[@]}"
fi
