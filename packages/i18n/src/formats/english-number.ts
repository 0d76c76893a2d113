const small = (
  'zero one two three four five six seven eight nine ten eleven twelve ' +
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion']

/** A whole number from 0 to 2^53 - 1 in English words, without 'and'. */
export function englishNumber(value: number): string {
  if (value === 0) return 'zero'
  const words: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1_000), scale += 1) {
    const group = rest % 1_000
    if (group > 0) words.unshift(`${belowThousand(group)}${scales[scale] ?? ''}`)
  }
  return words.join(' ')
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const words: string[] = []
  if (hundreds > 0) words.push(`${small[hundreds]} hundred`)
  if (rest > 0) words.push(belowHundred(rest))
  return words.join(' ')
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  const ten = tens[Math.floor(value / 10)] ?? ''
  return unit === 0 ? ten : `${ten}-${small[unit]}`
}
