import { issue, noIssues, type Issue } from './issue.ts'

/** Digits of a Vietnamese mobile number in its national form (validation 9). */
export const phoneDigits = 10

/**
 * A Vietnamese mobile number as E.164, or undefined. Reads 0..., 84... and +84..., with spaces and dots anywhere.
 * Prefixes 03 05 07 08 09 and eight digits more.
 * @example vietnamesePhone('0912 345 678') // '+84912345678'
 */
export function vietnamesePhone(value: string): string | undefined {
  const written = /^(?:0|84|\+84)([35789]\d{8})$/.exec(value.replaceAll(/[\s.]/g, ''))
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
  const compact = value.replaceAll(/[\s.]/g, '').replace(/^\+?84/, '0')
  if (/^0\d*$/.test(compact) && compact.length !== phoneDigits) {
    return [issue('validation.phone_digits', field, { n: phoneDigits })]
  }
  return [issue('validation.phone_format', field)]
}
