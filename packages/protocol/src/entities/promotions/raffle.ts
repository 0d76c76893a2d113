import * as z from 'zod/mini'
import { money, timestamp } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

const raffleKind = z.enum(['red_envelope', 'prize_wheel', 'golden_egg'])

/** A prize in đồng, 0 for none, and its chance in hundredths of a percent; those of a raffle make 10 000. */
const rafflePrize = z.object({ amount: money, chance: whole })

/** A raffle that runs, in the caller's language. */
export const raffle = z.object({
  raffleId: z.string(),
  kind: raffleKind,
  title: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  prizes: z.array(rafflePrize),
  /** The smallest deposit that earns a ticket; without it tickets are given by the operator alone. */
  leastDeposit: z.optional(money),
  /** How many tickets deposits earn one member at most. */
  mostTickets: z.optional(whole),
})
export type Raffle = z.infer<typeof raffle>

/** A raffle ticket of the caller with what it can win; what it won once it is claimed. */
export const raffleTicket = z.object({
  ticketId: z.string(),
  raffleId: z.string(),
  kind: raffleKind,
  title: z.string(),
  prizes: z.array(rafflePrize),
  state: z.enum(['ready', 'claimed', 'expired']),
  issuedAt: timestamp,
  expiresAt: timestamp,
  /** SHA-256 over the seed, told from the ticket's first moment. */
  commitment: z.string(),
  /** Told once the ticket is claimed, with what the browser added. */
  seed: z.optional(z.string()),
  clientSeed: z.optional(z.string()),
  claimedAt: z.optional(timestamp),
  /** The place of the prize in the list, and its amount. */
  place: z.optional(whole),
  prize: z.optional(money),
})
export type RaffleTicketView = z.infer<typeof raffleTicket>
