/** The ASCII classes of POSIX, as they stand between the brackets of a class. */
const posix: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '\\x21-\\x7e',
  lower: 'a-z',
  print: '\\x20-\\x7e',
  punct: '\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e',
  space: '\\t-\\r ',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
}

/** The names of Java for some of them; `Alpha`, `Lower` and `Upper` say something else in JavaScript, and are left to be refused. */
const javaName = /^(?:Alnum|Blank|Cntrl|Digit|Graph|Print|Punct|Space|XDigit)$/

const property = String.raw`\\[pP](?:\{\w+\}|[A-Z])`
const number = String.raw`\\x\{[\da-fA-F]+\}`
const outside = new RegExp(
  String.raw`\[(?:\\.|\[:\w+:\]|[^\]\\])*\]|\\Q.*?(?:\\E|$)|${property}|${number}|\\.|\{,\d+\}`,
  'gs',
)
const inside = new RegExp(String.raw`\[:\w+:\]|${property}|${number}|-?\\[dswDSW]-?|\\.`, 'gs')

/**
 * A pattern of Java, PCRE or POSIX in JavaScript's spelling, for Unicode mode: `\A`, `\z`, `\Q…\E`, `[[:alnum:]]`, `\p{Alnum}`,
 * `\p{IsHan}`, `\pL`, `\x{41}`, `{,12}`, a hyphen beside `\w`. What has no exact counterpart stays as it is.
 */
export function translatePattern(source: string): string {
  return source.replaceAll(outside, (found) => {
    if (found.startsWith('[')) return `[${found.slice(1, -1).replaceAll(inside, translateInClass)}]`
    if (found.startsWith('{')) return found.replace('{', '{0')
    if (found === '\\A') return '^'
    if (found === '\\z' || found === '\\Z') return '$'
    if (found.startsWith('\\Q'))
      return found
        .slice(2)
        .replace(/\\E$/, '')
        .replaceAll(/[^\w\s]/g, escaped)
    const named = translateProperty(found)
    const ascii = asciiOf(named)
    if (ascii === undefined) return named
    return named.startsWith('\\P') ? `[^${ascii}]` : `[${ascii}]`
  })
}

function translateInClass(found: string): string {
  if (found.startsWith('[')) return posix[found.slice(2, -2)] ?? found
  // In a class an angle bracket is itself; outside of one it is the edge of a word for POSIX, and left to be refused.
  if (/^\\[<>]$/.test(found)) return found.slice(1)
  // Beside a class a hyphen is a hyphen.
  if (/^-|\w-$/.test(found)) return found.replaceAll('-', '\\x2d')
  const named = translateProperty(found)
  return named.startsWith('\\p') ? (asciiOf(named) ?? named) : named
}

/** A property or a number in JavaScript's spelling; any other escape as it is. */
function translateProperty(found: string): string {
  if (found.startsWith('\\x{')) return found.replace('x', 'u')
  const [, kind, name] = /^\\([pP])\{?(\w+)\}?$/.exec(found) ?? []
  if (kind === undefined || name === undefined || javaName.test(name)) return found
  const bare = name.replace(/^Is/, '')
  const known = [name, bare, `Script=${bare}`].find(isProperty)
  return known === undefined ? found : `\\${kind}{${known}}`
}

function asciiOf(found: string): string | undefined {
  const name = found.slice(3, -1)
  return javaName.test(name) ? posix[name.toLowerCase()] : undefined
}

function isProperty(name: string): boolean {
  try {
    return new RegExp(`\\p{${name}}`, 'u').test('') === false
  } catch {
    // The engine knows no such name.
    return false
  }
}

function escaped(character: string): string {
  return character.charCodeAt(0) < 128
    ? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
    : character
}
