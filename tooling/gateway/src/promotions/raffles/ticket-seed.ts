import { createHash, createHmac } from 'node:crypto'
import {
  blockMessage,
  commitmentMessage,
  drawRafflePrize,
  raffleDrawName,
  raffleSeedName,
  type RaffleTicketTerms,
} from '@saola/rules'
import { openText, sealText } from '@saola/server'
import type { Services } from '../../services/services.ts'

const seedBytes = 32

/** Draws a ticket's seed: the hash that commits to it, and the seed as the database keeps it until the claim (promotions 17). */
export function newTicketSeed(
  services: Pick<Services, 'settings' | 'randomBytes'>,
  terms: RaffleTicketTerms,
): { commitment: string; sealedSeed: string } {
  const seed = services.randomBytes(seedBytes)
  const message = commitmentMessage(raffleSeedName(terms), seed)
  return {
    commitment: createHash('sha256').update(message).digest('hex'),
    sealedSeed: sealText(services, seed.toString('hex'), aboutOf(terms)),
  }
}

/** The seed of a ticket that is being claimed, in hex. */
export function openTicketSeed(
  services: Pick<Services, 'settings'>,
  terms: RaffleTicketTerms,
  sealedSeed: string,
): string {
  return openText(services, sealedSeed, aboutOf(terms))
}

/** The place of the prize that seed and browser decide on. */
export function placeOfSeed(terms: RaffleTicketTerms, seed: string, clientSeed: string): number {
  const message = blockMessage(raffleDrawName(terms, clientSeed), 0)
  const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()
  return drawRafflePrize(terms.prizes, bytes)
}

function aboutOf({ ticketId }: RaffleTicketTerms): string {
  return `raffle-ticket:${ticketId}`
}
