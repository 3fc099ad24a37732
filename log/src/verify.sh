#!/bin/bash
# Checks what `postzug audit export` wrote, or a receipt that came by mail, without Postzug and without a connection.
# Run your own copy, from `postzug audit script`: one that comes with what it checks proves nothing.
# Needs bash, awk, coreutils, grep, sed and openssl 3. docs/internals/log.md explains each step by hand.
#
#   verify.sh [-k KEYS]... [-c CHECKPOINT]... [-l LOG] [BUNDLE]
#   verify.sh [-k KEYS]... -r RECEIPT.tlog-proof [BUNDLE]
#
# -k  keys of the log that you trust, from elsewhere than the bundle: in PEM, or as vkeys, which are good only under the
#     names in them. Without it the keys in the bundle are taken.
# -c  a checkpoint you hold: the file, or a whole mail, of which the first one counts. The bundle must not contradict it.
# -l  the whole log, a folder that `postzug audit log` wrote: it must have no event of the game that the bundle has not.
#
# Ends with 0: all is right, and no event is missing; 1: something is WRONG; 2: it could not be checked; 3: UNKNOWN, the
# bundle does not connect a checkpoint or log of yours; 4: all that is here is right, but without -l later events may be missing.
set -u -o pipefail
export LC_ALL=C
zeros=$(printf '%064d' 0)
line='^\{"game":([1-9][0-9]*),"seq":([1-9][0-9]*),"actor":("[a-z_]+"|\{[^{}]*\}),"event":\{"type":"([a-z_]+)"'
digest='^"([0-9a-f]{64})"$'
move='^"([a-h][1-8][a-h][1-8][nbrq]?)"$'
declare -A member
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# What is told has no control character of a name in it, nor one that turns the direction of the text.
tell() {
  local text=${*//[$'\001'-$'\037'$'\177']/?}
  text=${text//$'\302'[$'\200'-$'\237']/?}
  text=${text//$'\342'$'\200'[$'\216'$'\217'$'\252'-$'\256']/?}
  printf '%s\n' "${text//$'\342'$'\201'[$'\246'-$'\251']/?}"
}
wrong() { tell "WRONG: $*"; exit 1; }
# Nothing is known by what was given.
unchecked() { tell "it could not be checked: $*"; exit 2; }
# Nor by this; what is wrong counts for more.
passed_over() { tell "it could not be checked: $*"; skipped=1; }
# A regular file of at most 32 MiB: a pipe or a device has no end.
readable() {
  [ -f "$1" ] && [ -r "$1" ] || { "$2" "$1 is not a file that can be read"; return 1; }
  (($(wc -c <"$1") <= 1 << 25)) || { "$2" "$1 is longer than 32 MiB"; return 1; }
}
# The files of the bundle: regular ones, not too many and none too long.
bundled() {
  local file files
  shopt -s nullglob dotglob
  files=("$bundle"/{[c]heckpoint,keys/*,events/*,log/*,texts/*,openings/*,envelopes/*,consistency/*})
  shopt -u nullglob dotglob
  ((${#files[@]} <= 100000)) || unchecked "$bundle has more than 100000 files"
  : >"$work/none"
  for file in "${files[@]}"; do
    [ -f "$file" ] && [ -r "$file" ] || unchecked "$file is not a file that can be read"
  done
  printf '%s\0' "${files[@]}" "$work/none" | wc -c --files0-from=- 2>/dev/null |
    awk 'NR > 1 && before > 1048576 {long = 1} {before = $1} END {exit long}' ||
    unchecked "$bundle has a file that is longer than 1 MiB"
}
# The rest is still looked at: what is wrong counts for more.
unknown() { tell "UNKNOWN: $*"; connected=''; }
usage() { sed -n 's/^#   //p' "$0"; exit 2; }
bytes() { printf "$(sed 's/../\\x&/g' <<<"$1")"; }
hex() { od -An -v -tx1 | tr -d ' \n'; }
sum() { local s; s=$(sha256sum) && printf %s "${s%% *}"; }
node() { bytes "01$1$2" | sum; }
# One hash in base64 a line, to one in hexadecimal a line.
hashes() { base64 -d | od -An -v -w32 -tx1 | tr -d ' '; }

# A signed note on standard input: its signature is checked, and origin, size and root are set. The second word is
# what is done if it is none.
checkpoint() {
  cat >"$work/note"
  awk '/^$/ {exit} {print}' "$work/note" >"$work/body"
  { read -r origin; read -r size; read -r root; } <"$work/body"
  root=$(base64 -d <<<"$root" 2>/dev/null | hex)
  [ "$(wc -l <"$work/body")" = 3 ] && grep -q '^— ' "$work/note" && [[ $size =~ ^(0|[1-9][0-9]{0,14})$ ]] &&
    [ ${#root} = 64 ] || { "$2" "$1: this is not a signed checkpoint"; return 1; }
  local i good=()
  for i in "${!keys[@]}"; do [ -n "${names[i]}" ] && [ "${names[i]}" != "$origin" ] || good+=("${keys[i]}"); done
  signed "$origin" "${good[@]}" && return 0
  # A key introduces the next one, and whoever has only the older one cannot tell it from a stranger's.
  [ "$2" = wrong ] || [ -n "$named" ] || {
    "$2" "$1: the checkpoint is not signed by a key that is trusted. If the service has made a new key since you got yours, the whole log has what introduces it (-l)"
    return 1
  }
  wrong "$1: the checkpoint is not signed by a key that is trusted"
}

# The note $work/note, whose text is $work/body, is signed under NAME by one of KEY...; signer and public are set. If it
# is not, named says whether one of them is said to have signed it.
signed() {
  local key id line
  named=''
  for key in "${@:2}"; do
    id=$({ printf '%s\n' "$1"; bytes "01$key"; } | sum)
    bytes "302a300506032b6570032100$key" >"$work/key"
    while read -r line; do
      line=$(base64 -d <<<"$line" 2>/dev/null | hex)
      [ "${line:0:8}" = "${id:0:8}" ] || continue
      named=1
      [ ${#line} = 136 ] || continue
      bytes "${line:8}" >"$work/signature"
      if openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key" -rawin \
        -in "$work/body" -sigfile "$work/signature" >/dev/null 2>&1; then
        signer=${id:0:8} public=$key
        return 0
      fi
    done < <(awk -v name="$1" 'after && $1 == "—" && $2 == name && NF == 3 {print $3} /^$/ {after = 1}' "$work/note")
  done
  return 1
}

# KEY is trusted under NAME.
trusts() {
  local i
  for i in "${!keys[@]}"; do
    [ "${keys[i]}" = "$2" ] && { [ -z "${names[i]}" ] || [ "${names[i]}" = "$1" ]; } && return 0
  done
  return 1
}

# What the service said about the log: keys that a trusted one introduced are trusted, too, and what that says afterwards
# counts no more. Keys are good only under the names they came with, and under another one of the log when they say so,
# signed under one of both; the next key is good under the names of the one before it, whichever the log had then. Names that the log had before it was restored from a copy go into formers, with the number of the
# statement, or 0 if nobody knows how much of that log is still here.
statements() {
  local file replaced=' '
  for ((said = 0; ; said++)); do
    file="$bundle/log/$((said + 1)).txt"
    [ -e "$file" ] || break
    tail -n +3 "$file" >"$work/note"
    statement $((said + 1))
  done
  # The whole log may be newer, and signed by a key that the bundle does not know of.
  [ -n "$log" ] && [ -e "$log/statements" ] && readable "$log/statements" passed_over || return 0
  rm -rf "$work/notes" && mkdir "$work/notes"
  awk -v folder="$work/notes" '
    /^postzug log statement 1$/ {if (file) close(file); file = sprintf("%s/%09d", folder, ++n); gap = ""}
    /^$/ {gap = gap "\n"; next}
    file {printf "%s%s\n", gap, $0 >file; gap = ""}' "$log/statements"
  for file in "$work"/notes/*; do
    [ -e "$file" ] || continue
    cat "$file" >"$work/note"
    statement ''
  done
}

# One of them, $work/note; NUMBER if it is in the log of the bundle, for names the log had are told only there.
statement() {
  local name what rest key i may former every
  awk '/^$/ {exit} {print}' "$work/note" >"$work/body"
  [ "$(sed -n 1p "$work/body")" = "postzug log statement 1" ] && [ "$(wc -l <"$work/body")" = 2 ] || return 0
  name=$(awk 'after && $1 == "—" {print $2; exit} /^$/ {after = 1}' "$work/note")
  may=()
  for key in "${keys[@]}"; do [[ $replaced == *" $key "* ]] || may+=("$key"); done
  signed "$name" "${may[@]}" || return 0
  read -r what rest < <(sed -n 2p "$work/body")
  former=${rest%% *}
  # A key that is good under every name stays one.
  every=''
  ! trusts '' "$public" || every=1
  case $what in
    key)
      rest=$(base64 -d <<<"$rest" 2>/dev/null | hex)
      [ ${#rest} = 64 ] || return 0
      for i in "${!keys[@]}"; do
        [ "${keys[i]}" != "$public" ] || { keys+=("$rest") && names+=("${names[i]}"); }
      done
      replaced+="$public "
      ;;
    after | lost)
      trusts "$name" "$public" || trusts "$former" "$public" || return 0
      [ -n "$every" ] || { keys+=("$public" "$public") && names+=("$name" "$former"); }
      [ -z "$1" ] || if [ "$what" = after ]; then formers+=("$former $1"); else formers+=("$former 0"); fi
      ;;
  esac
}

# A mail as it reads: what stands in base64 or quoted-printable is decoded.
decoded() {
  tr -d '\r' <"$1" | awk '
    function of_hex(text) {
      text = tolower(text)
      return 16 * (index("0123456789abcdef", substr(text, 1, 1)) - 1) + index("0123456789abcdef", substr(text, 2)) - 1
    }
    function quoted(text, out, at, code) {
      out = ""
      while (at = index(text, "=")) {
        code = substr(text, at + 1, 2)
        if (code ~ /^[0-9A-Fa-f][0-9A-Fa-f]$/) {
          out = out substr(text, 1, at - 1) sprintf("%c", of_hex(code)); text = substr(text, at + 3)
        } else { out = out substr(text, 1, at); text = substr(text, at + 1) }
      }
      return out text
    }
    function binary(text, n, value, out) {
      out = ""
      for (n = 1; n <= length(text); n++) {
        value = index("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", substr(text, n, 1)) - 1
        if (value < 0) continue
        bits = 64 * bits + value; many += 6
        if (many >= 8) {
          many -= 8; value = int(bits / 2 ^ many); bits -= value * 2 ^ many
          if (value) out = out sprintf("%c", value)
        }
      }
      return out
    }
    {bare = $0; sub(/ +$/, "", bare)}
    bare in ends {if (way == "base64") print ""; way = ""; next_way = ""; bits = many = 0; header = 1}
    match(tolower($0), /boundary=("[^"]+"|[^";]+)/) {
      mark = substr($0, RSTART + 9, RLENGTH - 9); gsub(/"/, "", mark)
      ends["--" mark] = ends["--" mark "--"] = 1
    }
    (NR == 1 || header) && way == "" && tolower($0) ~ /^content-transfer-encoding:/ {
      next_way = tolower($0); sub(/^[^:]*:[ \t]*/, "", next_way); sub(/[ \t;].*/, "", next_way)
    }
    NR == 1 {header = 1}
    way == "base64" {printf "%s", binary($0); next}
    way == "quoted-printable" {
      sub(/[ \t]+$/, "")
      if (sub(/=$/, "")) printf "%s", quoted($0); else print quoted($0)
      next
    }
    header && tolower($0) ~ /^content-type:[ \t]*message\/rfc822/ {nested = 1}
    header && /^$/ {header = nested; nested = 0; way = next_way; next_way = ""}
    {print}
    END {if (way == "base64") print ""}' | tr -d '\r'
}

# The first checkpoint that a mail carries, as a note; anything else as it is.
held() {
  # It reads on to the end: what writes into a closed pipe would count as a failure.
  decoded "$1" | awk '
    found {next}
    {sub(/^[> ]+/, ""); sub(/[ \t]+$/, ""); gsub(/=3[Dd]/, "=")}
    step == 4 {printf "%s\n%s\n%s\n\n— %s %s%s\n", origin, size, root, origin, signature, $0; found = 1; next}
    /^Log of all events: / {origin = substr($0, 20); step = 1; next}
    step == 1 && /^Entries: / {size = substr($0, 10); step = 2; next}
    step == 2 && /^Root: / {root = substr($0, 7); step = 3; next}
    step == 3 && /^Signature: / {signature = substr($0, 12); step = 4; next}
    {step = 0}
    END {exit !found}' >"$work/held" && cat "$work/held" || cat "$1"
}

# RFC 9162 2.1.3.2: entry INDEX, whose leaf hash is LEAF, is in the tree; the proof is on standard input.
included() {
  local index=$1 fn=$1 sn=$((size - 1)) r=$2 p
  ((index < size)) || return 1
  while read -r p; do
    ((sn > 0)) || return 1
    if ((fn & 1)) || ((fn == sn)); then
      r=$(node "$p" "$r")
      while ((!(fn & 1) && fn != 0)); do ((fn >>= 1, sn >>= 1)); done
    else
      r=$(node "$r" "$p")
    fi
    ((fn >>= 1, sn >>= 1))
  done
  ((sn == 0)) && [ "$r" = "$root" ]
}

# RFC 9162 2.1.4.2: the tree of SIZE entries with this root is the beginning of the bundle's.
consistent() {
  local fn=$(($1 - 1)) sn=$((size - 1)) fr='' sr='' c
  { ((($1 & ($1 - 1)) == 0)) && printf '%s\n' "$2"; cat; } >"$work/path"
  while ((fn & 1)); do ((fn >>= 1, sn >>= 1)); done
  while read -r c; do
    if [ -z "$fr" ]; then fr=$c sr=$c; continue; fi
    ((sn > 0)) || return 1
    if ((fn & 1)) || ((fn == sn)); then
      fr=$(node "$c" "$fr") sr=$(node "$c" "$sr")
      while ((!(fn & 1) && fn != 0)); do ((fn >>= 1, sn >>= 1)); done
    else
      sr=$(node "$sr" "$c")
    fi
    ((fn >>= 1, sn >>= 1))
  done <"$work/path"
  ((sn == 0)) && [ "$fr" = "$2" ] && [ "$sr" = "$root" ]
}

# The entry $work/entry, called NAME, is in the log as PROOF has it; index is set.
logged() {
  local leaf
  [ "$(sed -n 1p "$2")" = "c2sp.org/tlog-proof@v1" ] || wrong "$2: this is not a proof"
  index=$(sed -n '2,3s/^index //p' "$2")
  [[ $index =~ ^(0|[1-9][0-9]{0,14})$ ]] || wrong "$2: this is not a proof"
  leaf=$({ printf '\0'; cat "$work/entry"; } | sum)
  awk '/^$/ {exit} NR > 1 && !/^(index|extra) /' "$2" | hashes | included "$index" "$leaf" ||
    wrong "$1: it is not in the log as it is shown here, or not at this place"
}

# What stands in an object of JSON, one `PATH VALUE` a line. Nothing that is read here can be written twice, or in another
# way, so that somebody else reads something else.
members() {
  awk '
    function members_of(path, key) {
      do {
        if (!match(rest, /^"[a-z_0-9]+":/)) exit 1
        key = path "." substr(rest, 2, RLENGTH - 3); rest = substr(rest, RLENGTH + 1)
        if (key in seen) exit 1
        seen[key] = 1
        value(key)
      } while (sub(/^,/, "", rest))
      if (!sub(/^\}/, "", rest)) exit 1
    }
    function elements_of(path, n) {
      n = 0
      do value(path "." n++); while (sub(/^,/, "", rest))
      if (!sub(/^\]/, "", rest)) exit 1
    }
    function value(path) {
      if (sub(/^(\{\}|\[\])/, "", rest)) return
      if (sub(/^\{/, "", rest)) members_of(path)
      else if (sub(/^\[/, "", rest)) elements_of(path)
      else if (match(rest, /^("([^"\\]|\\.)*"|-?[0-9]+|true|false|null)/)) {
        print path, substr(rest, 1, RLENGTH); rest = substr(rest, RLENGTH + 1)
      } else exit 1
    }
    {rest = $0; value(""); if (rest != "") exit 1}' <<<"$1"
}

# The opening FILE of an event and its PROOF. Sets game, event, kind, previous, hash, index, json, and what the event has
# into member, by its path.
event() {
  local opening=$1 proof=$2 path value
  [ "$(sed -n 1p "$opening")" = "postzug log entry 1" ] && [ "$(sed -n 3p "$opening")" = "postzug event 1" ] &&
    grep -qxE 'salt [0-9a-f]{32}' <(sed -n 2p "$opening") && [ "$(wc -l <"$opening")" = 5 ] &&
    [ -z "$(tail -c 1 "$opening")" ] || wrong "$opening: this is not an event"
  previous=$(sed -n 4p "$opening")
  json=$(sed -n 5p "$opening")
  # Its kind stands first: nothing that is opened or sealed can be written so that it is not seen here.
  [[ $json =~ $line ]] || wrong "$opening: this is not an event"
  game=${BASH_REMATCH[1]} event=${BASH_REMATCH[2]} kind=${BASH_REMATCH[4]}
  members "$json" >"$work/members" || wrong "event $event is not written as events are"
  member=()
  while read -r path value; do [[ $path != .event.* ]] || member[${path#.event.}]=$value; done <"$work/members"
  hash=$(tail -n +3 "$opening" | sum)
  printf 'postzug log entry 1\ngame G%s event %s\ncommit=sha256:%s\n' "$game" "$event" "$(sum <"$opening")" >"$work/entry"
  logged "event $event of game G$game" "$proof"
}

# A string of JSON without its escapes.
unescaped() {
  awk '{
    text = substr($0, 2, length($0) - 2)
    while (text != "") {
      c = substr(text, 1, 1)
      if (c == "\\") { text = substr(text, 2); c = substr(text, 1, 1); if (c == "n") c = "\n" }
      printf "%s", c
      text = substr(text, 2)
    }
  }' <<<"$1"
}

# The verdict in an opening says what the text $work/text says, as far as that is seen without a board: the move is the one
# in its line `uci`, unless it is called illegal; a draw is offered only if it says so. Where that line is empty what the
# player wrote decides, and nothing is seen. What is not seen goes into unread.
judged() {
  local offer=${member[verdict.draw_offer]-} n uci said=''
  readings=''
  uci=$(sed -n '8s/^uci: //p' "$work/text")
  case ${member[verdict.kind]-} in
    '"illegal"') ;;
    '"ambiguous"')
      [ -z "$uci" ] || return 1
      for ((n = 0; ; n++)); do
        [[ ${member[verdict.readings.$n]-} =~ $move ]] || break
        readings+=" ${BASH_REMATCH[1]} "
      done
      ;;
    '"played"')
      [[ ${member[verdict.uci]-} =~ $move ]] || return 1
      said=${BASH_REMATCH[1]}
      [ -z "$uci" ] || same_move "$uci" "$said" || return 1
      [ "$offer" = false ] || [ "$(sed -n 9p "$work/text")" = 'draw-offer: yes' ] || return 1
      ;;
    *) return 1 ;;
  esac
  [ -n "$uci" ] && [ -n "$said" ] || unread+=("$count")
}

# Castling is written with the square of the king or that of the rook: it is the same where the text says that the king may.
# What a pawn becomes may be written in capitals.
same_move() {
  local side becomes=${1:4}
  [ "${1:0:4}${becomes,,}" != "$2" ] || return 0
  case "$1 $2" in
    'e1g1 e1h1' | 'e1h1 e1g1') side=K ;;
    'e1c1 e1a1' | 'e1a1 e1c1') side=Q ;;
    'e8g8 e8h8' | 'e8h8 e8g8') side=k ;;
    'e8c8 e8a8' | 'e8a8 e8c8') side=q ;;
    *) return 1 ;;
  esac
  [[ $(sed -n '5s/^fen: [^ ]* [wb] \([^ ]*\) .*/\1/p' "$work/text") == *"$side"* ]]
}

# Hashes of a level of the tree, one a line, to those of the next one; a last one without a neighbour goes up as it is.
level() {
  local pairs odd
  mkdir -p "$work/pairs"
  while mapfile -t -n 256 pairs && ((${#pairs[@]})); do
    odd=''
    ((${#pairs[@]} % 2)) && odd=${pairs[-1]} && unset 'pairs[-1]'
    if ((${#pairs[@]})); then
      printf "$(printf '01%s%s\n' "${pairs[@]}" | sed 's/../\\x&/g' | tr -d '\n')" |
        (cd "$work/pairs" && rm -f -- * && split -b 65 -d -a 3 - n && sha256sum n* | cut -c -64)
    fi
    [ -z "$odd" ] || echo "$odd"
  done
}

# The root of the tree over the leaf hashes on standard input.
root_of() {
  cat >"$work/level"
  # Of no entries it is the SHA-256 of nothing.
  [ -s "$work/level" ] || sum </dev/null >"$work/level"
  while [ "$(wc -l <"$work/level")" -gt 1 ]; do level <"$work/level" >"$work/above" && mv "$work/above" "$work/level"; done
  cat "$work/level"
}

# The path of the bundle of entries NUMBER that has WIDTH of them.
entries_at() {
  local path rest=$1
  path=$(printf %03d $((rest % 1000)))
  while ((rest >= 1000)); do ((rest /= 1000)); path=$(printf 'x%03d/%s' $((rest % 1000)) "$path"); done
  (($2 == 256)) || path+=".p/$2"
  echo "tile/entries/$path"
}

# The leaves of the log in FOLDER with SIZE entries: their hashes into $work/all, and which events they are, in the
# form `INDEX GAME EVENT HASH`, into $work/named.
log_of() {
  local number=0 left=$2 width file
  : >"$work/all" && : >"$work/named"
  while ((left > 0)); do
    width=$((left < 256 ? left : 256))
    file="$1/$(entries_at "$number" "$width")"
    readable "$file" passed_over || return 1
    rm -rf "$work/leaves" && mkdir "$work/leaves" && : >"$work/whole"
    # Three lines an entry, and its length in two bytes before them. Written again so, they are what the file has.
    awk -v folder="$work/leaves" -v first=$((256 * number)) -v named="$work/named" -v whole="$work/whole" '
      NR % 3 == 1 {sub(/^.*postzug log entry/, "postzug log entry"); text = $0 "\n"}
      NR % 3 == 2 {text = text $0 "\n"; event = $2 " " $4}
      NR % 3 == 0 {
        file = sprintf("%s/%03d", folder, n)
        printf "%c%s%s\n", 0, text, $0 >file
        close(file)
        size = length(text) + length($0) + 1
        printf "%c%c%s%s\n", int(size / 256), size % 256, text, $0 >whole
        print first + n++, event, substr($0, 15) >>named
      }' <(tr -d '\000' <"$file")
    [ "$(sum <"$work/whole")" = "$(sum <"$file")" ] && [ "$(wc -l <"$work/whole")" = $((3 * width)) ] ||
      { passed_over "$file: it is not whole"; return 1; }
    (cd "$work/leaves" && sha256sum -- * | cut -c -64) >>"$work/all"
    ((number += 1, left -= width))
  done
  return 0
}

# The public keys in the file go into keys, in hexadecimal, and the names they are good under into names: none for PEM,
# which is good under every name. Keys of witnesses are passed over, and nothing else may be there.
keys_in() {
  local line name id key n pem='' before=${#keys[@]}
  while read -r line || [ -n "$line" ]; do
    line=${line%$'\r'}
    case $pem$line in
      '') continue ;;
      '-----BEGIN PUBLIC KEY-----') pem=$line$'\n' && continue ;;
      *'-----END PUBLIC KEY-----')
        key=$(printf %s "$pem$line" | openssl pkey -pubin -outform DER 2>/dev/null | hex)
        pem=''
        [[ $key == 302a300506032b6570032100* && ${#key} = 88 ]] || unchecked "$1: a key is not a public key in PEM"
        keys+=("${key:24}") names+=('')
        continue
        ;;
    esac
    [ -z "$pem" ] || { pem+=$line$'\n' && continue; }
    # Not by IFS: read drops a + at the end.
    name=${line%%+*} key=${line#*+}
    id=${key%%+*} key=${key#*+}
    key=$(base64 -d <<<"$key" 2>/dev/null | hex)
    n=$({ printf '%s\n' "$name"; bytes "$key"; } | sum)
    [[ $name =~ ^[^[:space:]]+$ && ${#key} = 66 && ${n:0:8} = "$id" && $key == 0[14]* ]] ||
      unchecked "$1: this is not a key of the form NAME+ID+KEY"
    [[ $key == 04* ]] || { keys+=("${key:2}") && names+=("$name"); }
  done <"$1"
  [ -z "$pem" ] || unchecked "$1: a key is not a public key in PEM"
  ((${#keys[@]} > before)) || unchecked "$1: there is no key of a log in it"
}

given=() keys=() names=() formers=() checkpoints=() receipt='' log=''
while getopts k:c:r:l: option; do
  case $option in
    k) given+=("$OPTARG") ;;
    c) checkpoints+=("$OPTARG") ;;
    r) receipt=$OPTARG ;;
    l) log=$OPTARG ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
bundle=${1:-.}
trusted=("${given[@]}")
((${#given[@]})) || trusted=("$bundle/keys/vkeys")
for file in "${trusted[@]}" ${receipt:+"$receipt"}; do readable "$file" unchecked; done
[ -n "$receipt" ] || { [ -d "$bundle/events" ] && [ -r "$bundle/checkpoint" ]; } || unchecked "$bundle is not a bundle"
[ -n "$receipt" ] && [ ! -d "$bundle/log" ] || bundled
for file in "${trusted[@]}"; do keys_in "$file"; done
statements

if [ -n "$receipt" ]; then
  ((${#checkpoints[@]} == 0)) && [ -z "$log" ] || unchecked "-c and -l are for a bundle"
  [ "$(sed -n 1p "$receipt")" = "c2sp.org/tlog-proof@v1" ] || unchecked "$receipt: this is not a proof"
  [[ $(sed -n 2p "$receipt") == 'extra '* ]] ||
    unchecked "$receipt: the event is not in it, only its proof: check the whole folder, or the file that came by mail"
  awk 'after {print} /^$/ {after = 1}' "$receipt" >"$work/checkpoint"
  checkpoint "$receipt" wrong <"$work/checkpoint"
  sed -n '2s/^extra //p' "$receipt" | base64 -d >"$work/opening"
  event "$work/opening" "$receipt"
  tell "OK: event $event of game G$game is entry $index of $size in the log $origin, signed by key $signer."
  tell "$json"
  ((${#given[@]})) || tell "NOTE: checked with the keys in the bundle. Compare them with those you have from elsewhere."
  exit 0
fi

checkpoint "$bundle/checkpoint" wrong <"$bundle/checkpoint"
name=$origin entries=$size head=$root by=$signer
common=()
for ((number = 1; number <= said; number++)); do
  printf 'postzug log entry 1\nlog statement %s\ncommit=sha256:%s\n' "$number" "$(sum <"$bundle/log/$number.txt")" >"$work/entry"
  logged "statement $number about the log" "$bundle/log/$number.tlog-proof"
  ((number == 1 || index > common[number - 1])) || wrong "statement $number stands in the log before the one before it"
  common[number]=$index
done
count=0 covered=0 places=() last=$zeros of='' place=-1 sealed='' shut='' closed=' ' opened=0 shown=' ' readings='' unread=() undone=() ends=() acts=() first=''
while :; do
  file=$(printf '%s/events/%05d' "$bundle" $((count + 1)))
  [ -e "$file.txt" ] || break
  [ "$(awk 'after {print} /^$/ {after = 1}' "$file.tlog-proof" | sum)" = "$(sum <"$bundle/checkpoint")" ] ||
    wrong "event $((count + 1)): its proof is for another checkpoint than the bundle's"
  event "$file.txt" "$file.tlog-proof"
  ((count += 1))
  [ -n "$of" ] || of=$game
  [ "$game" = "$of" ] || wrong "event $count: it is of game G$game, not of G$of"
  [ "$event" = "$count" ] || wrong "event $count is missing: event $event stands there"
  [ "$previous" = "$last" ] || wrong "event $count does not follow event $((count - 1)): one of them was changed"
  ((index > place)) || wrong "event $count stands in the log before event $((count - 1))"
  # Only an arbiter does something after it, and an envelope that stayed shut can be shown.
  ((${#ends[@]} == 0)) || [[ $kind =~ ^(act|appealed|appeal_decided|publication_agreed|envelope_published)$ ]] ||
    wrong "event $count follows the end of the game"
  last=$hash place=$index
  [[ $kind =~ ^(moved|said)$ || -z ${member[reason]-}${member[message]-} ]] ||
    [ -e "$bundle/texts/$(basename "$file").txt" ] ||
    tell "NOTE: event $count: texts/$(basename "$file").txt is not here; what was written may have been erased."
  places+=("$index")
  printf '%s G%s %s %s\n' "$index" "$game" "$event" "$(sed -n 's/^commit=sha256://p' "$work/entry")" >>"$work/here"
  [ -n "$first" ] || first=$index
  case $kind in
    drafted | sealed)
      [[ ${member[envelope.commitment]-} =~ $digest ]] || wrong "event $count seals nothing"
      commitment=${BASH_REMATCH[1]}
      closed+="$commitment "
      [ "$kind" = sealed ] || continue
      sealed=$commitment shut=$commitment own=0
      [ "${member[envelope.strict]-}" != true ] || own=1
      if [ -e "$bundle/envelopes/$commitment.age" ]; then
        [[ ${member[envelope.ciphertext]-} =~ $digest ]] &&
          [ "$(sum <"$bundle/envelopes/$commitment.age")" = "${BASH_REMATCH[1]}" ] ||
          wrong "event $count: the envelope in the bundle is not the one that was sealed"
      else
        tell "NOTE: event $count: envelopes/$commitment.age is not here."
      fi
      ;;
    opened | envelope_published)
      [ -n "${member[envelope]-}" ] || wrong "event $count shows nothing"
      unescaped "${member[envelope]-}" >"$work/text"
      commitment=$(sum <"$work/text")
      if [ "$kind" = opened ] && [ ! -s "$work/text" ]; then
        # What is no move of this game is withheld. What the service sealed itself is one.
        commitment=$sealed
        [ -n "$sealed" ] || wrong "event $count: what was opened is not what was sealed, or was opened before"
        [ "${member[verdict.kind]-}" = '"illegal"' ] ||
          wrong "event $count: what was judged is not what stands in the envelope"
        [[ $own == 1 && $shown != *" $sealed "* ]] ||
          wrong "event $count: the text of an envelope is withheld that the service sealed itself, or that was shown"
        tell "NOTE: event $count says that the envelope holds no move of this game, and withholds its text. Who sealed it can show otherwise: the SHA-256 of the text is $sealed."
      else
        [ "$commitment" = "$sealed" ] ||
          wrong "event $count: what was opened is not what was sealed, or was opened before"
        [ "$(head -n 2 "$work/text")" = $'postzug sealed move 1\ngame: G'"$of" ] ||
          wrong "event $count: what was opened was sealed in another game or another position"
        [ "$kind" != opened ] || judged ||
          wrong "event $count: what was judged is not what stands in the envelope"
        shown+="$commitment "
        [ -e "$bundle/openings/$commitment.txt" ] ||
          tell "NOTE: event $count: openings/$commitment.txt is not here."
      fi
      # What was only shown can still be opened.
      [ "$kind" != opened ] || sealed='' opened=$count
      [ ! -e "$bundle/openings/$commitment.txt" ] || [ "$(sum <"$bundle/openings/$commitment.txt")" = "$commitment" ] ||
        wrong "event $count: the opening in the bundle is not the text of the envelope"
      ;;
    reading_chosen)
      [[ ${member[uci]-} =~ $move && $readings == *" ${BASH_REMATCH[1]} "* ]] ||
        wrong "event $count: this is no reading of what stands in the envelope"
      ;;
    ended) ends[count]=1 ;;
    act)
      [[ ${member[act.kind]-} =~ ^\"([a-z_]+)\"$ ]] || wrong "event $count is no act"
      acts[count]=${BASH_REMATCH[1]}
      [[ ! ${acts[count]} =~ ^(adjudicate|forfeit|cancel|annul|expel)$ ]] || ends[count]=1
      ;;
    appeal_decided)
      [ "${member[reversed]-}" = true ] && [[ ${member[act]-} =~ ^([1-9][0-9]*)$ ]] || continue
      # An end that followed from the act is none, nor an opening: whether one did the rules know, so that all after it
      # may have, unless nothing follows from such an act.
      number=${BASH_REMATCH[1]} act=${acts[BASH_REMATCH[1]]-}
      [ -n "$act" ] || wrong "event $count reverses no act"
      unset "acts[number]"
      [[ ! $act =~ ^(warn|points)$ ]] || continue
      for one in "${!ends[@]}"; do
        ((one < number)) || { unset "ends[one]" && undone+=("$one"); }
      done
      ((opened < number)) || { sealed=$shut && undone+=("$opened"); }
      ;;
  esac
done
((count)) || wrong "there are no events"
shopt -s nullglob dotglob
there=("$bundle"/events/*)
shopt -u nullglob dotglob
((${#there[@]} == 2 * count)) ||
  wrong "there are events after a gap: event $((count + 1)) is missing"
for file in "$bundle"/envelopes/* "$bundle"/openings/*; do
  [ -e "$file" ] || continue
  commitment=$(basename "$file")
  [[ $commitment =~ ^([0-9a-f]{64})\.(age|txt)$ ]] &&
    [[ $closed == *" ${BASH_REMATCH[1]} "* ]] ||
    wrong "$file: no such envelope was sealed in this game"
  [ "${commitment##*.}" = age ] || [ "$(sum <"$file")" = "${commitment%%.*}" ] ||
    wrong "$file: this is not the text that was sealed"
done
for file in "$bundle"/texts/*; do
  [ -e "$file" ] || continue
  grep -qF "\":\"$(sum <"$file")\"" "$bundle/events/$(basename "$file")" 2>/dev/null ||
    wrong "$file: this is not the text that was given"
done

whole='' goes_on='' skipped=''
if [ -n "$log" ] && readable "$log/checkpoint" passed_over &&
  checkpoint "$log" passed_over < <(held "$log/checkpoint") && log_of "$log" "$size"; then
  [ "$(root_of <"$work/all")" = "$root" ] || wrong "$log: its entries are not those that were signed"
  whole=$size wholename=$origin
  ((whole < entries)) || [ "$(head -n "$entries" "$work/all" | root_of)" != "$head" ] || goes_on=1
fi

connected=1
for file in "${checkpoints[@]}"; do
  readable "$file" passed_over && checkpoint "$file" passed_over < <(held "$file") || continue
  old=$size oldroot=$root same=''
  # Of one name, whatever becomes of that of the bundle.
  if [ -n "$whole" ] && [ "$origin" = "$wholename" ] && ((old > 0 && old <= whole)); then
    [ "$(head -n "$old" "$work/all" | root_of)" = "$oldroot" ] ||
      wrong "$file: it contradicts the whole log: the log was forked"
    same=$goes_on
  fi
  size=$entries root=$head
  lost=''
  if [ -z "$same" ] && [ "$origin" != "$name" ]; then
    index=''
    for former in "${formers[@]}"; do
      # Who knows how much is here knows more.
      [ "${former% *}" != "$origin" ] || { [ "${former##* }" = 0 ] && [ -n "$index" ]; } || index=${former##* }
    done
    if [ -z "$index" ]; then
      # Signed by a key that is trusted under that name, too, or under every name: the service may have been restored.
      unknown "$file: it is of another log, $origin, and nothing in the bundle tells what became of that. Export again with: --checkpoint $file"
      continue
    elif [ "$index" = 0 ]; then
      lost="$file: the service was restored from a copy that knows nothing of the log under this name: what it logged then is lost."
    else
      # Of the entries before the statement the last may have been made with it: keys are introduced again.
      for ((number = index; number > 1 && common[number - 1] + 1 == common[number]; )); do ((number -= 1)); done
      if ((old > common[number])); then
        lost="$file: the service was restored from a copy with ${common[number]} entries, and what it logged after them is lost. Only a checkpoint of a log that is not longer can be compared."
      fi
      if ((old > common[index])); then unknown "$lost" && continue; fi
    fi
  fi
  # Only two signed roots contradict each other: anybody can write hashes into a file that lead nowhere.
  because='' missing=''
  if [ -n "$same" ]; then
    :
  elif ((old == size)); then
    [ "$oldroot" = "$root" ] || because="two logs of the same size with the same name: the log was forked"
  elif ((old > size)); then
    missing="the log had $old entries then and $size here: this bundle is older"
  elif ((old > 0)) && [ ! -r "$bundle/consistency/$old" ]; then
    missing="nothing in the bundle connects it"
  elif ((old > 0)); then
    awk '/^$/ {exit} NR > 1' "$bundle/consistency/$old" | hashes 2>/dev/null | consistent "$old" "$oldroot" ||
      missing="the hashes in the bundle do not connect it"
  fi
  [ -z "$because$missing" ] || [ -z "$lost" ] || { unknown "$lost" && continue; }
  [ -z "$because" ] || wrong "$file: $because"
  [ -z "$missing" ] || {
    unknown "$file: $missing. Export again with: --checkpoint $file, or give the whole log (-l)"
    continue
  }
  held=0
  for index in "${places[@]}"; do ((index >= old)) || ((held += 1)); done
  ((held > covered)) && covered=$held
  tell "OK: $file: the same log, $old entries long; $held of the events are in it."
done

if [ -n "$goes_on" ]; then
  more=$(awk -v game="G$of" '$2 == game' "$work/named" | grep -vxFf "$work/here" | head -n 1)
  [ -z "$more" ] || {
    read -r index _ event _ <<<"$more"
    wrong "the log has event $event of game G$of (entry $index), and the bundle has not"
  }
  tell "OK: $log: no event of G$of is missing in the bundle."
elif [ -n "$whole" ] && [ "$wholename" != "$name" ]; then
  # The service may have been restored.
  unknown "$log: it is of another log, $wholename, and does not begin as that of the bundle"
elif [ -n "$whole" ]; then
  ((whole < entries)) && [ -z "$(awk -v size="$whole" '$1 < size' "$work/here" | grep -vxFf "$work/named")" ] ||
    wrong "$log: it contradicts the bundle: the log was forked"
  unknown "$log: it has $whole entries, and that of the bundle $entries: it is older. Take what the log has now"
fi

[ -z "$skipped" ] || exit 2
[ -n "$connected" ] || exit 3
tell "OK: $count events of game G$of, entries $first to $place of $entries in the log $name, signed by key $by."
((${#undone[@]} == 0)) ||
  tell "NOTE: whether event ${undone[*]} was undone by the reversal of an act, this script cannot judge: postzug audit verify does."
((${#unread[@]} == 0)) ||
  tell "NOTE: whether the rules say of the sealed move what event ${unread[*]} says, this script cannot judge: postzug audit verify does."
((${#given[@]})) || tell "NOTE: checked with the keys in the bundle. Compare them with those you have from elsewhere (-k)."
((covered)) || tell "NOTE: no event is in a log whose checkpoint you hold. Every mail about a game carries one (-c)."
[ -n "$log" ] || {
  what='the game went on'
  ((${#ends[@]})) && what='anything was decided after the end'
  tell "NOT KNOWN: whether $what, only the whole log shows (-l)."
  exit 4
}
