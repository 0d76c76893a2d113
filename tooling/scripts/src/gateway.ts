/**
 * `pnpm gateway <command>`: `serve`, `migrate`, `reconcile`, `seed`, and `ops` for the operator's acts. With `SAOLA_LOCAL=1`, which `start`, `dev` and
 * `test` set, `serve` opens a whole laptop: demo data, our own games, and the parties of the outside world.
 *
 * @module
 */
import { TrustedProxyRefused } from '@saola/gateway'
import { FolderInUse, PortTaken, UnknownMigration } from '@saola/server'
import { seedLocal, serveLocal } from './local-gateway.ts'
import { operate } from './operate/operate.ts'

/** What ends a command with a sentence instead of a stack. */
const told = [FolderInUse, UnknownMigration, TrustedProxyRefused, PortTaken]

const name = process.argv[2] ?? 'serve'
const isLocal = process.env['SAOLA_LOCAL'] === '1'
try {
  if (name === 'seed') await seedLocal()
  else if (name === 'ops') {
    process.exitCode = await operate(process.argv.slice(3), {
      environment: process.env,
      fetch,
      say: (line) => console.log(line),
      complain: (line) => console.error(line),
    })
  } else if (name === 'serve' && isLocal) await serveLocal()
  else await import('@saola/gateway/main')
} catch (error) {
  const isTold = told.some((kind) => error instanceof kind)
  if (!isTold || !(error instanceof Error)) throw error
  console.error(error.message)
  process.exit(1)
}
