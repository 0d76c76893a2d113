import { issue, noIssues, type Issue } from './issue.ts'

/** Words of Latin letters with their accents; an apostrophe or hyphen inside a word, as in H'Hen or Y-Bhăm. */
const realName = new RegExp(String.raw`^${word()}(?: +${word()})*$`, 'u')

/**
 * Says whether a text can be the real name of somebody in Vietnam (validation 16):
 * one word or more of Latin letters with any accents, composed or not. Spaces around it do not count; length is the
 * server rule's business.
 */
export function checkRealName(value: string, field?: string): readonly Issue[] {
  if (realName.test(value.trim().normalize())) return noIssues
  return [issue('validation.real_name', field)]
}

function word(): string {
  // The lookahead leaves out the ordinal signs and Roman numerals, which Unicode counts as Latin too.
  const letter = String.raw`(?=[\p{Lu}\p{Ll}])\p{Script=Latin}\p{M}*`
  return `(?:${letter})+(?:['’-](?:${letter})+)*`
}
