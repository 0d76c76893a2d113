import { launchUrl, pickCdn } from '@saola/game-launch'
import { describe, expect, it } from 'vitest'

describe('the address in a launch reply (games 11)', () => {
  const url = 'https://games.example/limbo?token=1'
  it.each([
    [{ content: { game_url: url } }],
    [{ content: { url } }],
    [{ url }],
    [{ gameUrl: url }],
    [{ link: url }],
    [{ launchUrl: url }],
    [{ content: {}, gameUrl: url }],
    [{ content: null, link: url }],
    [{ content: { game_url: '' }, url }],
    [{ content: { game_url: 'javascript:alert(1)' }, url }],
    [{ content: { game_url: ` ${url}\n` }, url: 'https://other.example' }],
  ])('is found in %j', (reply) => {
    expect(launchUrl(reply)).toBe(url)
  })

  it.each([
    ['/seamless/limbo'],
    ['//games.example/limbo'],
    ['http://127.0.0.1:4000/play'],
    ['HTTPS://GAMES.EXAMPLE/'],
  ])('may be %s', (each) => {
    expect(launchUrl({ content: { game_url: each } })).toBe(each)
  })

  it.each([
    [undefined],
    [null],
    ['https://games.example'],
    [{}],
    [{ content: { game_url: 7 } }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'java\nscript:alert(1)' }],
    [{ url: 'data:text/html,x' }],
    [{ url: 'https:' }],
    [{ url: 'https:///' }],
    [{ url: 'games.example' }],
  ])('is not in %j', (reply) => {
    expect(launchUrl(reply)).toBeUndefined()
  })
})

describe('a CDN by chance (system 7)', () => {
  const list = ['https://a.example', 'https://b.example', 'https://c.example']
  it.each([
    [0, undefined, 'https://a.example'],
    [0.34, undefined, 'https://b.example'],
    [1 - 2 ** -53, undefined, 'https://c.example'],
    [0, ['https://a.example'], 'https://b.example'],
    [0.5, ['https://a.example'], 'https://c.example'],
    [0.9, ['https://a.example', 'https://c.example'], 'https://b.example'],
    [0.5, list, undefined],
    [0.5, ['https://unknown.example'], 'https://b.example'],
  ])('drawn with %d, failed %j, is %s', (random, failed, cdn) => {
    expect(pickCdn(list, () => random, failed === undefined ? undefined : new Set(failed))).toBe(cdn)
  })

  it('is undefined for an empty list', () => {
    expect(pickCdn([], () => 0.5)).toBeUndefined()
  })
})
