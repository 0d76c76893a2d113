import type { Client } from 'pg'
import { openDatabase } from '@saola/server'
import { reconcile, type Schema } from '@saola/gateway'
import { judgeVendor } from '../games/judge-vendor.ts'
import { judgeOrders } from './judge-orders.ts'
import { secrets } from './servers.ts'
import type { ClientRun } from './client.ts'

/** Everything that is wrong in the end, next to what the clients were told; `games` is the vendor's own database. */
export async function audit(
  { client, games, url }: { client: Client; games: Client; url: string },
  runs: readonly ClientRun[],
): Promise<string[]> {
  const rowsOf = async (text: string, from = client) => (await from.query<Record<string, string>>(text)).rows
  const table = async (text: string, column: string, from = client) =>
    Map.groupBy(await rowsOf(text, from), (row) => String(row[column]))
  const tellings = runs.map(({ told }) => told)
  const { wrong, brought } = await judgeVendor(
    { vendor: (text) => rowsOf(text, games), gateway: rowsOf },
    {
      games: tellings.flatMap((each) => each.games),
      tables: tellings.flatMap((each) => each.tables),
      matches: tellings.flatMap((each) => each.matches),
      looks: [],
    },
    secrets.vendorStore,
  )
  const ordered = await judgeOrders(
    rowsOf,
    tellings.flatMap(({ orders }) => orders),
  )
  wrong.push(...ordered.wrong)
  const bringing = Map.groupBy(brought, ({ playerId }) => playerId)
  const deposits = await table('select * from deposit', 'idempotency_key')
  const payments = await table('select * from bank_transfer', 'bank_reference')
  const withdrawals = await table('select * from withdrawal', 'idempotency_key')
  const moves = await table('select * from vendor_transfer', 'order_no')
  const walletOrders = await table('select * from vendor.wallet_order', 'order_id', games)
  const atVendor = await table('select * from vendor.player_wallet', 'player_id', games)
  const balances = await table(
    `select owner_id, balance from ledger_account where kind = 'wallet'`,
    'owner_id',
  )

  for (const { person, told } of runs) {
    let expected = ordered.brought.get(String(person.accountId)) ?? 0
    let expectedAtVendor = 0
    for (const { net, jackpots } of bringing.get(String(person.accountId)) ?? []) {
      expected += jackpots + (person.hasSingleWallet ? net : 0)
      expectedAtVendor += person.hasSingleWallet ? 0 : net
    }
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
      const saidThere = walletOrders.get(orderNo)?.[0]?.['state']
      if (row?.['state'] !== saidThere)
        wrong.push(`${orderNo}: ${row?.['state']}, and the vendor says ${saidThere}`)
      if (row?.['state'] !== 'done') continue
      const moved = (row['direction'] === 'in' ? 1 : -1) * Number(row['amount'])
      expected -= moved
      expectedAtVendor += moved
    }
    const heldThere = Number(atVendor.get(String(person.accountId))?.[0]?.['balance'] ?? 0)
    if (heldThere !== expectedAtVendor)
      wrong.push(`${person.name} has ${heldThere} at the vendor, and should have ${expectedAtVendor}`)
    const held = Number(balances.get(String(person.accountId))?.[0]?.['balance'])
    if (held !== expected)
      wrong.push(`${person.name} has ${held}, and by all answers should have ${expected}`)
  }
  const opened = await openDatabase<Schema>({ url })
  const report = await reconcile(opened.db).finally(() => opened.close())
  if (!report.clean) wrong.push(...report.lines.filter((line) => !line.startsWith('ok')))
  return wrong
}
