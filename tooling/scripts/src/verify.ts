/**
 * `pnpm verify`: builds and packs every package, checks each tarball and what it weighs, then installs the tarballs
 * outside the workspace, into an empty Node project and an empty Vite app, and uses them there. Both apps' starts are weighed.
 *
 * @module
 */
import { checkAppStart } from './verify/app-start.ts'
import { checkTarball } from './verify/check-tarball.ts'
import { checkRow } from './verify/measure-row.ts'
import { checkSize } from './verify/measure-size.ts'
import { sizeLimits } from './verify/size-limits.ts'
import { createSteps, runQuietly } from './verify/steps.ts'
import { packAll, type Tarball } from './verify/tarballs.ts'
import { useInNode } from './verify/use-in-node.ts'
import { useInPage } from './verify/use-in-page.ts'

const { step, failed } = createSteps()
let tarballs: Tarball[] = []

await step('build', () => runQuietly('turbo', ['run', 'build', '--filter=./packages/*']))
await step('pack', async () => {
  tarballs = await packAll()
})
for (const tarball of tarballs) {
  await step(`publint and attw ${tarball.name}`, () => checkTarball(tarball))
  const limits = sizeLimits.filter(({ folder }) => folder === tarball.folder)
  if (limits.length === 0) failed.push(`${tarball.name} has no size limit`)
  for (const limit of limits) {
    const part = limit.names?.join(', ') ?? limit.entry ?? 'index.js'
    await step(`size of ${tarball.name} (${part})`, () => checkSize(tarball, limit))
  }
}
for (const tarball of tarballs.filter(({ folder }) => folder === 'protocol')) {
  await step(`one row of ${tarball.name}`, () => checkRow(tarball))
}
for (const app of ['member', 'agent'] as const) {
  await step(`start of the ${app} app`, () => checkAppStart(app))
}
await step('the examples in an empty Node project', () => useInNode(tarballs))
await step('a page in an empty Vite app', () => useInPage(tarballs))

if (failed.length > 0) {
  console.error(`verify failed: ${failed.join('; ')}`)
  process.exit(1)
}
console.log(`${tarballs.length} packages verified.`)
