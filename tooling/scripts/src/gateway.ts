/**
 * `pnpm gateway <command>`: `serve`, `migrate`, `grant`, `reconcile`, `seed`, and `ops` for the operator's acts. With `SAOLA_LOCAL=1`, which `start`, `dev` and
 * `test` set, `serve` opens a whole laptop: demo data, our own games, and the parties of the outside world.
 *
 * @module
 */
import { orTell } from '@saola/server'

const name = process.argv[2] ?? 'serve'
const isLocal = process.env['SAOLA_LOCAL'] === '1'

// Loaded when it is wanted, so that what cannot be read of the environment is told as well.
await orTell(async () => {
  if (name === 'seed') await import('./local-gateway.ts').then(({ seedLocal }) => seedLocal())
  else if (name === 'ops') await operateHere()
  else if (name === 'serve' && isLocal)
    await import('./local-gateway.ts').then(({ serveLocal }) => serveLocal())
  else await import('@saola/gateway/main')
})

async function operateHere(): Promise<void> {
  const { operate } = await import('./operate/operate.ts')
  process.exitCode = await operate(process.argv.slice(3), {
    environment: process.env,
    fetch,
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  })
}
