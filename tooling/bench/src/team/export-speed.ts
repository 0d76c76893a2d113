import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Figure } from '../report.ts'

/** What may be held of a file of any length: some batches of its rows. */
const goalMegabytes = 8
/** Parts of a file between two looks at the memory; a file that comes in one part is looked at as well. */
const everyPart = 5

/** How long a table file of `rows` rows takes, and what the process holds of it while it leaves. */
export async function measureExport(open: () => Promise<Response>, what: string): Promise<Figure[]> {
  // Twice: what the first file loads is there for all that follow.
  await read(open)
  const startedAt = performance.now()
  const bytes = await read(open)
  const time = performance.now() - startedAt
  collectGarbage()
  const before = heldBytes()
  let most = before
  let parts = 0
  await read(open, () => {
    parts += 1
    if (parts > 3 && parts % everyPart !== 0) return
    collectGarbage()
    most = Math.max(most, heldBytes())
  })
  const megabytes = (most - before) / 1_000_000
  return [
    { what: `${what}: written`, value: time, unit: 'ms' },
    { what: `${what}: size`, value: bytes / 1_000_000, unit: 'MB' },
    {
      what: `${what}: held above the start`,
      value: megabytes,
      unit: 'MB',
      goal: `${goalMegabytes} MB`,
      met: megabytes <= goalMegabytes,
    },
  ]
}

/** Reads a file to its end, throws it away and answers its length. */
async function read(open: () => Promise<Response>, onPart?: () => void): Promise<number> {
  const response = await open()
  if (!response.ok || response.body === null) throw new Error(await response.text())
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    onPart?.()
  }
  return bytes
}

/** What is in use, not what the engine has taken from the machine and not yet given back. */
function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
