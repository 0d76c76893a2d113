/**
 * `pnpm strangers`: plays three people who have never been here, each with nothing but what the documents say, and how many minutes
 * each of them takes.
 *
 * @module
 */
import { fileURLToPath } from 'node:url'
import { rootFolder } from '../run.ts'
import { useInForms } from '../verify/use-in-forms.ts'
import { endIfFailed, runQuietly, runSteps, type Step } from '../verify/steps.ts'
import { packAll } from '../verify/tarballs.ts'
import { serveNewBrand } from './serve-new-brand.ts'

await runQuietly('turbo', ['run', 'build', '--filter=./packages/*', '--filter=./apps/*'])
const all = await packAll()

const strangers: Step[] = [
  ['a new brand from an empty folder, served', () => within(5, serveNewBrand)],
  ['the rules of a form in three libraries of other people', () => within(2, () => useInForms(all))],
  ['both apps on the gateway of another company, by config.json alone', () => within(5, useElsewhere)],
]
endIfFailed('strangers', await runSteps(strangers, 1))

async function within(minutes: number, play: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  await play()
  const took = (performance.now() - startedAt) / 60_000
  if (took > minutes) throw new Error(`it took ${took.toFixed(1)} minutes, and ${minutes} are allowed`)
}

function useElsewhere(): Promise<unknown> {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const settings = ['test', '--config', 'tooling/e2e/playwright.config.ts', '--project=phone']
  return runQuietly(
    process.execPath,
    [playwright, ...settings, 'elsewhere/second-gateway.test.ts'],
    rootFolder,
    {
      SAOLA_RING: 'round',
    },
  )
}
