/**
 * `pnpm attackers [thieves] [farmers] [guessers] [lockers]`: whoever wants in, or wants more than is due, against a gateway that runs:
 * thieves with one secret of a member, a farmer with twenty accounts, guessers, and strangers who lock others out. Prints what came of
 * each attack and what may come of it at most; ends with 1 where a figure is above its bound (docs/security/threats.md).
 *
 * @module
 */
import { createPostgres, findPostgres, inHaste, quickestFolder } from '@saola/testkit/postgres'
import { openBrand, seedOnce, type Brand } from './brand.ts'
import { playFarmers } from './farmers.ts'
import { aboveBound, tableOf, type Figure } from './figures.ts'
import { playGuessers } from './guessing/guessers.ts'
import { playLockers } from './locking/lockers.ts'
import { playThieves } from './thieves.ts'

const groups: Record<string, (brand: Brand) => Promise<Figure[]>> = {
  thieves: playThieves,
  farmers: playFarmers,
  guessers: playGuessers,
  lockers: playLockers,
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => groups[name] === undefined)
if (unknown.length > 0) {
  console.error(`No attackers are named ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

const bin = findPostgres()
if (!bin) {
  console.log('attackers: skipped, no PostgreSQL is installed under /usr/lib/postgresql')
  process.exit(0)
}

const postgres = await createPostgres(bin, inHaste, quickestFolder())
// Whoever ends it early must not find its server still running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.close().then(() => process.exit(1)))
let played: { name: string; seconds: number; figures: Figure[] }[] = []
try {
  await postgres.start()
  await seedOnce(postgres.url)
  // Each on a brand of its own, so that one core plays while another is waited for.
  played = await Promise.all(
    Object.entries(groups)
      .filter(([name]) => named.length === 0 || named.includes(name))
      .map(([name, play]) => playOn(name, play)),
  )
} finally {
  await postgres.close()
}
for (const { name, seconds, figures } of played)
  console.log(`${name} (${seconds.toFixed(0)} s)\n${tableOf(figures)}\n`)
const wrong = played.flatMap(({ figures }) => aboveBound(figures))
for (const line of wrong) console.log(`FAIL ${line}`)
console.log(
  wrong.length === 0 ? 'attackers: nothing above its bound' : `attackers: ${wrong.length} above their bound`,
)
process.exit(wrong.length === 0 ? 0 : 1)

async function playOn(name: string, play: (brand: Brand) => Promise<Figure[]>) {
  const begun = performance.now()
  const brand = await openBrand(postgres.url)
  const figures = await play(brand).finally(brand.close)
  return { name, seconds: (performance.now() - begun) / 1000, figures }
}
