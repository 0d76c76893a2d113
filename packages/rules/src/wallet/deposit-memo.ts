import { plainCapitals } from './holder-name.ts'

/** 32 signs that nobody mixes up when typing them from a screen. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The longest memo that every bank of the network carries unharmed, and how much of one is random (60 bits). */
export const memoRules = { length: 19, randomSigns: 12, longestText: 300 } as const

/** Whether a memo survives every bank: 1 to 19 letters and digits without accents, single spaces between words. */
export function isMemo(memo: string): boolean {
  return memo.length <= memoRules.length && /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(memo)
}

/**
 * A new memo: the merchant's code, cut if need be, and 12 random signs; capitals and digits only, because banks drop
 * accents, spaces and everything longer.
 */
export function depositMemo(merchantCode: string, randomBytes: (length: number) => Uint8Array): string {
  const { length, randomSigns } = memoRules
  // 32 divides 256, so each sign is equally likely.
  const random = [...randomBytes(randomSigns)].map((byte) => signs[byte % signs.length]).join('')
  return compact(merchantCode).slice(0, length - randomSigns) + random
}

/**
 * Every piece of an incoming transfer's text that could be a memo, to look up. Banks put text of their own around it and
 * may drop or add spaces, accents and case, so the text is cut at every sign. A long text is read to its 300th sign.
 */
export function memoCandidates(transferText: string): string[] {
  const text = compact(transferText).slice(0, memoRules.longestText)
  const pieces = new Set<string>()
  for (let start = 0; start + memoRules.randomSigns <= text.length; start += 1) {
    for (let length = memoRules.randomSigns; length <= memoRules.length; length += 1) {
      pieces.add(text.slice(start, start + length))
    }
  }
  return [...pieces]
}

function compact(text: string): string {
  return plainCapitals(text).replaceAll(' ', '')
}
