# SPDX-License-Identifier: MIT
# Turns the comments of a header into what Doxygen reads; every line keeps its number. The headers' habit:
#   the first comment of a file speaks of the file, and of the class of that name (`point: ...` of basic_point);
#   a comment above a declaration speaks of it and of those after it, up to a blank line or another comment;
#   a comment at the end of a declaration speaks of that one alone;
#   a comment that a blank line follows, or one inside a function, is for readers of the source.
# Left out: the namespace detail, specialisations in std, what is left to the language (= default), the customary types
# of containers, the bodies of functions, and definitions of members outside their class.

function words(line) {  # of a line of a comment, for Doxygen
  sub(/^ *\/\/ ?/, "", line)
  gsub(/[\\<>#@&]/, "\\\\&", line)
  return line
}

function trailing(line,    at) {  # the comment at the end of a line, or nothing
  at = match(line, /  \/\/ /)
  return at ? substr(line, at + 2) : ""
}

function braces(line) {
  gsub(/"([^"\\]|\\.)*"/, "", line)
  gsub(/'([^'\\]|\\.)'/, "", line)
  sub(/\/\/.*/, "", line)
  return gsub(/[{]/, "", line) - gsub(/[}]/, "", line)
}

function release(as_documentation,    i) {  # prints the comment that was held back
  for (i = 1; i <= held; ++i) {
    print as_documentation ? "/// " words(comment[i]) : ""
    if (as_documentation) shared = shared (shared == "" ? "" : " ") words(comment[i])
  }
  held = 0
}

function hidden(line) {  # at the beginning of a declaration
  return line ~ /= default;/ || line ~ /^struct std::/ || (kind[level] == "class" && line ~ /^ *using [a-z_]+ = /) ||
         line ~ /^ *class iterator;/ || line ~ /^ *friend (class|struct) /
}

function scope_of(text) {
  if (text ~ /^ *(inline )?namespace .*detail/ || text ~ / struct std::/) return "detail"
  if (text ~ /^ *(inline )?namespace /) return "namespace"
  if (text ~ /^ *enum /) return "enum"
  if (text ~ /^ *(template <.*> *)?(requires .* )?(class|struct) [a-z_<>:, A-Z]*(: [a-z_: ]+)?[{]/) return "class"
  return "code"
}

# Without its trailing comment; of a declaration that ends here that comment is documentation.
function shown(line, ends,    note) {
  note = trailing(line)
  if (note == "") return line
  line = substr(line, 1, length(line) - length(note) - 2)
  sub(/ +$/, "", line)
  return ends ? line "  ///< " words(note) : line
}

{ sub(/\r$/, "") }

# Inside a function, or in the namespace detail.
skipping {
  level += braces($0)
  if (level > skipping_above) { print ""; next }
  print skipping == "code" ? "}" : ""
  skipping = ""
  next
}

/^ *\/\// && !declaring { comment[++held] = $0; next }

/^#(if|define)/ && file_is_done && !declaring && (held || shared != "") {
  if (held) release(1)
  else if (/^#define/) $0 = "/** " shared " */ " $0
  print
  next
}

/^ *$/ || /^#/ || /^ *(public|private|protected):/ {
  if (held && !file_is_done) {  # SPDX line, then the concept
    print ""
    print "/** @file"
    concept = comment[2]
    sub(/^\/\/ /, "", concept)
    name = concept ~ /^[a-z_]+: / ? substr(concept, 1, index(concept, ":") - 1) : ""
    about = words(comment[2])
    for (i = 3; i <= held; ++i) about = about " " words(comment[i])
    for (i = 3; i <= held; ++i) print ""
    print about " */ " $0
    sub(/^[a-z_]+: /, "", about)
    about = toupper(substr(about, 1, 1)) substr(about, 2)
    held = 0
    file_is_done = 1
    next
  }
  release(0)
  shared = ""
  print
  next
}

{
  line = $0
  if (!declaring) {  # a declaration begins
    declaring = 1
    text = ""
    hide = hidden(line)
    before = level
    documented = held > 0
    if (kind[level] == "enum") {
      release(trailing(line) == "" && !hide)
      shared = ""
    } else if (held) {
      shared = ""
      release(!hide)
    } else if (shared != "" && trailing(line) == "" && !hide && line !~ /^ *}/) {
      line = "/** " shared " */ " line
      documented = 1
    }
    start = line
  }
  text = text " " $0
  sub(/ *  \/\/ .*/, "", text)
  level += braces($0)
  bare = $0
  sub(/ *  \/\/ .*/, "", bare)

  if (level == before + 1 && bare ~ /[{]$/) {
    scope = scope_of(text)
    if (scope == "detail" || scope == "code") {
      skipping = scope
      skipping_above = before
      if (scope == "detail" || (!documented && text ~ />::[a-z_]+\(/)) { skipping = "detail"; hide = 1 }
    } else {
      kind[level] = scope
      shared = ""
    }
    if (scope == "class" && !documented && name != "" && text ~ ("(class|struct) (basic_)?" name " ")) {
      line = "/** " about " */ " line
      name = ""
    }
    print hide ? "" : shown(line, 0)
    declaring = 0
    next
  }
  head = text
  sub(/[{].*/, "", head)
  ends = level <= before && (bare ~ /;$/ || bare ~ /[}]$/ && head !~ / = /)
  if (kind[before] == "enum" && bare !~ /^ *[}]/) ends = 1
  if (level < before) { declaring = 0; shared = ""; print shown(line, 0); next }  # the end of a scope
  if (ends && !documented && kind[level] == "namespace" && text ~ /^ *using [a-z_]+ = [a-z_]+<.*>;/) {
    target = $0
    sub(/^ *using [a-z_]+ = /, "", target)
    sub(/;.*/, "", target)
    line = "/** For the standard game: `" target "`. */ " line
  }
  print hide ? "" : shown(line, ends)
  if (ends) declaring = 0
}
