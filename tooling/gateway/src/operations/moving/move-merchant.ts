import { StartRefused } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { findMerchantByCode, isEmpty } from '../../http/merchant-store.ts'
import {
  carryRows,
  countRows,
  countShared,
  deleteRows,
  goOnCounting,
  listColumns,
  listInOrder,
  mindRows,
  readRows,
  weighRows,
  writeRows,
} from './merchant-rows-store.ts'
import { listRowsAcross } from './rows-across-store.ts'
import { whoseRows, type TableName } from './whose-rows.ts'

/** So many rows are read and written at once. */
const usualPage = 2_000

/** Where a merchant is, and where it goes: a database that is up to date and has no merchant. */
export type Move = { from: Database; to: Database; code: string; pageSize?: number }

/** How many rows a table has of a merchant. */
export type Carried = { table: TableName; rows: number }

/**
 * Copies a merchant with all that is its own, and what all merchants share, as they are in one moment, and tells how many rows
 * that were (system 42). Nothing is changed where it comes from. Throws `StartRefused` where the other database has a merchant,
 * or where money of others was part of a transfer.
 */
export async function copyMerchant({ from, to, code, pageSize = usualPage }: Move): Promise<Carried[]> {
  const merchantId = await findId(from, code)
  if (!(await isEmpty(to))) throw new StartRefused('The other database has a merchant already.')
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (source) => {
      const shared = await countShared(source, merchantId)
      if (shared > 0) {
        throw new StartRefused(
          `${shared} transfers of "${code}" have money of others in them, from before each merchant had accounts of its own.`,
        )
      }
      const across = await listRowsAcross(source)
      if (across.length > 0) {
        throw new StartRefused(
          `Rows lead to rows of another merchant: ${across.map(({ way }) => way).join(', ')}.`,
        )
      }
      return to.transaction().execute((target) => carry(source, target, { merchantId, pageSize }))
    })
}

async function carry(
  source: Database,
  target: Database,
  { merchantId, pageSize }: { merchantId: number; pageSize: number },
): Promise<Carried[]> {
  const tables = (await listInOrder(target)).filter((table) => whoseRows[table] !== 'passing')
  await carryRows(target, tables)
  // What the migrations put there is there in what is copied.
  for (const table of tables.toReversed()) await deleteRows(target, table)
  const carried: Carried[] = []
  for (const table of tables) {
    const columns = await listColumns(target, table)
    for await (const page of readRows(source, { table, merchantId, pageSize })) {
      await writeRows(target, { table, columns }, page)
    }
    carried.push({ table, rows: await countRows(target, table, merchantId) })
  }
  await mindRows(target, tables)
  await goOnCounting(target)
  return carried
}

/**
 * Takes a merchant away that was copied, with all that is its own, and tells how many rows that were (system 42). Throws
 * `StartRefused` where the copy has not the same rows of each table: something was written since, here or there.
 */
export async function removeMerchant({ from, to, code }: Move): Promise<Carried[]> {
  const merchantId = await findId(from, code)
  return from.transaction().execute(async (source) => {
    const tables = (await listInOrder(source)).filter(
      (table) => typeof whoseRows[table] === 'object' || isOwn(table),
    )
    await carryRows(source, tables)
    const removed: Carried[] = []
    for (const table of tables) {
      const here = await weighRows(source, table, merchantId)
      const there = await weighRows(to, table, merchantId)
      if (here.rows !== there.rows || here.sum !== there.sum) {
        throw new StartRefused(
          `The copy of "${code}" has other rows of ${table} (${there.rows} there, ${here.rows} here): it was not copied, or was written to since.`,
        )
      }
      removed.push({ table, rows: here.rows })
    }
    for (const table of tables.toReversed()) await deleteRows(source, table, merchantId)
    await mindRows(source, tables)
    return removed
  })
}

function isOwn(table: TableName): boolean {
  return whoseRows[table] === 'merchant' || whoseRows[table] === 'ledger'
}

async function findId(db: Database, code: string): Promise<number> {
  const merchant = await findMerchantByCode(db, code)
  if (merchant === undefined) throw new StartRefused(`There is no merchant "${code}".`)
  return merchant.id
}
