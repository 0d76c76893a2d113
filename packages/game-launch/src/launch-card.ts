import { lotteryVendor } from '@saola/protocol'

/**
 * What a start depends on, of a vendor tile, a game or an announcement's link. `VendorCard` and `Game` of the protocol
 * both fit. Spellings are the wire's: `vassalage` is the vendor, `isNew` 1 means under maintenance.
 */
export type LaunchCard = {
  readonly vassalage: string
  readonly isGame?: string | undefined
  readonly isNew?: number | undefined
  readonly status?: string | undefined
  readonly nodeId?: string | undefined
  readonly gameId?: string | undefined
  readonly gameCode?: string | undefined
}

/** Vendors whose games start with the lottery query (games 9); GPI starts like any other vendor. */
const lotteries: ReadonlySet<string> = new Set([lotteryVendor.vietnam, lotteryVendor.sea, 'LOTT', 'ELOTT'])

/** An announcement's link to a lottery as a whole names this node (games 7). */
const lobbyNode = 'LOTTO_LOBBY'

/** Whether the card starts with the lottery query. */
export function isLottery(card: LaunchCard): boolean {
  return lotteries.has(card.vassalage)
}

/** The lottery that a card names; empty for the lobby of all. */
export function lotteryCode(card: LaunchCard): string {
  return card.nodeId === lobbyNode ? '' : (card.gameCode ?? '')
}
