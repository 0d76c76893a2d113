import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type Call } from '@saola/protocol'
import { dayMs, minuteMs, type PayoutWaitReason } from '@saola/rules'
import {
  insertPayoutLock,
  liftPayoutLock,
  upsertPayoutWait,
} from '../../src/accounts/payout-guard/payout-guard-store.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { flat, openLine, paymentPassword, proofOf, sign } from '../contracts/stage.ts'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { operate } from '../session/inbox.ts'
import { letPass } from '../let-pass.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { refusal } from './visitor.ts'

let gateway: TestGateway
let member: TestPerson
let agent: TestPerson
/** For each row that names a proof: who asks, and for what, so that nothing but the proof is missing. */
let wishes: Record<string, { by: TestPerson; input: object }>
let count = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops', storeSecret: 'seals-what-lies-secret' })
  await operate(gateway, {
    points: { earn: { slots: { points: 1, perAmount: 1_000 } }, convert: { points: 100, amount: 5_000 } },
    override: letPass,
    // The second bank account would let the payout wait (wallet 41).
    withdrawal: { waitHours: 0 },
  })
  await bookEarnings.run(gateway.services)
  const line = await openLine(gateway, 'rows')
  agent = line.top
  member = await addPerson(gateway, 'rowsmember')
  for (const person of [member, line.player, agent]) await fund(gateway, person, 50_000_000)
  await savePaymentPassword(gateway.services.db, member.id, paymentPassword, gateway.services)
  await settleContracts.run(gateway.services)
  await sign(gateway, agent, line.middle, flat('daily', 1_000))
  await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
  await placeBet(gateway, member, { stake: 1_000_000, win: 0 })
  await bookEarnings.run(gateway.services)
  gateway.clock.advance(86_400_000)
  await settleContracts.run(gateway.services)
  const { list } = await gateway
    .client(agent.token)
    .send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
  const billId = list[0]?.id ?? ''
  const card = { bin: '970436', accountNumber: '123456789', accountName: 'NGUOI THU' }
  const { cardId } = await gateway
    .client(member.token)
    .send(calls.wallet.addBankCard, { ...card, paymentPassword })
  const other = { ...card, accountNumber: '987654321' }
  wishes = {
    'wallet.withdraw': { by: member, input: { cardId, amount: 100_000 } },
    'wallet.addBankCard': { by: member, input: other },
    'wallet.removeBankCard': { by: member, input: { cardId } },
    'points.redeem': {
      by: member,
      input: { rewardId: await offerGoods(), quantity: 1, address: '12 Nguyễn Huệ, Quận 1' },
    },
    'points.convert': { by: member, input: { points: 100 } },
    'team.transfer': { by: agent, input: { customerId: String(line.low.id), amount: 20_000 } },
    'contracts.payBill': { by: agent, input: { billId } },
    'contracts.payBills': { by: agent, input: { billIds: [billId] } },
  }
})
afterAll(() => gateway.close())

/** Something of the shop that the member has the points for. */
async function offerGoods(): Promise<string> {
  const response = await gateway.fetch('http://gateway.test/ops/points', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({
      merchant: 'saola',
      act: 'offer',
      code: 'goods-of-rows',
      name: { vi: 'Tai nghe', en: 'Earphones' },
      about: { vi: 'Tai nghe không dây', en: 'Wireless' },
      art: 'earphones',
      points: 100,
      delivery: 'address',
      stock: 5,
      perMember: 2,
      isOpen: true,
    }),
  })
  return String((await response.json()).value.rewardId)
}

/** Rows that ask everybody for a proof; what an account with an authenticator alone is asked for is in `member/guarded-acts`. */
const proved = mountedCalls
  .map(({ call }) => call)
  .filter(({ proof }) => proof.some((each) => each !== 'codeWhereOn'))
const table = proved.map((call) => [call.id, call] as const)

/** All that the ledger and the points say. */
async function wallets(): Promise<unknown> {
  const { db } = gateway.services
  const entries = await db
    .selectFrom('entry')
    .select((all) => all.fn.countAll().as('count'))
    .executeTakeFirst()
  const points = await gateway.client(member.token).send(calls.points.balance)
  return { entries, points }
}

function ask(call: Call, more: object): Promise<unknown> {
  const wish = wishes[call.id]
  if (!wish) throw new Error(`nobody asks for ${call.id}`)
  const input = { ...wish.input, ...more } as never
  return gateway
    .client(wish.by.token)
    .send(call, input, { idempotencyKey: `proof-of-a-row-number-${(count += 1)}` })
}

/** What proves a wish; a row that asks for no code is not sent one. */
function proofFor(call: Call): Partial<ReturnType<typeof proofOf>> {
  return call.proof.includes('code') ? proofOf(gateway, agent) : { paymentPassword }
}

it('every row that names a proof has a wish here, and no other', () => {
  expect(Object.keys(wishes).toSorted()).toEqual(proved.map(({ id }) => id).toSorted())
})

describe.each(table)('%s moves nothing without what its row names (wire 30)', (_id, call) => {
  it.runIf(call.proof.includes('paymentPassword'))('a wrong transaction password', async () => {
    const before = await wallets()
    const refused = await refusal(ask(call, { ...proofFor(call), paymentPassword: '000000' }))
    expect(refused).toMatchObject({ code: 'invalid.payment.pw', field: 'paymentPassword' })
    expect(await wallets()).toEqual(before)
  })

  it.runIf(call.proof.includes('code'))('a wrong code', async () => {
    const before = await wallets()
    const refused = await refusal(ask(call, { ...proofFor(call), code: '000000' }))
    expect(refused).toMatchObject({ code: 'member.authenticator.code', field: 'code' })
    expect(await wallets()).toEqual(before)
  })
})

/** What leaves an account; a removed card and points that become money in the wallet do not. */
const leaving = [
  'wallet.withdraw',
  'points.redeem',
  'team.transfer',
  'contracts.payBill',
  'contracts.payBills',
]

it.each(table.filter(([id]) => leaving.includes(id)))(
  '%s moves nothing out of an account that its owner has locked (wallet 42)',
  async (_id, call) => {
    const { db } = gateway.services
    const now = gateway.clock.now()
    for (const { id } of [member, agent]) await insertPayoutLock(db, id, now)
    const before = await wallets()
    const refused = await refusal(ask(call, proofFor(call)))
    expect(refused).toMatchObject({
      code: 'wallet.withdraw.refused',
      body: { value: { reason: 'locked' } },
    })
    expect(await wallets()).toEqual(before)
    for (const { id } of [member, agent]) {
      expect(await liftPayoutLock(db, id, { by: 'Mai', note: 'spoke by phone', now })).toBe(true)
    }
  },
)

/** What a bank account does not concern. */
const alongTheLine = leaving.filter((id) => id !== 'wallet.withdraw')

describe.each(table.filter(([id]) => alongTheLine.includes(id)))('%s (wallet 53)', (_id, call) => {
  beforeAll(() => operate(gateway, { withdrawal: { waitHours: 24 }, override: letPass }))
  afterAll(async () => {
    await operate(gateway, { withdrawal: { waitHours: 0 }, override: letPass })
    await gateway.services.db.deleteFrom('payout_wait').execute()
  })

  it.each(['reset', 'contact', 'guard', 'payment_password'] as const)(
    'waits for a day after %s, also where a bank account came after it',
    async (reason) => {
      await letWait(reason)
      const until = gateway.clock.now() + dayMs
      gateway.clock.advance(minuteMs)
      await letWait('bank_card')
      const before = await wallets()
      const refused = await refusal(ask(call, proofFor(call)))
      expect(refused).toMatchObject({
        code: 'wallet.withdraw.refused',
        body: { value: { reason, until } },
      })
      expect(await wallets()).toEqual(before)
    },
  )
})

async function letWait(reason: PayoutWaitReason): Promise<void> {
  for (const { id } of [member, agent]) {
    await upsertPayoutWait(gateway.services.db, id, reason, gateway.clock.now())
  }
}

// Last, because what goes is gone: nothing but the proof was missing above.
it.each(table.filter(([id]) => id !== 'contracts.payBills' && id !== 'wallet.removeBankCard'))(
  '%s goes with it',
  async (_id, call) => {
    await expect(ask(call, proofFor(call))).resolves.toBeDefined()
  },
)
