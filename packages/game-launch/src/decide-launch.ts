import { lotteryVendor, type AccountType } from '@saola/protocol'
import { lotteryCode, type LaunchCard } from './launch-card.ts'

/** Who taps. `type` is the account type of the member info, `unfinished` the game with a round that is still open. */
export type LaunchMember = {
  readonly signedIn: boolean
  readonly type?: number | undefined
  readonly unfinished?: LaunchTarget | undefined
}

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
  | { readonly kind: 'unfinished'; readonly game: LaunchTarget }
  | { readonly kind: 'choose'; readonly vassalage: string }
  | { readonly kind: 'sea-lottery'; readonly gameCode: string }
  | { readonly kind: 'vn-lottery'; readonly gameCode: string }
  | { readonly kind: 'open'; readonly params: LaunchTarget }

/** A trial account, which needs to become a real one to play (games 5). */
const trial: AccountType = 4

/**
 * A game card was tapped: what happens now (games 4). The first rule that applies decides: not signed in, trial
 * account, a round still open in another game, maintenance, a lottery with a way of its own, a vendor with games to
 * choose from, start. An open round does not keep a member from looking at a vendor's list.
 * @example decideLaunch({ signedIn: true, type: 0 }, { vassalage: 'TCG_SEA' }) // { kind: 'sea-lottery', gameCode: '' }
 */
export function decideLaunch(member: LaunchMember, card: LaunchCard): LaunchDecision {
  if (!member.signedIn) return { kind: 'sign-in' }
  if (member.type === trial) return { kind: 'message', key: 'games.real_account_needed' }
  const decision = decideCard(card)
  const { unfinished } = member
  if (unfinished === undefined || decision.kind === 'choose' || isSameGame(unfinished, card)) return decision
  return { kind: 'unfinished', game: unfinished }
}

function decideCard(card: LaunchCard): LaunchDecision {
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

/** By the first id that both have; a vendor's cards do not all carry the same ones. */
function isSameGame(game: LaunchTarget, card: LaunchCard): boolean {
  if (game.vassalage !== card.vassalage) return false
  const id = (['nodeId', 'gameId', 'gameCode'] as const).find(
    (name) => game[name] !== undefined && card[name] !== undefined,
  )
  return id !== undefined && game[id] === card[id]
}

function targetOf({ vassalage, nodeId, gameId, gameCode }: LaunchCard): LaunchTarget {
  return {
    vassalage,
    ...(nodeId === undefined ? {} : { nodeId }),
    ...(gameId === undefined ? {} : { gameId }),
    ...(gameCode === undefined ? {} : { gameCode }),
  }
}
