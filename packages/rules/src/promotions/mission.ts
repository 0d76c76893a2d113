/** What a newcomer is rewarded for, in the order in which one does it (promotions 27). */
export const missionKinds = [
  'zalo',
  'contact',
  'payment_password',
  'bank_card',
  'first_deposit',
  'first_bet',
] as const
export type MissionKind = (typeof missionKinds)[number]

/** Whether a mission can be done, claimed, or is over for this member (promotions 28). */
export function missionState(mission: {
  readonly isDone: boolean
  readonly claimedAt: number | undefined
}): 'open' | 'claim' | 'claimed' {
  if (mission.claimedAt !== undefined) return 'claimed'
  return mission.isDone ? 'claim' : 'open'
}
