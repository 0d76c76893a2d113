/** What the protocol says of a call; there are no other words. */
export type MarblesStatus =
  | 'SUCCESS'
  | 'UNKNOWN_ERROR'
  | 'INSUFFICIENT_BALANCE_ERROR'
  | 'DUPLICATE_TRANSACTION_ERROR'
  | 'BET_LIMIT_REACHED_ERROR'

const words: Readonly<Record<string, MarblesStatus>> = {
  'seamless.insufficient': 'INSUFFICIENT_BALANCE_ERROR',
  'seamless.stake': 'BET_LIMIT_REACHED_ERROR',
  'seamless.limit': 'BET_LIMIT_REACHED_ERROR',
  'seamless.operator_limit': 'BET_LIMIT_REACHED_ERROR',
  'seamless.time_limit': 'BET_LIMIT_REACHED_ERROR',
  'seamless.too_soon': 'BET_LIMIT_REACHED_ERROR',
  'seamless.key.reused': 'DUPLICATE_TRANSACTION_ERROR',
}

/** The word for what was refused, and for nothing. */
export function wordOf(refused: string | undefined): MarblesStatus {
  return refused === undefined ? 'SUCCESS' : (words[refused] ?? 'UNKNOWN_ERROR')
}
