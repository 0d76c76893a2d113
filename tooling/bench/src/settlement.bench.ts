import { sql } from 'kysely'
import { jobs, type Services } from '@saola/gateway'
import { serverStage, type Stage } from './ledger/ledger-database.ts'
import type { Figure } from './report.ts'
import { fillTeam, windowEnd } from './settlement/settlement-team.ts'

const bets = 100_000
const players = 10_000
const levels = 6
const bound = 5_000

/**
 * One five-minute window of real-time salaries, from the bets to the written bills, and the run after it. Every agent of
 * every level has a contract with the one above, so each bet counts on each level.
 */
export async function bench(): Promise<Figure[]> {
  const server = await serverStage(players)
  if (server) return settle('PostgreSQL', server)
  console.error('No PostgreSQL answers, so settlement is not measured.')
  return []
}

async function settle(engine: string, stage: Stage): Promise<Figure[]> {
  const { db } = stage.opened
  const job = jobs.find(({ name }) => name === 'contracts.settle')
  if (!job) throw new Error('no job settles contracts')
  try {
    await fillTeam(db, { bets, levels })
    // The job asks for nothing but a database and a clock.
    const services = { db, now: () => windowEnd + 60_000 } as Services
    const first = await timed(() => job.run(services))
    const again = await timed(() => job.run(services))
    const { rows } = await sql<{ amount: number }>`select sum(amount)::bigint as amount from bill`.execute(db)
    if (again.changed !== 0 || !rows[0]?.amount)
      throw new Error('a rerun wrote bills, or nothing was settled')
    const what = `${engine}: ${bets.toLocaleString('en-US')} bets, ${levels} levels`
    return [
      {
        what: `${what}, ${first.changed.toLocaleString('en-US')} bills`,
        value: first.ms,
        unit: 'ms',
        goal: '5 s',
        met: first.ms <= bound,
      },
      { what: `${what}, a rerun that writes nothing`, value: again.ms, unit: 'ms' },
    ]
  } finally {
    await stage.close()
  }
}

async function timed(work: () => Promise<number>): Promise<{ ms: number; changed: number }> {
  const startedAt = performance.now()
  const changed = await work()
  return { ms: performance.now() - startedAt, changed }
}
