import { describe, expect, it } from 'vitest'
import { boardRows, revealAt, shownDigits } from '#features/lottery/board/board-rows.ts'
import { drawName } from '#features/lottery/draw-name.ts'
import { untilNextFate, untilNextLook } from '#features/lottery/next-look.ts'
import { boardDay } from '#features/lottery/results/board-day.ts'

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+07:00`)

describe('a board (lottery 59)', () => {
  it('has the special prize on top in the north and at the foot in the south', () => {
    expect(boardRows('north', [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(boardRows('south', [])).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  it.each([
    ['full', '05071'],
    ['two', '71'],
    ['three', '071'],
  ] as const)('shows %s of a number as %s', (view, shown) => {
    expect(shownDigits('05071', view)).toBe(shown)
  })

  it('fills in the south from the eighth prize on, in the order of drawing (lottery 60)', () => {
    const { shown, drawing } = revealAt('south', 2)
    expect([shown(8, 0), shown(7, 0), shown(6, 0)]).toEqual([true, true, false])
    expect(drawing(6, 0)).toBe(true)
  })

  it('has the board of yesterday until a region begins to draw', () => {
    expect(boardDay('NORTH', at('17:59'))).toBe(Date.parse('2026-11-21T00:00:00+07:00'))
    expect(boardDay('NORTH', at('18:00'))).toBe(at('00:00'))
    expect(boardDay('FAST', at('00:01'))).toBe(at('00:00'))
  })
})

it.each([
  ['20261122-0341', '0341'],
  ['20261122', '22/11'],
])('the draw %s is called %s', (numero, name) => {
  expect(drawName({ numero })).toBe(name)
})

describe('where no news gets through', () => {
  const draw = { state: 'open', opensAt: 0, locksAt: 20_000, drawsAt: 30_000 } as const

  it.each([
    ['until it locks', 5_000, 15_500],
    ['until it is drawn', 25_000, 5_500],
    ['often while it is due', 31_000, 2_000],
  ])('a draw is read again %s', (_, now, wait) => {
    expect(untilNextLook([draw], now)).toBe(wait)
  })

  it('a draw that is over is read again after a minute', () => {
    expect(untilNextLook([{ ...draw, state: 'settled' }], 5_000)).toBe(60_000)
  })

  it.each([
    ['when its draw is due', 25_000, 5_500],
    ['often while its result is late', 31_000, 2_000],
    ['more seldom the later the result is', 30_000 + 300_000, 30_000],
    ['at least each minute', 30_000 + 3_600_000, 60_000],
  ])('a bet is read again %s', (_, now, wait) => {
    const over = { state: 'won', drawsAt: 0 } as const
    expect(untilNextFate([over, { state: 'open', drawsAt: 30_000 }], now)).toBe(wait)
  })

  it('a bet that has come to an end is not read again', () => {
    expect(untilNextFate([{ state: 'cancelled', drawsAt: 30_000 }], 5_000)).toBe(false)
  })
})
