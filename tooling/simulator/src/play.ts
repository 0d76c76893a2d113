import { createHash } from 'node:crypto'
import { findBug } from './bugs/bugs.ts'
import { workThrough } from './crew.ts'
import { runSeed, type SeedReport } from './run-seed.ts'
import type { Outcome } from './worker.ts'
import { openWorld } from './world.ts'

const shownEvents = 60
const progressEvery = 200

/** Plays seeds until all are through or one is wrong; answers whether all was well. */
export async function playMany(from: number, count: number): Promise<boolean> {
  const startedAt = performance.now()
  const shas = new Map<number, string>()
  let steps = 0
  let seed = from
  let wrong: Outcome | undefined
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  await workThrough(
    () => (wrong === undefined && seed < from + count ? { seed: seed++ } : undefined),
    (outcome) => {
      shas.set(outcome.seed, outcome.sha)
      steps += outcome.steps
      if (outcome.violations.length > 0 && (wrong === undefined || outcome.seed < wrong.seed)) wrong = outcome
      if (shas.size % progressEvery === 0) console.log(`${shas.size} seeds, ${seconds()}`)
    },
  )
  if (wrong) {
    console.log(describeWrong(wrong))
    return false
  }
  const inOrder = [...shas].toSorted(([a], [b]) => a - b).map(([, sha]) => sha)
  const sha = createHash('sha256').update(inOrder.join('\n')).digest('hex')
  console.log(`${count} seeds from ${from}, ${steps} steps, no violation, ${seconds()}; all logs ${sha}`)
  return true
}

/** Plays one seed, with its whole story. */
export async function playOne(seed: number, bug: string | undefined): Promise<boolean> {
  const world = await openWorld()
  const report = await runSeed(world, seed, bug === undefined ? undefined : findBug(bug))
  console.log(report.log.join('\n'))
  const isGood = report.violations.length === 0
  console.log(isGood ? `seed ${seed}: ${report.steps} steps, no violation` : describeWrong(report))
  console.log(`log ${report.sha}`)
  await world.engine.close()
  return isGood
}

function describeWrong({ seed, steps, violations, log, sha }: SeedReport): string {
  return [
    `seed ${seed}, step ${steps}:`,
    ...violations.map((what) => `  ${what}`),
    `the last ${Math.min(shownEvents, log.length)} events:`,
    ...log.slice(-shownEvents).map((line) => `  ${line}`),
    `log ${sha}; the whole story: pnpm sim --seed ${seed}`,
  ].join('\n')
}
