import { mapWords, wordsOf } from './placeholders.ts'

const plain = 'abcdefghijklmnopqrstuvwxyz'
const accented = 'áƀćđéƒǵĥíĵķĺṁńóṕɋŕśţúṽŵẋýź'
const filler = ['ấ', 'ệ', 'ộ', 'ữ', 'ỵ']

/** Longer by this share of the words, as texts grow in translation. */
const growth = 0.4

/**
 * A text as no language writes it: every plain letter accented, 40 % longer, between marks, its values untouched. What
 * still reads plainly on a screen is not from a catalogue, a missing mark is a text cut off.
 * @example pseudoText('Hello, {{name}}') // '⟦Ĥéĺĺó, {{name}}ấ⟧'
 */
export function pseudoText(text: string): string {
  const missing = Math.ceil(lengthOfWords(text) * growth) - '⟦⟧'.length
  return `⟦${mapWords(text, accent)}${missing > 0 ? fill(missing) : ''}⟧`
}

function lengthOfWords(text: string): number {
  return [...wordsOf(text).join('')].length
}

function accent(words: string): string {
  return words.replace(/[a-z]/gi, (letter) => {
    const found = [...accented][plain.indexOf(letter.toLowerCase())] ?? letter
    return letter === letter.toLowerCase() ? found : found.toUpperCase()
  })
}

// Broken into words, so that a text that may wrap still can.
function fill(length: number): string {
  return Array.from({ length }, (_, at) =>
    at % 6 === 0 && at < length - 1 ? ' ' : (filler[at % filler.length] ?? ''),
  ).join('')
}
