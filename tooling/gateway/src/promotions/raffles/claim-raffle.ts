import type { calls } from '@saola/protocol'
import { checkRaffleClaim } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { describeTicket } from './describe-ticket.ts'
import { openTicketSeed, placeOfSeed } from './ticket-seed.ts'
import { lockTicket, updateTicket, type WholeTicket } from './ticket-store.ts'

/**
 * Draws the prize of a ticket and moves it into the wallet, once: whoever taps again is answered with what happened. A
 * break does not close it, for the ticket was earned before (promotions 18).
 */
export const claimRaffle: Handler<typeof calls.promotions.claimRaffle> = async (context) => {
  const { account, services, input, language } = context
  return services.db.transaction().execute(async (trx) => {
    const own = await lockTicket(trx, account.id, input.promotionClaimId)
    if (!own) throw new Fault('not_found', { field: 'promotionClaimId' })
    const now = services.now()
    const refusal = checkRaffleClaim({ expiresAt: own.expires_at, claimedAt: own.claimed_at }, now)
    if (refusal) {
      throw new Fault('promotions.refused', {
        messageKey: refusal.key,
        params: refusal.params,
      })
    }
    const drawn = own.claimed_at === null ? await draw(trx, services, own, input.clientSeed ?? '') : own
    return describeTicket(drawn, language, now)
  })
}

async function draw(
  trx: Database,
  services: Services,
  own: WholeTicket,
  clientSeed: string,
): Promise<WholeTicket> {
  const terms = { raffleId: String(own.raffle_id), ticketId: String(own.id), prizes: own.prizes }
  const seed = openTicketSeed(services, terms, own.sealed_seed)
  const place = placeOfSeed(terms, seed, clientSeed)
  const prize = own.prizes[place]?.amount
  if (prize === undefined) throw new Error(`raffle ticket ${own.id} has no prize at ${place}`)
  const now = services.now()
  const change = { seed, client_seed: clientSeed, claimed_at: now, place, prize }
  await updateTicket(trx, own.id, change)
  await payPrize(trx, own, prize, now)
  return { ...own, ...change }
}

/** Each ticket has one key in the ledger, so that its prize is paid once whatever else goes wrong. */
async function payPrize(trx: Database, own: WholeTicket, prize: number, now: number): Promise<void> {
  if (prize === 0) return
  const posted = await postTransfer(trx, {
    scope: `raffle-ticket:${own.id}`,
    key: 'prize',
    requestHash: hashRequest(prize),
    kind: 'promotion',
    reference: `RT${own.id}`,
    remark: 'wallet.statement.remark.raffle_prize',
    now,
    entries: [
      {
        ledgerAccountId: await operatorAccount(trx, 'promotion', { accountId: own.account_id }),
        amount: -prize,
      },
      { ledgerAccountId: await memberAccount(trx, own.account_id), amount: prize },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`the prize of raffle ticket ${own.id}: ${posted.outcome}`)
}
