import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onePixelPng } from '@saola/testkit'
import { calls } from '@saola/protocol'
import type { ApiClient } from '@saola/api-client'
import { savePaymentPassword } from '@saola/gateway/testing/wallet/payment-password.ts'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import { addPerson, fund, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'

const paymentPassword = '246810'
const png = onePixelPng

let gateway: TestGateway
let member: TestPerson
let api: ApiClient
let cardId: string

beforeAll(async () => {
  gateway = await startGateway()
  member = await addPerson(gateway, 'deskmember')
  await fund(gateway, member, 90_000_000)
  await savePaymentPassword(gateway.services.db, member.id, paymentPassword, gateway.services)
  api = gateway.client(member.token)
  const card = { bin: '970436', accountNumber: '0071009988776', accountName: 'Phạm Hoàng Nam' }
  cardId = (await api.send(calls.wallet.addBankCard, { ...card, paymentPassword })).cardId
})
afterAll(async () => {
  await expectReconciled(gateway.services.db).finally(gateway.close)
})

async function desk(query = ''): Promise<string> {
  return (await gateway.fetch(`http://gateway.test/desk${query}`)).text()
}

/** Sends a form of the desk as a browser does; the page that it ends at. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ language: 'EN', ...fields }).toString()
  const answer = await gateway.fetch(`http://gateway.test/desk/${path}`, { method: 'POST', body, headers })
  const next = answer.headers.get('Location')
  return { status: answer.status, page: next === null ? await answer.text() : await desk(next.slice(5)) }
}

let keys = 0

const step = (withdrawalId: string, name: string, more: Record<string, string> = {}) =>
  send('withdrawal', { merchant: 'saola', withdrawalId, step: name, key: `desk-key-${(keys += 1)}`, ...more })

describe('the desk and a withdrawal', () => {
  let id: string
  beforeEach(async () => {
    const asked = await api.send(calls.wallet.withdraw, { cardId, amount: 2_000_000, paymentPassword })
    id = asked?.withdrawalId ?? ''
  })
  const look = () => api.send(calls.wallet.withdrawal, { withdrawalId: id })

  it('shows where it goes in full, with only the steps that can be taken now', async () => {
    const text = await desk('?language=en')
    expect(text).toContain(`WD${id}`)
    expect(text).toContain('0071009988776')
    expect(text).toContain('value="approve"')
    expect(text).not.toContain('value="disburse"')
  })

  it('shows why a person has to look, in words (wallet 46)', async () => {
    expect(await desk('?language=en')).not.toContain('class="marks"')
    await gateway.services.db
      .updateTable('withdrawal')
      .set({ marks: ['shared_device', 'new_card'] })
      .where('id', '=', Number(id))
      .execute()
    const text = await desk('?language=en')
    expect(text).toContain('The bank account was added lately')
    expect(text).toContain('Another member signs in on the same device')
  })

  it('approves it and pays it in whole', async () => {
    expect((await step(id, 'approve')).page).toContain(`WD${id} is approved.`)
    expect(await step(id, 'disburse', { sent: '' })).toMatchObject({ status: 303 })
    expect(await look()).toMatchObject({ state: 'disbursed', confirmation: 'disbursed', received: 0 })
  })

  it('pays a part: the member sees at once what is missing, and no clock takes it as the whole', async () => {
    await step(id, 'approve')
    await step(id, 'disburse', { sent: '500.000 ₫' })
    gateway.clock.advance(24 * 3_600_000)
    const shown = await look()
    expect(shown).toMatchObject({
      confirmation: 'partly_sent',
      sent: 500_000,
      received: 0,
      remaining: 2_000_000,
      answers: [],
    })
    expect(shown.events.at(-1)).toMatchObject({ state: 'partly_sent', by: 'bank' })
    expect(await desk('?language=en')).toContain('₫500,000 sent · ₫1,500,000 on hold')
    await step(id, 'disburse')
    expect(await look()).toMatchObject({ confirmation: 'disbursed', sent: 2_000_000 })
  })

  it.each(['2000001', '0', '-5', 'much'])('does not pay %s of two million', async (sent) => {
    await step(id, 'approve')
    expect((await step(id, 'disburse', { sent })).status).toBe(400)
    expect((await look()).state).toBe('approved')
  })

  it('refuses it with a reason, and not without one', async () => {
    const without = await step(id, 'reject', { reason: ' ' })
    expect(without.status).toBe(400)
    expect(without.page).toContain('Enter a reason')
    await step(id, 'reject', { reason: 'Tên chưa khớp' })
    expect(await look()).toMatchObject({ state: 'rejected', reason: 'Tên chưa khớp' })
  })

  it.each([
    ['pays the missing part again', 'repay', { confirmation: 'disbursed', sent: 2_000_000, returned: 0 }],
    ['returns it to the wallet', 'return', { confirmation: 'returned', sent: 500_000, returned: 1_500_000 }],
  ])('%s, once however often the button is pressed', async (_name, name, ends) => {
    await step(id, 'approve')
    await step(id, 'disburse')
    const parts = { answer: 'partly', received: 500_000, remaining: 1_500_000 } as const
    await api.send(calls.wallet.confirmWithdrawal, { withdrawalId: id, ...parts })
    const page = await desk('?language=en')
    const form = new RegExp(`name="withdrawalId" value="${id}"[^]*?name="key" value="([0-9a-f]+)"`).exec(page)
    const key = form?.[1] ?? ''
    expect((await step(id, name, { key })).page).toContain(`WD${id}`)
    expect(await step(id, name, { key })).toMatchObject({ status: 303 })
    expect(await look()).toMatchObject(ends)
  })

  it('says so when somebody else was faster', async () => {
    await step(id, 'approve')
    const again = await step(id, 'approve')
    expect(again.status).toBe(400)
    expect(again.page).toContain('role="alert"')
  })

  it('shows the picture of what did not arrive, and can force the receipt', async () => {
    await step(id, 'approve')
    await step(id, 'disburse')
    await api.send(calls.wallet.addWithdrawalProof, { withdrawalId: id, image: png.toString('base64') })
    await api.send(calls.wallet.confirmWithdrawal, { withdrawalId: id, answer: 'not_received' })
    const path = /\/desk\/proofs\/\d+/.exec(await desk())?.[0] ?? ''
    const picture = await gateway.fetch(`http://gateway.test${path}`)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    expect(await desk()).toContain('value="repay"')
    expect(await desk()).toContain('value="return"')
    await step(id, 'force')
    expect((await look()).confirmation).toBe('forced_received')
    expect(await desk()).not.toContain(`WD${id}<`)
  })
})

describe('the desk', () => {
  it('answers a question, and the member hears of it', async () => {
    const { ticketId } = await api.send(calls.support.openTicket, {
      topic: 'withdrawal',
      content: '<b>Tiền đâu?</b>',
    })
    expect(await desk()).toContain('&lt;b&gt;Tiền đâu?&lt;/b&gt;')
    expect((await send('ticket', { ticketId, content: '  ' })).status).toBe(400)
    const { page } = await send('ticket', { ticketId, content: 'Đang trên đường' })
    expect(page).toContain(`Question #${ticketId} is answered.`)
    const thread = await api.send(calls.support.ticket, { ticketId })
    expect(thread.messages.map(({ by }) => by)).toEqual(['member', 'operator'])
  })

  it("cannot be worked from another site's page", async () => {
    const { status } = await send(
      'ticket',
      { ticketId: '1', content: 'x' },
      { 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(status).toBe(404)
  })

  it("moves no withdrawal under another merchant's name", async () => {
    const asked = await api.send(calls.wallet.withdraw, { cardId, amount: 2_000_000, paymentPassword })
    await gateway.services.db
      .insertInto('merchant')
      .values({ code: 'other', name: 'Other', settings: '{}' })
      .execute()
    const fields = {
      merchant: 'other',
      withdrawalId: asked?.withdrawalId ?? '',
      step: 'approve',
      key: 'other-merchant',
    }
    expect((await send('withdrawal', fields)).status).toBe(400)
  })

  it('says only what the address may say, and runs no script', async () => {
    const text = await desk('?done=<script>&about=<script>alert(1)</script>')
    expect(text).not.toContain('<script')
    const response = await gateway.fetch('http://gateway.test/desk')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
})
