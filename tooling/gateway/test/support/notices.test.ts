import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { settleTransfers } from '../../src/bank/settle-transfers-job.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate } from '../wallet/payee.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'

const amount = 200_000

let gateway: TestGateway
let people = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
})
afterAll(() => gateway.close())

const open = () => addPerson(gateway, `told${(people += 1)}`)
const inbox = (person: TestPerson, language: 'VI' | 'EN' = 'VI', page = 1, size = 20) =>
  gateway.client(person.token, language).send(calls.support.inbox, { page, size })
const titles = async (person: TestPerson, language?: 'VI' | 'EN') =>
  (await inbox(person, language)).list.map(({ title }) => title)

async function deposit(person: TestPerson, paid = amount): Promise<string> {
  const { memo } = await gateway.client(person.token).send(calls.wallet.deposit, { amount })
  const reference = `FT-told-${person.name}-${paid}-${memo}`
  const transfer = { reference, memo, amount: paid }
  await receiveTransfer(gateway.services, transfer)
  await receiveTransfer(gateway.services, transfer)
  return reference
}

async function returnToBank(reference: string): Promise<number> {
  const response = await gateway.fetch('http://gateway.test/ops/bank-transfer', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', reference, do: 'return', reason: 'asked by the member' }),
  })
  return response.status
}

async function withdraw(): Promise<{ person: TestPerson; id: string }> {
  const person = await open()
  await fund(gateway, person, 1_000_000)
  const payee = await addPayee(gateway, person)
  return { person, id: (await payee.ask(amount)).withdrawalId }
}

describe('what became of money is told in the inbox (support 8)', () => {
  it('a deposit that arrived, once, with site, amount and time', async () => {
    const person = await open()
    const reference = await deposit(person)
    const { list, totalCount, unreadCount } = await inbox(person, 'EN')
    expect([totalCount, unreadCount]).toEqual([1, 1])
    expect(list[0]).toMatchObject({ title: 'Your deposit has arrived', isRead: false })
    expect(list[0]?.content).toContain('200,000')
    expect(list[0]?.content).toContain(list[0]?.senderName)
    expect(list[0]?.content).toContain(reference)
    expect(await titles(person, 'VI')).toEqual(['Tiền nạp đã vào ví'])
  })

  it('money that waited first, when it reaches the wallet', async () => {
    const person = await open()
    await deposit(person, amount + 1)
    expect(await titles(person)).toEqual([])
    gateway.clock.advance(120_000)
    await settleTransfers.run(gateway.services)
    await settleTransfers.run(gateway.services)
    expect(await titles(person)).toEqual(['Tiền nạp đã vào ví'])
  })

  it('a deposit whose money went back to its bank', async () => {
    const person = await open()
    const reference = await deposit(person, amount - 1)
    expect(await returnToBank(reference)).toBe(200)
    expect(await returnToBank(reference)).toBe(200)
    expect(await titles(person)).toEqual(['Khoản nạp không thành công'])
  })

  it('a withdrawal that was approved, once for a repeated step', async () => {
    const { person, id } = await withdraw()
    await operate(gateway, id, 'approve', { key: 'approve-told-1' })
    await operate(gateway, id, 'approve', { key: 'approve-told-1' })
    const { list } = await inbox(person, 'EN')
    expect(list.map(({ title }) => title)).toEqual([expect.stringMatching(/^Withdrawal WD\d+ is approved$/)])
  })

  it.each([
    ['reject', 'bị từ chối'],
    ['fail', 'không chuyển được'],
  ] as const)('a withdrawal after the step %s, with the reason', async (step, words) => {
    const { person, id } = await withdraw()
    if (step === 'fail') await operate(gateway, id, 'approve')
    await operate(gateway, id, step, { reason: 'Tài khoản nhận đã đóng' })
    const { list } = await inbox(person)
    const told = list.find(({ title }) => title.includes(words))
    expect(told?.content).toContain('Tài khoản nhận đã đóng')
    expect(list).toHaveLength(step === 'fail' ? 2 : 1)
  })

  it('nothing of what a member cancels itself', async () => {
    const { person, id } = await withdraw()
    await gateway
      .client(person.token)
      .send(
        calls.wallet.cancelWithdrawal,
        { withdrawalId: id },
        { idempotencyKey: 'withdrawal-told-cancel-1' },
      )
    expect(await titles(person)).toEqual([])
  })
})

describe('a notice in the inbox', () => {
  it('is read by its own account alone, and counts no longer (support 9)', async () => {
    const person = await open()
    const other = await open()
    await deposit(person)
    const unread = () => gateway.client(person.token).send(calls.support.unreadCount)
    expect(await unread()).toBe(1)
    const { messageId = '' } = (await inbox(person)).list[0] ?? {}
    const foreign = await refusal(gateway.client(other.token).send(calls.support.readMessage, { messageId }))
    expect(foreign.status).toBe(404)
    expect(await unread()).toBe(1)
    await gateway.client(person.token).send(calls.support.readMessage, { messageId })
    expect(await unread()).toBe(0)
    expect((await inbox(person)).list[0]?.isRead).toBe(true)
  })

  it('stands page by page, the newest first', async () => {
    const person = await open()
    for (const paid of [amount, amount, amount]) {
      gateway.clock.advance(1_000)
      await deposit(person, paid)
    }
    const first = await inbox(person, 'VI', 1, 2)
    const second = await inbox(person, 'VI', 2, 2)
    expect([first.list.length, second.list.length, first.totalCount]).toEqual([2, 1, 3])
    const times = [...first.list, ...second.list].map(({ sentAt }) => sentAt)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })
})
