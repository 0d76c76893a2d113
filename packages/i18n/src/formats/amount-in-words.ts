import { isOwnLanguage, type Language } from '../languages.ts'
import { englishNumber } from './english-number.ts'
import { vietnameseNumber } from './vietnamese-number.ts'

/**
 * An amount of đồng in words, as on a receipt: 'Một triệu hai trăm nghìn đồng', 'One million two hundred thousand dong'.
 * Whole amounts up to 2^53 - 1; undefined for anything else, and in a language that is not ours.
 */
export function amountInWords(dong: number, language: Language): string | undefined {
  if (!Number.isSafeInteger(dong) || !isOwnLanguage(language)) return undefined
  const size = Math.abs(dong)
  const words = language === 'vi' ? vietnameseAmount(size, dong < 0) : englishAmount(size, dong < 0)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function vietnameseAmount(size: number, negative: boolean): string {
  return `${negative ? 'âm ' : ''}${vietnameseNumber(size)} đồng`
}

function englishAmount(size: number, negative: boolean): string {
  return `${negative ? 'minus ' : ''}${englishNumber(size)} dong`
}
