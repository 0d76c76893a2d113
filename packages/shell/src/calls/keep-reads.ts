import type { QueryClient } from '@tanstack/react-query'
import type { CallKey } from './call-query.ts'
import { readJson, type KeptValues } from '../context/storage.ts'

/** A read as it is kept: its key, its answer, and when that came (ms since 1970). */
type KeptRead = { key: CallKey; data: unknown; at: number }

const readsKey = 'reads'
/** What fits well below the 5 MB that browsers give a site. */
const mostReads = 20
const mostCharacters = 200_000

/**
 * Keeps the answers of reads whose `meta` says `keep`, so that they can be read, dated, when nobody answers after the
 * page was loaded anew. Give values that signing out clears: some of it is money. Returns how to stop.
 */
export function keepReads(client: QueryClient, values: KeptValues): () => void {
  const kept = restore(values)
  for (const { key, data, at } of kept) client.setQueryData(key, data, { updatedAt: at })
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.meta?.keep !== true || query.state.status !== 'success') return
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
