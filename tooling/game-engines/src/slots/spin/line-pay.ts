/** What a line pays, in stakes of the line, and by which run from the left. */
export type LinePay = { readonly letter: number; readonly count: number; readonly pay: number }

/** How letters count on a line: -1 is the wild, -2 what pays on no line, from 0 the pictures. */
export const wildCode = -1
export const idleCode = -2

/**
 * The best win of a line: as many of one picture from the left as stand unbroken, wilds standing for it. Wilds alone
 * pay as the picture that pays best for so many. `codes` are the cells of the line, `pays` the table by picture, the
 * first entry for three.
 */
export function payLine(
  codes: ArrayLike<number>,
  pays: readonly (readonly number[])[],
  wildFactor: number,
): LinePay | undefined {
  const length = codes.length
  let wilds = 0
  while (wilds < length && codes[wilds] === wildCode) wilds += 1
  if (wilds === length) return wildsAlone(wilds, pays, wildFactor)
  const letter = codes[wilds] ?? idleCode
  if (letter === idleCode) return wilds > 2 ? wildsAlone(wilds, pays, wildFactor) : undefined
  let count = wilds
  let hasWild = wilds > 0
  while (count < length && (codes[count] === letter || codes[count] === wildCode)) {
    if (codes[count] === wildCode) hasWild = true
    count += 1
  }
  const pay = (pays[letter]?.[count - 3] ?? 0) * (hasWild ? wildFactor : 1)
  const alone = wilds > 2 ? wildsAlone(wilds, pays, wildFactor) : undefined
  if (alone && alone.pay > pay) return alone
  return pay > 0 ? { letter, count, pay } : undefined
}

function wildsAlone(count: number, pays: readonly (readonly number[])[], wildFactor: number): LinePay {
  let letter = 0
  let pay = 0
  for (const [picture, row] of pays.entries()) {
    const paid = (row[count - 3] ?? 0) * wildFactor
    if (paid <= pay) continue
    letter = picture
    pay = paid
  }
  return { letter, count, pay }
}
