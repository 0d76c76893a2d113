import type { OrderLine } from '@saola/protocol'
import { returnOfLine, validShare, type ValidBetTerms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { lockBalances, memberAccounts, operatorAccount, postTransfers } from '../../ledger/ledger.ts'
import { requireOpenFor, requireStakeAllowed } from '../../protection/enforce.ts'
import { listGuardedAccounts, lockProtections } from '../../protection/limit-store.ts'
import type { Services } from '../../services/services.ts'
import { createOfferReader } from '../draws/read-offers.ts'
import { betTransfer } from './bet-transfer.ts'
import { holdDraws, listGames, type BettableDraw, type BettableGame } from './bettable-store.ts'
import { holdExposures } from './check-exposure.ts'
import { addToNumbers } from './exposure-store.ts'
import { checkDraws, checkSlip, checkStations, drawIdsOf, stationsOf, type Slip } from './check-slip.ts'
import { createBets, createOrders, listOrdersByKey, type NewBet, type OrderRow } from './order-store.ts'
import { spreadRisk } from './risk-store.ts'
import { createBetStations, holdStationDays } from './station-store.ts'

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

/** What became of it. */
export type TakenOrder = { order: OrderRow } | { fault: Fault }

type Stake = Pick<NewBet, 'drawId' | 'multiplier' | 'stake'> & { numero: string }

/** An order that may be placed, if the wallet covers it. */
export type Plan = {
  asked: AskedOrder
  game: BettableGame
  lines: readonly OrderLine[]
  stakes: readonly Stake[]
  amount: number
}

/**
 * Takes the orders of as many accounts in one transaction, each whole or not at all, with the time read in it. The ledger
 * account that all stakes go to is locked once for all of them, which is what limits how many orders a second are taken.
 */
export async function takeOrders(
  trx: Database,
  services: Pick<Services, 'now'>,
  asked: readonly AskedOrder[],
): Promise<TakenOrder[]> {
  const accountIds = asked.map(({ accountId }) => accountId)
  await lockProtections(trx, accountIds)
  const placed = new Map((await listOrdersByKey(trx, asked)).map((order) => [order.account_id, order]))
  const fresh = asked.filter(({ accountId }) => !placed.has(accountId))
  const faults = new Map<number, Fault>()
  const plans = await planOrders(trx, services, fresh, faults)
  for (const order of await placePlans(trx, plans, faults)) placed.set(order.account_id, order)
  return asked.map(({ accountId, requestHash }) => {
    const order = placed.get(accountId)
    if (order === undefined) return { fault: faults.get(accountId) ?? new Fault('internal') }
    if (order.request_hash === requestHash) return { order }
    return { fault: new Fault('wallet.key.reused', { field: 'Idempotency-Key' }) }
  })
}

type Planned = { plans: Plan[]; now: number }

async function planOrders(
  trx: Database,
  services: Pick<Services, 'now'>,
  asked: readonly AskedOrder[],
  faults: Map<number, Fault>,
): Promise<Planned> {
  if (asked.length === 0) return { plans: [], now: services.now() }
  const games = await listGames(
    trx,
    asked.map(({ slip }) => slip.gameCode),
  )
  const readOffers = createOfferReader(trx)
  const guarded = new Set(
    await listGuardedAccounts(
      trx,
      asked.map(({ accountId }) => accountId),
    ),
  )
  const draws = await holdDraws(
    trx,
    asked.flatMap(({ slip }) => drawIdsOf(slip)),
  )
  const now = services.now()
  const plans: Plan[] = []
  for (const order of asked) {
    try {
      plans.push(await planOrder(order))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      faults.set(order.accountId, error)
    }
  }
  return { plans, now }

  async function planOrder(order: AskedOrder): Promise<Plan> {
    const { slip, accountId, merchantId } = order
    const isGuarded = guarded.has(accountId)
    if (isGuarded) await requireOpenFor(trx, 'bet', { accountId, now })
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
    if (isGuarded) await requireStakeAllowed(trx, amount, { accountId, now })
    return { asked: order, game, lines, stakes, amount }
  }
}

/** Writes the orders that their wallets cover, and takes their stakes, each by a transfer of its own that its bet is found by. */
async function placePlans(
  trx: Database,
  { plans, now }: Planned,
  faults: Map<number, Fault>,
): Promise<OrderRow[]> {
  if (plans.length === 0) return []
  const wallets = await memberAccounts(
    trx,
    plans.map(({ asked }) => asked.accountId),
  )
  const vendors = new Map<string, number>()
  for (const { game } of plans) {
    if (vendors.has(game.vendor_code)) continue
    vendors.set(game.vendor_code, await operatorAccount(trx, `vendor:${game.vendor_code}`))
  }
  const exposures = await holdExposures(trx, plans)
  const balances = await lockBalances(trx, [...wallets.values(), ...vendors.values()])
  const covered = plans.filter((plan) => {
    const {
      asked: { accountId },
      amount,
    } = plan
    const isCovered = (balances.get(wallets.get(accountId) ?? 0) ?? 0) >= amount
    const fault = isCovered ? exposures.refuse(plan) : new Fault('wallet.insufficient', { field: 'lines' })
    if (fault) faults.set(accountId, fault)
    else exposures.count(plan)
    return fault === undefined
  })
  if (covered.length === 0) return []
  const orders = await createOrders(trx, covered.map(orderOf), now)
  const bets = covered.flatMap((plan) => betsOf(plan, orders, now))
  await createBets(trx, bets)
  await spreadRisk(trx, {
    accountIds: covered.map(({ asked }) => asked.accountId),
    drawIds: bets.map(({ drawId }) => drawId),
  })
  await addToNumbers(trx, exposures.counted())
  for (const { asked } of covered) {
    const orderId = orders.get(asked.accountId)?.id
    if (orderId !== undefined) await createBetStations(trx, orderId, stationsOf(asked.slip))
  }
  const posted = await postTransfers(
    trx,
    bets.map(({ orderNo, stake, accountId, vendor, remark }) =>
      betTransfer({
        kind: 'bet',
        orderNo,
        amount: -stake,
        version: 0,
        wallet: wallets.get(accountId) ?? 0,
        vendor: vendors.get(vendor) ?? 0,
        remark,
        now,
      }),
    ),
  )
  // The wallets are locked and were looked at, so this is a failure that leaves nothing of the batch behind.
  const refused = posted.find(({ outcome }) => outcome !== 'posted')
  if (refused) throw new Error(`the ledger refused a stake of an order: ${refused.outcome}`)
  return [...orders.values()]
}

function orderOf({ asked, game, lines }: Plan) {
  return {
    accountId: asked.accountId,
    gameCode: game.code,
    key: asked.key,
    requestHash: asked.requestHash,
    lines,
    stopOnWin: asked.slip.stopOnWin,
    isCounted: asked.mostPerNumber !== undefined,
  }
}

function betsOf(plan: Plan, orders: ReadonlyMap<number, OrderRow>, now: number): NewBet[] {
  const { asked, game, stakes } = plan
  const { accountId } = asked
  const share = shareOf(plan)
  const orderId = orders.get(accountId)?.id
  if (orderId === undefined) throw new Error(`the order of the account ${accountId} was not written`)
  return stakes.map(({ drawId, numero, multiplier, stake }) => ({
    orderNo: `LT${orderId}-${drawId}`,
    orderId,
    accountId,
    nodeId: game.node_id,
    vendor: game.vendor_code,
    remark: game.name_en,
    drawId,
    roundId: numero,
    multiplier,
    stake,
    validShare: share,
    now,
  }))
}

/** What of an order counts as valid bet: of each line its share, by what it costs. */
function shareOf({ asked, game: { kind, family }, lines }: Plan): number {
  const cost = lines.reduce((sum, { stake }) => sum + stake, 0)
  const counted = lines.reduce((sum, line) => {
    const share = validShare(asked.validBets, family, returnOfLine(kind, line))
    return sum + (share * line.stake) / cost
  }, 0)
  return Math.floor(counted)
}

function stakesOf(
  { draws: wanted }: Slip,
  lines: readonly OrderLine[],
  draws: readonly BettableDraw[],
): Stake[] {
  const cost = lines.reduce((sum, { stake }) => sum + stake, 0)
  const multipliers = new Map(wanted.map(({ drawId, multiplier }) => [drawId, multiplier]))
  return draws.flatMap(({ id, numero }) => {
    const multiplier = multipliers.get(String(id))
    return multiplier === undefined ? [] : [{ drawId: id, numero, multiplier, stake: cost * multiplier }]
  })
}
