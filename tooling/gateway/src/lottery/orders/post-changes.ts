import type { Database } from '../../db/database.ts'
import { noteLargeSums } from '../../events/large-sum-store.ts'
import {
  hashRequest,
  lockBalances,
  operatorAccounts,
  postTransfers,
  type TransferRequest,
} from '../../ledger/ledger.ts'
import { movesOf, type Change, type Moves } from './bring-to.ts'
import { writeFates, type Payer } from './settlement-store.ts'

/**
 * Writes what became of bets that the transaction has locked, and moves their money in one call, which locks all ledger
 * accounts in one order.
 */
export async function postChanges(
  trx: Database,
  changes: readonly Change[],
  { vendor_code: code, name_en: remark, now }: Payer & { now: number },
): Promise<void> {
  if (changes.length === 0) return
  const bettors = [...new Set(changes.map(({ bet }) => bet.account_id))]
  const vendors = await operatorAccounts(trx, `vendor:${code}`, bettors)
  const moves = changes.map((change): MovesOf => {
    const { account_id: accountId } = change.bet
    const vendor = ownOf(vendors, accountId)
    return { accountId, ...movesOf(change, { vendor, remark, now }) }
  })
  await writeFates(
    trx,
    changes.map(({ fate }) => fate),
    now,
  )
  await noteLargeSums(
    trx,
    'win',
    changes.map(({ bet, fate }) => ({
      accountId: bet.account_id,
      amount: fate.win,
      at: now,
      actor: 'gateway',
      subject: bet.order_no,
      after: { title: remark, stake: bet.bet_amount },
    })),
  )
  const transfers = moves.some(({ taken }) => taken !== undefined)
    ? await covered(trx, { moves, bettors, now })
    : moves.flatMap(({ given }) => given ?? [])
  const posted = await postTransfers(trx, transfers)
  const refused = posted.findIndex(({ outcome }) => outcome !== 'posted')
  if (refused >= 0) {
    throw new Error(`the ledger refused ${transfers[refused]?.key}: ${posted[refused]?.outcome}`)
  }
}

/** What a bet of an account moves. */
type MovesOf = Moves & { accountId: number }

function ownOf(accounts: ReadonlyMap<number, number>, accountId: number): number {
  const own = accounts.get(accountId)
  if (own === undefined) throw new Error(`there is no account ${accountId}`)
  return own
}

/**
 * What is given comes before what is taken back. Where a wallet no longer covers what an older version paid, the operator's
 * promotions give what is missing first, so that nobody owes anything and the whole is taken back all the same (lottery 51).
 */
async function covered(
  trx: Database,
  { moves, bettors, now }: { moves: readonly MovesOf[]; bettors: readonly number[]; now: number },
): Promise<TransferRequest[]> {
  const promotions = await operatorAccounts(trx, 'promotion', bettors)
  const asked = moves.flatMap(({ given, taken }) => [given ?? [], taken ?? []].flat())
  const ids = new Set(asked.flatMap(({ entries }) => entries.map(({ ledgerAccountId: id }) => id)))
  const balances = await lockBalances(trx, [...ids, ...new Set(promotions.values())])
  const transfers: TransferRequest[] = []
  for (const { accountId, given, taken } of moves) {
    const promotion = ownOf(promotions, accountId)
    for (const transfer of [given, taken]) {
      const [own] = transfer?.entries ?? []
      if (transfer === undefined || own === undefined) continue
      const after = (balances.get(own.ledgerAccountId) ?? 0) + own.amount
      if (after < 0)
        transfers.push(missing(transfer, { wallet: own.ledgerAccountId, promotion, amount: -after, now }))
      balances.set(own.ledgerAccountId, Math.max(0, after))
      transfers.push(transfer)
    }
  }
  return transfers
}

function missing(
  { key, reference }: TransferRequest,
  { wallet, promotion, amount, now }: { wallet: number; promotion: number; amount: number; now: number },
): TransferRequest {
  return {
    scope: 'lottery',
    key: `${key}:missing`,
    requestHash: hashRequest(key, amount),
    kind: 'adjustment',
    reference,
    remark: 'wallet.statement.remark.lottery_missing',
    now,
    entries: [
      { ledgerAccountId: wallet, amount },
      { ledgerAccountId: promotion, amount: -amount },
    ],
  }
}
