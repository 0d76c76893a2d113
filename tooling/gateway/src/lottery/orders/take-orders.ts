import { coverageOf, returnOfLine, validShare } from '@saola/rules'
import { isDatabaseAway } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { lockBalances, operatorAccounts, postTransfers, walletsOf } from '../../ledger/ledger.ts'
import { lockProtections } from '../../protection/limit-store.ts'
import type { Services } from '../../services/services.ts'
import { betTransfer } from './bet-transfer.ts'
import { holdExposures } from './check-exposure.ts'
import { addToNumbers } from './exposure-store.ts'
import { stationsOf } from './check-slip.ts'
import { betNoOf, createOrders, type NewOrder } from './new-order-store.ts'
import { listOrdersByKey, markAttempt, undoAttempt, type OrderRow } from './order-store.ts'
import { planOrders, type AskedOrder, type Plan } from './plan-orders.ts'
import { spreadRisk } from './risk-store.ts'
import { createBetStations } from './station-store.ts'

/** What became of an order; `plan` is of one that was placed this time. */
export type TakenOrder = { order: OrderRow; plan?: Plan } | { fault: Fault } | { failure: unknown }

/**
 * Takes the orders of as many accounts in one transaction, each whole or not at all, with the time read in it (lottery 79).
 */
export async function takeOrders(
  trx: Database,
  services: Pick<Services, 'now'>,
  asked: readonly AskedOrder[],
): Promise<TakenOrder[]> {
  const accountIds = asked.map(({ accountId }) => accountId)
  await lockProtections(trx, accountIds)
  const known = new Map((await listOrdersByKey(trx, asked)).map((order) => [order.account_id, order]))
  const fresh = asked.filter(({ accountId }) => !known.has(accountId))
  const { plans, now, refused } = await planOrders(trx, services, fresh)
  const ends = await placeEach(trx, plans, now)
  return asked.map(({ accountId, requestHash }) => {
    const before = known.get(accountId)
    if (before === undefined) {
      const fault = refused.get(accountId)
      return fault ? { fault } : (ends.get(accountId) ?? { fault: new Fault('internal') })
    }
    if (before.request_hash === requestHash) return { order: before }
    return { fault: new Fault('wallet.key.reused', { field: 'Idempotency-Key' }) }
  })
}

type Ends = Map<number, TakenOrder>

/** A wallet was looked at without a lock, and has been emptied since. */
class Overtaken extends Error {}

/**
 * Places orders together; where a wallet was emptied meanwhile, once more while all of them are held. Where the database refuses
 * that, each is placed alone. All of it happens under the same hold on the draws and at the same moment, so that nobody comes late
 * for another one's sake.
 */
async function placeEach(trx: Database, plans: readonly Plan[], now: number): Promise<Ends> {
  if (plans.length === 0) return new Map()
  for (const holdsWallets of [false, true]) {
    const together = await attempt(trx, () => placePlans(trx, plans, { now, holdsWallets }))
    if ('done' in together) return together.done
    if (!(together.failure instanceof Overtaken)) break
  }
  const ends: Ends = new Map()
  for (const plan of plans) {
    const alone = await attempt(trx, () => placePlans(trx, [plan], { now, holdsWallets: true }))
    const end = 'done' in alone ? alone.done.get(plan.asked.accountId) : alone
    if (end) ends.set(plan.asked.accountId, end)
  }
  return ends
}

/** Does what leaves nothing behind where it fails, and nothing of the transaction fails with it unless the database is away. */
async function attempt<Done>(
  trx: Database,
  work: () => Promise<Done>,
): Promise<{ done: Done } | { failure: unknown }> {
  await markAttempt(trx)
  try {
    return { done: await work() }
  } catch (failure) {
    if (isDatabaseAway(failure) && !isDeadlock(failure)) throw failure
    await undoAttempt(trx)
    return { failure }
  }
}

/** Of two transactions that wait for each other the database ends the work of one, whose locks are free again. */
function isDeadlock(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === '40P01'
}

/**
 * Writes the orders that their wallets cover, and takes their stakes, each by a transfer of its own that its bet is found by. The
 * ledger account that all stakes go to is locked last, by the transfers, and so only while they are written.
 */
async function placePlans(
  trx: Database,
  plans: readonly Plan[],
  { now, holdsWallets }: { now: number; holdsWallets: boolean },
): Promise<Ends> {
  const ends: Ends = new Map()
  const wallets = await walletsOf(
    trx,
    plans.map(({ asked }) => asked.accountId),
  )
  const vendors = await vendorAccounts(trx, plans)
  const exposures = await holdExposures(trx, plans)
  const held = holdsWallets
    ? await lockBalances(trx, [...[...wallets.values()].map(({ id }) => id), ...new Set(vendors.values())])
    : undefined
  const covered = plans.filter((plan) => {
    const { accountId } = plan.asked
    const wallet = wallets.get(accountId)
    const balance = held === undefined ? wallet?.balance : held.get(wallet?.id ?? 0)
    const isCovered = (balance ?? 0) >= plan.amount
    const fault = isCovered ? exposures.refuse(plan) : new Fault('wallet.insufficient', { field: 'lines' })
    if (fault) ends.set(accountId, { fault })
    else exposures.count(plan)
    return fault === undefined
  })
  if (covered.length === 0) return ends
  const orders = await createOrders(trx, covered.map(orderOf), now)
  await spreadRisk(trx, {
    accountIds: covered.map(({ asked }) => asked.accountId),
    drawIds: covered.flatMap(({ stakes }) => stakes.map(({ drawId }) => drawId)),
  })
  await addToNumbers(trx, exposures.counted())
  await createBetStations(
    trx,
    covered.flatMap(({ asked }) => {
      const orderId = orders.get(asked.accountId)?.id
      return orderId === undefined ? [] : stationsOf(asked.slip).map((code) => ({ orderId, code }))
    }),
  )
  const posted = await postTransfers(
    trx,
    covered.flatMap(({ asked: { accountId }, game, stakes }) =>
      stakes.map(({ drawId, stake }) =>
        betTransfer({
          kind: 'bet',
          orderNo: betNoOf(orders.get(accountId)?.id ?? 0, drawId),
          amount: -stake,
          version: 0,
          wallet: wallets.get(accountId)?.id ?? 0,
          vendor: vendors.get(accountId) ?? 0,
          remark: game.name_en,
          now,
        }),
      ),
    ),
  )
  const refused = posted.find(({ outcome }) => outcome !== 'posted')
  if (refused?.outcome === 'insufficient' && !holdsWallets) throw new Overtaken()
  // Held wallets were looked at, so this is a failure that leaves nothing behind.
  if (refused) throw new Error(`the ledger refused a stake of an order: ${refused.outcome}`)
  for (const plan of covered) {
    const { accountId } = plan.asked
    const order = orders.get(accountId)
    if (order) ends.set(accountId, { order, plan })
  }
  return ends
}

/** The ledger account that the stake of each bettor goes to. A turn has one order of each. */
async function vendorAccounts(trx: Database, plans: readonly Plan[]): Promise<ReadonlyMap<number, number>> {
  const bettors = new Map<string, number[]>()
  for (const { game, asked } of plans) {
    bettors.set(game.vendor_code, [...(bettors.get(game.vendor_code) ?? []), asked.accountId])
  }
  const accounts = new Map<number, number>()
  for (const [code, ids] of bettors) {
    for (const [id, own] of await operatorAccounts(trx, `vendor:${code}`, ids)) accounts.set(id, own)
  }
  return accounts
}

function orderOf(plan: Plan): NewOrder {
  const { asked, game, lines, stakes } = plan
  return {
    accountId: asked.accountId,
    gameCode: game.code,
    key: asked.key,
    requestHash: asked.requestHash,
    lines,
    stopOnWin: asked.slip.stopOnWin,
    isCounted: asked.mostPerNumber !== undefined,
    nodeId: game.node_id,
    vendor: game.vendor_code,
    validShare: shareOf(plan),
    coverage: coverageOf(game.kind, lines),
    bets: stakes,
  }
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
