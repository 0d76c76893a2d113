import { gzipSync } from 'node:zlib'
import { openGamesStage, type GamesStage } from './games-stage.ts'
import type { Figure } from './report.ts'

const players = [1, 16, 64]
const measuredMs = 4_000
const largestScript = 60_000

/**
 * Rounds per second through debit and credit of the seamless wallet on a durable PostgreSQL server, at 1, 16 and 64
 * members who each play one round after the other; and the script of each engine's page.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await openGamesStage(Math.max(...players))
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so the games are not measured.')
    return []
  }
  try {
    const figures: Figure[] = []
    for (const count of players) {
      // oxlint-disable-next-line no-await-in-loop -- one measurement at a time
      figures.push({
        what: `Limbo, ${count} members`,
        value: await roundsPerSecond(stage, count),
        unit: 'rounds/s',
      })
    }
    return [...figures, ...(await scriptSizes(stage))]
  } finally {
    await stage.close()
  }
}

async function roundsPerSecond({ seats }: GamesStage, count: number): Promise<number> {
  const startedAt = performance.now()
  let played = 0
  await Promise.all(
    seats.slice(0, count).map(async (seat) => {
      while (performance.now() - startedAt < measuredMs) {
        // oxlint-disable-next-line no-await-in-loop -- a member plays one round after the other
        await seat.play()
        played += 1
      }
    }),
  )
  return (played * 1000) / (performance.now() - startedAt)
}

/** All script that a page loads, compressed as it travels. */
async function scriptSizes(stage: GamesStage): Promise<Figure[]> {
  const html = await (await stage.page('/play/limbo')).text()
  const addresses = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.ts)"/g)].map((match) => match[1] ?? '')
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(await (await stage.page(address)).bytes()).length),
  )
  const value = sizes.reduce((sum, size) => sum + size, 0)
  const goal = `at most ${largestScript.toLocaleString('en-US')} B`
  return [{ what: 'script of the page of limbo', value, unit: 'B gz', goal, met: value <= largestScript }]
}
