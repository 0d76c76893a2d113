import { calls } from '@saola/protocol'
import { addPerson } from '@saola/gateway/testing/wallet/people.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const content = 'Tôi nghĩ <trang> nạp tiền nên mở nhanh hơn vào buổi tối.'

async function desk(query = '?language=en'): Promise<string> {
  return (await gateway.fetch(`http://gateway.test/desk${query}`)).text()
}

async function send(fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields }).toString()
  const answer = await gateway.fetch('http://gateway.test/desk/feedback', { method: 'POST', body })
  const next = answer.headers.get('Location')
  return { status: answer.status, page: next === null ? await answer.text() : await desk(next.slice(5)) }
}

describe('feedback at the desk (support 10)', () => {
  it('is shown as text until it is answered, which the member reads in the inbox', async () => {
    const person = await addPerson(gateway, 'deskthinker')
    const api = gateway.client(person.token)
    const { reference = '' } = await api.send(calls.support.feedback, { type: 'deposit', content })
    const page = await desk()
    expect(page).toContain('Tôi nghĩ &lt;trang&gt; nạp')
    expect(page).toContain(`deskthinker · ${reference}`)
    const id = /name="feedbackId" value="(\d+)"/.exec(page)?.[1] ?? ''
    expect((await send({ feedbackId: id, content: ' ' })).page).toContain('Enter an answer')
    const done = await send({ feedbackId: id, content: 'Đã sửa.' })
    expect(done.page).toContain(`Feedback #${id} is answered.`)
    expect(done.page).not.toContain(reference)
    expect((await send({ feedbackId: id, content: 'Nữa' })).page).toContain(
      'This feedback has been answered, or there is none',
    )
    const { list } = await api.send(calls.support.inbox, { page: 1, size: 10 })
    expect(list.map((each) => each.content)).toEqual([expect.stringContaining('Đã sửa.')])
  })

  it('says how a guest is reached', async () => {
    const api = gateway.client()
    await api.send(calls.support.feedback, { type: 'other', content, contact: 'Zalo 0901234567' })
    const page = await desk('?language=vi')
    expect(page).toContain('Khách · ')
    expect(page).toContain('Zalo 0901234567')
    expect(page).toContain('Hãy báo cho khách qua liên hệ trên')
  })
})
