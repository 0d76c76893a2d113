import type { QueryClient } from '@tanstack/react-query'
import type { CallKey } from './call-query.ts'
import { readJson, type KeptValues } from '../context/storage.ts'

/** What only its reader may see is kept for the `tab`, which signing out clears; what everybody may see for the `device`. */
export type KeptFor = 'tab' | 'device'

/** A read as it is kept: its key, its answer, and when that came (ms since 1970). */
type KeptRead = { key: CallKey; data: unknown; at: number }

const readsKey = 'reads'
/** What fits well below the 5 MB that browsers give a site. */
const mostReads = 20
const mostCharacters = 200_000

/**
 * Keeps the answers of reads whose `meta` says to keep them for so long, so that they can be read, dated, when nobody
 * answers after the page was loaded anew. Returns how to stop.
 */
export function keepReads(client: QueryClient, values: KeptValues, keptFor: KeptFor): () => void {
  const kept = restore(values)
  for (const { key, data, at } of kept) {
    client.setQueryData(key, data, { updatedAt: at })
    // A page that is loaded anew asks anew, however young the answer is; until then the kept one is shown.
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
  }
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.meta?.keep !== keptFor || query.state.status !== 'success') return
    const read: KeptRead = {
      // Queries of calls alone say `keep`, and their key is a call's.
      key: query.queryKey as unknown as CallKey,
      data: query.state.data,
      at: query.state.dataUpdatedAt,
    }
    const hash = JSON.stringify(read.key)
    const others = restore(values).filter((each) => JSON.stringify(each.key) !== hash)
    if (JSON.stringify(read.data).length > mostCharacters) return
    values.write(readsKey, JSON.stringify([read, ...others].slice(0, mostReads)))
  })
}

/** Forgets all reads that are kept there. */
export function dropKeptReads(values: KeptValues): void {
  values.remove(readsKey)
}

/** Only this file writes the value; anything else in it is left out. */
function restore(values: KeptValues): KeptRead[] {
  const found = readJson(values, readsKey)
  return Array.isArray(found) ? found.filter(isKeptRead) : []
}

function isKeptRead(value: unknown): value is KeptRead {
  if (typeof value !== 'object' || value === null) return false
  return (
    'key' in value &&
    Array.isArray(value.key) &&
    'data' in value &&
    'at' in value &&
    typeof value.at === 'number'
  )
}
