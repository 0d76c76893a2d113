import type { CarriedTitle } from '../engine.ts'
import { lotoTitle } from '../loto/loto-title.ts'

/** Halls with tickets of ninety numbers: `BINGO_SEASIDE_LOTO`. Those of 75 and faster ones have no table. */
const kinds: readonly string[] = ['_LOTO', '_BINGO_90']

/** What carries a bingo hall. */
export function hallTitle(gameCode: string): CarriedTitle | undefined {
  return kinds.some((kind) => gameCode.endsWith(kind)) ? lotoTitle : undefined
}
