import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openDatabase } from '@saola/server'
import type { Schema } from '@saola/gateway'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { memberAccount, postTransfer } from '../../src/ledger/ledger.ts'
import { reconcile } from '../../src/operations/reconcile.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from './bets.ts'
import { accountOfOperator, addPerson, settleMerchant, type TestPerson } from './people.ts'

let gateway: TestGateway
let member: TestPerson
let orderNo: string

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'reconciled')
  const { memo } = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 500_000 })
  await receiveTransfer(gateway.services, { reference: 'FT-RECONCILE-1', memo, amount: 500_000 })
  await receiveTransfer(gateway.services, { reference: 'FT-RECONCILE-2', memo: 'nobody', amount: 7_000 })
  orderNo = await placeBet(gateway, member, { stake: 10_000, win: 25_000 })
  await placeBet(gateway, member, { stake: 10_000 })
  await placeBet(gateway, member, { stake: 10_000, cancelled: true })
  await holdForWithdrawal(100_000)
})
afterAll(() => gateway.close())

/** An open withdrawal with its hold, as the withdrawal calls would write it. */
async function holdForWithdrawal(amount: number): Promise<void> {
  const { db, now } = gateway.services
  const posted = await postTransfer(db, {
    scope: 'withdrawal',
    key: 'reconciled',
    requestHash: '',
    kind: 'hold',
    reference: 'RECONCILED',
    remark: '',
    now: now(),
    entries: [
      { ledgerAccountId: member.wallet, amount: -amount },
      { ledgerAccountId: await memberAccount(db, member.id, 'hold'), amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`the hold ended as ${posted.outcome}`)
  await sql`with card as (
      insert into bank_card (merchant_id, account_id, bin, account_number, holder, created_at)
      select merchant_id, id, '970400', '1', 'X', 1 from account where id = ${member.id} returning id, account_id
    )
    insert into withdrawal (account_id, bank_card_id, idempotency_key, amount, created_at, hold_transfer_id)
    select account_id, id, 'reconciled', ${amount}::bigint, 1, ${posted.transferId}::bigint from card`.execute(
    db,
  )
}

class Undo extends Error {}

/** Breaks the ledger with every guard switched off, looks at it, and takes the damage back. */
async function lookAfter(...damage: RawBuilder<unknown>[]): Promise<{ clean: boolean; failed: string[] }> {
  let seen = { clean: true, failed: [] as string[] }
  const work = gateway.services.db.transaction().execute(async (trx) => {
    for (const table of ['transfer', 'entry', 'ledger_account']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
    }
    for (const statement of damage) await statement.execute(trx)
    const { clean, lines } = await reconcile(trx)
    seen = { clean, failed: lines.filter((line) => line.startsWith('FAIL')).map((line) => line.slice(5)) }
    throw new Undo()
  })
  await expect(work).rejects.toThrow(Undo)
  return seen
}

describe('reconcile', () => {
  it('finds a sound ledger sound, with one line for each thing it proved', async () => {
    const { clean, lines } = await reconcile(gateway.services.db)
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
    expect(clean).toBe(true)
    expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(54)
    expect(lines.at(-1)).toBe('The ledger agrees.')
  })

  it.each([
    [
      'a balance that grew by one đồng',
      'every balance is the sum of its entries',
      () => [sql`update ledger_account set balance = balance + 1 where id = ${member.wallet}`],
    ],
    [
      'an entry changed afterwards',
      'every transfer has two or more entries that sum to zero',
      () => [
        sql`update entry set amount = amount + 1
        where id = (select max(id) from entry where ledger_account_id = ${member.wallet})`,
      ],
    ],
    [
      'an entry lost',
      'every transfer has two or more entries that sum to zero',
      () => [
        sql`delete from entry where id = (select max(id) from entry where ledger_account_id = ${member.wallet})`,
      ],
    ],
    [
      'an entry moved to another ledger account',
      'every transfer has the entries it asks for, all in one currency',
      () => [
        sql`update entry set ledger_account_id = (select min(id) from ledger_account where owner_id is null)
        where id = (select max(id) from entry where ledger_account_id = ${member.wallet})`,
      ],
    ],
    [
      'a ledger account that changed its currency',
      'every transfer has the entries it asks for, all in one currency',
      () => [sql`update ledger_account set currency = 'PTS' where id = ${member.wallet}`],
    ],
    [
      'points in an account of money',
      'points lie in accounts of points, money in all others',
      () => [sql`update ledger_account set currency = 'PTS' where id = ${member.wallet}`],
    ],
    [
      'a withdrawal of more than is held',
      'every hold is the unsent remainder of the open withdrawals of its account',
      () => [sql`update withdrawal set amount = amount + 1`],
    ],
    [
      'a withdrawal lost',
      'every hold is the unsent remainder of the open withdrawals of its account',
      () => [sql`delete from withdrawal`],
    ],
    [
      'a hold that no withdrawal asked for',
      'every transfer of a hold belongs to a withdrawal',
      () => [sql`delete from withdrawal`],
    ],
    [
      'a part that counts as sent and is still on hold',
      'every hold is the unsent remainder of the open withdrawals of its account',
      () => [
        sql`update withdrawal set sent = 40000, state = 'disbursed', confirmation = 'partly_sent', disbursed_at = 1`,
      ],
    ],
    [
      'a withdrawal that ended without its money',
      'every withdrawal held, sent and returned what it says',
      () => [sql`update withdrawal set state = 'rejected', returned = amount`],
    ],
    [
      'a withdrawal that is over while some of it is on hold',
      'every finished withdrawal has sent or returned what was asked, and holds nothing',
      () => [
        sql`alter table withdrawal drop constraint withdrawal_holds_what_is_open`,
        sql`update withdrawal set state = 'disbursed', confirmation = 'received', disbursed_at = 1`,
      ],
    ],
    [
      'a balance after an entry that does not follow',
      'every entry continues the balance before it, up to the balance of today',
      () => [
        sql`update entry set balance_after = balance_after - 5
        where id = (select min(id) from entry where ledger_account_id = ${member.wallet})`,
      ],
    ],
    [
      'money from nowhere on two ledger accounts',
      'all ledger accounts together hold nothing',
      () => [sql`update ledger_account set balance = balance + 5 where owner_id is null`],
    ],
    [
      'money of one merchant on the account of none',
      'the ledger accounts of each merchant together hold nothing, and so do those of none',
      () => [sql`update ledger_account set merchant_id = null where owner_id is null and kind = 'bank'`],
    ],
    [
      'a member below zero',
      'no ledger account below zero that may not be',
      () => [
        sql`alter table ledger_account drop constraint ledger_account_no_overdraft`,
        sql`update ledger_account set balance = -1 where id = ${member.wallet}`,
      ],
    ],
    [
      'a deposit that says more than was credited',
      'every received deposit has one transfer to its owner, of its amount or of what came instead',
      () => [sql`update deposit set amount = amount + 1 where account_id = ${member.id}`],
    ],
    [
      'a credit whose deposit forgot it',
      'every received deposit is one that the bank transfer of its credit names',
      () => [
        sql`update deposit set status = 'pending', transfer_id = null, received_at = null
          where account_id = ${member.id}`,
      ],
    ],
    [
      'a waiting transfer that forgot where its money is',
      'each suspense account holds the bank transfers that wait for its merchant, and nothing else',
      () => [
        sql`update bank_transfer set state = 'credited', account_id = ${member.id}, settled_at = 1,
          settle_transfer_id = (select max(id) from transfer where kind = 'win')
          where bank_reference = 'FT-RECONCILE-2'`,
      ],
    ],
    [
      'a credit in the wrong wallet',
      'every deposit transfer belongs to one bank transfer that was credited to its account',
      () => [
        sql`update bank_transfer set account_id = (select min(id) from account)
          where bank_reference = 'FT-RECONCILE-1'`,
      ],
    ],
    [
      'a bank transfer recorded with another amount',
      'every reported bank transfer is recorded with its amount',
      () => [sql`update bank_transfer set amount = 1 where bank_reference = 'FT-RECONCILE-2'`],
    ],
    [
      'a bank transfer lost',
      'every reported bank transfer is recorded with its amount',
      () => [sql`delete from bank_transfer where bank_reference = 'FT-RECONCILE-2'`],
    ],
    [
      'a bet that says it won more than it paid',
      'every bet took and gave what it says',
      () => [sql`update bet set win_amount = win_amount + 1 where order_no = ${orderNo}`],
    ],
    [
      'a bet settled without its win',
      'every bet took and gave what it says',
      () => [sql`update bet set status = 'settled', win_amount = 99, settled_at = 1 where status = 'open'`],
    ],
    [
      'a bet lost',
      'every key of a bet, a win or a rollback leads to a bet',
      () => [sql`delete from bet where order_no = ${orderNo}`],
    ],
  ])('finds %s', async (_name, check, damage) => {
    const { clean, failed } = await lookAfter(...damage())
    expect(clean).toBe(false)
    expect(failed).toContain(check)
  })

  it('finds a deposit transfer that nobody asked for', async () => {
    const { services } = gateway
    let failed: string[] = []
    const work = services.db.transaction().execute(async (trx) => {
      await postTransfer(trx, {
        scope: 'forged',
        key: '1',
        requestHash: '',
        kind: 'deposit',
        reference: 'NOTHING',
        remark: '',
        now: services.now(),
        entries: [
          { ledgerAccountId: await accountOfOperator(trx, 'bank'), amount: -1 },
          { ledgerAccountId: member.wallet, amount: 1 },
        ],
      })
      failed = (await reconcile(trx)).lines.filter((line) => line.startsWith('FAIL'))
      throw new Undo()
    })
    await expect(work).rejects.toThrow(Undo)
    expect(failed).toEqual([
      'FAIL every deposit transfer belongs to one bank transfer that was credited to its account',
    ])
  })

  it('fails a test that expects agreement, though "does not agree" has the word in it', async () => {
    const work = gateway.services.db.transaction().execute(async (trx) => {
      await sql`delete from withdrawal`.execute(trx)
      await expect(expectReconciled(trx)).rejects.toThrow('FAIL every hold')
      throw new Undo()
    })
    await expect(work).rejects.toThrow(Undo)
    await expectReconciled(gateway.services.db)
  })

  it('says so where there is no ledger', async () => {
    const empty = await openDatabase<Schema>({})
    const { clean, lines } = await reconcile(empty.db)
    await empty.close()
    expect(clean).toBe(false)
    expect(lines).toEqual(['There is no ledger here yet: run migrate first.'])
  })
})
