import type { AccountType } from '@saola/protocol'
import { lotteryCode, lotteryVendor, type LaunchCard } from './launch-card.ts'

/** Who taps. `type` is the account type of the member info. */
export type LaunchMember = { readonly signedIn: boolean; readonly type?: number | undefined }

/** What identifies the thing to start, for the address of the page that starts it. Absent parts are left out. */
export type LaunchTarget = {
  readonly vassalage: string
  readonly nodeId?: string
  readonly gameId?: string
  readonly gameCode?: string
}

/** What happens after a tap. An empty `gameCode` is the lobby of that lottery. */
export type LaunchDecision =
  | { readonly kind: 'sign-in' }
  | {
      readonly kind: 'message'
      readonly key: 'games.real_account_needed' | 'games.under_maintenance' | 'games.coming_soon'
    }
  | { readonly kind: 'choose'; readonly vassalage: string }
  | { readonly kind: 'sea-lottery'; readonly gameCode: string }
  | { readonly kind: 'vn-lottery'; readonly gameCode: string }
  | { readonly kind: 'open'; readonly params: LaunchTarget }

/** Design section 8: a trial account, which needs to become a real one to play. */
const trial: AccountType = 4

/**
 * A game card was tapped: what happens now (spec section 4). The first rule that applies decides: not signed in, trial
 * account, maintenance, a lottery with a way of its own, a vendor with games to choose from, start.
 * @example decideLaunch({ signedIn: true, type: 0 }, { vassalage: 'TCG_SEA' }) // { kind: 'sea-lottery', gameCode: '' }
 */
export function decideLaunch(member: LaunchMember, card: LaunchCard): LaunchDecision {
  if (!member.signedIn) return { kind: 'sign-in' }
  if (member.type === trial) return { kind: 'message', key: 'games.real_account_needed' }
  if (card.isNew === 1 || card.status === 'maintenance') {
    return { kind: 'message', key: 'games.under_maintenance' }
  }
  if (card.status === 'coming-soon') return { kind: 'message', key: 'games.coming_soon' }
  if (card.vassalage === lotteryVendor.sea) return { kind: 'sea-lottery', gameCode: lotteryCode(card) }
  if (card.vassalage === lotteryVendor.vietnam) return { kind: 'vn-lottery', gameCode: lotteryCode(card) }
  // GPI starts in the route even when its tile is a vendor.
  if (card.isGame === 'VASSALAGE' && card.vassalage !== lotteryVendor.world) {
    return { kind: 'choose', vassalage: card.vassalage }
  }
  return { kind: 'open', params: targetOf(card) }
}

function targetOf({ vassalage, nodeId, gameId, gameCode }: LaunchCard): LaunchTarget {
  return {
    vassalage,
    ...(nodeId === undefined ? {} : { nodeId }),
    ...(gameId === undefined ? {} : { gameId }),
    ...(gameCode === undefined ? {} : { gameCode }),
  }
}
