import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cameraPng, onePixelPng, placeInPicture } from '@saola/testkit'
import { calls } from '@saola/protocol'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

const day = 24 * 3_600_000
const png = onePixelPng.toString('base64')

let gateway: TestGateway
let asker: TestPerson
let other: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  asker = await addPerson(gateway, 'asker')
  other = await addPerson(gateway, 'otherasker')
})
afterAll(() => gateway.close())

const api = () => gateway.client(asker.token)

function ask(more: object = {}) {
  return api().send(calls.support.openTicket, {
    topic: 'deposit',
    reference: 'SAOLA123',
    content: 'Tôi đã chuyển tiền mà ví chưa có',
    ...more,
  })
}

async function answer(ticketId: string, content: string): Promise<number> {
  gateway.clock.advance(1_000)
  const response = await gateway.fetch('http://gateway.test/ops/ticket', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ ticketId: Number(ticketId), content }),
  })
  return response.status
}

describe('a question to the operator (support 2)', () => {
  it('carries the number of what it is about, and says until when it is answered', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({
      topic: 'deposit',
      reference: 'SAOLA123',
      state: 'waiting',
      unread: false,
      replyBy: gateway.clock.now() + day,
    })
    expect(asked.messages).toMatchObject([{ by: 'member', content: 'Tôi đã chuyển tiền mà ví chưa có' }])
  })

  it('is unread once the operator has answered, until the member looks', async () => {
    const { ticketId } = await ask()
    const before = await api().send(calls.support.unreadCount)
    expect(await answer(ticketId, 'Tiền đã vào ví của bạn')).toBe(200)
    expect(await api().send(calls.support.unreadCount)).toBe(before + 1)
    const { list } = await api().send(calls.support.tickets, { pageNo: 1, pageSize: 1 })
    expect(list).toMatchObject([
      { ticketId, state: 'answered', unread: true, excerpt: 'Tiền đã vào ví của bạn' },
    ])
    const seen = await api().send(calls.support.ticket, { ticketId })
    expect(seen.messages.map(({ by }) => by)).toEqual(['member', 'operator'])
    expect(await api().send(calls.support.unreadCount)).toBe(before)
  })

  it('closes, and opens again with the next word', async () => {
    const { ticketId } = await ask()
    expect((await api().send(calls.support.closeTicket, { ticketId })).state).toBe('closed')
    const again = await api().send(calls.support.replyTicket, { ticketId, content: 'Vẫn chưa thấy' })
    expect(again.state).toBe('waiting')
  })

  it('takes a picture by its content, and refuses what only says to be one', async () => {
    const { ticketId, messages } = await ask({ image: png })
    expect(messages[0]?.image).toBe(`data:image/png;base64,${png}`)
    const text = Buffer.from('<svg onload=alert(1)>').toString('base64')
    const refused = await refusal(
      api().send(calls.support.replyTicket, { ticketId, content: 'Ảnh đây', image: text }),
    )
    expect([refused.code, refused.field]).toEqual(['support.image.refused', 'image'])
  })

  it('keeps a picture without the place that the camera wrote into it (validation 10)', async () => {
    expect(cameraPng.toString('latin1')).toContain(placeInPicture)
    const { messages } = await ask({ image: cameraPng.toString('base64') })
    expect(messages[0]?.image).toBe(`data:image/png;base64,${png}`)
  })

  it("is nobody else's", async () => {
    const { ticketId } = await ask()
    const stranger = gateway.client(other.token)
    for (const attempt of [
      () => stranger.send(calls.support.ticket, { ticketId }),
      () => stranger.send(calls.support.replyTicket, { ticketId, content: 'x' }),
      () => stranger.send(calls.support.closeTicket, { ticketId }),
    ]) {
      expect((await refusal(attempt())).status).toBe(404)
    }
    expect(await stranger.send(calls.support.tickets, { pageNo: 1, pageSize: 10 })).toMatchObject({
      list: [],
      totalCount: 0,
    })
  })

  it('is answered by the operator alone', async () => {
    expect(await answer('1', 'nobody asked')).toBe(404)
    const refused = await gateway.fetch('http://gateway.test/ops/ticket', { method: 'POST', body: '{}' })
    expect(refused.status).toBe(403)
  })
})
