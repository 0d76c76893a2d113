import type { Words } from '../engine.ts'

/** What the caller says with a number: numbers have kinds, and each kind its saying. */
export function callWords(called: number, words: Words): string {
  const number = String(called)
  const [tens, units] = [String(Math.floor(called / 10)), String(called % 10)]
  if (called === 90) return words('loto.call.last', { number })
  if (tens === '0') return words('loto.call.alone', { number })
  if (units === '0') return words('loto.call.round', { number })
  if (tens === units) return words('loto.call.twins', { number, units })
  return words('loto.call.pair', { number, tens, units })
}
