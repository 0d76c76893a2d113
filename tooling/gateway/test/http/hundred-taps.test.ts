import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, settleMerchant, type TestPerson } from '../wallet/people.ts'

const taps = 100
const bankSecret = 'the-bank-and-we'

let gateway: TestGateway
let member: TestPerson

beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'tapper')
})
afterAll(() => gateway.close())

/** The same work a hundred times, all begun before any has ended. */
function atOnce<Value>(work: () => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: taps }, work))
}

async function depositsOf({ id }: TestPerson) {
  return gateway.services.db.selectFrom('deposit').selectAll().where('account_id', '=', id).execute()
}

async function ledgerRowsOf({ wallet }: TestPerson) {
  return gateway.services.db.selectFrom('entry').selectAll().where('ledger_account_id', '=', wallet).execute()
}

it('100 taps on one money button are one deposit, and paying it is one ledger row (H2)', async () => {
  const idempotencyKey = 'one-act-of-a-person'
  const api = gateway.client(member.token)
  const replies = await atOnce(() => api.send(calls.wallet.deposit, { amount: 200_000 }, { idempotencyKey }))

  expect(replies).toEqual(Array.from({ length: taps }, () => replies[0]))
  expect(await depositsOf(member)).toMatchObject([{ idempotency_key: idempotencyKey, amount: 200_000 }])

  const body = JSON.stringify({ reference: 'FT26-TAPS', memo: replies[0]?.memo, amount: 200_000 })
  const reports = await atOnce(() =>
    gateway.fetch('http://gateway.test/bank/transfers', {
      method: 'POST',
      headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
      body,
    }),
  )

  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await ledgerRowsOf(member)).toMatchObject([{ amount: 200_000, balance_after: 200_000 }])
  expect(await balanceOf(gateway, member.wallet)).toBe(200_000)
})

it('100 taps without a key of their own are 100 acts', async () => {
  const other = await addPerson(gateway, 'forgetful')
  const api = gateway.client(other.token)
  await atOnce(() => api.send(calls.wallet.deposit, { amount: 200_000 }))
  expect(new Set((await depositsOf(other)).map((row) => row.idempotency_key)).size).toBe(taps)
})
