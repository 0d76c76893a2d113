import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let people = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

const content = 'Trang nạp tiền mở rất chậm vào buổi tối, tôi phải chờ lâu.'
const open = () => addPerson(gateway, `thinker${(people += 1)}`)
const state = (reference: string) => visit(gateway).api.send(calls.support.feedbackState, { reference })
const inbox = (person: TestPerson, language: 'VI' | 'EN') =>
  gateway.client(person.token, language).send(calls.support.inbox, { page: 1, size: 20 })

async function send(person?: TestPerson, contact?: string, language: 'VI' | 'EN' = 'VI'): Promise<string> {
  const api = person ? gateway.client(person.token) : visit(gateway, { language }).api
  const { reference } = await api.send(calls.support.feedback, {
    type: 'deposit',
    content,
    ...(contact !== undefined && { contact }),
  })
  return reference ?? ''
}

async function operate(body: object, secret = 'ops') {
  const response = await gateway.fetch('http://gateway.test/ops/feedback', {
    method: 'POST',
    headers: { 'X-Ops-Secret': secret },
    body: JSON.stringify({ merchant: 'saola', ...body }),
  })
  const { value } = (await response.json()) as {
    value?: {
      waiting?: { feedbackId: number; reference: string; contact: string | null; name: string | null }[]
    }
  }
  return { status: response.status, waiting: value?.waiting ?? [] }
}

async function waitingUnder(reference: string) {
  const { waiting } = await operate({ do: 'waiting' })
  return waiting.find((each) => each.reference === reference)
}

const answer = async (reference: string, words = 'Chúng tôi đã thêm máy chủ.') =>
  operate({ do: 'answer', feedbackId: (await waitingUnder(reference))?.feedbackId, content: words })

async function mailTo(recipient: string) {
  return gateway.services.db
    .selectFrom('outbox_message')
    .select(['title', 'content', 'language'])
    .where('recipient', '=', recipient)
    .execute()
}

describe('what becomes of feedback (support 10)', () => {
  it('is read under a reference of its own, before the answer and after', async () => {
    const [reference, other] = [await send(), await send()]
    expect(reference).toMatch(/^[0-9A-F]{12}$/)
    expect(other).not.toBe(reference)
    expect(await state(reference)).toEqual({ type: 'deposit', content, sentAt: gateway.clock.now() })
    expect((await answer(reference)).status).toBe(200)
    expect(await state(reference)).toMatchObject({
      answer: { content: 'Chúng tôi đã thêm máy chủ.', at: gateway.clock.now() },
    })
    expect(await state(other)).not.toHaveProperty('answer')
  })

  it('is told to nobody under another reference, and guessing ends', async () => {
    const visitor = visit(gateway)
    const guess = (reference: string) => refusal(visitor.api.send(calls.support.feedbackState, { reference }))
    expect((await guess('000000000000')).status).toBe(404)
    expect((await guess('12')).status).toBe(400)
    let last = await guess('000000000001')
    for (let tries = 0; tries < 40 && last.status === 404; tries += 1) last = await guess('000000000001')
    expect(last.status).toBe(429)
    gateway.clock.advance(5 * 60_000)
  })

  it("comes into the member's inbox once, in the language of the inbox, and counts as unread", async () => {
    const person = await open()
    const reference = await send(person, 'me@example.com')
    expect((await waitingUnder(reference))?.name).toBe(person.name)
    await answer(reference, 'Đã sửa.')
    const [vi, en] = [await inbox(person, 'VI'), await inbox(person, 'EN')]
    expect(vi.unreadCount).toBe(1)
    expect(vi.list[0]).toMatchObject({ title: `Trả lời góp ý ${reference}`, isRead: false })
    expect(vi.list[0]?.content).toContain('Đã sửa.')
    expect(en.list[0]?.title).toBe(`An answer to your feedback ${reference}`)
    expect(await mailTo('me@example.com')).toEqual([])
    const api = gateway.client(person.token)
    await api.send(calls.support.readMessage, { messageId: vi.list[0]?.messageId ?? '' })
    expect((await inbox(person, 'VI')).unreadCount).toBe(0)
  })

  it('goes to the mailbox that a guest left, in the language of the guest', async () => {
    const reference = await send(undefined, ' Guest@Example.com ', 'EN')
    await answer(reference, 'Two more servers stand now.')
    const mails = await mailTo('guest@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ title: `An answer to your feedback ${reference}`, language: 'EN' })
    expect(mails[0]?.content).toContain('Two more servers stand now.')
  })

  it('is sent nowhere when the contact is no mail address; the desk sees the contact', async () => {
    const reference = await send(undefined, 'Zalo 0901 234 567')
    expect((await waitingUnder(reference))?.contact).toBe('Zalo 0901 234 567')
    expect((await answer(reference)).status).toBe(200)
    expect(await mailTo('zalo 0901 234 567')).toEqual([])
  })

  it('is answered once by fifty at a time', async () => {
    const person = await open()
    const reference = await send(person)
    const feedbackId = (await waitingUnder(reference))?.feedbackId
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        operate({ do: 'answer', feedbackId, content: `Lần ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49)
    expect((await inbox(person, 'VI')).totalCount).toBe(1)
    expect(await waitingUnder(reference)).toBeUndefined()
  })

  it("is the operator's alone to answer", async () => {
    expect((await operate({ do: 'waiting' }, 'guess')).status).toBe(403)
    expect((await operate({ do: 'answer', feedbackId: 999_999, content: 'x' })).status).toBe(404)
    expect((await operate({ do: 'answer', feedbackId: 1, content: '' })).status).toBe(400)
  })
})
