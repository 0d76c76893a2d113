import { refuse, type Refusal } from '../refusal.ts'

// Open: nobody gives bounds; a merchant's settings decide and these are the operator's.
/**
 * The operator's bounds of an agent's transfers along its line in đồng: the least of one, the most of a day together, and
 * the amounts that one tap enters.
 */
export const agentTransferRules = {
  minimumAmount: 10_000,
  dailyCap: 500_000_000,
  quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
} as const

/** What bounds an agent's transfers: the least of one, the most of a Vietnamese day, and what of that is used. */
export type AgentTransferBounds = { minimumAmount: number; dailyCap: number; sentToday: number }

/** What an agent may still send today; a cap that was lowered meanwhile leaves nothing. */
export function leftToTransfer({
  dailyCap,
  sentToday,
}: Pick<AgentTransferBounds, 'dailyCap' | 'sentToday'>): number {
  return Math.max(0, dailyCap - sentToday)
}

/** Why an agent may not send an amount; whether the wallet holds it is the ledger's to say. */
export function checkAgentTransfer(amount: number, bounds: AgentTransferBounds): Refusal | undefined {
  if (!Number.isSafeInteger(amount) || amount < bounds.minimumAmount) {
    return refuse('transfer.refused.small', { minAmount: bounds.minimumAmount })
  }
  if (amount > leftToTransfer(bounds)) return refuse('transfer.refused.cap')
  return undefined
}
