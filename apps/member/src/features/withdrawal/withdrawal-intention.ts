import { readJson, type KeptValues } from '@saola/shell'

/** One wish of a person to withdraw: repeating it, even after a reload, must not become a second withdrawal. */
type Intention = { readonly wish: string; readonly key: string }

const intentionKey = 'withdrawalIntention'

/** The key for an amount to an account: the kept one while both are the same and no reply has come, else a new one. */
export function intend(storage: KeptValues, wish: string, newKey: () => string): string {
  const kept = readJson(storage, intentionKey)
  if (isIntention(kept) && kept.wish === wish) return kept.key
  const key = newKey()
  storage.write(intentionKey, JSON.stringify({ wish, key } satisfies Intention))
  return key
}

/** The gateway has answered: the next wish is another one. */
export function settleIntention(storage: KeptValues): void {
  storage.remove(intentionKey)
}

function isIntention(value: unknown): value is Intention {
  if (typeof value !== 'object' || value === null) return false
  return 'wish' in value && typeof value.wish === 'string' && 'key' in value && typeof value.key === 'string'
}
