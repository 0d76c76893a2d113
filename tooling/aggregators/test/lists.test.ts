import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseExact } from '../src/exact-json.ts'
import { familyOf } from '../src/family-of.ts'
import { listRequest, readList } from '../src/hub88/list.ts'
import { readDay, readLines, readRegions, readReturn, readVolatility } from '../src/title-facts.ts'

describe('the family of a category (games 145)', () => {
  it.each([
    ['Video Slots', 'RNG'],
    ['Classic Slots', 'RNG'],
    ['Jackpot Slots', 'RNG'],
    ['Live Roulette', 'LIVE'],
    ['Live Game Shows', 'LIVE'],
    ['Game Show', 'LIVE'],
    ['Crash', 'MINI'],
    ['Crash Games', 'MINI'],
    ['Scratch Cards', 'MINI'],
    ['Instant Win', 'MINI'],
    ['Dice', 'MINI'],
    ['Video Poker', 'MINI'],
    ['Bingo', 'BINGO'],
    ['Keno', 'BINGO'],
    ['Lottery', 'BINGO'],
    ['Table Games', 'PVP'],
    ['Blackjack', 'PVP'],
    ['Baccarat', 'PVP'],
    ['Fishing Games', 'FISH'],
    ['Sportsbook', 'SPORTS'],
    ['Virtual Sports', 'SPORTS'],
    ['E-Sports', 'ESPORTS'],
    ['esports', 'ESPORTS'],
    ['Cockfighting', 'COCKFIGHT'],
    ['Something new', 'RNG'],
    ['', 'RNG'],
    [undefined, 'RNG'],
    [7, 'RNG'],
  ])('%j is %s', (category, family) => {
    expect(familyOf(category)).toBe(family)
  })
})

describe('a return (games 145)', () => {
  it.each([
    ['96.00', 9_600],
    ['96.5', 9_650],
    ['96,5%', 9_650],
    ['97.34 %', 9_734],
    [96, 9_600],
    [94.27, 9_427],
    ['100', 10_000],
    ['10', 1_000],
    ['0.96', null],
    ['101', null],
    ['', null],
    ['94-96', null],
    ['high', null],
    [-96, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('%j is %j hundredths of a percent', (told, hundredths) => {
    expect(readReturn(told)).toBe(hundredths)
  })
})

describe('how the wins are spread, and lines', () => {
  it.each([
    [1, 'low'],
    [2, 'low'],
    [3, 'medium'],
    ['4', 'medium'],
    [5, 'high'],
    ['6', 'high'],
    [7, 'medium'],
    ['Low', 'low'],
    ['very high', 'high'],
    ['medium-high', 'medium'],
    [null, 'medium'],
    [undefined, 'medium'],
  ])('%j is %s', (told, volatility) => {
    expect(readVolatility(told)).toBe(volatility)
  })

  it.each([
    [20, 20],
    ['243', 243],
    [0, 0],
    [-1, 0],
    [2.5, 0],
    [1_000_001, 0],
    ['many', 0],
    [undefined, 0],
  ])('%j lines are %i', (told, lines) => {
    expect(readLines(told)).toBe(lines)
  })
})

describe('the day on which a title came out', () => {
  it.each([
    ['2026-01-31', Date.UTC(2026, 0, 31)],
    ['2026-01-31T12:00:00Z', Date.UTC(2026, 0, 31)],
    ['2026-13-01', null],
    ['soon', null],
    [20_260_131, null],
    [null, null],
  ])('%j is %j', (told, at) => {
    expect(readDay(told)).toBe(at)
  })
})

describe('countries where a title is blocked (games 146)', () => {
  it.each([
    [
      ['US', 'fr', 'US'],
      ['FR', 'US'],
    ],
    ['US, FR;GB', ['FR', 'GB', 'US']],
    [
      ['US-NJ', 'CA-ON'],
      ['CA', 'US'],
    ],
    [[], []],
    ['', []],
    [null, []],
    [undefined, []],
    [['USA'], undefined],
    [['US', 7], undefined],
    [{ US: true }, undefined],
    [true, undefined],
  ])('%j are %j', (told, regions) => {
    expect(readRegions(told)).toEqual(regions)
  })
})

const row = {
  url_thumb: 'https://cdn.example/1.png',
  product: 'Gilt Studio',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  name: 'Gold Rush',
  game_code: 'sgr_gold_rush',
  freebet_support: true,
  demo_game_support: true,
  enabled: true,
  category: 'Video Slots',
  blocked_countries: ['US', 'GB'],
  release_date: '2026-01-31',
  volatility: 5,
  rtp: '96.10',
  paylines: 20,
}
const title = {
  gameCode: 'sgr_gold_rush',
  name: 'Gold Rush',
  family: 'RNG',
  isOffered: true,
  hasDemo: true,
  blockedRegions: ['GB', 'US'],
  rtp: 9_610,
  volatility: 'high',
  lines: 20,
  releasedAt: Date.UTC(2026, 0, 31),
}
const read = (...rows: unknown[]) => readList(200, JSON.stringify(rows))

describe('the list of Hub88 (games 145)', () => {
  it('is read row by row', () => {
    expect(read(row)).toEqual({ titles: [title], unread: [] })
  })

  it('needs a code and a name, and the rest of it may lack', () => {
    expect(read({ game_code: 'a:b.c-1', name: '  Gold\tRush\u200b ' })).toEqual({
      titles: [
        {
          gameCode: 'a:b.c-1',
          name: 'Gold Rush',
          family: 'RNG',
          isOffered: true,
          hasDemo: false,
          blockedRegions: [],
          rtp: null,
          volatility: 'medium',
          lines: 0,
          releasedAt: null,
        },
      ],
      unread: [],
    })
  })

  it('or be of another kind', () => {
    const wild = {
      category: 3,
      enabled: 'yes',
      demo_game_support: 'no',
      volatility: {},
      rtp: [],
      paylines: 'x',
    }
    expect(read({ ...row, ...wild })).toMatchObject({
      titles: [{ isOffered: true, hasDemo: false, rtp: null, volatility: 'medium', lines: 0 }],
    })
  })

  it.each([[false], [0], ['false']])('says with %j that a title is off', (enabled) => {
    expect(read({ ...row, enabled })).toMatchObject({ titles: [{ isOffered: false }] })
  })

  it.each<[string, unknown, string, string]>([
    ['no row', 'text', '', 'row'],
    ['no row', null, '', 'row'],
    ['no row', [row], '', 'row'],
    ['no code', { ...row, game_code: undefined }, '', 'code'],
    ['a code that is too long', { ...row, game_code: 'a'.repeat(61) }, 'a'.repeat(61), 'code'],
    ['other letters', { ...row, game_code: 'trò chơi\n' }, 'tr? ch?i?', 'code'],
    ['no name', { ...row, name: undefined }, 'sgr_gold_rush', 'name'],
    ['an empty name', { ...row, name: ' \u0000\ud800 ' }, 'sgr_gold_rush', 'name'],
    ['countries that nobody can read', { ...row, blocked_countries: ['USA'] }, 'sgr_gold_rush', 'regions'],
  ])('refuses a row with %s: %#', (_what, wrong, code, why) => {
    expect(read(wrong)).toEqual({ titles: [], unread: [{ code, why }] })
  })

  it('takes a code once, and cuts a name that is too long', () => {
    const long = 'Ả'.repeat(100)
    expect(read({ ...row, name: long }, { ...row, name: 'Other' })).toEqual({
      titles: [{ ...title, name: 'Ả'.repeat(80) }],
      unread: [{ code: 'sgr_gold_rush', why: 'twice' }],
    })
  })

  it.each([
    [401, '{"error":"signature"}', 'keys'],
    [403, '', 'keys'],
    [200, '<html>', 'faulty'],
    [200, '{"games":[]}', 'faulty'],
    [200, '[{"game_code":', 'faulty'],
    [404, '[]', 'faulty'],
    [500, '', 'faulty'],
  ])('is none with %i %s', (status, body, refused) => {
    expect(readList(status, body)).toEqual({ refused })
  })

  it('is asked for by our name there, under our signature', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const { path, headers, body } = listRequest({ partnerId: '17', ours: [privateKey], theirs: '' })
    expect(path).toBe('/operator/generic/v2/game/list')
    expect(parseExact(body)).toEqual({ operator_id: 17 })
    const verifier = createVerify('RSA-SHA256').update(body)
    expect(verifier.verify(createPublicKey(publicKey), headers['X-Hub88-Signature'] ?? '', 'base64')).toBe(
      true,
    )
  })
})
