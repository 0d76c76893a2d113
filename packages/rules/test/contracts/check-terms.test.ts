import { checkTerms, checkTiers, mostTiers, type Terms, type Tier, type TierTerms } from '@saola/rules'
import { expect, it } from 'vitest'
import { dividend, realTime, tier } from './contract-samples.ts'
import { forSeeds } from '../seeded.ts'

const bounds = { minRate: 1_000, maxRate: 30_000 }
const ladder = [tier(0, 0, 5_000), tier(1_000, 3, 10_000), tier(2_000, 6, 15_000)]
const between = { key: 'contracts.issue.rate_between', params: bounds }
const within = { key: 'contracts.issue.rate_bounds', params: bounds }

/** The ladder with one tier changed. */
function changed(at: number, change: Partial<Tier>): Tier[] {
  return ladder.map((one, index) => (index === at ? { ...one, ...change } : one))
}

it('checks a ladder alone: own terms of another kind bound nothing', () => {
  const terms: TierTerms = { kind: 'daily', tiers: [tier(0, 0, 30_000)] }
  expect(checkTiers(terms, { ...bounds, own: realTime(1, 1) })).toEqual([])
})

const dividendTable: [string, Tier[], object[]][] = [
  ['a rising ladder', ladder, []],
  ['one tier', [tier(0, 0, 5_000)], []],
  ['a rate at the lower bound', changed(0, { rate: 1_000 }), [{ tier: 0, field: 'rate', ...between }]],
  ['a rate just above it', changed(0, { rate: 1_001 }), []],
  ['a rate at the upper bound', changed(2, { rate: 30_000 }), [{ tier: 2, field: 'rate', ...between }]],
  ['a rate just below it', changed(2, { rate: 29_999 }), []],
  [
    'bet volume that stays',
    changed(1, { betVolume: 0 }),
    [
      {
        tier: 1,
        field: 'betVolume',
        key: 'contracts.issue.bet_volume_rise',
        params: { aboveAmount: 0 },
      },
    ],
  ],
  [
    'active members that stay',
    changed(2, { activeMembers: 3 }),
    [{ tier: 2, field: 'activeMembers', key: 'contracts.issue.members_rise', params: { above: 3 } }],
  ],
  [
    'a rate that stays',
    changed(1, { rate: 5_000 }),
    [{ tier: 1, field: 'rate', key: 'contracts.issue.rate_rise', params: { aboveRate: 5_000 } }],
  ],
  [
    'everything falling',
    [tier(10, 2, 5_000), tier(9, 1, 4_000)],
    [
      {
        tier: 1,
        field: 'betVolume',
        key: 'contracts.issue.bet_volume_rise',
        params: { aboveAmount: 10 },
      },
      { tier: 1, field: 'activeMembers', key: 'contracts.issue.members_rise', params: { above: 2 } },
      { tier: 1, field: 'rate', key: 'contracts.issue.rate_rise', params: { aboveRate: 5_000 } },
    ],
  ],
  [
    'a fixed amount',
    changed(0, { rateType: 'F' }),
    [{ tier: 0, field: 'rateType', key: 'contracts.issue.percent_only' }],
  ],
  ['no tier', [], [{ field: 'tiers', key: 'contracts.issue.no_tiers' }]],
  [
    'eleven tiers',
    Array.from({ length: 11 }, (_, at) => tier(at, at, 2_000 + at)),
    [{ field: 'tiers', key: 'contracts.issue.too_many_tiers', params: { most: 10 } }],
  ],
  ['ten tiers', Array.from({ length: mostTiers }, (_, at) => tier(at, at, 2_000 + at)), []],
  [
    'broken and negative numbers',
    [tier(-1, 0, 5_000), tier(1, 0.5, Number.NaN)],
    [
      { tier: 0, field: 'betVolume', key: 'contracts.issue.whole' },
      { tier: 1, field: 'activeMembers', key: 'contracts.issue.whole' },
      { tier: 1, field: 'rate', key: 'contracts.issue.whole' },
    ],
  ],
]

it.each(dividendTable)('contracts 7, dividend: %s', (_case, tiers, issues) => {
  expect(checkTiers({ kind: 'dividend', tiers }, bounds)).toEqual(issues)
})

it('finds a single broken number', () => {
  const whole = { key: 'contracts.issue.whole' }
  const broken: TierTerms = { kind: 'daily', tiers: [tier(1, -1, 2_000)] }
  expect(checkTerms(broken, bounds)).toEqual([{ tier: 0, field: 'activeMembers', ...whole }])
  const minimum = { kind: 'realtime', lossRate: 2_000, profitRate: 2_000, minimumBet: -1 } as const
  expect(checkTerms(minimum, bounds)).toEqual([{ field: 'minimumBet', ...whole }])
})

const salaryTable: [string, Tier[], object[]][] = [
  ['rates at both bounds', [tier(1, 0, 1_000), tier(2, 0, 30_000)], []],
  ['rates that fall', [tier(1, 5, 30_000), tier(2, 5, 1_000)], []],
  ['a rate below', [tier(1, 0, 999)], [{ tier: 0, field: 'rate', ...within }]],
  ['a rate above', [tier(1, 0, 30_001)], [{ tier: 0, field: 'rate', ...within }]],
  [
    'bet volume that stays',
    [tier(5, 0, 1_000), tier(5, 1, 2_000)],
    [
      {
        tier: 1,
        field: 'betVolume',
        key: 'contracts.issue.bet_volume_rise',
        params: { aboveAmount: 5 },
      },
    ],
  ],
  ['a fixed amount of 1 % of its volume', [tier(1_000_000, 0, 10_000, 'F')], []],
  ['one đồng less', [tier(1_000_000, 0, 9_999, 'F')], [{ tier: 0, field: 'rate', ...within }]],
  ['a fixed amount of 30 %', [tier(1_000_000, 0, 300_000, 'F')], []],
  ['one đồng more', [tier(1_000_000, 0, 300_001, 'F')], [{ tier: 0, field: 'rate', ...within }]],
  ['a fixed amount for no bet', [tier(0, 0, 1, 'F')], [{ tier: 0, field: 'rate', ...within }]],
]

it.each(salaryTable)('contracts 7, daily and hourly salary: %s', (_case, tiers, issues) => {
  expect(checkTiers({ kind: 'daily', tiers }, bounds)).toEqual(issues)
  expect(checkTiers({ kind: 'hourly', tiers }, bounds)).toEqual(issues)
})

const daily = (...tiers: Tier[]): TierTerms => ({ kind: 'daily', tiers })
const aboveOwn = (ownRate: number) => ({ key: 'contracts.issue.rate_above_own', params: { ownRate } })

const ownTable: [string, Terms, Terms, object[]][] = [
  ["one's own top rate", dividend(10_000), dividend(10_000), []],
  ['one step above', dividend(10_001), dividend(10_000), [{ tier: 0, field: 'rate', ...aboveOwn(10_000) }]],
  [
    'a second tier above',
    daily(tier(1, 0, 2_000), tier(2, 0, 3_001)),
    daily(tier(1, 0, 1_500), tier(2, 0, 3_000)),
    [{ tier: 1, field: 'rate', ...aboveOwn(3_000) }],
  ],
  [
    'a fixed amount above',
    daily(tier(1_000_000, 0, 20_001, 'F')),
    daily(tier(1, 0, 2_000)),
    [{ tier: 0, field: 'rate', ...aboveOwn(2_000) }],
  ],
  [
    "above one's own fixed amount",
    daily(tier(1, 0, 2_001)),
    daily(tier(1_000_000, 0, 20_000, 'F')),
    [{ tier: 0, field: 'rate', ...aboveOwn(2_000) }],
  ],
  ['equal real-time rates', realTime(2_000, 3_000), realTime(2_000, 3_000), []],
  [
    'a loss rate above',
    realTime(2_001, 3_000),
    realTime(2_000, 3_000),
    [{ field: 'lossRate', ...aboveOwn(2_000) }],
  ],
  [
    'a profit rate above',
    realTime(2_000, 3_001),
    realTime(2_000, 3_000),
    [{ field: 'profitRate', ...aboveOwn(3_000) }],
  ],
  [
    'terms of another kind',
    dividend(5_000),
    realTime(1, 1),
    [{ field: 'kind', key: 'contracts.issue.kind' }],
  ],
]

it.each(ownTable)('contracts 9: against own terms, %s', (_case, terms, own, issues) => {
  expect(checkTerms(terms, { ...bounds, own })).toEqual(issues)
})

it.each([
  ['both bounds', realTime(1_000, 30_000), []],
  ['below', realTime(999, 1_000), [{ field: 'lossRate', ...within }]],
  ['above', realTime(1_000, 30_001), [{ field: 'profitRate', ...within }]],
  [
    'broken numbers',
    { kind: 'realtime' as const, lossRate: 1.5, profitRate: -1, minimumBet: 0.1 },
    ['lossRate', 'profitRate', 'minimumBet'].map((field) => ({ field, key: 'contracts.issue.whole' })),
  ],
])('real-time salary: %s', (_case, terms, issues) => {
  expect(checkTerms(terms, bounds)).toEqual(issues)
})

it('finds nothing in ladders that are built by the rules, and something once a step is taken out', () => {
  forSeeds(200, (whole) => {
    const tiers: Tier[] = []
    for (let at = 0; at < whole(2, 10); at += 1) {
      const last = tiers.at(-1) ?? tier(0, 0, 1_000)
      tiers.push(
        tier(last.betVolume + whole(1, 9_999), last.activeMembers + whole(1, 9), last.rate + whole(1, 2_000)),
      )
    }
    expect(checkTiers({ kind: 'dividend', tiers }, bounds)).toEqual([])
    const at = whole(1, tiers.length - 1)
    const field = (['betVolume', 'activeMembers', 'rate'] as const)[whole(0, 2)] ?? 'rate'
    const flat = tiers.map((each, index) =>
      index === at ? { ...each, [field]: tiers[at - 1]?.[field] ?? 0 } : each,
    )
    expect(checkTiers({ kind: 'dividend', tiers: flat }, bounds)).toMatchObject([{ tier: at, field }])
  })
})
