/**
 * `pnpm matrix [WORD]`: packs every package and uses the tarballs with other people's package managers, ages of Node,
 * compilers and bundlers, each in a project outside the workspace. A word names the cells that hold it.
 *
 * @module
 */
import { availableParallelism } from 'node:os'
import { bundlerCells } from './bundlers.ts'
import type { Cell } from './cell.ts'
import { edgeWorkerCells } from './edge-worker.ts'
import { managerCells } from './managers.ts'
import { nextCells } from './next.ts'
import { nodeCells } from './nodes.ts'
import { compilerCells } from './compilers.ts'
import { makeProjects } from './projects.ts'
import { workerCells } from './worker.ts'
import { endIfFailed, runQuietly, runSteps } from '../verify/steps.ts'
import { packAll } from '../verify/tarballs.ts'

const cells: Cell[] = [
  ...managerCells,
  ...nodeCells,
  ...bundlerCells,
  ...nextCells,
  ...compilerCells,
  ...workerCells,
  ...edgeWorkerCells,
]

const word = process.argv[2]?.toLowerCase() ?? ''
const chosen = cells.filter(({ name }) => name.toLowerCase().includes(word))
if (chosen.length === 0) {
  console.error(`No cell is called "${word}"; there are:\n${cells.map(({ name }) => name).join('\n')}`)
  process.exit(1)
}

const startedAt = performance.now()
await runQuietly('turbo', ['run', 'build', '--filter=./packages/*'])
const all = await packAll()
const projects = makeProjects()
const failed = await runSteps(
  chosen.map(({ name, run }) => [name, () => run({ all, projects })]),
  availableParallelism(),
)
await projects.close()
endIfFailed('matrix', failed)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`${chosen.length} of ${cells.length} cells in ${minutes} minutes.`)
