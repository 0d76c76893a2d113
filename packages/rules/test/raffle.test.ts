import {
  allChances,
  checkRaffle,
  checkRaffleClaim,
  drawRafflePrize,
  mostRafflePrizes,
  raffleDrawName,
  raffleSeedName,
  raffleTicketState,
} from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { forSeeds } from './seeded.ts'

const prizes = [
  { amount: 0, chance: 5_000 },
  { amount: 20_000, chance: 4_999 },
  { amount: 500_000, chance: 1 },
]
const raffle = { prizes, startsAt: 100, endsAt: 200 }

/** A number as the four bytes that stand for it. */
const word = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

describe('promotions 16: what may be published', () => {
  it.each([
    ['chances that make 100 percent', {}, undefined],
    [
      'chances that make less',
      { prizes: [prizes[0], { amount: 1_000, chance: 4_999 }] },
      'promotions.warning.chances',
    ],
    [
      'chances that make more',
      { prizes: [...prizes, { amount: 1, chance: 1 }] },
      'promotions.warning.chances',
    ],
    ['one prize alone', { prizes: [{ amount: 1, chance: allChances }] }, 'promotions.warning.chances'],
    [
      'a prize that nobody wins',
      {
        prizes: [
          { amount: 1, chance: allChances },
          { amount: 2, chance: 0 },
        ],
      },
      'promotions.warning.chances',
    ],
    [
      'a prize below nothing',
      {
        prizes: [
          { amount: -1, chance: 5_000 },
          { amount: 2, chance: 5_000 },
        ],
      },
      'promotions.warning.chances',
    ],
    [
      'more prizes than a wheel can show',
      {
        prizes: Array.from({ length: mostRafflePrizes + 1 }, (_, place) => ({
          amount: 1_000,
          chance: place === 0 ? allChances - mostRafflePrizes : 1,
        })),
      },
      'promotions.warning.chances',
    ],
    [
      'two prizes',
      {
        prizes: [
          { amount: 1, chance: 5_000 },
          { amount: 2, chance: 5_000 },
        ],
      },
      undefined,
    ],
    [
      'as many prizes as a wheel can show',
      {
        prizes: Array.from({ length: mostRafflePrizes }, (_, place) => ({
          amount: 1_000,
          chance: place === 0 ? allChances - mostRafflePrizes + 1 : 1,
        })),
      },
      undefined,
    ],
    ['an end that is no later than its beginning', { endsAt: 100 }, 'promotions.warning.period'],
  ])('%s', (_case, change, key) => {
    expect(checkRaffle({ ...raffle, ...change } as typeof raffle)?.key).toBe(key)
  })
})

describe('promotions 17: what decides', () => {
  it.each([
    ['the first of the first chance', [word(0)], 0],
    ['the last of the first chance', [word(4_999)], 0],
    ['the first of the second', [word(5_000)], 1],
    ['the last of the second', [word(9_998)], 1],
    ['the one that the third has', [word(9_999)], 2],
    ['a number past a whole round of chances', [word(10_000)], 0],
    // 2^32 is 429,496 rounds and 7,296 numbers more, which would favour the first prizes.
    ['a number above the last whole round is left out', [word(4_294_960_000), word(9_999)], 2],
    ['the last number of the last whole round counts', [word(4_294_959_999)], 2],
  ])('%s', (_case, words, place) => {
    expect(drawRafflePrize(prizes, Uint8Array.from(words.flat()))).toBe(place)
  })

  it('needs four bytes', () => {
    const short = new RangeError('bytes: the raffle needs more of them')
    expect(() => drawRafflePrize(prizes, Uint8Array.of(1, 2, 3))).toThrow(short)
    expect(() => drawRafflePrize(prizes, Uint8Array.from(word(4_294_967_295)))).toThrow(short)
  })

  it('gives each prize about as often as its chance says', () => {
    const counts = [0, 0, 0]
    forSeeds(20_000, (whole) => {
      const place = drawRafflePrize(
        prizes,
        Uint8Array.from({ length: 32 }, () => whole(0, 255)),
      )
      counts[place] = (counts[place] ?? 0) + 1
    })
    expect(Math.abs((counts[0] ?? 0) - 10_000)).toBeLessThan(400)
    expect(Math.abs((counts[1] ?? 0) - 9_998)).toBeLessThan(400)
  })

  it('is bound to raffle, chances, ticket and what the browser added', () => {
    const terms = { raffleId: '1', ticketId: '2', prizes }
    const others = [
      { ...terms, raffleId: '3' },
      { ...terms, ticketId: '3' },
      { ...terms, prizes: [{ amount: 0, chance: 5_001 }, ...prizes.slice(1)] },
    ]
    const names = [terms, ...others].map((each) => JSON.stringify(raffleSeedName(each)))
    expect(new Set(names).size).toBe(4)
    // Two lists of other prizes are not written alike.
    const split = raffleSeedName({
      ...terms,
      prizes: [
        { amount: 1, chance: 1 },
        { amount: 2, chance: 3 },
      ],
    })
    const joined = raffleSeedName({
      ...terms,
      prizes: [
        { amount: 1, chance: 12 },
        { amount: 3, chance: 3 },
      ],
    })
    expect(split.gameCode).toBe('raffle 1 1:1,2:3')
    expect(joined.gameCode).not.toBe(split.gameCode)
    expect(raffleDrawName(terms, 'a')).not.toEqual(raffleDrawName(terms, 'b'))
    expect(raffleDrawName(terms, 'a').gameCode).toBe(raffleSeedName(terms).gameCode)
  })
})

describe('promotions 18: a ticket', () => {
  it.each([
    ['before its last moment', null, 99, 'ready'],
    ['at its end', null, 100, 'expired'],
    ['claimed in time, looked at later', 50, 500, 'claimed'],
  ] as const)('%s', (_case, claimedAt, now, state) => {
    const ticket = { expiresAt: 100, claimedAt }
    expect(raffleTicketState(ticket, now)).toBe(state)
    expect(checkRaffleClaim(ticket, now)?.key).toBe(
      state === 'expired' ? 'promotions.refused.ticket_expired' : undefined,
    )
  })
})
