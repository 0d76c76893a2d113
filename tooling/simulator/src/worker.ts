import { parentPort } from 'node:worker_threads'
import { findBug } from './bugs/bugs.ts'
import { runSeed, type SeedReport } from './run-seed.ts'
import { openWorld } from './world.ts'

/** One seed to play, with a planted bug or without. */
export type Order = { seed: number; bug?: string | undefined }

/** What came of it; the log travels only when something is wrong. */
export type Outcome = SeedReport & { bug: string | undefined }

const port = parentPort
if (!port) throw new Error('this file runs as a worker of the simulator')
const world = await openWorld()

port.on('message', async ({ seed, bug }: Order) => {
  const report = await runSeed(world, seed, bug === undefined ? undefined : findBug(bug))
  const outcome: Outcome = { ...report, bug, log: report.violations.length > 0 ? report.log : [] }
  port.postMessage(outcome)
})
port.postMessage('ready')
