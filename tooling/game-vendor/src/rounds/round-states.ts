/** Where a round may stand that is not over. */
export const openStates = [
  'created',
  'debited',
  'playing',
  'raising',
  'lowering',
  'decided',
  'rolling-back',
] as const

/** Where a round stands that needs no member to go on: a stopped process left it so. */
export const brokenOffStates = [
  'created',
  'debited',
  'raising',
  'lowering',
  'decided',
  'rolling-back',
] as const

/** Where a round stands that waits for its member's next move, or for the stake that the move adds or gives back. */
export const waitingStates = ['playing', 'raising', 'lowering'] as const
