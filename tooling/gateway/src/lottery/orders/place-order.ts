import type { calls, LotteryOrder, OrderLine } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfers } from '../../ledger/ledger.ts'
import { requireOpenFor, requireStakeAllowed } from '../../protection/enforce.ts'
import { lockProtection } from '../../protection/limit-store.ts'
import { parseId } from '../../wallet/parse-id.ts'
import { readOffers } from '../draws/read-offers.ts'
import { betTransfer } from './bet-transfer.ts'
import { findGame, holdDraws, listDraws, type BettableDraw, type BettableGame } from './bettable-store.ts'
import { checkDraws, checkSlip, type Slip } from './check-slip.ts'
import { describeOrder } from './describe-order.ts'
import { createBets, createOrder, findOrderByKey, type NewBet, type OrderRow } from './order-store.ts'

/**
 * Places the lines of a slip on each of its draws, all or none: the stakes are taken in one transaction, with the time read
 * in it. The same key answers with the same order, whatever has become of the draws meanwhile.
 */
export const placeOrder: Handler<typeof calls.lottery.place> = async (context) => {
  const { account, services, input, idempotencyKey } = context
  const known = await findOrderByKey(services.db, account.id, idempotencyKey)
  if (known) return repeat(context, known)
  const guarded = { accountId: account.id, now: services.now(), language: context.language }
  await requireOpenFor(services.db, 'bet', guarded)
  const game = await findGame(services.db, input.gameCode)
  if (game === undefined) throw new Fault('not_found', { field: 'gameCode' })
  const offers = await readOffers(services.db, context.merchant.id, game.kind)
  const lines = checkSlip(input, game, offers, context.language)
  // Looked at without a lock first, so that those who come late hold up nobody.
  const seen = await listDraws(services.db, game.code, drawIdsOf(input))
  checkDraws(input, seen, guarded)
  const order = await services.db.transaction().execute((trx) => take(trx, context, { game, lines }))
  return repeat(context, order)
}

async function take(
  trx: Database,
  context: Context,
  { game, lines }: { game: BettableGame; lines: readonly OrderLine[] },
): Promise<OrderRow> {
  const { account, services, input, language } = context
  await lockProtection(trx, account.id)
  const known = await findOrderByKey(trx, account.id, context.idempotencyKey)
  if (known) return known
  const draws = await holdDraws(trx, game.code, drawIdsOf(input))
  const now = services.now()
  checkDraws(input, draws, { now, language })
  const stakes = stakesOf(input, lines, draws)
  const amount = stakes.reduce((sum, { stake }) => sum + stake, 0)
  if (!Number.isSafeInteger(amount)) throw new Fault('lottery.line.refused', { field: 'lines' })
  await requireStakeAllowed(trx, amount, { accountId: account.id, now, language })
  const order = await createOrder(trx, {
    account_id: account.id,
    game_code: game.code,
    idempotency_key: context.idempotencyKey,
    request_hash: hashOf(input),
    lines,
    stop_on_win: input.stopOnWin,
    placed_at: now,
  })
  const bets = stakes.map((stake) => ({ ...stake, ...namesOf(order, stake) }))
  const placing = {
    id: order.id,
    accountId: account.id,
    nodeId: game.node_id,
    vendor: game.vendor_code,
    now,
  }
  await createBets(trx, placing, bets)
  await pay(trx, { accountId: account.id, game, bets, now })
  return order
}

/** Takes the stakes, each by a transfer of its own that its bet is found by, all in one call; or refuses them all. */
async function pay(
  trx: Database,
  {
    accountId,
    game,
    bets,
    now,
  }: { accountId: number; game: BettableGame; bets: readonly NewBet[]; now: number },
): Promise<void> {
  const wallet = await memberAccount(trx, accountId)
  const vendor = await operatorAccount(trx, `vendor:${game.vendor_code}`)
  const posted = await postTransfers(
    trx,
    bets.map(({ orderNo, stake }) =>
      betTransfer({
        kind: 'bet',
        orderNo,
        amount: -stake,
        version: 0,
        wallet,
        vendor,
        remark: game.name_en,
        now,
      }),
    ),
  )
  if (posted.some(({ outcome }) => outcome === 'insufficient')) {
    throw new Fault('wallet.insufficient', { field: 'lines' })
  }
  if (posted.some(({ outcome }) => outcome !== 'posted'))
    throw new Error('a stake was taken before its order')
}

function stakesOf(
  { draws: wanted }: Slip,
  lines: readonly OrderLine[],
  draws: readonly BettableDraw[],
): (Pick<NewBet, 'drawId' | 'multiplier' | 'stake'> & { numero: string })[] {
  const cost = lines.reduce((sum, { stake }) => sum + stake, 0)
  const multipliers = new Map(wanted.map(({ drawId, multiplier }) => [drawId, multiplier]))
  return draws.map(({ id, numero }) => {
    const multiplier = multipliers.get(String(id)) ?? 1
    return { drawId: id, numero, multiplier, stake: cost * multiplier }
  })
}

function namesOf({ id }: OrderRow, { drawId, numero }: { drawId: number; numero: string }) {
  return { orderNo: `LT${id}-${drawId}`, roundId: numero }
}

function repeat(context: Context, order: OrderRow): Promise<LotteryOrder> {
  if (order.request_hash !== hashOf(context.input)) {
    throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  }
  return describeOrder(context.services, order, context.language)
}

function hashOf(input: Slip): string {
  return hashRequest(JSON.stringify(input))
}

function drawIdsOf({ draws }: Slip): number[] {
  return draws.map(({ drawId }) => parseId(drawId))
}

type Context = CallContext<Slip>
