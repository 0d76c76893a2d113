import { issue, noIssues, type Issue } from './issue.ts'
import { plainText } from './plain-text.ts'

/** Digits of a Vietnamese mobile number in its national form (validation 9). */
export const phoneDigits = 10

/**
 * A Vietnamese mobile number as E.164, or undefined. Reads 0..., 84..., +84... and 0084..., the nought also behind the 84 and
 * left out, with spaces, dots, hyphens, brackets and strokes anywhere, full width and invisible marks.
 * Prefixes 03 05 07 08 09 and eight digits more.
 * @example vietnamesePhone('+84 (0)912-345-678') // '+84912345678'
 */
export function vietnamesePhone(value: string): string | undefined {
  // Nine digits lost their nought in a spreadsheet or beside a keyboard's +84; they are the whole of no other number.
  const written = /^(?:0|(?:\+|00)?840?)?([35789]\d{8})$/.exec(compact(value))
  return written?.[1] === undefined ? undefined : `+84${written[1]}`
}

/**
 * A Vietnamese mobile number as people there write it, or undefined: what rules about digits are meant for.
 * @example nationalPhone('+84 912 345 678') // '0912345678'
 */
export function nationalPhone(value: string): string | undefined {
  return vietnamesePhone(value)?.replace('+84', '0')
}

/** Says what is wrong with a phone number: the count of its digits first, then its form (validation 9). */
export function checkPhone(value: string, field?: string): readonly Issue[] {
  if (vietnamesePhone(value) !== undefined) return noIssues
  const national = compact(value).replace(/^(?:\+|00)?840?/, '0')
  if (/^0\d*$/.test(national) && national.length !== phoneDigits) {
    return [issue('validation.phone_digits', field, { n: phoneDigits })]
  }
  return [issue('validation.phone_format', field)]
}

/** The number without what people and address books put between its digits. */
function compact(value: string): string {
  return plainText(value)
    .replace(/^tel:/i, '')
    .replaceAll(/[\s.·•()[\]/\p{Pd}]/gu, '')
}
