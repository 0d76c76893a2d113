import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'

const limitsFile = 'tooling/scripts/src/verify/size-limits.ts'

/** Says a figure beside its limit, both in gzipped bytes; throws above it, with the line that holds the limit. */
export function expectWithin(bytes: number, limit: number, what: string): void {
  console.log(`     ${what}: ${inKilobytes(bytes)} of ${inKilobytes(limit)} kB gz`)
  if (bytes <= limit) return
  const written = limit.toLocaleString('en-US').replaceAll(',', '_')
  const lines = readFileSync(join(rootFolder, limitsFile), 'utf8').split('\n')
  const line = lines.findIndex((each) => each.includes(written)) + 1
  throw new Error(
    `${what} weighs ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}: ` +
      `make it lighter, or raise ${written} in ${limitsFile}:${line} and say there why`,
  )
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2)
}
