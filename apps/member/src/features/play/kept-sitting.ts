import { readJson, type KeptValues } from '@saola/shell'
import * as z from 'zod/mini'

const storageKey = 'sitting'
const keptSitting = z.object({ nodeId: z.string(), playSessionId: z.string() })

/** The sitting that this tab opened last, if it was at this title. */
export function readSitting(tab: KeptValues, nodeId: string): string | undefined {
  const kept = keptSitting.safeParse(readJson(tab, storageKey))
  return kept.success && kept.data.nodeId === nodeId ? kept.data.playSessionId : undefined
}

/** Keeps the sitting that was opened, so that coming back goes on with it. */
export function keepSitting(tab: KeptValues, nodeId: string, playSessionId: string): void {
  tab.write(storageKey, JSON.stringify({ nodeId, playSessionId }))
}
