import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePixelPng } from '@saola/testkit'
import { calls } from '@saola/protocol'
import { endedConfirmations } from '@saola/rules'
import type { WithdrawalOperation } from '../../src/wallet/withdrawal/operate-withdrawal.ts'
import { assumeReceipts } from '../../src/wallet/withdrawal/assume-receipts.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate, type StepMore } from './payee.ts'
import { addPerson, fund } from './people.ts'

const opening = 1_000_000
const amount = 300_000
const png = onePixelPng.toString('base64')

let gateway: TestGateway
let cases = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

type Case = Awaited<ReturnType<typeof openCase>>

/** One member with one withdrawal, and everything that can happen to it. */
async function openCase() {
  cases += 1
  const person = await addPerson(gateway, `outcome${cases}`)
  await fund(gateway, person, opening)
  const payee = await addPayee(gateway, person)
  const { withdrawalId } = await payee.ask(amount)
  const api = gateway.client(person.token)
  let keys = 0
  const newKey = () => `withdrawal-outcome-${cases}-${(keys += 1)}`

  const step = (name: WithdrawalOperation['step'], more: StepMore = {}) =>
    operate(gateway, withdrawalId, name, more)
  const says = (answer: 'received' | 'partly' | 'not_received', received = 0, idempotencyKey = newKey()) => {
    const parts = answer === 'partly' ? { received, remaining: amount - received } : {}
    return api.send(calls.wallet.confirmWithdrawal, { withdrawalId, answer, ...parts }, { idempotencyKey })
  }
  return {
    step,
    says,
    money: payee.money,
    look: () => payee.look(withdrawalId),
    pay: async (sent?: number) => {
      await step('approve')
      await step('disburse', sent === undefined ? {} : { sent })
    },
    saysNothingCame: async (key?: string) => {
      await api.send(calls.wallet.addWithdrawalProof, { withdrawalId, image: png })
      await says('not_received', 0, key)
    },
    cancel: () => api.send(calls.wallet.cancelWithdrawal, { withdrawalId }, { idempotencyKey: newKey() }),
    withdrawn: async () => (await api.send(calls.wallet.lifetime)).withdrawn,
    statement: async (language: 'VI' | 'EN') => {
      const now = gateway.clock.now()
      const asked = { startTime: now - 20 * 86_400_000, endTime: now + 1, codeTypes: 'withdraw' }
      const reader = gateway.client(person.token, language)
      return (await reader.send(calls.wallet.transactions, { ...asked, page: 1, size: 10 })).list
    },
  }
}

/** Nobody answers for so long. */
async function wait(minutes: number): Promise<void> {
  gateway.clock.advance(minutes * 60_000)
  await assumeReceipts.run(gateway.services)
}

const endedStates: readonly string[] = [...endedConfirmations, 'rejected', 'cancelled', 'failed']

type Outcome = {
  title: string
  play: (one: Case) => Promise<unknown>
  /** What is missing in the wallet, what lies on hold, and what counts as paid out. */
  gone: number
  onHold: number
  paid: number
  state: string
  statement: [string, number][]
}

const outcomes: readonly Outcome[] = [
  {
    title: 'received in full',
    play: async (one) => [await one.pay(), await one.says('received')],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'received',
    statement: [['Received', -300_000]],
  },
  {
    title: 'sent, and nobody answered in time',
    play: async (one) => [await one.pay(), await wait(30)],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'assumed_received',
    statement: [['Counted as received', -300_000]],
  },
  {
    title: 'sent in part: the rest stays on hold, and no clock takes the part for the whole',
    play: async (one) => [await one.pay(100_000), await wait(600)],
    gone: 300_000,
    onHold: 200_000,
    paid: 100_000,
    state: 'partly_sent',
    statement: [['Sent in part', -300_000]],
  },
  {
    title: 'sent in two parts, and received',
    play: async (one) => [await one.pay(100_000), await one.step('disburse'), await one.says('received')],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'received',
    statement: [['Received', -300_000]],
  },
  {
    title: 'sent in part, the rest returned; the member is asked for the part',
    play: async (one) => [await one.pay(100_000), await one.step('return'), await one.says('received')],
    gone: 100_000,
    onHold: 0,
    paid: 100_000,
    state: 'received',
    statement: [
      ['Unsent part, back in your wallet', 200_000],
      ['Received', -300_000],
    ],
  },
  {
    title: 'partly received, and waiting for the operator',
    play: async (one) => [await one.pay(), await one.says('partly', 100_000)],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'partly_received',
    statement: [['Partly received', -300_000]],
  },
  {
    title: 'partly received, the missing part paid again and received',
    play: async (one) => [
      await one.pay(),
      await one.says('partly', 100_000),
      await one.step('repay'),
      await one.says('received'),
    ],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'received',
    statement: [['Received', -300_000]],
  },
  {
    title: 'partly received, some of the missing part paid again',
    play: async (one) => [
      await one.pay(),
      await one.says('partly', 100_000),
      await one.step('repay', { sent: 50_000 }),
    ],
    gone: 300_000,
    onHold: 150_000,
    paid: 150_000,
    state: 'partly_sent',
    statement: [['Sent in part', -300_000]],
  },
  {
    title: 'partly received, the missing part returned',
    play: async (one) => [await one.pay(), await one.says('partly', 100_000), await one.step('return')],
    gone: 100_000,
    onHold: 0,
    paid: 100_000,
    state: 'returned',
    statement: [
      ['Missing part, back in your wallet', 200_000],
      ['What did not arrive was returned', -300_000],
    ],
  },
  {
    title: 'partly received, the whole confirmed by the bank',
    play: async (one) => [await one.pay(), await one.says('partly', 100_000), await one.step('force')],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'forced_received',
    statement: [['Receipt confirmed by the bank, not refunded', -300_000]],
  },
  {
    title: 'not received, paid again and received',
    play: async (one) => [
      await one.pay(),
      await one.saysNothingCame(),
      await one.step('repay'),
      await one.says('received'),
    ],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'received',
    statement: [['Received', -300_000]],
  },
  {
    title: 'not received, returned',
    play: async (one) => [await one.pay(), await one.saysNothingCame(), await one.step('return')],
    gone: 0,
    onHold: 0,
    paid: 0,
    state: 'returned',
    statement: [
      ['Missing part, back in your wallet', 300_000],
      ['What did not arrive was returned', -300_000],
    ],
  },
  {
    title: 'not received, confirmed by the bank: nothing is refunded',
    play: async (one) => [await one.pay(), await one.saysNothingCame(), await one.step('force')],
    gone: 300_000,
    onHold: 0,
    paid: 300_000,
    state: 'forced_received',
    statement: [['Receipt confirmed by the bank, not refunded', -300_000]],
  },
  {
    title: 'refused by the operator',
    play: (one) => one.step('reject', { reason: 'Tên chưa khớp' }),
    gone: 0,
    onHold: 0,
    paid: 0,
    state: 'rejected',
    statement: [
      ['Refused, back in your wallet', 300_000],
      ['Refused', -300_000],
    ],
  },
  {
    title: 'cancelled by the member',
    play: (one) => one.cancel(),
    gone: 0,
    onHold: 0,
    paid: 0,
    state: 'cancelled',
    statement: [
      ['Cancelled, back in your wallet', 300_000],
      ['Cancelled', -300_000],
    ],
  },
  {
    title: 'received, and sent back by the bank after it',
    play: async (one) => [
      await one.pay(),
      await one.says('received'),
      await one.step('bounce', { reason: 'Tài khoản đã đóng' }),
    ],
    gone: 0,
    onHold: 0,
    paid: 0,
    state: 'returned',
    statement: [
      ['Sent back by the bank, back in your wallet', 300_000],
      ['What did not arrive was returned', -300_000],
    ],
  },
  {
    title: 'held to be received, and sent back in two parts, not all of it',
    play: async (one) => [
      await one.pay(),
      await wait(30),
      await one.step('bounce', { came: 100_000 }),
      await one.step('bounce', { came: 50_000 }),
    ],
    gone: 150_000,
    onHold: 0,
    paid: 150_000,
    state: 'returned',
    statement: [
      ['Sent back by the bank, back in your wallet', 50_000],
      ['Sent back by the bank, back in your wallet', 100_000],
      ['What did not arrive was returned', -300_000],
    ],
  },
  {
    title: 'confirmed by the bank, and sent back by it all the same',
    play: async (one) => [
      await one.pay(),
      await one.saysNothingCame(),
      await one.step('force'),
      await one.step('bounce'),
    ],
    gone: 0,
    onHold: 0,
    paid: 0,
    state: 'returned',
    statement: [
      ['Sent back by the bank, back in your wallet', 300_000],
      ['What did not arrive was returned', -300_000],
    ],
  },
  {
    title: 'sent in part, and that part sent back: the rest is still on hold',
    play: async (one) => [await one.pay(100_000), await one.step('bounce')],
    gone: 200_000,
    onHold: 200_000,
    paid: 0,
    state: 'partly_sent',
    statement: [
      ['Sent back by the bank, back in your wallet', 100_000],
      ['Sent in part', -300_000],
    ],
  },
  {
    title: 'approved, but the bank could not send it',
    play: async (one) => [await one.step('approve'), await one.step('fail', { reason: 'Tài khoản đã đóng' })],
    gone: 0,
    onHold: 0,
    paid: 0,
    state: 'failed',
    statement: [
      ['Not sent by the bank, back in your wallet', 300_000],
      ['The bank could not send it', -300_000],
    ],
  },
]

describe('a withdrawal of 300,000 (wallet 17)', () => {
  it.each(outcomes)('$title', async ({ play, gone, onHold, paid, state, statement }) => {
    const one = await openCase()
    await play(one)
    expect(await one.money()).toEqual({ available: opening - gone, onHold })
    expect(await one.withdrawn()).toBe(paid)
    const shown = await one.look()
    expect(shown.confirmation ?? shown.state).toBe(state)
    expect([shown.sent, shown.returned]).toEqual([paid, amount - paid - onHold])
    expect((await one.statement('EN')).map((row) => [row.remark, row.amount])).toEqual(statement)
    if (endedStates.includes(state)) {
      const rows = [...(await one.statement('VI')), ...(await one.statement('EN'))]
      const words = rows.flatMap(({ remark, counterparty }) => [remark, counterparty]).join('\n')
      expect(words).not.toMatch(/on hold|tạm giữ|đang giữ|statement\./i)
    }
    await expectReconciled(gateway.services.db)
  })

  it('reads as on hold while it is', async () => {
    const one = await openCase()
    expect((await one.statement('VI')).map(({ remark }) => remark)).toEqual(['Đang tạm giữ'])
  })
})

describe('a step of a withdrawal under its key', () => {
  it('is taken once: a payout of a part that arrives twice is one payout', async () => {
    const one = await openCase()
    await one.step('approve')
    const twice = { sent: 100_000, key: 'one-part-one-key' }
    const first = await one.step('disburse', twice)
    expect(await one.step('disburse', twice)).toEqual(first)
    expect((await one.look()).sent).toBe(100_000)
  })

  it('answers what it answered first, whatever has happened since', async () => {
    const one = await openCase()
    const first = await one.step('approve', { key: 'approved-once' })
    await one.step('disburse')
    expect(await one.step('approve', { key: 'approved-once' })).toEqual(first)
    expect(first.state).toBe('approved')
  })

  it('is no second return of the bank', async () => {
    const one = await openCase()
    await one.pay()
    const twice = { came: 100_000, key: 'came-back-once' }
    expect(await one.step('bounce', twice)).toEqual(await one.step('bounce', twice))
    expect((await one.look()).returned).toBe(100_000)
  })

  it('is no other step', async () => {
    const one = await openCase()
    await one.step('approve', { key: 'key-of-approval' })
    await expect(one.step('disburse', { key: 'key-of-approval' })).rejects.toMatchObject({
      code: 'wallet.key.reused',
    })
    expect((await one.look()).state).toBe('approved')
  })

  it('of the member does not answer for a payout that came later', async () => {
    const one = await openCase()
    await one.pay()
    await one.saysNothingCame('member-saw-nothing')
    await one.step('repay')
    await one.says('not_received', 0, 'member-saw-nothing')
    expect((await one.look()).confirmation).toBe('disbursed')
    const other = await refusal(one.says('received', 0, 'member-saw-nothing'))
    expect(other.code).toBe('wallet.key.reused')
  })
})
