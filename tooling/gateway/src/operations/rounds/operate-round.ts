import * as z from 'zod/mini'
import { appendEvent } from '../../events/event-store.ts'
import { askToRecall, type RecalledRound } from '../../games/recall/ask-to-recall.ts'
import { findBetToLookAt, type LookedAtBet } from '../../games/recall/recalled-bet-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'

const words = z.string().check(z.minLength(1), z.maxLength(300))
const number = z.optional(z.string().check(z.minLength(1), z.maxLength(64)))

/** Which round the operator looks at: by the number of its bet, or of the round as records have it. */
export const roundOperation = z
  .strictObject({
    do: z.literal('show'),
    merchant: z.string(),
    bet: number,
    round: number,
    /** In which language words are told; Vietnamese unless it is said. */
    language: z.optional(z.enum(['VI', 'EN'])),
    reason: words,
    by: words,
  })
  .check(z.refine(({ bet, round }) => (bet === undefined) !== (round === undefined), { path: ['bet'] }))
type RoundOperation = z.infer<typeof roundOperation>

/**
 * A round as the operator sees it: what the gateway keeps of its bet, and what our own games keep of it, with an address that shows it on
 * its stage for ten minutes. Another vendor's rounds and bets on draws have the bet alone.
 */
type RoundShown = { bet: LookedAtBet } & (RecalledRound | { kept: null; address: null; until: null })

/** Shows everything that is kept of a round; that it was looked at, by whom and why, is a significant event (games 110). */
export async function operateRound(
  services: Services,
  wanted: RoundOperation,
  person?: string,
): Promise<RoundShown> {
  const merchant = await findMerchant(services, wanted.merchant)
  const { vendorCode } = services.settings
  const { bet: orderNo, round = '', language = 'VI' } = wanted
  const asked =
    // The debit that opened a bet of ours has its name from the round.
    orderNo === undefined ? { vendor: vendorCode, debitId: `${round}:debit` } : { orderNo }
  const bet = await findBetToLookAt(services.db, merchant.id, asked)
  if (!bet) throw new Fault('not_found', { field: orderNo === undefined ? 'round' : 'bet' })
  const { roundId, accountId } = bet
  const recalled =
    bet.vendor === vendorCode
      ? await askToRecall(services, { roundId, language, merchant: merchant.code })
      : undefined
  await appendEvent(services.db, {
    merchantId: merchant.id,
    at: services.now(),
    kind: 'round.recalled',
    actor: 'operator',
    person: person ?? wanted.by,
    accountId,
    subject: bet.orderNo,
    after: { round: roundId, title: bet.titleEn, isKept: recalled !== undefined },
    reason: wanted.reason,
  })
  return { bet, ...(recalled ?? { kept: null, address: null, until: null }) }
}
