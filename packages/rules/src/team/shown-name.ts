import { nationalPhone } from '@saola/validation'

const phone = /^\+?\d{8,15}$/
const ends = 3

/**
 * A sign-in name as others than its owner see it (team 42): of a phone number the first and the last three digits, of a mail address
 * the first letter and the domain; every other name is whole.
 * @example shownName('0912345678') // '091****678'
 * @example shownName('minhthu@example.com') // 'm***@example.com'
 */
export function shownName(name: string): string {
  if (phone.test(name)) return `${name.slice(0, ends)}****${name.slice(-ends)}`
  const at = name.indexOf('@')
  return at > 0 ? `${name.slice(0, 1)}***${name.slice(at)}` : name
}

/**
 * What somebody types to find a name, as names are shown: a whole number or address finds what looks like it and tells no more, so that
 * nobody reads a hidden part by trying.
 */
export function soughtName(words: string): string {
  return shownName(nationalPhone(words) ?? words)
}

/** A nickname as others see it: one that was made of the address that is its name says no more than the name. */
export function shownNickname(nickname: string, name: string): string {
  const shown = shownName(name)
  return shown !== name && name.startsWith(nickname) ? shown : nickname
}
