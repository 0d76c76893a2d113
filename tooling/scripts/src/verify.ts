/**
 * `pnpm verify`: builds and packs every package, checks each tarball and what it weighs, then installs the tarballs
 * outside the workspace, into an empty Node project and an empty Vite app, and uses them there. Both apps' starts are weighed, and nothing
 * that browsers get calls what those of docs/browsers.md lack.
 *
 * @module
 */
import { availableParallelism } from 'node:os'
import { checkFloor } from './floor/check-floor.ts'
import { readEmitted } from './floor/emitted.ts'
import { readNewerFeatures } from './floor/newer-features.ts'
import { checkAppPages } from './verify/app-pages.ts'
import { checkAppStart } from './verify/app-start.ts'
import { checkFacts } from './verify/package-facts.ts'
import { checkTarball } from './verify/check-tarball.ts'
import { checkLanding } from './verify/landing-weight.ts'
import { checkGet } from './verify/measure-get.ts'
import { checkRow } from './verify/measure-row.ts'
import { lowestPeers } from './verify/shared-copies.ts'
import { checkNamedPages } from './verify/named-pages.ts'
import { checkSize } from './verify/measure-size.ts'
import { sizeLimits } from './verify/size-limits.ts'
import { endIfFailed, runQuietly, runSteps, type Step } from './verify/steps.ts'
import { packAll, type Tarball } from './verify/tarballs.ts'
import { useInForms } from './verify/use-in-forms.ts'
import { useInNode } from './verify/use-in-node.ts'
import { useInPage } from './verify/use-in-page.ts'

const typesOfReact18 = { '@types/react': '18.3.32', '@types/react-dom': '18.3.7' }

let tarballs: Tarball[] = []
const failed = await runSteps(
  [
    // The apps stand on the packages, so their build is also that of the packages.
    ['build', () => runQuietly('turbo', ['run', 'build', '--filter=./packages/*', '--filter=./apps/*'])],
    [
      'pack',
      async () => {
        tarballs = await packAll()
      },
    ],
  ],
  1,
)
if (failed.length === 0) {
  // Those that wait for the registry come first.
  failed.push(
    ...(await runSteps(
      [
        ['a page in an empty Vite app', () => useInPage(tarballs)],
        [
          'a page with React 18 and the lowest version of all that is shared',
          () => useInPage(tarballs, { ...lowestPeers(tarballs), ...typesOfReact18 }),
        ],
        ['rules in three form libraries', () => useInForms(tarballs)],
        ['the examples in an empty Node project', () => useInNode(tarballs)],
        [
          'nothing newer than the floor',
          async () => {
            const broken = checkFloor(readEmitted(), readNewerFeatures())
            if (broken.length > 0) throw new Error(broken.join('\n'))
          },
        ],
        ['one GET', () => checkGet(tarballs)],
        ...tarballs.flatMap(stepsOf),
        [
          'landing page',
          async () => {
            checkLanding()
          },
        ],
        ...(['member', 'agent'] as const).map((app): Step => [
          `start and pages of the ${app} app`,
          async () => {
            checkAppStart(app)
            checkAppPages(app)
            checkNamedPages(app)
          },
        ]),
      ],
      availableParallelism(),
    )),
  )
}
endIfFailed('verify', failed)
console.log(`${tarballs.length} packages verified.`)

function stepsOf(tarball: Tarball): Step[] {
  const limits = sizeLimits.filter(({ folder }) => folder === tarball.folder)
  return [
    [`publint and attw ${tarball.name}`, () => checkTarball(tarball)],
    [`what ${tarball.name} says of itself`, () => checkFacts(tarball)],
    ...limits.map((limit): Step => {
      const part = limit.names?.join(', ') ?? limit.entry ?? 'index.js'
      return [`size of ${tarball.name} (${part})`, () => checkSize(tarball, limit)]
    }),
    ...(limits.length > 0
      ? []
      : [
          [`size of ${tarball.name}`, () => Promise.reject(new Error('it has no size limit'))] satisfies Step,
        ]),
    ...(tarball.folder === 'protocol'
      ? [[`one row of ${tarball.name}`, () => checkRow(tarball)] satisfies Step]
      : []),
  ]
}
