import { checkRaffle, dayMs, mostRafflePrizes, raffleKinds } from '@saola/rules'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { issueTicket } from './issue-ticket.ts'
import { insertRaffle, lockRaffle, updateRaffleToEnded } from './raffle-store.ts'
import { findTicketMember, updateTakenBack } from './ticket-store.ts'

const amount = z.int().check(z.positive(), z.maximum(1_000_000_000))
const title = z.string().check(z.minLength(1), z.maxLength(120))
/** So many members and tickets are named at once. */
const most = { members: 200, tickets: 20 }

const newRaffle = z.strictObject({
  step: z.literal('raffle'),
  merchant: z.string(),
  kind: z.enum(raffleKinds),
  title: z.strictObject({ VI: title, EN: title }),
  /** Amounts in đồng, 0 for none, with chances in hundredths of a percent. */
  prizes: z
    .array(
      z.strictObject({
        amount: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
        chance: z.int().check(z.positive()),
      }),
    )
    .check(z.minLength(2), z.maxLength(mostRafflePrizes)),
  startsAt: z.int(),
  endsAt: z.int(),
  /** How many days a ticket can be claimed. */
  ticketDays: z.int().check(z.minimum(1), z.maximum(90)),
  /** A deposit of `least` earns a ticket, up to `most` for each member. */
  deposit: z.optional(z.strictObject({ least: amount, most: z.int().check(z.positive(), z.maximum(100)) })),
})
export type NewRaffle = z.infer<typeof newRaffle>

const giftOfTickets = z.strictObject({
  step: z.literal('tickets'),
  merchant: z.string(),
  raffleId: z.int(),
  /** Names of members. */
  members: z.array(z.string()).check(z.minLength(1), z.maxLength(most.members)),
  /** For each of them. */
  count: z.int().check(z.minimum(1), z.maximum(most.tickets)),
  /** The same key gives nothing twice. */
  key: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})

const tickets = z.strictObject({
  step: z.literal('take-tickets'),
  merchant: z.string(),
  raffleId: z.int(),
  /** The key under which they were given. */
  key: giftOfTickets.shape.key,
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
  by: z.string().check(z.minLength(1), z.maxLength(100)),
})

/** What the operator does about raffles: publishes one, ends one, gives members tickets and takes them back (promotions 15). */
export const raffleOperations = [
  newRaffle,
  z.strictObject({ step: z.literal('end-raffle'), merchant: z.string(), raffleId: z.int() }),
  giftOfTickets,
  tickets,
] as const
export type RaffleOperation = z.infer<(typeof raffleOperations)[number]>

/** Takes one step and answers the raffle's number. */
export async function operateRaffle(
  services: Services,
  merchantId: number,
  wanted: RaffleOperation,
): Promise<number> {
  if (wanted.step === 'raffle') return publish(services, merchantId, wanted)
  if (wanted.step === 'tickets') return giveTickets(services, merchantId, wanted)
  if (wanted.step === 'take-tickets') return takeTickets(services, merchantId, wanted)
  if (!(await updateRaffleToEnded(services.db, merchantId, wanted.raffleId, services.now()))) {
    throw new Fault('not_found', { field: 'raffleId' })
  }
  return wanted.raffleId
}

function publish({ db, now }: Services, merchantId: number, wanted: NewRaffle): Promise<number> {
  const refusal = checkRaffle(wanted)
  if (refusal) {
    const field = refusal.key === 'promotions.warning.period' ? 'endsAt' : 'prizes'
    throw new Fault('request_param_err', { field, messageKey: refusal.key })
  }
  return insertRaffle(db, {
    merchant_id: merchantId,
    kind: wanted.kind,
    title_vi: wanted.title.VI,
    title_en: wanted.title.EN,
    prizes: JSON.stringify(wanted.prizes),
    starts_at: wanted.startsAt,
    ends_at: wanted.endsAt,
    ticket_ms: wanted.ticketDays * dayMs,
    least_deposit: wanted.deposit?.least ?? null,
    most_tickets: wanted.deposit?.most ?? null,
    created_at: now(),
  })
}

/** All of them or nobody: a name that does not exist is told, and nothing was given. */
function giveTickets(
  services: Services,
  merchantId: number,
  wanted: z.infer<typeof giftOfTickets>,
): Promise<number> {
  const { db } = services
  const give = async (trx: Database): Promise<number> => {
    const raffle = await lockRaffle(trx, merchantId, wanted.raffleId)
    if (!raffle || services.now() >= raffle.ends_at) throw new Fault('not_found', { field: 'raffleId' })
    for (const name of wanted.members) {
      const account = await findTicketMember(trx, merchantId, name)
      if (!account) {
        const messageKey = 'promotions.refused.no_member'
        throw new Fault('not_found', { field: 'members', messageKey, params: { name } })
      }
      for (let number = 1; number <= wanted.count; number += 1) {
        const source = `gift:${wanted.key}:${number}`
        await issueTicket(trx, services, raffle, { accountId: account.id, source })
      }
    }
    return raffle.id
  }
  // A seed does everything in one transaction of its own.
  return db.isTransaction ? give(db) : db.transaction().execute(give)
}

/** Tickets that nobody has claimed are none any more; what was drawn stays drawn. */
function takeTickets(
  { db, now }: Services,
  merchantId: number,
  { raffleId, key, reason, by }: z.infer<typeof tickets>,
): Promise<number> {
  const take = async (trx: Database): Promise<number> => {
    const raffle = await lockRaffle(trx, merchantId, raffleId)
    if (!raffle) throw new Fault('not_found', { field: 'raffleId' })
    const source = `gift:${key.replaceAll('_', String.raw`\_`)}:%`
    await updateTakenBack(trx, { raffleId, source }, { reason, by, now: now() })
    return raffle.id
  }
  return db.isTransaction ? take(db) : db.transaction().execute(take)
}
