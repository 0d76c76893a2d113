import { describe, expect, it } from 'vitest'
import { findCrowds, findOpposites, minuteMs, suddenlyMore, type SeenStake } from '@saola/rules'

const rule = { accounts: 3, minutes: 5 }
const stake = (accountId: number, at: number, amount = 100_000): SeenStake => ({ accountId, amount, at })

describe('many accounts on one selection (protection 26)', () => {
  it('are a crowd from so many accounts on, and no sooner', () => {
    expect(findCrowds([stake(1, 0), stake(2, 1)], rule)).toEqual([])
    expect(findCrowds([stake(1, 0), stake(2, 1), stake(2, 2)], rule)).toEqual([])
    expect(findCrowds([stake(1, 0), stake(2, 1), stake(3, 2)], rule)).toEqual([
      { startsAt: 0, endsAt: 5 * minuteMs, accountIds: [1, 2, 3], amount: 300_000 },
    ])
  })

  it('are one within so many minutes, and not a millisecond more', () => {
    const last = 5 * minuteMs
    expect(findCrowds([stake(1, 0), stake(2, 1), stake(3, last)], rule)).toHaveLength(1)
    expect(findCrowds([stake(1, 0), stake(2, 1), stake(3, last + 1)], rule)).toEqual([])
  })

  it('are told once in a window, with all that is in it; the next one begins after it', () => {
    const all = [0, 1, 2, 3].map((at) => stake(at + 1, at))
    expect(findCrowds(all, rule)).toMatchObject([{ accountIds: [1, 2, 3, 4], amount: 400_000 }])
    const next = [1, 2, 3].map((at) => stake(at, 5 * minuteMs + at))
    expect(findCrowds([...all, ...next], rule)).toHaveLength(2)
    expect(findCrowds([...all, ...next], rule, 5 * minuteMs)).toMatchObject([
      { startsAt: 5 * minuteMs + 1, accountIds: [1, 2, 3] },
    ])
    expect(findCrowds(all, rule, 5 * minuteMs)).toEqual([])
  })
})

/** One account on each side. */
const on = (one: number, other: number) => ({
  one: [{ accountId: 1, amount: one }],
  other: [{ accountId: 2, amount: other }],
})

describe('stakes on both sides by accounts that share something (protection 26)', () => {
  const bound = { least: 500_000, similar: 80 }
  const device = [{ sign: 'device', accountIds: [1, 2] }] as const

  it('are told from a sum on, where the smaller is a share of the larger', () => {
    expect(findOpposites(on(500_000, 600_000), device, bound)).toEqual([
      { accountIds: [1, 2], signs: ['device'], one: 500_000, other: 600_000 },
    ])
    expect(findOpposites(on(499_999, 600_000), device, bound)).toEqual([])
    expect(findOpposites(on(800_000, 1_000_000), device, bound)).toHaveLength(1)
    expect(findOpposites(on(799_999, 1_000_000), device, bound)).toEqual([])
  })

  it('are none of accounts that share nothing, or of one account alone', () => {
    expect(findOpposites(on(900_000, 900_000), [], bound)).toEqual([])
    const alone = {
      one: [{ accountId: 1, amount: 900_000 }],
      other: [{ accountId: 1, amount: 900_000 }],
    }
    expect(findOpposites(alone, [{ sign: 'device', accountIds: [1, 3] }], bound)).toEqual([])
  })

  it('are those of a whole group, whatever joins its accounts', () => {
    const sides = {
      one: [
        { accountId: 1, amount: 300_000 },
        { accountId: 2, amount: 300_000 },
        { accountId: 9, amount: 5_000_000 },
      ],
      other: [{ accountId: 3, amount: 600_000 }],
    }
    const shared = [
      { sign: 'address', accountIds: [1, 3] },
      { sign: 'holder', accountIds: [3, 2] },
    ] as const
    expect(findOpposites(sides, shared, bound)).toEqual([
      { accountIds: [1, 2, 3], signs: ['address', 'holder'], one: 600_000, other: 600_000 },
    ])
  })

  it('are none where what is shared is many people’s', () => {
    const ids = Array.from({ length: 11 }, (_, at) => at + 1)
    const sides = {
      one: ids.slice(0, 5).map((accountId) => ({ accountId, amount: 200_000 })),
      other: ids.slice(5).map((accountId) => ({ accountId, amount: 200_000 })),
    }
    expect(findOpposites(sides, [{ sign: 'address', accountIds: ids }], bound)).toEqual([])
    expect(findOpposites(sides, [{ sign: 'address', accountIds: ids.slice(0, 10) }], bound)).toHaveLength(1)
  })
})

describe('stakes that come all at once before the start (protection 26)', () => {
  const bound = { minutes: 10, times: 5, least: 1_000_000 }
  const startsAt = 60 * minuteMs

  it('are told where the last minutes bring so many times what is usual', () => {
    // Fifty minutes brought 1,000,000: ten of them 200,000.
    const sums = { before: 1_000_000, opensAt: 0, startsAt }
    expect(suddenlyMore({ ...sums, late: 1_000_000 }, bound)).toEqual({ usual: 200_000 })
    expect(suddenlyMore({ ...sums, late: 999_999 }, { ...bound, least: 1 })).toBeUndefined()
  })

  it('are nothing below a sum, and are told from it on where nobody has bet before', () => {
    const sums = { before: 0, opensAt: 0, startsAt }
    expect(suddenlyMore({ ...sums, late: 999_999 }, bound)).toBeUndefined()
    expect(suddenlyMore({ ...sums, late: 1_000_000 }, bound)).toEqual({ usual: 0 })
  })

  it('are none where bets were taken for less than twice as long', () => {
    const sums = { before: 0, late: 9_000_000, startsAt }
    expect(suddenlyMore({ ...sums, opensAt: startsAt - 20 * minuteMs }, bound)).toEqual({ usual: 0 })
    expect(suddenlyMore({ ...sums, opensAt: startsAt - 20 * minuteMs + 1 }, bound)).toBeUndefined()
  })
})
