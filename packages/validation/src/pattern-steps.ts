/** What a part of a pattern can do: ways to match it (log2), open repetitions, its length, where it may vary. */
type Part = { logWays: number; open: number; size: number; varies: boolean }

type Reader = { source: string; at: number; lookaroundSteps: number; longest: number }

const quantifierAt = /[*+?]|\{(\d+)(,?)(\d*)\}/y
const groupStartAt = /\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?/y
const unbearable: Part = { logWays: Infinity, open: 0, size: 0, varies: true }

/**
 * An upper bound of the backtracking steps that a pattern needs for a text of at most `longest` characters.
 * Infinity for what it cannot bound: back references, a repeated group whose body may itself vary, unknown syntax.
 * The pattern must already compile.
 */
export function patternSteps(source: string, longest: number): number {
  const reader: Reader = { source, at: 0, lookaroundSteps: 0, longest }
  const whole = readAlternatives(reader, 0)
  if (reader.at < source.length) return Infinity
  const anchored = source.startsWith('^') && !whole.alternatives
  const starts = anchored ? 1 : longest + 1
  return starts * (steps(whole.part, longest) + reader.lookaroundSteps)
}

/** Open repetitions share the text, so k of them can be laid out in C(longest + k, k) ways. */
function steps(part: Part, longest: number): number {
  if (part.size > 10_000) return Infinity
  let layouts = 1
  for (let k = 1; k <= part.open; k += 1) layouts *= (longest + k) / k
  return layouts * 2 ** part.logWays
}

function readAlternatives(reader: Reader, depth: number): { part: Part; alternatives: boolean } {
  let part = readSequence(reader, depth)
  let count = 1
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    const next = readSequence(reader, depth)
    count += 1
    part = {
      logWays: Math.max(part.logWays, next.logWays),
      open: Math.max(part.open, next.open),
      size: part.size + next.size,
      varies: true,
    }
  }
  return { part: { ...part, logWays: part.logWays + Math.log2(count) }, alternatives: count > 1 }
}

function readSequence(reader: Reader, depth: number): Part {
  let sum: Part = { logWays: 0, open: 0, size: 0, varies: false }
  while (reader.at < reader.source.length) {
    const character = reader.source[reader.at]
    if (character === '|' || character === ')') break
    const atom = readAtom(reader, depth)
    if (atom.lookaround && depth === 0) {
      // A lookaround is tried once for each way to get here and never re-entered, so its cost adds up.
      reader.lookaroundSteps += steps(sum, reader.longest) * steps(atom.part, reader.longest)
      continue
    }
    sum = {
      logWays: sum.logWays + atom.part.logWays,
      open: sum.open + atom.part.open,
      size: sum.size + atom.part.size,
      varies: sum.varies || atom.part.varies,
    }
  }
  return sum
}

function readAtom(reader: Reader, depth: number): { part: Part; lookaround: boolean } {
  const start = reader.at
  const part = readSingle(reader, depth)
  const lookaround = /^\(\?<?[=!]/.test(reader.source.slice(start, start + 4))
  const bounds = readQuantifier(reader)
  if (bounds === undefined) return { part, lookaround }
  if (lookaround) return { part: unbearable, lookaround: false }
  return { part: repeat(part, bounds.min, bounds.max, reader.longest), lookaround: false }
}

function readSingle(reader: Reader, depth: number): Part {
  const one: Part = { logWays: 0, open: 0, size: 1, varies: false }
  const { source } = reader
  const character = source[reader.at]
  if (character === '\\') {
    const escaped = source[reader.at + 1] ?? ''
    reader.at += 2
    if (/[1-9k]/.test(escaped)) return unbearable
    if ((escaped === 'p' || escaped === 'P' || escaped === 'u') && source[reader.at] === '{') {
      reader.at = source.indexOf('}', reader.at) + 1
    }
    return one
  }
  if (character === '[') {
    reader.at += 1
    while (reader.at < source.length && source[reader.at] !== ']') {
      reader.at += source[reader.at] === '\\' ? 2 : 1
    }
    reader.at += 1
    return one
  }
  if (character !== '(') {
    reader.at += 1
    return one
  }
  groupStartAt.lastIndex = reader.at
  reader.at += groupStartAt.exec(source)?.[0].length ?? 1
  const { part } = readAlternatives(reader, depth + 1)
  reader.at += 1
  return part
}

function readQuantifier(reader: Reader): { min: number; max: number } | undefined {
  quantifierAt.lastIndex = reader.at
  const found = quantifierAt.exec(reader.source)
  if (found === null) return undefined
  reader.at += found[0].length
  if (reader.source[reader.at] === '?') reader.at += 1
  if (found[0] === '*') return { min: 0, max: Infinity }
  if (found[0] === '+') return { min: 1, max: Infinity }
  if (found[0] === '?') return { min: 0, max: 1 }
  const min = Number(found[1])
  if (found[2] === '') return { min, max: min }
  return { min, max: found[3] === '' ? Infinity : Number(found[3]) }
}

function repeat(part: Part, min: number, max: number, longest: number): Part {
  if (max === Infinity || max - min >= longest) {
    if (part.varies) return unbearable
    return { logWays: part.logWays, open: part.open + 1, size: part.size * Math.max(1, min), varies: true }
  }
  return {
    logWays: part.logWays * max + Math.log2(max - min + 1),
    open: part.open * max,
    size: part.size * Math.max(1, max),
    varies: part.varies || max > min,
  }
}
