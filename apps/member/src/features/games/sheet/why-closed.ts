import { decideLaunch, type LaunchMember } from '@saola/game-launch'
import type { GameTitle } from '#shared/games/game-title.ts'

/** Why a title does not start for somebody: of itself, or because a real account is needed. */
export type ClosedReason = 'maintenance' | 'coming-soon' | 'account'

/** Undefined where it starts, or asks to sign in first. What is wrong with the title comes before the account. */
export function whyClosed(
  member: LaunchMember,
  { status, vendor, nodeId }: Pick<GameTitle, 'status' | 'vendor' | 'nodeId'>,
): ClosedReason | undefined {
  if (status !== 'open') return status
  const decision = decideLaunch(member, { vassalage: vendor, nodeId, status })
  return decision.kind === 'message' ? 'account' : undefined
}
