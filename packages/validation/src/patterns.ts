/** The pattern ids (validation 8): what kind of text a field takes. */
export type PatternId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18

const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const dayOfAnyYear = [
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)',
  '02-(?:0[1-9]|1\\d|2[0-8])',
].join('|')

/**
 * The built-in pattern of each id; it serves when the server sends none or one that is refused.
 * Every one is anchored, stateless and linear. They judge the text after NFC; length is judged apart. One without the
 * u flag takes ASCII alone.
 */
export const patterns: Readonly<Record<PatternId, RegExp>> = {
  /** Any characters; only the length counts. */
  0: /^/u,
  /** An English letter first, then English letters and digits. */
  1: /^[A-Za-z][A-Za-z0-9]*$/,
  /** Chinese characters and the digits 0-9. */
  2: /^[\p{Script=Han}0-9]+$/u,
  /** An e-mail address: dot-atom local part, at least two domain labels, a top level of letters or punycode. */
  3: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9]{1,59})$/,
  /** English letters and digits in any mix, no special characters. */
  4: /^[A-Za-z0-9]+$/,
  /** English letters and digits combined: at least one of each. */
  5: /^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$/,
  /** The digits 0-9 only. */
  6: /^[0-9]+$/,
  /** English letters and digits with at least one capital. */
  7: /^[a-z0-9]*[A-Z][A-Za-z0-9]*$/,
  /** English letters and spaces only. */
  8: /^[A-Za-z ]+$/,
  /** Anything without white space. */
  9: /^\S+$/u,
  /** Chinese characters and punctuation of any script. */
  10: /^[\p{Script=Han}\p{P}]+$/u,
  /** A date of the calendar as yyyy-MM-dd; 29 February in leap years only. */
  11: new RegExp(`^(?:\\d{4}-(?:${dayOfAnyYear})|${leapYear}-02-29)$`),
  /** Letters of any script and spaces, so a Vietnamese name with its accents. */
  12: /^[\p{L}\p{M} ]+$/u,
  /** A date of the calendar as MM-dd-yyyy; 29 February in leap years only. */
  13: new RegExp(`^(?:(?:${dayOfAnyYear})-\\d{4}|02-29-${leapYear})$`),
  /** Letters and digits of any script. */
  14: /^[\p{L}\p{M}\p{Nd}]+$/u,
  /** Korean only. */
  15: /^\p{Script=Hangul}+$/u,
  /** Thai only, its vowel signs and digits included. */
  16: /^\p{Script=Thai}+$/u,
  /** Thai or English letters and spaces. */
  17: /^[\p{Script=Thai}A-Za-z ]+$/u,
  /** Capital English letters and spaces, at least one letter: a name as on a bank card. */
  18: /^ *[A-Z][A-Z ]*$/,
}

/** Whether the number is a pattern id (validation 8). */
export function isPatternId(id: number): id is PatternId {
  return Object.hasOwn(patterns, id)
}
