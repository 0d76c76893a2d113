/**
 * Text in the form that search compares: lower case, accents folded, đ as d. Use it on both sides.
 * @example foldText('Đấu Trường') // 'dau truong'
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
}

const collator = new Intl.Collator('vi', { numeric: true })

/** Order of two texts by the Vietnamese alphabet, numbers by value; for `sort`. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b)
}
