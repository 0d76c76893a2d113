import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorAccount, memberAccount } from '../../src/ledger/ledger.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, settleMerchant, type TestPerson } from './people.ts'

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
  vendor = await operatorAccount(gateway.services.db, 'vendor:TEST')
  points = await memberAccount(gateway.services.db, ana.id, 'points')
  await fund(gateway, ana, 1_000)
})
afterAll(() => gateway.close())

/** A transfer written by hand; several are one statement. */
function transfers(...lines: { books: unknown; amounts: unknown }[]): RawBuilder<unknown> {
  const rows = lines.map(
    ({ books, amounts }) => sql`('raw', gen_random_uuid()::text, '', 'adjustment', '', '', 1,
      ${books}::bigint[], ${amounts}::bigint[])`,
  )
  return sql`insert into transfer
    (scope, idempotency_key, request_hash, kind, reference, remark, created_at, books, amounts)
    values ${sql.join(rows)}`
}

async function wholeBook(): Promise<string> {
  const { rows } = await sql`select (select json_agg(book_account order by id) from book_account) as books,
    (select count(*) from transfer) as transfers, (select count(*) from entry) as entries`.execute(
    gateway.services.db,
  )
  return JSON.stringify(rows)
}

const appendOnly = /append-only/
const keepsItsName = /keeps its owner, kind and currency/
const unbalanced = /transfer_balances/
const overdrawn = /book_account_no_overdraft|below zero/

describe('the database itself (wallet 4)', () => {
  it.each<[string, () => RawBuilder<unknown>, RegExp]>([
    [
      'a balance set by hand',
      () => sql`update book_account set balance = 5 where id = ${ana.book}`,
      /only by an entry/,
    ],
    [
      'a new book with money',
      () => sql`insert into book_account (kind, balance) values ('gift', 5)`,
      /starts at zero/,
    ],
    [
      'a book given to somebody else',
      () => sql`update book_account set owner_id = ${binh.id} where id = ${points}`,
      keepsItsName,
    ],
    [
      'a book of another kind',
      () => sql`update book_account set kind = 'x' where id = ${vendor}`,
      keepsItsName,
    ],
    [
      'a book in another currency',
      () => sql`update book_account set currency = 'PTS' where id = ${ana.book}`,
      keepsItsName,
    ],
    [
      'a player allowed below zero',
      () => sql`update book_account set may_be_negative = true where id = ${ana.book}`,
      /book_account_owner_stays_positive/,
    ],
    ['a book deleted', () => sql`delete from book_account where id = ${ana.book}`, appendOnly],
    ['an entry changed', () => sql`update entry set amount = amount + 1`, appendOnly],
    ['an entry deleted', () => sql`delete from entry`, appendOnly],
    ['the entries emptied', () => sql`truncate entry`, appendOnly],
    ['a transfer changed', () => sql`update transfer set remark = 'x'`, appendOnly],
    ['a transfer deleted', () => sql`delete from transfer`, appendOnly],
    [
      'a third entry on an old transfer',
      () => sql`insert into entry (transfer_id, book_account_id, amount, balance_after, created_at)
        select max(id), ${binh.book}, 1, 1, 1 from transfer`,
      /by their transfer alone/,
    ],
    ['a transfer without lines', () => transfers({ books: [], amounts: [] }), unbalanced],
    ['a transfer of one line', () => transfers({ books: [vendor], amounts: [0] }), unbalanced],
    [
      'two lines that do not sum to zero',
      () => transfers({ books: [ana.book, vendor], amounts: [-5, 4] }),
      unbalanced,
    ],
    [
      'three lines that do not sum to zero',
      () => transfers({ books: [ana.book, binh.book, vendor], amounts: [-5, 4, 2] }),
      unbalanced,
    ],
    [
      'more books than amounts',
      () => transfers({ books: [ana.book, binh.book, vendor], amounts: [-5, 5] }),
      unbalanced,
    ],
    ['lines of zero', () => transfers({ books: [ana.book, vendor], amounts: [0, 0] }), /entry_amount_check/],
    [
      'a line without an amount',
      () => transfers({ books: [ana.book, vendor], amounts: [null, null] }),
      /null/,
    ],
    ['a line without a book', () => transfers({ books: [ana.book, null], amounts: [-5, 5] }), /null/],
    ['one book twice', () => transfers({ books: [ana.book, ana.book], amounts: [-5, 5] }), /entry_pkey/],
    [
      'a book that does not exist',
      () => transfers({ books: [ana.book, 999_999], amounts: [-5, 5] }),
      /no book 999999/,
    ],
    [
      'a transfer over two currencies',
      () => transfers({ books: [ana.book, points], amounts: [-5, 5] }),
      /one currency/,
    ],
    ['an overdraft', () => transfers({ books: [ana.book, vendor], amounts: [-1_001, 1_001] }), overdrawn],
    [
      'an overdraft that the next transfer would make good',
      () =>
        transfers(
          { books: [ana.book, vendor], amounts: [-1_001, 1_001] },
          { books: [vendor, ana.book], amounts: [-5_000, 5_000] },
        ),
      overdrawn,
    ],
    [
      'a good transfer beside one that does not balance',
      () =>
        transfers(
          { books: [ana.book, vendor], amounts: [-1, 1] },
          { books: [ana.book, vendor], amounts: [-1, 2] },
        ),
      unbalanced,
    ],
    [
      'an unknown kind of transfer',
      () => sql`insert into transfer
        (scope, idempotency_key, request_hash, kind, reference, remark, created_at, books, amounts)
        values ('raw', 'gift', '', 'gift', '', '', 1, ${[ana.book, vendor]}::bigint[], '{-5,5}')`,
      /transfer_kind_check/,
    ],
  ])('refuses %s, and nothing is left behind', async (_name, statement, reason) => {
    const before = await wholeBook()
    await expect(statement().execute(gateway.services.db)).rejects.toThrow(reason)
    expect(await wholeBook()).toBe(before)
  })

  it('writes entries and balances of transfers that were inserted by hand', async () => {
    const before = await balanceOf(gateway, vendor)
    await transfers(
      { books: [ana.book, vendor], amounts: [-700, 700] },
      { books: [vendor, binh.book, ana.book], amounts: [-500, 200, 300] },
      { books: [ana.book, binh.book], amounts: [-600, 600] },
    ).execute(gateway.services.db)
    const { rows } = await sql<{ book: number; after: string[] }>`
      select book_account_id as book, array_agg(balance_after order by entry.id) as after
      from entry join transfer on transfer.id = transfer_id and transfer.scope = 'raw'
      group by book_account_id order by book_account_id`.execute(gateway.services.db)
    expect(new Map(rows.map(({ book, after }) => [book, after.map(Number)]))).toEqual(
      new Map([
        [ana.book, [300, 600, 0]],
        [binh.book, [200, 800]],
        [vendor, [before + 700, before + 200]],
      ]),
    )
    expect(await balanceOf(gateway, binh.book)).toBe(800)
    await expectReconciled(gateway.services.db)
  })

  it('opens a wallet with every account', async () => {
    const person = await addPerson(gateway, 'guardednew')
    expect(await balanceOf(gateway, person.book)).toBe(0)
  })
})
