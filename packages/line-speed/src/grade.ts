import { failedMs } from './displayed-ms.ts'

/** How a shown speed is called, and the filled part of its bar (lines 2). */
export type Grade = { readonly type: 'fast' | 'normal' | 'slow'; readonly percentage: 1 | 0.8 | 0.6 | 0 }

/** Fast up to 80 ms, normal up to 150 ms, else slow (lines 2); a failed ping (exactly 9999) fills nothing. */
export function grade(ms: number): Grade {
  if (ms <= 80) return { type: 'fast', percentage: 1 }
  if (ms <= 150) return { type: 'normal', percentage: 0.8 }
  return { type: 'slow', percentage: ms === failedMs ? 0 : 0.6 }
}
