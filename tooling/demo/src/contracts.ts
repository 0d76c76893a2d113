import { dayMs, type PaymentCycle, type Terms, type Tier } from '@saola/rules'

/** A ladder of percentages: bet volume in đồng, active members, thousandths of a percent. */
function ladder(
  ...tiers: readonly (readonly [betVolume: number, activeMembers: number, rate: number])[]
): Tier[] {
  return tiers.map(([betVolume, activeMembers, rate]) => ({ betVolume, activeMembers, rateType: 'P', rate }))
}

type DemoContract = readonly [
  upline: string,
  downline: string,
  signedDaysAgo: number | undefined,
  terms: Terms,
  cycle?: PaymentCycle,
]

/** From the top down, since nobody offers more than it has; without a day it waits for an answer. */
const demoContracts: readonly DemoContract[] = [
  [
    'topagent',
    'agent01',
    120,
    {
      kind: 'dividend',
      tiers: ladder([5_000_000, 3, 20_000], [20_000_000, 6, 25_000], [50_000_000, 10, 30_000]),
    },
  ],
  [
    'agent01',
    'agent02',
    110,
    { kind: 'dividend', tiers: ladder([1_500_000, 2, 15_000], [3_500_000, 5, 20_000]) },
    'weekly',
  ],
  ['topagent', 'agent03', 100, { kind: 'dividend', tiers: ladder([2_000_000, 2, 18_000]) }, 'semimonthly'],
  ['topagent', 'agent01', 90, { kind: 'daily', tiers: ladder([700_000, 2, 500], [1_200_000, 5, 800]) }],
  ['agent01', 'agent02', 85, { kind: 'daily', tiers: ladder([300_000, 1, 300], [800_000, 3, 500]) }],
  ['topagent', 'agent01', 60, { kind: 'realtime', lossRate: 450, profitRate: 220, minimumBet: 10_000 }],
  ['agent01', 'agent02', 55, { kind: 'realtime', lossRate: 300, profitRate: 150, minimumBet: 10_000 }],
  ['topagent', 'agent01', 40, { kind: 'hourly', tiers: ladder([20_000, 1, 300]) }],
  ['agent02', 'agent05', undefined, { kind: 'dividend', tiers: ladder([1_000_000, 2, 10_000]) }],
  ['agent01', 'agent04', undefined, { kind: 'daily', tiers: ladder([200_000, 1, 200]) }],
]

/** The contracts of the demo line as seen at `now` (ms); an answer took a day. */
export function contractsAt(now: number) {
  return demoContracts.map(([upline, downline, signedDaysAgo, terms, cycle]) => ({
    upline,
    downline,
    terms,
    ...(cycle !== undefined && { cycle }),
    offeredAt: now - ((signedDaysAgo ?? 0) + 1) * dayMs,
    signedAt: signedDaysAgo === undefined ? undefined : now - signedDaysAgo * dayMs,
  }))
}
