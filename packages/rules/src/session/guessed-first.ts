/** Rows of a keyboard, digits and the alphabet: a password that walks along one of them, either way, is guessed early. */
const walks = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
]

/** Letters and digits that a person writes in place of others. */
const meant: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** So many characters in a row of a walk are one. */
const steps = 3

/** So many characters beside the walks make it no harder. */
const besides = 2

/**
 * Whether a password is made in a way that is guessed among the first (session 48): one character again and again, parts of walks along
 * the keyboard or the alphabet and nothing else, or a name that belongs to it (the account's own, the brand's) with some digits.
 */
export function isGuessedFirst(password: string, names: readonly string[] = []): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  if (new Set(typed).size <= 2) return true
  if (withoutWalks(typed).length <= besides) return true
  return names.some((name) => isNameWithDigits(typed, name.toLowerCase()))
}

/** What is left of a password once its walks are taken out. */
function withoutWalks(typed: string): string {
  let rest = ''
  for (let at = 0; at < typed.length;) {
    const length = walkAt(typed, at)
    if (length < steps) rest += typed.charAt(at)
    at += length < steps ? 1 : length
  }
  return rest
}

/** How many characters from a place on walk along one row, or repeat one character. */
function walkAt(typed: string, from: number): number {
  const rows = walks.flatMap((row) => [row, [...row].reduceRight((all, letter) => all + letter, '')])
  let longest = 1
  for (let length = 2; from + length <= typed.length; length += 1) {
    const part = typed.slice(from, from + length)
    if (new Set(part).size > 1 && !rows.some((row) => row.includes(part))) break
    longest = length
  }
  return longest
}

function isNameWithDigits(typed: string, name: string): boolean {
  if (name.length < steps) return false
  if (plain(typed) === plain(name)) return true
  const rest = typed.replace(name, '')
  return rest !== typed && rest.length <= 4 && !/\p{Letter}/u.test(rest)
}

/** A text with the letters that were meant. */
function plain(text: string): string {
  return [...text].map((letter) => meant[letter] ?? letter).join('')
}
