import { npmOf } from '../verify/managers.ts'
import { withStranger } from '../verify/stranger.ts'
import { runExamples, withoutPages, writeExamples } from '../verify/use-in-node.ts'
import type { Cell, Ground } from './cell.ts'
import { openTools, type NodeAge } from './tools.ts'

const others = ['i18next', 'zod']

/** On every Node that the packages name, a strict install passes and the examples run; an older one is refused in words. */
export const nodeCells: Cell[] = [
  { name: 'Node 22, strict engines, the examples run', run: (ground) => useWith(ground, 22) },
  { name: 'Node 26, strict engines, the examples run', run: (ground) => useWith(ground, 26) },
  { name: 'Node 20 is refused by a strict install', run: expectRefusal },
]

async function useWith(ground: Ground, age: NodeAge): Promise<void> {
  const { all } = ground
  const wanted = withoutPages(all)
  const { file, programs } = await openTools(ground)
  const manager = npmOf(['node', file('npm/bin/npm-cli.js')])
  await withStranger({ all, wanted, others, manager, programs: programs(age) }, async (stranger) => {
    const version = await stranger.node('--version')
    if (!version.startsWith(`v${age}.`)) throw new Error(`the examples would run on Node ${version}`)
    writeExamples(stranger, wanted)
    await runExamples(stranger, wanted)
  })
}

async function expectRefusal(ground: Ground): Promise<void> {
  const said = await useWith(ground, 20).then(
    () => 'nothing',
    (error: unknown) => String(error),
  )
  // Both sentences of npm: what is asked for, and what is there.
  for (const words of [/EBADENGINE/, /Required: \{"node":">=22[^}]*\}/, /"node":"v20/]) {
    if (!words.test(said)) throw new Error(`an install on Node 20 says ${said}`)
  }
}
