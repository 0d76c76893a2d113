import * as z from 'zod/mini'
import { appendEvent } from '../../events/event-store.ts'
import { finishAtOurs } from '../../games/voids/own-games.ts'
import { listStuckRounds, type StuckRound } from '../../games/stuck/stuck-round-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { findBetOf, type FoundBet } from './void-bet-store.ts'
import { lateBets } from './late-bets.ts'
import { voidAndTell, type Voided } from './void-bet.ts'

const words = z.string().check(z.minLength(1), z.maxLength(300))
const number = z.string().check(z.minLength(1), z.maxLength(64))
const why = { reason: words, by: words }
const markets = ['result', 'handicap', 'total', 'score'] as const

/** What the operator does about bets: lists rounds that hang, voids one, voids those of a draw, match or table's round that were placed late, has a round finished. */
export const betOperation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('open'),
    merchant: z.string(),
    /** Only what comes after this one: `next` of the page before. */
    after: z.optional(z.strictObject({ placedAt: z.int(), id: z.int() })),
  }),
  z.strictObject({ do: z.literal('void'), merchant: z.string(), bet: number, ...why }),
  z
    .strictObject({
      do: z.literal('void-late'),
      merchant: z.string(),
      /** What the bets are on, one of these: the number of a draw, a match, and a market of it, or the round of a shared table. */
      draw: z.optional(z.int().check(z.positive())),
      match: z.optional(number),
      market: z.optional(z.enum(markets)),
      tableRound: z.optional(number),
      /** Bets from this moment on are void, in ms. */
      from: z.int().check(z.positive()),
      ...why,
    })
    .check(z.refine(isOnOne, { path: ['draw'] })),
  z.strictObject({ do: z.literal('finish'), merchant: z.string(), bet: number, ...why }),
])
export type BetOperation = z.infer<typeof betOperation>

/** What became of bets: those that were voided, how many their vendor alone could give back, and whether there are more. */
export type BetsVoided = { voided: Voided[]; elsewhere: number; isMore: boolean }

/** So many bets are voided by one call; the next one goes on. */
const most = 500

/** Rounds that hang, and where the next page of them begins. */
export type StuckPage = { rounds: StuckRound[]; next: { placedAt: number; id: number } | null }

/** So many rounds are listed at once. */
const page = 100

/** Does one act about bets (games 119 to 122). */
export async function operateBet(
  services: Services,
  wanted: BetOperation,
  person?: string,
): Promise<BetsVoided | StuckPage | { bet: string; before: string; after: string }> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'open') return listOpen(services, merchantId, wanted.after)
  const who = { merchantId, person: person ?? wanted.by, reason: wanted.reason }
  switch (wanted.do) {
    case 'void':
      return {
        voided: [await voidAndTell(services, { ...who, orderNo: wanted.bet })],
        elsewhere: 0,
        isMore: false,
      }
    case 'void-late':
      return voidLate(services, wanted, who)
    case 'finish':
      return finish(services, wanted.bet, who)
    default:
      return wanted satisfies never
  }
}

async function listOpen(
  { db, now, settings }: Services,
  merchantId: number,
  after: { placedAt: number; id: number } | undefined,
): Promise<StuckPage> {
  const asked = { merchantId, ownVendor: settings.vendorCode, now: now(), after }
  const rounds = await listStuckRounds(db, asked, page)
  const last = rounds.length === page ? rounds.at(-1) : undefined
  return { rounds, next: last ? { placedAt: last.placedAt, id: last.id } : null }
}

type Who = { merchantId: number; person: string; reason: string }

/** One bet after the other, each with its money or not at all: whoever is stopped in the middle calls again. */
async function voidLate(
  services: Services,
  on: Extract<BetOperation, { do: 'void-late' }>,
  who: Who,
): Promise<BetsVoided> {
  const voided: Voided[] = []
  let elsewhere = 0
  for await (const found of lateBets(services, { ...who, on, from: on.from })) {
    elsewhere += found.elsewhere
    for (const { orderNo } of found.bets) {
      if (voided.length === most) return { voided, elsewhere, isMore: true }
      const done = await unlessOver(() => voidAndTell(services, { ...who, orderNo }))
      if (done) voided.push(done)
    }
  }
  return { voided, elsewhere, isMore: false }
}

/** What another call gave back meanwhile is no failure. */
async function unlessOver(work: () => Promise<Voided>): Promise<Voided | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Fault && error.code === 'bet.over') return undefined
    throw error
  }
}

/** The outcome is what the round's own seeds say; the operator decides when, and nothing else. */
async function finish(
  services: Services,
  orderNo: string,
  { merchantId, person, reason }: Who,
): Promise<{ bet: string; before: string; after: string }> {
  const found = await findBetOf(services.db, merchantId, orderNo)
  if (!found) throw new Fault('not_found', { field: 'bet' })
  if (found.isOnDraw || found.vendor !== services.settings.vendorCode)
    throw new Fault('bet.elsewhere', { field: 'bet' })
  if (found.status !== 'open') throw new Fault('bet.over', { field: 'bet' })
  await askToFinish(services, found)
  const after = await findBetOf(services.db, merchantId, orderNo)
  if (!after) throw new Error(`the bet ${orderNo} has gone`)
  await appendEvent(services.db, {
    merchantId,
    at: services.now(),
    kind: 'bet.finished',
    actor: 'operator',
    person,
    accountId: found.accountId,
    subject: orderNo,
    before: { status: found.status, stake: found.stake, paid: found.paid },
    after: { status: after.status, paid: after.paid },
    reason,
  })
  return { bet: orderNo, before: found.status, after: after.status }
}

async function askToFinish(services: Services, { orderNo, roundId }: FoundBet): Promise<void> {
  try {
    if (await finishAtOurs(services, roundId)) return
  } catch (cause) {
    // The game server is away, or has no such game any more.
    throw new Fault('system.unavailable', { field: 'bet', cause })
  }
  throw new Error(`our games know no round ${roundId} of ${orderNo}`)
}

function isOnOne(on: {
  draw?: number | undefined
  match?: string | undefined
  market?: string | undefined
  tableRound?: string | undefined
}): boolean {
  const named = [on.draw, on.match, on.tableRound].filter((each) => each !== undefined)
  return named.length === 1 && (on.market === undefined || on.match !== undefined)
}
