import { measurePages, tellModels } from './games/games-pages.ts'
import { openGamesStage, type GamesStage } from './games/games-stage.ts'
import type { Figure } from './report.ts'

const players = [1, 16, 64]
const measuredMs = 4_000

/**
 * Rounds per second through debit and credit of the seamless wallet on a durable PostgreSQL server, at 1, 16 and 64
 * members who each play one round after the other; then the pages in a browser, and what the models pay.
 */
export async function bench(): Promise<Figure[]> {
  return [...(await measureRounds()), ...(await measurePages()), ...tellModels()]
}

async function measureRounds(): Promise<Figure[]> {
  const stage = await openGamesStage(Math.max(...players))
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so rounds per second are not measured.')
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
    return figures
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
