import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { matchMinutes, matchRules } from '@saola/game-engines'
import { formatMoney, languageOf as toLanguage } from '@saola/i18n'
import { oddsFormats } from '@saola/rules'
import type { Services } from '../services.ts'
import { languageOf, readJson, readSitting, send } from '../sitting/read-sitting.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import { sittingFault, vendorFault } from '../vendor-fault.ts'
import { findBalance } from '../wallets/player-wallet-store.ts'
import type { Wallets } from '../wallets/wallets.ts'
import { findBet, listBets } from './bet-store.ts'
import { settleEarly } from './early-settlement.ts'
import { judgePicks, mostStake, type JudgedPick } from './judge-slip.ts'
import { mostPayout, totalOdds } from './match-payout.ts'
import { lookAt, lookAtAll } from './look-at.ts'
import type { MatchSource } from './match-source.ts'
import { findMatches, listMatches } from './match-store.ts'
import { namesIn, oddsWords, type Reading } from './pick-words.ts'
import { legOf } from './pick.ts'
import { placeBet } from './place-bet.ts'
import { settleMatchBet, type SettledBet } from './settle-match-bet.ts'
import { shownBets } from './shown-bet.ts'
import { shownMarkets, shownMatch, shownPrice } from './shown-match.ts'

const shownBetCount = 20
/** A match that is over stays on the list until the next round is. */
const shownAfterMs = matchMinutes * matchRules.minuteMs + 90_000

const format = z.enum(oddsFormats)
const matchId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const pick = z.object({
  matchId,
  pick: z.string().check(z.refine((text) => legOf(text) !== undefined)),
  odds: z.int().check(z.minimum(1001), z.maximum(1_000_000)),
})
const picks = z.array(pick).check(
  z.minLength(1),
  z.maxLength(matchRules.mostLegs),
  z.refine((each) => new Set(each.map((one) => one.matchId)).size === each.length),
)
const stake = z.int().check(z.positive(), z.maximum(1_000_000_000_000))

const boardBody = z.object({ league: z.string().check(z.maxLength(32)), format })
const marketsBody = z.object({ matchId, format })
const slipBody = z.object({ picks, stake: z.optional(stake), format })
const betBody = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  stake,
  policy: z.enum(['any', 'better', 'none']),
  picks,
  format,
})
const betsBody = z.object({ format })
const earlyBody = z.object({ betId: z.string().check(z.regex(/^[0-9a-f]{20}$/)), amount: stake, format })

type Seat = { sitting: Sitting; sessionKey: string }
type Parts = { services: Services; source: MatchSource; wallets: Wallets }

/** The calls of the matches' page: the list of a league, a match, the slip, bets, and early settlement. */
export function mountMatchApi(app: Hono, parts: Parts): void {
  app.post('/api/matches/board', (context) => readBoard(context, parts))
  app.post('/api/matches/markets', (context) => readMarkets(context, parts))
  app.post('/api/matches/slip', (context) => readSlip(context, parts))
  app.post('/api/matches/bet', (context) => placed(context, parts))
  app.post('/api/matches/bets', (context) => readBets(context, parts))
  app.post('/api/matches/early', (context) => settledEarly(context, parts))
}

/** The body of a call as its schema reads it, or the answer that names the field which is wrong. */
async function readBody<Body extends z.ZodMiniType>(
  context: Context,
  body: Body,
): Promise<{ data: z.infer<Body> } | { fault: Response }> {
  const read = body.safeParse(await readJson(context))
  if (read.success) return { data: read.data }
  const field = read.error.issues[0]?.path.join('.') || 'body'
  return { fault: vendorFault('request', languageOf(context), field) }
}

async function readBoard(context: Context, { services, source }: Parts): Promise<Response> {
  const read = await readBody(context, boardBody)
  if ('fault' in read) return read.fault
  const now = services.now()
  const reading: Reading = { language: languageOf(context), format: read.data.format }
  const matches = await listMatches(services, read.data.league, now - shownAfterMs)
  const looked = await lookAtAll(services, source, matches, now)
  return send({ now, matches: looked.map(({ match, look }) => shownMatch(match, look, reading)) })
}

async function readMarkets(context: Context, { services, source }: Parts): Promise<Response> {
  const read = await readBody(context, marketsBody)
  if ('fault' in read) return read.fault
  const [match] = await findMatches(services, [read.data.matchId])
  if (!match) return vendorFault('request', languageOf(context), 'matchId')
  const reading: Reading = { language: languageOf(context), format: read.data.format }
  return send(shownMarkets(match, await lookAt(services, source, match, services.now()), reading))
}

async function readSlip(context: Context, { services, source }: Parts): Promise<Response> {
  const read = await readBody(context, slipBody)
  if ('fault' in read) return read.fault
  const language = languageOf(context)
  const judged = await judgePicks(services, source, read.data.picks, services.now())
  return send(shownSlip(judged, read.data, { language, format: read.data.format }))
}

function shownSlip(
  judged: readonly JudgedPick[],
  slip: { picks: readonly { matchId: string; pick: string; odds: number }[]; stake?: number | undefined },
  reading: Reading,
) {
  const odds = judged.flatMap((each) => ('leg' in each ? [each.leg.odds] : []))
  const isOpen = odds.length === judged.length
  return {
    picks: judged.map((each, place) => {
      const { matchId: id, pick: text, odds: seen } = slip.picks[place] ?? { matchId: '', pick: '', odds: 0 }
      const names = each.match ? namesIn(reading.language, each.match.names) : { home: '', away: '' }
      const now = 'leg' in each ? each.leg.odds : seen
      return {
        matchId: id,
        ...names,
        ...shownPrice({ pick: text, odds: now }, names, reading),
        isLive: 'leg' in each && each.leg.from !== undefined,
        refusal: 'refusal' in each ? each.refusal : null,
      }
    }),
    total: isOpen ? oddsWords(totalOdds(odds), reading) : null,
    full:
      isOpen && slip.stake !== undefined
        ? mostPayout(
            slip.stake,
            odds.map((each) => ({ odds: each, result: null })),
          )
        : null,
    most: isOpen ? mostStake(odds) : null,
  }
}

async function placed(context: Context, parts: Parts): Promise<Response> {
  const seat = await readSitting(context, parts.services)
  if (!seat) return vendorFault('seamless.session', languageOf(context))
  const { language, minStake, wallet } = seat.sitting
  const read = await readBody(context, betBody)
  if ('fault' in read) return read.fault
  if (read.data.stake < minStake) return vendorFault('request', language, 'stake')
  const { services, source, wallets } = parts
  const taken = await placeBet({ services, source, wallet: wallets[wallet] }, seat, read.data)
  if ('refusal' in taken) return refused(taken, language)
  return answer(parts, seat, taken, read.data.format)
}

async function readBets(context: Context, { services, source }: Parts): Promise<Response> {
  const seat = await readSitting(context, services)
  if (!seat) return vendorFault('seamless.session', languageOf(context))
  const read = await readBody(context, betsBody)
  if ('fault' in read) return read.fault
  const reading: Reading = { language: seat.sitting.language, format: read.data.format }
  const { playerId, wallet } = seat.sitting
  const bets = await listBets(services, seat.sitting, shownBetCount)
  return send({
    bets: await shownBets(services, source, bets, reading),
    // What lies at the merchant is the merchant's to tell.
    balance: wallet === 'seamless' ? null : await findBalance(services, playerId),
  })
}

async function settledEarly(context: Context, parts: Parts): Promise<Response> {
  const { services, source, wallets } = parts
  const seat = await readSitting(context, services)
  if (!seat) return vendorFault('seamless.session', languageOf(context))
  const read = await readBody(context, earlyBody)
  if ('fault' in read) return read.fault
  const bet = await findBet(services, seat.sitting, read.data.betId)
  if (!bet) return vendorFault('request', seat.sitting.language, 'betId')
  const bought = await settleEarly(services, source, bet, read.data.amount)
  if ('refusal' in bought) return refused({ ...bought, field: 'amount' }, seat.sitting.language)
  const settled = await settleMatchBet(services, source, wallets[bet.wallet], bought)
  return answer(parts, seat, settled, read.data.format)
}

/** A refusal in words, with the amount that would have been taken. */
function refused(
  { refusal, field, amount }: { refusal: string; field: string; amount?: number | undefined },
  language: 'VI' | 'EN',
): Response {
  const params = amount === undefined ? undefined : { amount: formatMoney(amount, toLanguage(language)) }
  return vendorFault(refusal, language, field, params)
}

async function answer(
  { services, source }: Parts,
  { sitting }: Seat,
  { bet, balance }: SettledBet,
  odds: Reading['format'],
): Promise<Response> {
  if (bet.state === 'refused') return sittingFault(bet.refusal ?? 'internal', sitting)
  const [shown] = await shownBets(services, source, [bet], { language: sitting.language, format: odds })
  return send({ bet: shown, ...(balance === undefined ? {} : { balance }) })
}
