/** Characters that a part of a pattern takes, and whether the text is over behind it. */
type Lengths = { readonly least: number; readonly most: number; readonly isEnd: boolean }

const none: Lengths = { least: 0, most: 0, isEnd: false }
const impossible: Lengths = { least: Infinity, most: 0, isEnd: false }

const letter =
  /\\(?:[pPuk]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)|\[(?:\\.|[^\]\\])*\]|[\ud800-\udbff][\udc00-\udfff]/gis
const opening = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y
const times = /([*+?])|\{(\d+)(,?)(\d*)\}/y

/**
 * How many characters a text has that a pattern matches whole: at least and at most. `least` is Infinity where no text can meet
 * the pattern. The pattern must already compile in Unicode mode.
 */
export function textLengths(source: string): { least: number; most: number } {
  const plain = source.replaceAll(letter, plainOf)
  let at = 0

  function read(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(plain) ?? undefined
    if (found) at = pattern.lastIndex
    return found
  }

  function alternatives(before: number): Lengths {
    const all = [sequence(before)]
    while (plain[at] === '|') {
      at += 1
      all.push(sequence(before))
    }
    return all.reduce((one, other) => ({
      least: Math.min(one.least, other.least),
      most: Math.max(one.most, other.most),
      isEnd: one.isEnd && other.isEnd,
    }))
  }

  function sequence(before: number): Lengths {
    let { least, most, isEnd } = none
    while (at < plain.length && !'|)'.includes(plain.charAt(at))) {
      const part = repeated(before + least)
      // Nothing comes behind the end.
      least += isEnd && part.least > 0 ? Infinity : part.least
      most += part.most
      isEnd ||= part.isEnd
    }
    return { least, most, isEnd }
  }

  function repeated(before: number): Lengths {
    const group = read(opening)?.[0]
    const part = group === undefined ? character(before) : inGroup(group, before)
    const found = read(times)
    if (found === undefined) return part
    if (plain[at] === '?') at += 1
    const { from, to } = countsOf(found)
    return {
      // Nothing, however often, is nothing; so is what cannot be, taken no times.
      least: from && part.least * from,
      most: part.most && part.most * to,
      isEnd: part.isEnd && from > 0,
    }
  }

  function character(before: number): Lengths {
    const one = plain.charAt(at)
    at += 1
    if (one === '^') return before > 0 ? impossible : none
    return one === '$' ? { ...none, isEnd: true } : { least: 1, most: 1, isEnd: false }
  }

  function inGroup(group: string, before: number): Lengths {
    const body = alternatives(group.startsWith('(?<') ? 0 : before)
    at += 1
    if (!/[=!]$/.test(group)) return body
    // A look ahead or back takes nothing; one for what cannot be never holds.
    return group.endsWith('=') && body.least === Infinity ? impossible : none
  }

  return alternatives(0)
}

/** Every character and class is one letter; what stands between words takes none; what cannot be stands behind the end. */
function plainOf(one: string): string {
  if (/^\\b$/i.test(one)) return ''
  const leavesNothing =
    one.startsWith('[^') &&
    ['d', 's', 'w'].some((kind) => one.includes(`\\${kind}`) && one.includes(`\\${kind.toUpperCase()}`))
  return leavesNothing ? '$a' : 'a'
}

function countsOf([, sign, least, comma, most]: RegExpExecArray): { from: number; to: number } {
  if (sign !== undefined) return { from: sign === '+' ? 1 : 0, to: sign === '?' ? 1 : Infinity }
  return { from: Number(least), to: comma ? Number(most || Infinity) : Number(least) }
}
