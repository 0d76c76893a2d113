import { foldText } from './fold-text.ts'
import { issue, noIssues, type Issue } from './issue.ts'
import { plainText } from './plain-text.ts'

/** Words of Latin letters with their accents; an apostrophe or hyphen inside a word, as in H'Hen or Y-Bhăm. */
const realName = new RegExp(String.raw`^${word()}(?: ${word()})*$`, 'u')

/**
 * A person's name as it is meant (validation 16): one kind of space, apostrophe and hyphen, Đ for the letters that look like it,
 * usual letters for full width, composed.
 * @example readName('HʼHen  Ðức') // "H'Hen Đức"
 */
export function readName(value: string): string {
  return plainText(value.replaceAll(/['`´ʹʻʼʽʾʿˈˊˋ‘’‛′]/g, "'"))
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[ÐƉ]/g, 'Đ')
    .replaceAll(/[ðɖ]/g, 'đ')
    .replaceAll(/[ \t]+/g, ' ')
}

/**
 * Says whether a text, read by `readName`, can be the real name of somebody in Vietnam (validation 16): one word or more of
 * Latin letters with any accents, composed or not, that a bank can write. Length is the server rule's business.
 */
export function checkRealName(value: string, field?: string): readonly Issue[] {
  const name = readName(value)
  if (realName.test(name) && /^[a-z' -]+$/.test(foldText(name))) return noIssues
  return [issue('validation.real_name', field)]
}

function word(): string {
  const letter = String.raw`(?=[\p{Lu}\p{Ll}])\p{Script=Latin}\p{M}*`
  return `(?:${letter})+(?:['-](?:${letter})+)*`
}
