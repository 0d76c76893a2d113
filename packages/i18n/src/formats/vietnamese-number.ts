const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
const scales = ['', ' nghìn', ' triệu']
const billion = 1_000_000_000

/** A whole number from 0 to 2^53 - 1 in Vietnamese words; beyond a billion it counts in tỷ, as people do. */
export function vietnameseNumber(value: number): string {
  if (value === 0) return 'không'
  const billions = Math.floor(value / billion)
  const rest = value % billion
  if (billions === 0) return belowBillion(rest, false)
  const high = `${vietnameseNumber(billions)} tỷ`
  return rest === 0 ? high : `${high} ${belowBillion(rest, true)}`
}

function belowBillion(value: number, follows: boolean): string {
  const words: string[] = []
  for (const scale of [2, 1, 0]) {
    const group = Math.floor(value / 1_000 ** scale) % 1_000
    if (group > 0) words.push(`${belowThousand(group, follows || words.length > 0)}${scales[scale] ?? ''}`)
  }
  return words.join(' ')
}

/** `follows`: something was said before, so the hundreds are named even when there are none. */
function belowThousand(value: number, follows: boolean): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const named = follows || hundreds > 0
  const words: string[] = []
  if (named) words.push(`${digits[hundreds]} trăm`)
  if (rest > 0 && rest < 10) words.push(named ? `linh ${digits[rest]}` : (digits[rest] ?? ''))
  if (rest >= 10) words.push(belowHundred(rest))
  return words.join(' ')
}

function belowHundred(value: number): string {
  const ten = Math.floor(value / 10)
  const unit = value % 10
  const head = ten === 1 ? 'mười' : `${digits[ten]} mươi`
  return unit === 0 ? head : `${head} ${unitAfterTen(unit, ten)}`
}

// Sounds that change after a ten: hai mươi mốt, hai mươi tư, mười lăm.
function unitAfterTen(unit: number, ten: number): string {
  if (unit === 5) return 'lăm'
  if (unit === 1 && ten > 1) return 'mốt'
  if (unit === 4 && ten > 1) return 'tư'
  return digits[unit] ?? ''
}
