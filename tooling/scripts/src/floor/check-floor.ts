import { allowedNewer, type Allowed } from './allowed-newer.ts'
import type { Emitted } from './emitted.ts'
import { findNewerColours } from './find-newer-colours.ts'
import { findNewerStyles } from './find-newer-styles.ts'
import { findNewer } from './find-newer.ts'
import { insteadOf } from './instead.ts'
import type { NewerFeatures } from './newer-features.ts'

/**
 * A sentence for each thing in what browsers get that is newer than the floor (docs/browsers.md), and for each exception
 * that nothing needs any more.
 */
export function checkFloor(
  emitted: readonly Emitted[],
  features: NewerFeatures,
  allowed: readonly Allowed[] = allowedNewer,
): string[] {
  const used = new Set<Allowed>()
  const broken = new Set<string>()
  for (const { of, path, code } of emitted) {
    const isSheet = path.endsWith('.css')
    const found = isSheet
      ? [...findNewerStyles(code, features), ...findNewerColours(code, features)]
      : findNewer(path, code, features)
    for (const { name, lacking, at } of found) {
      const exception = allowed.find((each) => each.name === name && each.of.includes(of))
      if (exception) used.add(exception)
      else broken.add(`${path}: ${name} is not in ${lacking}; ${insteadOf(name)}: ${around(code, at)}`)
    }
  }
  for (const each of allowed) {
    if (!used.has(each))
      broken.add(`${each.name} is allowed in ${each.of.join(', ')}, where nothing needs it`)
  }
  return [...broken]
}

function around(code: string, at: number): string {
  return `…${code.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ')}…`
}
