import { openBetStage, type BetStage, type ReadyBet } from './aggregators/bet-stage.ts'
import { median, percentile } from './measure.ts'
import type { Figure } from './report.ts'

const members = [1, 16]
const bets = 400
const warmUp = 40

/**
 * A bet through our own contract and through the adapter of an aggregator, in turns on one gateway and a durable PostgreSQL server, at one
 * member and at sixteen: the middle, the slowest of a hundred, and how much longer the aggregator's takes.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await openBetStage(Math.max(...members))
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so bets are not measured.')
    return []
  }
  try {
    const figures: Figure[] = []
    for (const count of members) figures.push(...(await compare(stage, count)))
    return figures
  } finally {
    await stage.close()
  }
}

async function compare(stage: BetStage, count: number): Promise<Figure[]> {
  const times = { own: [] as number[], hub88: [] as number[] }
  await Promise.all(
    Array.from({ length: count }, async (_, member) => {
      const { own, hub88 } = stage.prepare(member, warmUp + bets / count)
      for (const [index, bet] of own.entries()) {
        const ours = await timed(bet)
        const theirs = await timed(hub88[index])
        if (index < warmUp) continue
        times.own.push(ours)
        times.hub88.push(theirs)
      }
    }),
  )
  const what = `${count} members, a bet`
  const [own, hub88] = [median(times.own), median(times.hub88)]
  const [ownLate, hubLate] = [percentile(times.own, 0.99), percentile(times.hub88, 0.99)]
  return [
    { what: `${what} in our contract, p50`, value: own, unit: 'ms' },
    { what: `${what} in our contract, p99`, value: ownLate, unit: 'ms' },
    { what: `${what} by Hub88, p50`, value: hub88, unit: 'ms' },
    { what: `${what} by Hub88, p99`, value: hubLate, unit: 'ms' },
    {
      what: `${what}: how much longer, p50`,
      value: hub88 / own,
      unit: 'x',
      goal: 'at most 1.3',
      met: hub88 / own <= 1.3,
    },
    {
      what: `${what}: how much longer, p99`,
      value: hubLate / ownLate,
      unit: 'x',
      goal: 'at most 1.3',
      met: hubLate / ownLate <= 1.3,
    },
  ]
}

async function timed(bet: ReadyBet | undefined): Promise<number> {
  const startedAt = performance.now()
  await bet?.()
  return performance.now() - startedAt
}
