import { cockfightTitle } from '../cockfight/cockfight-title.ts'
import type { CarriedTitle } from '../engine.ts'

/** What promises a fight before a camera, or a faster one, has no table. */
const elsewhere: readonly string[] = ['COCKFIGHT_LIVE_COCKFIGHT', 'COCKFIGHT_BANTAM_RAPID']

/** What carries a cockfight ring. */
export function ringTitle(gameCode: string): CarriedTitle | undefined {
  if (!gameCode.startsWith('COCKFIGHT_') || elsewhere.includes(gameCode)) return undefined
  return cockfightTitle
}
