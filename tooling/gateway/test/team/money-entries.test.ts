import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberAccount, postTransfers, transferKinds, type TransferRequest } from '../../src/ledger/ledger.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from '../wallet/people.ts'

/** What reports count as money that came or went: neither play nor a step inside one person's accounts. */
const counted: readonly string[] = [
  'adjustment',
  'deposit',
  'dividend',
  'promotion',
  'rebate',
  'referral',
  'salary',
  'transfer',
  'withdrawal',
  'withdrawal-return',
]

let gateway: TestGateway
let ana: TestPerson
let binh: TestPerson
let operator: number
let points: number
let pointsIssued: number
let keys = 0

beforeAll(async () => {
  gateway = await startGateway()
  const { db } = gateway.services
  ana = await addPerson(gateway, 'notedana')
  binh = await addPerson(gateway, 'notedbinh')
  operator = await accountOfOperator(db, 'vendor:TEST')
  points = await memberAccount(db, ana.id, 'points')
  pointsIssued = await accountOfOperator(db, 'points-issued')
  await fund(gateway, ana, 1_000_000)
  // How often rows are added, whatever their number.
  await sql`create table money_insert (at bigint)`.execute(db)
  await sql`create function count_money_insert() returns trigger language plpgsql as
    'begin insert into money_insert values (1); return null; end'`.execute(db)
  await sql`create trigger money_insert before insert on money_entry
    for each statement execute function count_money_insert()`.execute(db)
})
afterAll(() => gateway.close())

function request(kind: TransferRequest['kind'], entries: readonly [number, number][]): TransferRequest {
  keys += 1
  return {
    scope: 'noted-test',
    key: `key-${keys}`,
    requestHash: '',
    kind,
    reference: `N${keys}`,
    remark: 'Test',
    now: gateway.services.now() + keys,
    entries: entries.map(([ledgerAccountId, amount]) => ({ ledgerAccountId, amount })),
  }
}

/** Posts all in one statement, and answers their ids and what was noted of them, in how many inserts. */
async function noted(requests: readonly TransferRequest[]) {
  const { db } = gateway.services
  await sql`truncate money_insert`.execute(db)
  const ids = (await postTransfers(db, requests)).map((answer) => {
    if (answer.outcome !== 'posted') throw new Error(`ended as ${answer.outcome}`)
    return answer.transferId
  })
  const { rows } = await sql`select * from money_entry where transfer_id = any(${ids}::bigint[])
    order by transfer_id, ledger_account_id`.execute(db)
  const inserts = await sql`select from money_insert`.execute(db)
  return { ids, rows, inserts: inserts.rows.length }
}

describe('the money of one statement (team 8)', () => {
  it('is every entry in money of an account, of the kinds that reports count', async () => {
    const requests = transferKinds.flatMap((kind, at) => [
      request(kind, [
        [operator, -50 - at],
        [ana.wallet, 50 + at],
      ]),
      request(kind, [
        [ana.wallet, -30],
        [operator, 10],
        [binh.wallet, 20],
      ]),
      request(kind, [
        [pointsIssued, -7],
        [points, 7],
      ]),
    ])
    const { ids, rows, inserts } = await noted(requests)
    const owners = new Map([
      [ana.wallet, ana.id],
      [binh.wallet, binh.id],
    ])
    const expected = requests.flatMap(({ kind, now, entries }, at) =>
      entries.flatMap(({ ledgerAccountId, amount }) =>
        counted.includes(kind) && owners.has(ledgerAccountId)
          ? [
              {
                account_id: owners.get(ledgerAccountId),
                created_at: now,
                transfer_id: ids[at],
                ledger_account_id: ledgerAccountId,
                kind,
                amount,
              },
            ]
          : [],
      ),
    )
    expect(expected).toHaveLength(counted.length * 3)
    expect(rows).toEqual(expected)
    expect(inserts).toBe(1)
  })

  it('is nothing for play alone, and costs no insert', async () => {
    const bets = Array.from({ length: 40 }, (_, at) =>
      request(at % 4 === 0 ? 'win' : 'bet', [
        [ana.wallet, at % 4 === 0 ? 5 : -5],
        [operator, at % 4 === 0 ? -5 : 5],
      ]),
    )
    expect(await noted(bets)).toMatchObject({ rows: [], inserts: 0 })
  })

  it('earns for each deposit on its own, whatever came with it', async () => {
    const { db } = gateway.services
    const deposits = [100, 200, 100].map((amount) =>
      request('deposit', [
        [operator, -amount],
        [binh.wallet, amount],
      ]),
    )
    const { ids } = await noted([
      ...deposits,
      request('bet', [
        [binh.wallet, -50],
        [operator, 50],
      ]),
    ])
    const earning = await sql<{ amount: number }>`select amount from point_change
      where account_id = ${binh.id} order by id desc limit 3`.execute(db)
    expect(earning.rows.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100, 100, 200])
    const raffled = await sql`select transfer_id, amount from raffle_deposit
      where transfer_id = any(${ids}::bigint[]) order by transfer_id`.execute(db)
    expect(raffled.rows).toEqual([100, 200, 100].map((amount, at) => ({ transfer_id: ids[at], amount })))
  })
})
