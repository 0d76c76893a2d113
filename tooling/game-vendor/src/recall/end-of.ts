/** How what was staked on ended, in the words that all kinds of bets share. */
type KeptState = 'open' | 'ended' | 'returned' | 'voided' | 'refused'

/** Where a round or bet stands: one that was paid may have been voided since (games 136). */
export function keptState({
  state,
  voided_at: voidedAt,
}: {
  state: string
  voided_at: number | null
}): KeptState {
  if (voidedAt !== null) return 'voided'
  return overStates[state] ?? 'open'
}

const overStates: Readonly<Record<string, KeptState>> = {
  paid: 'ended',
  'rolled-back': 'returned',
  refused: 'refused',
}
