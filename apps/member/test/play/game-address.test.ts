import { describe, expect, it } from 'vitest'
import { gameAddress, saysBalanceChanged } from '#features/play/game-address.ts'

const own = 'https://saola.example'
const vendor = 'https://games.example'

describe('the address of a game (games 9)', () => {
  it('is the one of the reply, with its origin', () => {
    expect(gameAddress({ content: { game_url: `${vendor}/limbo?token=1` } }, own)).toEqual({
      href: `${vendor}/limbo?token=1`,
      origin: vendor,
    })
  })

  it.each([
    ['nothing', {}],
    ['a script', { content: { game_url: 'javascript:alert(1)' } }],
    ['a path of ours', { content: { game_url: '/lobby' } }],
    ['our own origin', { content: { game_url: `${own}/play` } }],
  ])('is refused when it is %s', (_what, reply) => {
    expect(gameAddress(reply, own)).toBeUndefined()
  })
})

describe('a message from the frame', () => {
  it.each([
    [vendor, { type: 'saola:balance-changed' }, true],
    [own, { type: 'saola:balance-changed' }, false],
    ['https://evil.example', { type: 'saola:balance-changed' }, false],
    [vendor, { type: 'else' }, false],
    [vendor, 'saola:balance-changed', false],
    [vendor, null, false],
  ])('from %s with %j counts: %s', (origin, data, counts) => {
    expect(saysBalanceChanged({ origin, data }, vendor)).toBe(counts)
  })
})
