/**
 * A step of `pnpm check`: every row has a handler and a caller, every text is shown, every export of a package is imported
 * by a product or stands in its README's example. What waits for a later issue stands in `reach/waiting.ts` alone.
 *
 * @module
 */
import { areas as catalogues } from '@saola/i18n'
import { areas } from '@saola/protocol'
import { compareWaiting } from './reach/compare-waiting.ts'
import { exportsMissing } from './reach/exports.ts'
import { keysMissing } from './reach/keys.ts'
import { readReached } from './reach/read-workspaces.ts'
import { rowsMissing } from './reach/rows.ts'

const reached = readReached()
const named: ReadonlySet<string> = new Set(catalogues)
const problems = [
  ...compareWaiting({
    rows: rowsMissing(reached),
    texts: await keysMissing(reached),
    exports: exportsMissing(reached),
  }),
  ...areas.filter((area) => !named.has(area)).map((area) => `the area ${area} has no catalogue`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
