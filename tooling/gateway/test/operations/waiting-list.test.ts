import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertPayoutLock } from '../../src/accounts/payout-guard/payout-guard-store.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { listOfVendors } from '../../src/operations/waiting/list-waiting.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate } from '../wallet/payee.ts'
import { addPerson, fund, settleMerchant } from '../wallet/people.ts'

const minute = 60_000
const day = 24 * 60 * minute
const opsSecret = 'the-operator-only'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret })
  await settleMerchant(gateway)
})
afterAll(() => gateway.close())

type Work = {
  counts: { kind: string; act: string | null; count: number; since: number }[]
  waiting: {
    kind: string
    about: string
    owner: string | null
    amount: number | null
    since: number
    act: string | null
  }[]
}

async function work(): Promise<Work> {
  const answer = await gateway.fetch('http://gateway.test/ops/work', {
    headers: { 'X-Ops-Secret': opsSecret },
  })
  return ((await answer.json()) as { value: Work }).value
}

it('everything that waits stands in one list, the oldest first, with owner, amount and what can be done (system 37)', async () => {
  const { services, clock } = gateway
  const { db } = services
  const owner = 'waitinglist'
  const member = await addPerson(gateway, owner)
  await fund(gateway, member, 1_000_000)
  const payee = await addPayee(gateway, member)
  const { rows: merchants } = await sql<{
    id: number
  }>`select merchant_id as id from account where id = ${member.id}`.execute(db)
  const merchantId = merchants[0]?.id ?? 0
  const started = clock.now()

  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at)
    select 'WL-ROUND', ${member.id}, node_id, vendor_code, 'wl-1', 70000, 'open', '', ${started} from game where family = 'MINI' limit 1`.execute(
    db,
  )
  clock.advance(minute)
  await sql`insert into ticket (merchant_id, account_id, topic, created_at, updated_at, seen_at)
    values (${merchantId}, ${member.id}, 'deposit', ${clock.now()}, ${clock.now()}, 0)`.execute(db)
  clock.advance(minute)
  await sql`insert into feedback (merchant_id, account_id, type, content, created_at)
    values (${merchantId}, null, 'other', 'hay', ${clock.now()})`.execute(db)
  clock.advance(minute)
  await receiveTransfer(services, { reference: 'WL-1', memo: 'no memo that we know', amount: 9_000 })
  clock.advance(minute)
  const asked = await payee.ask(60_000)
  clock.advance(minute)
  const sent = await payee.paid(50_000)
  clock.advance(minute)
  await sql`insert into vendor_transfer (order_no, account_id, vendor_code, idempotency_key, direction, amount, created_at, start_transfer_id)
    select 'WL-VENDOR', ${member.id}, code, 'wl-vendor-1', 'in', 1000, ${clock.now()}, (select min(id) from transfer)
    from vendor limit 1`.execute(db)
  clock.advance(minute)
  await insertPayoutLock(db, member.id, clock.now())

  // What a job is about to end, and a round that has just begun, wait for nobody yet.
  const early = await work()
  expect(early.waiting.map(({ kind }) => kind)).toEqual([
    'ticket',
    'feedback',
    'transfer',
    'payout',
    'unanswered',
    'lock',
  ])
  clock.advance(3 * day)
  const { waiting, counts } = await work()
  expect(
    waiting.map(({ kind, about, owner: whose, amount, act }) => [kind, about, whose, amount, act]),
  ).toEqual([
    ['round', 'WL-ROUND', owner, 70_000, 'bet'],
    ['ticket', expect.any(String), owner, null, 'ticket'],
    ['feedback', expect.any(String), null, null, 'feedback'],
    ['transfer', 'WL-1', null, 9_000, 'bank-transfer'],
    ['payout', asked.orderNo, owner, 60_000, 'withdrawal'],
    ['unanswered', sent.orderNo, owner, 50_000, 'withdrawal'],
    ['vendor-transfer', 'WL-VENDOR', owner, 1_000, null],
    ['lock', owner, owner, null, 'payout-lock'],
  ])
  expect(waiting[0]?.since).toBe(started)
  expect(counts.map(({ kind, count }) => [kind, count])).toEqual(waiting.map(({ kind }) => [kind, 1]))

  // Things of the operator that wait longer leave their place to those of vendors on the desk.
  await sql`insert into feedback (merchant_id, account_id, type, content, created_at)
    select ${merchantId}, null, 'other', 'hay', n from generate_series(1, 200) as n`.execute(db)
  expect((await work()).waiting.every(({ kind }) => kind === 'feedback')).toBe(true)
  expect((await listOfVendors(db, clock.now())).map(({ about }) => about)).toEqual(['WL-ROUND', 'WL-VENDOR'])
  await sql`delete from feedback where created_at <= 200`.execute(db)

  await operate(gateway, asked.withdrawalId, 'reject', { reason: 'no' })
  expect((await work()).waiting.map(({ about }) => about)).not.toContain(asked.orderNo)
})

it('a bet on a match may wait two weeks for its end (system 37)', async () => {
  const { services, clock } = gateway
  const { id } = await addPerson(gateway, 'waitingmatch')
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at)
    select 'WL-MATCH', ${id}, node_id, vendor_code, 'wl-2', 70000, 'open', '', ${clock.now()}
    from game where family = 'SPORTS' limit 1`.execute(services.db)
  const isListed = async () =>
    (await listOfVendors(services.db, clock.now())).some(({ about }) => about === 'WL-MATCH')
  clock.advance(14 * day)
  expect(await isListed()).toBe(false)
  clock.advance(1)
  expect(await isListed()).toBe(true)
})

it('is for the operator alone', async () => {
  const answer = await gateway.fetch('http://gateway.test/ops/work', { headers: { 'X-Ops-Secret': 'guess' } })
  expect(answer.ok).toBe(false)
  expect(await answer.json()).not.toHaveProperty('value')
})
