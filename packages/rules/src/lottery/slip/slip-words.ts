import { foldText } from '@saola/validation'
import { numbersBetween } from './number-groups.ts'

/** A piece of a slip that was written as text, and where it begins, counted from 0. */
export type SlipWord = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] | undefined }
  | { readonly kind: 'amount'; readonly base: number | undefined }
  /** A station or a way to bet, with the stake that was written right behind it. */
  | { readonly kind: 'word'; readonly word: string; readonly base: number | undefined }
  | { readonly kind: 'unknown' }
)

/** Cuts a slip into its words. Marks of Vietnamese letters and capitals make no difference. */
export function slipWords(written: string): SlipWord[] {
  const text = fold(written)
  const words: SlipWord[] = []
  let at = 0
  while (at < text.length) {
    const gap = matchAt(/[\s;,.+&|-]+/y, text, at)
    if (gap !== undefined) {
      at += gap[0].length
      continue
    }
    const word = wordAt(text, at)
    words.push(word)
    at += word.text.length
  }
  return words
}

function wordAt(text: string, at: number): SlipWord {
  const row = matchAt(/(\d{2,4})keo(\d{2,4})(?!\d)/y, text, at)
  if (row !== undefined) {
    const [piece, first = '', last = ''] = row
    return { kind: 'numbers', at, text: piece, numbers: numbersBetween(first, last) }
  }
  const amount = matchAt(/(\d{1,6}(?:[.,]\d)?(?:k|n|tr))(?![a-z0-9])/y, text, at)
  if (amount !== undefined) return { kind: 'amount', at, text: amount[0], base: thousandsOf(amount[0]) }
  const all = matchAt(/[234]d(?![a-z0-9])/y, text, at)
  if (all !== undefined) return { kind: 'word', at, text: all[0], word: all[0], base: undefined }
  const number = matchAt(/\d{2,4}(?!\d)/y, text, at)
  if (number !== undefined) return { kind: 'numbers', at, text: number[0], numbers: [number[0]] }
  // A comma before one digit makes half a thousand; numbers have two digits at least.
  const word = matchAt(
    /(b[78]l|xi(?:en)?[234]|[a-z]+)(\d{1,6}(?:[.,]\d(?!\d))?(?:(?:k|n|tr)(?![a-z]))?)?(?!\d)/y,
    text,
    at,
  )
  if (word === undefined) {
    const [rest = text.slice(at, at + 1)] = matchAt(/[^\s;,.]+/y, text, at) ?? []
    return { kind: 'unknown', at, text: rest }
  }
  const [piece, name = '', stake] = word
  return {
    kind: 'word',
    at,
    text: piece,
    word: name,
    base: stake === undefined ? undefined : thousandsOf(stake),
  }
}

/** Đồng of an amount in thousands, with at most one decimal; undefined for nothing. */
function thousandsOf(amount: string): number | undefined {
  const [, whole = '', tenth = '0', unit] = /^(\d+)(?:[.,](\d))?(k|n|tr)?$/.exec(amount) ?? []
  const dong = (Number(whole) * 10 + Number(tenth)) * (unit === 'tr' ? 100_000 : 100)
  return dong > 0 ? dong : undefined
}

/** The text letter by letter without its marks, so that every place stays where it is. */
function fold(written: string): string {
  return [...written.normalize('NFC')].map((letter) => foldText(letter).charAt(0) || ' ').join('')
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}
