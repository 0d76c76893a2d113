// Written by `pnpm gen` from packages/ui/src/typed/read-amount.ts.
/** What stands behind a figure for a thousand or a million of it. */
const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  tr: 1e6,
  triệu: 1e6,
  tỷ: 1e9,
  tỉ: 1e9,
}

const most = 999_999_999_999_999
const currency = /^(?:[₫đ]|đồng|vn[đd]|dong)|(?:[₫đ]|đồng|vn[đd]|dong)$/u
const multiple = /(k|nghìn|ngàn|tr|triệu|tỷ|tỉ)(\d{0,3})$/u
const whole = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)$/
const wholeWithCents = /^(?:(\d+)[.,]00|(\d{1,3}(?:\.\d{3})+),00|(\d{1,3}(?:,\d{3})+)\.00)$/

/**
 * The whole đồng that a person wrote: digits, plain or in groups of three, with a currency or without ("500.000 VNĐ"),
 * counted in thousands or millions ("500k", "1,5tr", "2tr350"), cents of nothing ("1.000.000,00"), full width and invisible
 * marks; null when it is anything else, or more than 15 digits.
 */
export function readAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    // Two other letters look like đ, and phones write them.
    .replaceAll(/[ðɖ]/g, 'đ')
    .trim()
  const bare = plain.replace(currency, '').trim().replace(currency, '').trim()
  const counted = multiple.exec(bare)
  const amount = counted
    ? readMultiple(bare.slice(0, counted.index).trim(), multiples[counted[1] ?? ''] ?? 1, counted[2] ?? '')
    : readWhole(bare)
  return amount !== null && amount <= most ? amount : null
}

function readWhole(text: string): number | null {
  const figure = whole.test(text) ? text : wholeWithCents.exec(text)?.slice(1).find(Boolean)
  return figure === undefined ? null : Number(figure.replaceAll(/\D/g, ''))
}

/** "1,5" or "2" of a multiple; what stands behind the word is its decimals, as in "2tr350". */
function readMultiple(text: string, times: number, behind: string): number | null {
  const parts = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!parts || (behind !== '' && (parts[2] !== undefined || times < 1e6))) return null
  const decimals = behind === '' ? (parts[2] ?? '') : behind
  return Number(parts[1]) * times + Number(decimals) * (times / 10 ** decimals.length)
}
