import { readJson, type KeptValues } from '@saola/shell'

/** One wish of a person to deposit: repeating it, even after a reload, must not become a second deposit. */
export type DepositIntention = { readonly amount: number; readonly key: string }

const intentionKey = 'depositIntention'

/** The key for an amount: the kept one while the amount is the same and no reply has come, else a new one. */
export function intend(storage: KeptValues, amount: number, newKey: () => string): DepositIntention {
  const kept = readJson(storage, intentionKey)
  if (isIntention(kept) && kept.amount === amount) return kept
  const intention = { amount, key: newKey() }
  storage.write(intentionKey, JSON.stringify(intention))
  return intention
}

/** The gateway has answered: the next wish is another one. */
export function settleIntention(storage: KeptValues): void {
  storage.remove(intentionKey)
}

function isIntention(value: unknown): value is DepositIntention {
  if (typeof value !== 'object' || value === null) return false
  return (
    'amount' in value && typeof value.amount === 'number' && 'key' in value && typeof value.key === 'string'
  )
}
