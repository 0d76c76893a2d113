/**
 * `pnpm gateway <command>`: `serve`, `migrate`, `reconcile`, `seed`. With `SAOLA_LOCAL=1`, which `start`, `dev` and
 * `test` set, `serve` opens a whole laptop: demo data, our own games, and the parties of the outside world.
 *
 * @module
 */
import { FolderInUse, PortTaken, UnknownMigration } from '@saola/server'
import { seedLocal, serveLocal } from './local-gateway.ts'

const name = process.argv[2] ?? 'serve'
const isLocal = process.env['SAOLA_LOCAL'] === '1'
try {
  if (name === 'seed') await seedLocal()
  else if (name === 'serve' && isLocal) await serveLocal()
  else await import('@saola/gateway/main')
} catch (error) {
  const isTold =
    error instanceof FolderInUse || error instanceof UnknownMigration || error instanceof PortTaken
  if (!isTold) throw error
  console.error(error.message)
  process.exit(1)
}
