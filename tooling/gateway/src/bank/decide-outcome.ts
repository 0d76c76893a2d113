/** What a bank transfer turns out to be. Only `exact` reaches a player; the rest waits in the suspense book. */
export type TransferOutcome = 'exact' | 'wrong-amount' | 'late' | 'twice' | 'unknown-memo'

/** Compares an incoming transfer with the deposit that its memo names. Times in milliseconds since 1970. */
export function decideOutcome(
  deposit: { amount: number; status: string; expires_at: number } | undefined,
  transfer: { amount: number; receivedAt: number },
): TransferOutcome {
  if (!deposit) return 'unknown-memo'
  if (deposit.status === 'received') return 'twice'
  if (transfer.receivedAt >= deposit.expires_at) return 'late'
  if (transfer.amount !== deposit.amount) return 'wrong-amount'
  return 'exact'
}
