import { accountType, type OrderLine } from '@saola/protocol'
import type { KnownPlace, ValidBetTerms } from '@saola/rules'
import { isGated, unverifiedFault } from '../../accounts/identity/require-verified.ts'
import { requirePlace } from '../../accounts/places/check-place.ts'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { playRulesOf } from '../../db/play-settings.ts'
import { requireOpenFamily } from '../../system/module-switches.ts'
import { readStakeGuards } from '../../protection/guard-stakes.ts'
import { listStakers, type Staker } from '../../protection/staker-store.ts'
import type { Services } from '../../services/services.ts'
import { requireOpen } from '../../system/system-state.ts'
import { createOfferReader } from '../draws/read-offers.ts'
import { holdDraws, listGames, type BettableDraw, type BettableGame } from './bettable-store.ts'
import {
  checkDraws,
  checkSlip,
  checkStations,
  drawIdsOf,
  requireFlatPlan,
  stationsOf,
  type Slip,
} from './check-slip.ts'
import type { NewBet } from './new-order-store.ts'
import { holdStationDays, type AskedDay, type StationDay } from './station-store.ts'

/** An order as a member asks for it. */
export type AskedOrder = {
  accountId: number
  merchantId: number
  language: 'VI' | 'EN'
  key: string
  /** Fingerprint of the slip: the same key with another one is refused. */
  requestHash: string
  /** The most that a number of a draw may cost the merchant, where it has set that. */
  mostPerNumber: number | undefined
  /** Country code of where it comes from. */
  region: string
  /** Where a service of places said that its session is, where one was asked (protection 25). */
  place?: KnownPlace | undefined
  /** What of its bets counts as valid bet. */
  validBets: ValidBetTerms
  slip: Slip
}

/** The part of an order on one draw, with when that is drawn, and when it or the first of the other stations locks. */
export type Stake = NewBet & Pick<BettableDraw, 'state' | 'locks_at' | 'draws_at'>

/** An order that may be placed, if the wallet covers it. */
export type Plan = {
  asked: AskedOrder
  game: BettableGame
  lines: readonly OrderLine[]
  stakes: readonly Stake[]
  amount: number
}

/** Orders that may be placed, and the moment at which they are; `refused` tells by the account why others may not. */
export type Planned = { plans: Plan[]; now: number; refused: ReadonlyMap<number, Fault> }

/**
 * Looks at orders of as many accounts, which are locked. Their draws stay as they are until the transaction ends, and the time is
 * read after that.
 */
export async function planOrders(
  trx: Database,
  services: Pick<Services, 'now'>,
  asked: readonly AskedOrder[],
): Promise<Planned> {
  const refused = new Map<number, Fault>()
  if (asked.length === 0) return { plans: [], now: services.now(), refused }
  const games = await listGames(
    trx,
    asked.map(({ slip }) => slip.gameCode),
  )
  const readOffers = createOfferReader(trx)
  const draws = await holdDraws(
    trx,
    asked.flatMap(({ slip }) => drawIdsOf(slip)),
  )
  const days = await holdStationDays(
    trx,
    asked.flatMap(({ slip }) => daysOf(slip, draws)),
  )
  const now = services.now()
  const stakers = await listStakers(
    trx,
    asked.map(({ accountId }) => accountId),
  )
  const guards = await readStakeGuards(trx, stakers.values(), now)
  const plans: Plan[] = []
  for (const order of asked) {
    try {
      plans.push(await planOrder(order))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      refused.set(order.accountId, error)
    }
  }
  return { plans, now, refused }

  async function planOrder(order: AskedOrder): Promise<Plan> {
    const { slip, accountId, merchantId, region, place } = order
    const staker = stakers.get(accountId)
    if (staker?.is_active !== true) throw new Fault('login.not.session')
    requireOpen({ alwaysOpen: false }, staker.settings, { now, region })
    requirePlace(staker.settings, place, now)
    requireVerifiedStaker(staker, now)
    guards.requireOpen(accountId)
    const game = games.get(slip.gameCode)
    if (game === undefined) throw new Fault('not_found', { field: 'gameCode' })
    if (game.is_new === 1 || !game.playable) {
      throw new Fault('game.under.maintenance', { messageKey: 'games.under_maintenance' })
    }
    requireOpenFamily(staker.settings.whitelabel, game.family)
    const offering = { id: merchantId, settings: staker.settings }
    const lines = checkSlip(slip, game, await readOffers(offering, game.kind))
    const own = draws.filter(({ game_code: code }) => code === game.code)
    checkDraws(slip, own, now)
    const wanted = own.filter(({ id }) => slip.draws.some(({ drawId }) => drawId === String(id)))
    if (!playRulesOf(staker.settings).raisingPlans) requireFlatPlan(slip, wanted)
    const beside = days.filter(({ own_code: code }) => code === game.code)
    checkStations(slip, wanted, { days: beside, now })
    const stakes = stakesOf(slip, lines, { draws: wanted, days: beside })
    const amount = stakes.reduce((sum, { stake }) => sum + stake, 0)
    if (!Number.isSafeInteger(amount)) throw new Fault('lottery.line.refused', { field: 'lines' })
    guards.requireStakeAllowed(accountId, amount)
    return { asked: order, game, lines, stakes, amount }
  }
}

/** Refuses the orders of members whose identity is not verified, where the merchant asks for that (protection 24). */
function requireVerifiedStaker(staker: Staker, now: number): void {
  if (staker.type !== accountType.member) return
  const member = { registeredAt: staker.registered_at, isVerified: staker.is_verified }
  if (isGated(staker.settings, 'play', member, now)) throw unverifiedFault('play')
}

/** The days of other stations that a slip looks at: each of them on each of its draws. */
function daysOf(slip: Slip, draws: readonly BettableDraw[]): AskedDay[] {
  const stations = stationsOf(slip)
  if (stations.length === 0) return []
  const own = new Set(drawIdsOf(slip))
  return draws
    .filter(({ game_code: code, id }) => code === slip.gameCode && own.has(id))
    .flatMap(({ numero }) => stations.map((station) => ({ gameCode: slip.gameCode, station, numero })))
}

function stakesOf(
  slip: Slip,
  lines: readonly OrderLine[],
  { draws, days }: { draws: readonly BettableDraw[]; days: readonly StationDay[] },
): Stake[] {
  const cost = lines.reduce((sum, { stake }) => sum + stake, 0)
  const multipliers = new Map(slip.draws.map(({ drawId, multiplier }) => [drawId, multiplier]))
  const stations = stationsOf(slip)
  return draws.map(({ id, numero, state, locks_at: locksAt, draws_at: drawsAt }) => {
    const multiplier = multipliers.get(String(id)) ?? 0
    const locks = days
      .filter((day) => day.numero === numero && stations.includes(day.game_code))
      .map((day) => day.locks_at)
    return {
      drawId: id,
      numero,
      multiplier,
      stake: cost * multiplier,
      state,
      locks_at: Math.min(locksAt, ...locks),
      draws_at: drawsAt,
    }
  })
}
