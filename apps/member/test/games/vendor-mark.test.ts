import { describe, expect, it } from 'vitest'
import { markOf } from '#features/games/vendors/mark-of.ts'

describe('the mark of a vendor that nobody drew (landing 14)', () => {
  it.each([
    ['RIMBA', 'Rimba', 'R'],
    ['TREXANH', 'Trúc Xanh Studio', 'TX'],
    ['DIEN', 'đèn  ông sao', 'ĐÔ'],
    ['E', 'e\u0302m', 'Ê'],
    ['PEBBLE', 'Pebble & Sons', 'PS'],
    ['NINE_9', '9 Lakes', '9L'],
    ['NO_NAME', ' ', 'NN'],
    ['X', '***', ''],
  ])('%s, “%s”: %s', (code, name, letters) => expect(markOf(code, name).letters).toBe(letters))

  it('has one colour in every language, and vendors differ', () => {
    expect(markOf('RIMBA', 'Rừng').tint).toBe(markOf('RIMBA', 'Jungle').tint)
    const tints = Array.from({ length: 40 }, (_, index) => markOf(`VENDOR${index}`, 'V').tint)
    expect(new Set(tints).size).toBe(4)
  })
})
