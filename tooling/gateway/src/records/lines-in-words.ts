import { formatNumber, languageOf } from '@saola/i18n'
import type { OrderLine } from '@saola/protocol'
import { messageText } from '../http/messages.ts'

/** The most numbers of a line that a record names; all of them stand on the page of the order. */
const mostNumbers = 10

/** The most lines that a record names. */
const mostLines = 3

/** The lines of an order on a draw as its bet's record says them: `Bao lô 2 số: 12 34 × 10.000`. */
export function linesInWords(lines: readonly OrderLine[], multiplier: number, language: 'VI' | 'EN'): string {
  const words = lines.slice(0, mostLines).map(({ type, numbers, base }) => {
    const named = numbers.slice(0, mostNumbers).map((number) => numberInWords(number, language))
    const more = numbers.length > mostNumbers ? ' …' : ''
    const price = formatNumber(base * multiplier, languageOf(language))
    return `${messageText(language, `lottery.bet.${type}`)}: ${named.join(' ')}${more} × ${price}`
  })
  return words.join('; ') + (lines.length > mostLines ? '; …' : '')
}

/** Digits say themselves; sides as big and odd have names. */
function numberInWords(number: string, language: 'VI' | 'EN'): string {
  return /^\d+$/.test(number) ? number : messageText(language, `lottery.choice.${number}`)
}
