/** Colours of the theme that carry the ground's colour as words. */
const tints = ['value', 'good', 'warn', 'accent'] as const

/** What stands for a drawing: the first letters of a name, and a colour of the theme. */
export type Mark = { letters: string; tint: (typeof tints)[number] }

/** The mark of a vendor that nobody drew, the same wherever and whenever it is shown: its code stays in every language. */
export function markOf(code: string, name: string): Mark {
  const words = (name.trim() || code).split(/[\s_-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.normalize('NFC').codePointAt(0) ?? 0))
  let sum = 0
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return { letters: letters.join('').toLocaleUpperCase('vi'), tint: tints[sum % tints.length] ?? 'value' }
}
