import type { OrderLine } from '@saola/protocol'
import type { ValidBetTerms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { readStakeGuards } from '../../protection/guard-stakes.ts'
import type { Services } from '../../services/services.ts'
import { createOfferReader } from '../draws/read-offers.ts'
import { holdDraws, listGames, type BettableDraw, type BettableGame } from './bettable-store.ts'
import { checkDraws, checkSlip, checkStations, drawIdsOf, stationsOf, type Slip } from './check-slip.ts'
import type { NewBet } from './new-order-store.ts'
import { holdStationDays } from './station-store.ts'

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
  /** What of its bets counts as valid bet. */
  validBets: ValidBetTerms
  slip: Slip
}

/** An order that may be placed, if the wallet covers it. */
export type Plan = {
  asked: AskedOrder
  game: BettableGame
  lines: readonly OrderLine[]
  stakes: readonly NewBet[]
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
  const now = services.now()
  const guards = await readStakeGuards(
    trx,
    asked.map(({ accountId }) => accountId),
    now,
  )
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
    const { slip, accountId, merchantId } = order
    guards.requireOpen(accountId)
    const game = games.get(slip.gameCode)
    if (game === undefined) throw new Fault('not_found', { field: 'gameCode' })
    const lines = checkSlip(slip, game, await readOffers(merchantId, game.kind))
    const own = draws.filter(({ game_code: code }) => code === game.code)
    checkDraws(slip, own, now)
    const wanted = own.filter(({ id }) => slip.draws.some(({ drawId }) => drawId === String(id)))
    const numeros = wanted.map(({ numero }) => numero)
    const days = await holdStationDays(trx, game.code, { numeros, codes: stationsOf(slip) })
    checkStations(slip, wanted, { days, now })
    const stakes = stakesOf(slip, lines, own)
    const amount = stakes.reduce((sum, { stake }) => sum + stake, 0)
    if (!Number.isSafeInteger(amount)) throw new Fault('lottery.line.refused', { field: 'lines' })
    guards.requireStakeAllowed(accountId, amount)
    return { asked: order, game, lines, stakes, amount }
  }
}

function stakesOf(
  { draws: wanted }: Slip,
  lines: readonly OrderLine[],
  draws: readonly BettableDraw[],
): NewBet[] {
  const cost = lines.reduce((sum, { stake }) => sum + stake, 0)
  const multipliers = new Map(wanted.map(({ drawId, multiplier }) => [drawId, multiplier]))
  return draws.flatMap(({ id, numero }) => {
    const multiplier = multipliers.get(String(id))
    return multiplier === undefined ? [] : [{ drawId: id, numero, multiplier, stake: cost * multiplier }]
  })
}
