import type { RaffleTicketView } from '@saola/protocol'
import { drawRafflePrize, raffleDrawName, raffleSeedName } from '@saola/rules'
import { bytesOfSeed, commitmentOf } from '#shared/proof/seed-proof.ts'

/** Four bytes decide; a block of them is plenty where some have to be left out. */
const decidingBytes = 32

/** Whether a claimed ticket's seed is the one that was committed to and draws its prize, computed here in the browser (promotions 17). */
export async function verifyTicket(ticket: RaffleTicketView): Promise<boolean> {
  const { seed, clientSeed = '', place, prizes } = ticket
  if (seed === undefined) return false
  const bytes = await bytesOfSeed(raffleDrawName(ticket, clientSeed), seed, decidingBytes)
  const isCommitted = (await commitmentOf(raffleSeedName(ticket), seed)) === ticket.commitment
  return isCommitted && drawRafflePrize(prizes, bytes) === place
}
