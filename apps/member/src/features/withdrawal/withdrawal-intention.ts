import { readJson, type KeptValues } from '@saola/shell'

/** What a person can want of withdrawals; each kind is kept for itself. */
export type WithdrawalAct = 'withdrawalIntention' | 'withdrawalAnswer'

/** One wish of a person: repeating it, even after a reload, must not become a second one. */
type Intention = { readonly wish: string; readonly key: string }

/** The key for a wish: the kept one while it is the same and no reply has come, else a new one. */
export function intend(storage: KeptValues, act: WithdrawalAct, wish: string, newKey: () => string): string {
  const kept = readJson(storage, act)
  if (isIntention(kept) && kept.wish === wish) return kept.key
  const key = newKey()
  storage.write(act, JSON.stringify({ wish, key } satisfies Intention))
  return key
}

/** The gateway has answered: the next wish is another one. */
export function settleIntention(storage: KeptValues, act: WithdrawalAct): void {
  storage.remove(act)
}

function isIntention(value: unknown): value is Intention {
  if (typeof value !== 'object' || value === null) return false
  return 'wish' in value && typeof value.wish === 'string' && 'key' in value && typeof value.key === 'string'
}
