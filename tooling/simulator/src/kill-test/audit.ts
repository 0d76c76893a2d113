import type { Client } from 'pg'
import { openDatabase } from '@saola/server'
import { reconcile, type Schema } from '@saola/gateway'
import type { ClientRun } from './client.ts'

/** Everything that is wrong in the end, next to what the clients were told. */
export async function audit(client: Client, url: string, runs: readonly ClientRun[]): Promise<string[]> {
  const wrong: string[] = []
  const table = async (text: string, column: string) => {
    const { rows } = await client.query<Record<string, string>>(text)
    return Map.groupBy(rows, (row) => String(row[column]))
  }
  const deposits = await table('select * from deposit', 'idempotency_key')
  const payments = await table('select * from bank_transfer', 'bank_reference')
  const withdrawals = await table('select * from withdrawal', 'idempotency_key')
  const moves = await table('select * from vendor_transfer', 'order_no')
  const orders = await table('select * from vendor.wallet_order', 'order_id')
  const balances = await table(
    `select owner_id, balance from ledger_account where kind = 'wallet'`,
    'owner_id',
  )

  for (const { person, told } of runs) {
    let expected = 0
    for (const { key, depositId } of told.deposits) {
      const found = deposits.get(key) ?? []
      if (found.length !== 1 || String(found[0]?.['id']) !== depositId)
        wrong.push(`${key}: told deposit ${depositId}, found ${found.length}`)
    }
    for (const { reference, amount } of told.payments) {
      const found = payments.get(reference) ?? []
      if (found.length !== 1 || found[0]?.['state'] !== 'credited')
        wrong.push(`${reference}: found ${found.length}, ${found[0]?.['state']}`)
      expected += amount
    }
    for (const { key, withdrawalId, amount, isCancelled } of told.withdrawals) {
      const found = withdrawals.get(key) ?? []
      const state = found[0]?.['state']
      if (found.length !== 1 || String(found[0]?.['id']) !== withdrawalId)
        wrong.push(`${key}: told withdrawal ${withdrawalId}, found ${found.length}`)
      if (isCancelled && state !== 'cancelled') wrong.push(`${key}: told cancelled, is ${state}`)
      if (state !== 'cancelled') expected -= amount
    }
    for (const { orderNo } of told.moves) {
      const row = moves.get(orderNo)?.[0]
      const atVendor = orders.get(orderNo)?.[0]?.['state']
      if (row?.['state'] !== atVendor)
        wrong.push(`${orderNo}: ${row?.['state']}, and the vendor says ${atVendor}`)
      if (row?.['state'] === 'done') expected += (row['direction'] === 'in' ? -1 : 1) * Number(row['amount'])
    }
    const held = Number(balances.get(String(person.accountId))?.[0]?.['balance'])
    if (held !== expected)
      wrong.push(`${person.name} has ${held}, and by all answers should have ${expected}`)
  }
  const opened = await openDatabase<Schema>({ url })
  const report = await reconcile(opened.db).finally(() => opened.close())
  if (!report.clean) wrong.push(...report.lines.filter((line) => !line.startsWith('ok')))
  return wrong
}
