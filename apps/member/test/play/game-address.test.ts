import { describe, expect, it } from 'vitest'
import { addressAt, gameAddress, gameNews, pageToVerify } from '#features/play/game-address.ts'

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

describe('another host of the same games (system 7)', () => {
  it('has the page at the same path, with the same token', () => {
    const told = { href: `${vendor}/play/limbo?token=a%2Bb&language=VI`, origin: vendor }
    expect(addressAt(told, 'https://two.example')).toEqual({
      href: 'https://two.example/play/limbo?token=a%2Bb&language=VI',
      origin: 'https://two.example',
    })
    expect(addressAt(told, 'two')).toBeUndefined()
  })
})

describe('a message from the frame', () => {
  it.each([
    [vendor, { type: 'saola:balance-changed' }, 'balance-changed'],
    [vendor, { type: 'saola:ready' }, 'ready'],
    [own, { type: 'saola:ready' }, undefined],
    ['https://evil.example', { type: 'saola:balance-changed' }, undefined],
    [vendor, { type: 'else' }, undefined],
    [vendor, 'saola:balance-changed', undefined],
    [vendor, null, undefined],
  ])('from %s with %j tells %s', (origin, data, news) => {
    expect(gameNews({ origin, data }, vendor)).toBe(news)
  })

  it.each([
    [vendor, '/verify?round=a1', `${vendor}/verify?round=a1`],
    [vendor, `${vendor}/verify/match?language=VI`, `${vendor}/verify/match?language=VI`],
    [vendor, 'https://evil.example/verify', undefined],
    [vendor, '//evil.example/verify', undefined],
    [vendor, `${vendor}/verifying`, undefined],
    [vendor, `${vendor}/verify/../play/limbo`, undefined],
    [vendor, 'javascript:alert(1)', undefined],
    [vendor, `${own}/verify`, undefined],
    [vendor, 7, undefined],
    [own, '/verify', undefined],
  ])('from %s that asks to verify at %s opens %s (games 42)', (origin, address, page) => {
    expect(pageToVerify({ origin, data: { type: 'saola:verify', address } }, vendor)).toBe(page)
  })

  it('of another kind opens nothing', () => {
    const data = { type: 'saola:ready', address: '/verify' }
    expect(pageToVerify({ origin: vendor, data }, vendor)).toBeUndefined()
    expect(pageToVerify({ origin: vendor, data: null }, vendor)).toBeUndefined()
  })
})
