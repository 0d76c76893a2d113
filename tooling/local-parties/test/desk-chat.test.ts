import { calls } from '@saola/protocol'
import { operateChat } from '@saola/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields })
  const answer = await gateway.fetch('http://gateway.test/desk/chat', { method: 'POST', body, headers })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

const read = () => gateway.client().send(calls.support.chat, {})

describe('the chat room at the desk (support 14)', () => {
  it('is hidden from and shown again, as text', async () => {
    const [first] = (await read()).list
    const messageId = first?.messageId ?? ''
    expect((await send({ step: 'hide', messageId })).page).toContain('Saved')
    expect((await read()).list[0]?.text).toBeUndefined()
    const page = await (await gateway.fetch('http://gateway.test/desk/chat?language=EN')).text()
    expect(page).toContain('Show again')
    await send({ step: 'show', messageId })
    expect((await read()).list[0]?.text).toBe(first?.text)
  })

  it('mutes a member for hours, and says who does not exist', async () => {
    const done = await send({ step: 'mute', member: 'kimchi1990', hours: '2' })
    expect(done.page).toContain('Muted until')
    expect((await send({ step: 'mute', member: 'nobody', hours: '2' })).status).toBe(400)
    await send({ step: 'mute', member: 'kimchi1990', hours: '0' })
  })

  it('sets how slow the room is, and closes it', async () => {
    await send({ step: 'room', slowSeconds: '9', isOpen: 'on' })
    expect(await read()).toMatchObject({ slowSeconds: 9, isOpen: true })
    await send({ step: 'room', slowSeconds: '9' })
    expect(await read()).toMatchObject({ isOpen: false, mayWrite: 'closed' })
    expect((await send({ step: 'room', slowSeconds: 'soon' })).status).toBe(400)
    await operateChat(gateway.services, { step: 'room', merchant: 'saola', isOpen: true, slowSeconds: 5 })
  })

  it('is not pressed by another site', async () => {
    const { status } = await send({ step: 'room', slowSeconds: '1' }, { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(404)
  })
})
