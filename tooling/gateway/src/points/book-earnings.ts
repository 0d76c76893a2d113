import { bookPoints, jobPeriods } from '@saola/rules'
import { notePlayed } from '../accounts/played-store.ts'
import type { Database } from '../db/database.ts'
import {
  hashRequest,
  lockBalances,
  operatorAccounts,
  pointsAccounts,
  postTransfers,
} from '../ledger/ledger.ts'
import type { Job } from '../services/job.ts'
import { addDebts, listSettleable } from './debt-store.ts'
import {
  lockProgress,
  saveEarnings,
  skipChanges,
  takeChanges,
  type Earning,
  type PointChange,
} from './earning-store.ts'
import { pointSettingsOf } from './point-settings.ts'
import { settleDebts } from './settle-debts.ts'

const inOne = 20_000

/** Turns what was played and deposited since the last run into points (points 10). A change is taken in the transaction that books it. */
export const bookEarnings: Job = {
  name: 'points.book-earnings',
  everyMs: jobPeriods.bookPoints,
  run: async ({ db, now }) => {
    let booked = 0
    for (;;) {
      const count = await db.transaction().execute((trx) => bookSome(trx, now()))
      booked += count
      if (count < inOne) break
    }
    const due = await listSettleable(db, inOne)
    if (due.length > 0) booked += await db.transaction().execute((trx) => settleDebts(trx, due, now()))
    return booked
  },
}

async function bookSome(trx: Database, now: number): Promise<number> {
  const { count, changes } = await takeChanges(trx, inOne)
  const rated = changes.flatMap((change) => {
    const ratio = pointSettingsOf(change.settings).earn[change.type]
    return ratio === undefined ? [] : [{ change, current: ratio }]
  })
  const isRated = new Set(rated.map(({ change }) => change))
  await skipChanges(
    trx,
    changes.filter((change) => !isRated.has(change)),
  )
  await notePlayed(trx, [
    ...new Set(changes.filter(({ type }) => type !== 'deposit').map((change) => change.account_id)),
  ])
  if (rated.length === 0) return count
  const known = await lockProgress(
    trx,
    rated.map(({ change }) => change),
  )
  const earners = [...new Set(rated.map(({ change }) => change.account_id))]
  const accounts = await pointsAccounts(trx, earners)
  const issuing = await operatorAccounts(trx, 'points-issued', earners)
  const balances = new Map(await lockBalances(trx, [...new Set(issuing.values()), ...accounts.values()]))
  const earnings = rated.map(({ change, current }): Earning => {
    const before = known.get(nameOf(change))
    // What is taken back was earned by the ratio that was booked last.
    const ratio = change.amount < 0 && before !== undefined && before.perAmount > 0 ? before : current
    // The rest was counted in the old ratio (points 10).
    const isSame = before?.points === ratio.points && before.perAmount === ratio.perAmount
    const own = accountOf(accounts, change)
    const balance = balances.get(own) ?? 0
    const booked = bookPoints(ratio, change.amount, isSame ? before.carried : 0, balance)
    balances.set(own, balance + booked.changed)
    return { change, ratio, ...booked, transferId: undefined }
  })
  const moving = earnings.filter(({ changed }) => changed !== 0)
  const posted = await postTransfers(
    trx,
    moving.map(({ change, changed }) => ({
      scope: 'points',
      key: `${change.type}:${change.last_id}`,
      requestHash: hashRequest(change.account_id, change.type, changed),
      kind: 'points',
      reference: change.type,
      remark: `points.type.${change.type}`,
      now,
      entries: [
        { ledgerAccountId: accountOf(issuing, change), amount: -changed },
        { ledgerAccountId: accountOf(accounts, change), amount: changed },
      ],
    })),
  )
  const transferOf = new Map(
    moving.map((earning, index) => {
      const answer = posted[index]
      if (answer?.outcome !== 'posted') throw new Error(`points were not booked: ${answer?.outcome}`)
      return [earning, answer.transferId] as const
    }),
  )
  await saveEarnings(
    trx,
    earnings.map((earning) => ({ ...earning, transferId: transferOf.get(earning) })),
  )
  await addDebts(
    trx,
    earnings.flatMap(({ change, owed }) => (owed === 0 ? [] : [{ accountId: change.account_id, owed }])),
  )
  await settleDebts(trx, [...accounts.keys()], now)
  return count
}

function nameOf({ account_id: account, type }: PointChange): string {
  return `${account}/${type}`
}

function accountOf(accounts: ReadonlyMap<number, number>, { account_id: account }: PointChange): number {
  const own = accounts.get(account)
  if (own === undefined) throw new Error(`account ${account} has no account of points`)
  return own
}
