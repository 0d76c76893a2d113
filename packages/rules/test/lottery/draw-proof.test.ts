import { betListText, betMark, blockMessage, commitmentMessage, drawnName } from '@saola/rules'
import { describe, expect, it } from 'vitest'

/** Letters of ASCII, a byte each. */
function bytes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

const draw = { gameCode: 'AB', numero: '7' }

describe('what a draw is committed to and made of (lottery 9)', () => {
  it('is its algorithm, lottery, number and seed, each behind its length in four bytes', () => {
    const parts = [
      [0, 0, 0, 12, ...bytes('saola-draw-1')],
      [0, 0, 0, 2, ...bytes('AB')],
      [0, 0, 0, 1, ...bytes('7')],
      [0, 0, 0, 2, 255, 1],
    ]
    expect([...commitmentMessage(draw, Uint8Array.of(255, 1))]).toEqual(parts.flat())
  })

  it('is signed block by block', () => {
    const parts = [
      [0, 0, 0, 2, ...bytes('AB')],
      [0, 0, 0, 1, ...bytes('7')],
      [0, 0, 0, 1, 3],
    ]
    expect([...blockMessage(draw, 3)]).toEqual(parts.flat())
  })

  it('runs no part into the next', () => {
    const one = blockMessage({ gameCode: 'A', numero: 'BC' }, 0)
    const other = blockMessage({ gameCode: 'AB', numero: 'C' }, 0)
    expect(one).not.toEqual(other)
  })
})

describe('bets join the seed (lottery 78)', () => {
  it('by the hash of their list, behind the number of the draw', () => {
    expect(drawnName(draw, 'f00d')).toEqual({ gameCode: 'AB', numero: '7 f00d' })
  })

  it('not in draws from before', () => {
    expect(drawnName(draw, undefined)).toEqual(draw)
  })

  it('each as the key of its order, the draw and the stake', () => {
    expect(betMark({ key: 'k', drawId: '12', stake: 10_000 })).toBe('k:12:10000')
  })

  it('in an order that nobody chooses', () => {
    const list = ['b', 'c', 'a']
    expect(betListText(list)).toBe('a\nb\nc')
    expect(list).toEqual(['b', 'c', 'a'])
  })
})
