import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, balanceOf, fund, settleMerchant, type TestPerson } from './people.ts'

let gateway: TestGateway
let ana: TestPerson
let binh: TestPerson
let vendor: number
let points: number

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  ana = await addPerson(gateway, 'guardedana')
  binh = await addPerson(gateway, 'guardedbinh')
  vendor = await accountOfOperator(gateway.services.db, 'vendor:TEST')
  points = await memberAccount(gateway.services.db, ana.id, 'points')
  await fund(gateway, ana, 1_000)
})
afterAll(() => gateway.close())

interface Asked {
  kind?: string
  accounts: (number | null)[]
  amounts: (number | null)[]
}

/** Transfers as they reach the function that posts, in one batch. */
function transfers(...asked: Asked[]): RawBuilder<{ outcomes: string[]; posted_ids: string[] }> {
  const all = (value: string) => asked.map(() => value)
  return sql`select outcomes, posted_ids from post_transfers(
    ${all('raw')}::text[], ${asked.map(() => randomUUID())}::text[], ${all('')}::text[],
    ${asked.map(({ kind = 'adjustment' }) => kind)}::text[], ${all('')}::text[], ${all('')}::text[], ${all('1')}::bigint[],
    ${asked.map(({ accounts }) => accounts.length)}::integer[],
    ${asked.flatMap(({ accounts }) => accounts)}::bigint[], ${asked.flatMap(({ amounts }) => amounts)}::bigint[])`
}

async function wholeLedger(): Promise<string> {
  const { rows } =
    await sql`select (select json_agg(ledger_account order by id) from ledger_account) as accounts,
    (select count(*) from transfer) as transfers, (select count(*) from entry) as entries`.execute(
      gateway.services.db,
    )
  return JSON.stringify(rows)
}

const appendOnly = /append-only/
const keepsItsName = /keeps its owner, kind and currency/
const unbalanced = /transfer_balances/

describe('the database itself (wallet 4)', () => {
  it.each<[string, () => RawBuilder<unknown>, RegExp]>([
    [
      'a balance set by hand',
      () => sql`update ledger_account set balance = 5 where id = ${ana.wallet}`,
      /only by an entry/,
    ],
    [
      'a new ledger account with money',
      () => sql`insert into ledger_account (kind, balance) values ('gift', 5)`,
      /starts at zero/,
    ],
    [
      'a ledger account given to somebody else',
      () => sql`update ledger_account set owner_id = ${binh.id} where id = ${points}`,
      keepsItsName,
    ],
    [
      'a ledger account of another kind',
      () => sql`update ledger_account set kind = 'x' where id = ${vendor}`,
      keepsItsName,
    ],
    [
      'a ledger account in another currency',
      () => sql`update ledger_account set currency = 'PTS' where id = ${ana.wallet}`,
      keepsItsName,
    ],
    [
      'a member allowed below zero',
      () => sql`update ledger_account set may_be_negative = true where id = ${ana.wallet}`,
      /ledger_account_owner_stays_positive/,
    ],
    ['a ledger account deleted', () => sql`delete from ledger_account where id = ${ana.wallet}`, appendOnly],
    ['an entry changed', () => sql`update entry set amount = amount + 1`, appendOnly],
    ['an entry deleted', () => sql`delete from entry`, appendOnly],
    ['the entries emptied', () => sql`truncate entry`, appendOnly],
    ['a transfer changed', () => sql`update transfer set remark = 'x'`, appendOnly],
    ['a transfer deleted', () => sql`delete from transfer`, appendOnly],
    [
      'a third entry on an old transfer',
      () => sql`insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
        select max(id), ${binh.wallet}, 1, 1, 1 from transfer`,
      /by their transfer alone/,
    ],
    [
      'a transfer inserted by hand',
      () => sql`insert into transfer
        (scope, idempotency_key, request_hash, kind, reference, remark, created_at, ledger_account_ids, amounts)
        values ('raw', 'hand', '', 'adjustment', '', '', 1, ${[ana.wallet, vendor]}::bigint[], '{-5,5}')`,
      /by post_transfers alone/,
    ],
    ['a transfer without entries', () => transfers({ accounts: [], amounts: [] }), unbalanced],
    ['a transfer of one entry', () => transfers({ accounts: [vendor], amounts: [0] }), unbalanced],
    [
      'two entries that do not sum to zero',
      () => transfers({ accounts: [ana.wallet, vendor], amounts: [-5, 4] }),
      unbalanced,
    ],
    [
      'three entries that do not sum to zero',
      () => transfers({ accounts: [ana.wallet, binh.wallet, vendor], amounts: [-5, 4, 2] }),
      unbalanced,
    ],
    [
      'more accounts than amounts',
      () => transfers({ accounts: [ana.wallet, binh.wallet, vendor], amounts: [-5, 5] }),
      unbalanced,
    ],
    [
      'entries of zero',
      () => transfers({ accounts: [ana.wallet, vendor], amounts: [0, 0] }),
      /entry_amount_check/,
    ],
    [
      'an entry without an amount',
      () => transfers({ accounts: [ana.wallet, vendor], amounts: [null, null] }),
      /null/,
    ],
    [
      'an entry without a ledger account',
      () => transfers({ accounts: [ana.wallet, null], amounts: [-5, 5] }),
      /does not exist/,
    ],
    [
      'one ledger account twice',
      () => transfers({ accounts: [ana.wallet, ana.wallet], amounts: [-5, 5] }),
      /entry_pkey/,
    ],
    [
      'a ledger account that does not exist',
      () => transfers({ accounts: [ana.wallet, 999_999], amounts: [-5, 5] }),
      /does not exist/,
    ],
    [
      'a transfer over two currencies',
      () => transfers({ accounts: [ana.wallet, points], amounts: [-5, 5] }),
      /one currency/,
    ],
    [
      'a good transfer beside one that does not balance',
      () =>
        transfers(
          { accounts: [ana.wallet, vendor], amounts: [-1, 1] },
          { accounts: [ana.wallet, vendor], amounts: [-1, 2] },
        ),
      unbalanced,
    ],
    [
      'an unknown kind of transfer',
      () => transfers({ kind: 'gift', accounts: [ana.wallet, vendor], amounts: [-5, 5] }),
      /transfer_kind_check/,
    ],
  ])('refuses %s, and nothing is left behind', async (_name, statement, reason) => {
    const before = await wholeLedger()
    await expect(statement().execute(gateway.services.db)).rejects.toThrow(reason)
    expect(await wholeLedger()).toBe(before)
  })

  it.each<[string, Asked[], string[]]>([
    ['an overdraft', [{ accounts: [1, 2], amounts: [-1_001, 1_001] }], ['insufficient']],
    [
      'an overdraft that the next transfer would have made good',
      [
        { accounts: [1, 2], amounts: [-1_001, 1_001] },
        { accounts: [2, 1], amounts: [-1, 1] },
      ],
      ['insufficient', 'posted'],
    ],
  ])('does not post %s', async (_name, asked, outcomes) => {
    const payer = await addPerson(gateway, `payerof${asked.length}`)
    await fund(gateway, payer, 1_000)
    const named = asked.map(({ accounts, amounts }) => ({
      accounts: accounts.map((account) => (account === 1 ? payer.wallet : vendor)),
      amounts,
    }))
    const { rows } = await transfers(...named).execute(gateway.services.db)
    expect(rows[0]?.outcomes).toEqual(outcomes)
    expect(await balanceOf(gateway, payer.wallet)).toBe(outcomes.includes('posted') ? 1_001 : 1_000)
  })

  it('keeps a balance from zero even where a function that posts would forget to', async () => {
    const forgetful = gateway.services.db.transaction().execute(async (trx) => {
      await sql`set local saola.writes_ledger = 'on'`.execute(trx)
      await sql`update ledger_account set balance = -1 where id = ${ana.wallet}`.execute(trx)
    })
    await expect(forgetful).rejects.toThrow(/ledger_account_no_overdraft/)
  })

  it('keeps the balance out of every index, so that a new one is written in place', async () => {
    const { rows } = await sql`select indexdef from pg_indexes
      where tablename = 'ledger_account' and indexdef like '%balance%'`.execute(gateway.services.db)
    expect(rows).toEqual([])
  })

  it('writes entries and balances in the order of what was asked', async () => {
    const before = await balanceOf(gateway, vendor)
    const posted = await transfers(
      { accounts: [ana.wallet, vendor], amounts: [-700, 700] },
      { accounts: [vendor, binh.wallet, ana.wallet], amounts: [-500, 200, 300] },
      { accounts: [ana.wallet, binh.wallet], amounts: [-600, 600] },
    ).execute(gateway.services.db)
    const { rows } = await sql<{ account: number; after: string[] }>`
      select ledger_account_id as account, array_agg(balance_after order by entry.id) as after
      from entry where transfer_id = any(${posted.rows[0]?.posted_ids}::bigint[])
      group by ledger_account_id order by ledger_account_id`.execute(gateway.services.db)
    expect(new Map(rows.map(({ account, after }) => [account, after.map(Number)]))).toEqual(
      new Map([
        [ana.wallet, [300, 600, 0]],
        [binh.wallet, [200, 800]],
        [vendor, [before + 700, before + 200]],
      ]),
    )
    expect(await balanceOf(gateway, binh.wallet)).toBe(800)
    await expectReconciled(gateway.services.db)
  })

  it('opens a wallet with every account', async () => {
    const person = await addPerson(gateway, 'guardednew')
    expect(await balanceOf(gateway, person.wallet)).toBe(0)
  })
})
