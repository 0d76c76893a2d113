import { classicYarnOf, npm, pnpm, yarnOf, type Manager } from '../verify/managers.ts'
import { expectOneCopy, lowestPeers } from '../verify/shared-copies.ts'
import { withStranger } from '../verify/stranger.ts'
import { runExamples, withoutPages, writeExamples } from '../verify/use-in-node.ts'
import type { Cell, Ground } from './cell.ts'
import { expectOneCopyByMap } from './plug-and-play.ts'
import { openTools, type Tools } from './tools.ts'

type ManagerCell = { name: string; manager: (tools: Tools) => Manager; hasFolder?: boolean }

const managers: ManagerCell[] = [
  { name: 'npm', manager: () => npm },
  { name: 'pnpm', manager: () => pnpm },
  {
    name: 'yarn 4',
    manager: ({ file, registry }) => yarnOf(file('yarn-4/bin/yarn.js'), 'node-modules', registry),
  },
  {
    name: "yarn 4 with Plug'n'Play",
    manager: ({ file, registry }) => yarnOf(file('yarn-4/bin/yarn.js'), 'pnp', registry),
    hasFolder: false,
  },
  {
    name: 'yarn 1',
    manager: ({ file, registry }) => classicYarnOf(file('yarn-1/bin/yarn.js'), registry),
  },
]

/** Every package manager installs all packages, with one copy of what is shared, and the examples run in Node. */
export const managerCells: Cell[] = managers.map(({ name, manager, hasFolder = true }) => ({
  name: `${name} installs all packages, the examples run`,
  run: async (ground: Ground) => {
    const { all } = ground
    const wanted = withoutPages(all)
    // An app has all that the packages share with it, as their install lines say.
    const others = Object.keys(lowestPeers(all))
    await withStranger(
      { all, wanted: all, others, manager: manager(await openTools(ground)) },
      async (stranger) => {
        if (hasFolder) expectOneCopy(stranger.folder, others)
        else await expectOneCopyByMap(stranger, [...all.map((each) => each.name), ...others])
        writeExamples(stranger, wanted)
        await runExamples(stranger, wanted)
      },
    )
  },
}))
