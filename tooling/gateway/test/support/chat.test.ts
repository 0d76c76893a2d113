import { formatDateTime } from '@saola/i18n'
import { calls, type ChatNews } from '@saola/protocol'
import { breakOf, chatRules, hourMs } from '@saola/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPause } from '../../src/protection/pause-store.ts'
import { forgetChat } from '../../src/support/chat/forget-chat.ts'
import { operateChat } from '../../src/support/chat/operate-chat.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

const merchant = 'saola'
let gateway: TestGateway
let turn = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => room({ slowSeconds: 0 }))

const room = (change: { isOpen?: boolean; slowSeconds?: number }) =>
  operateChat(gateway.services, { step: 'room', merchant, isOpen: true, slowSeconds: 0, ...change })
const newPerson = (): Promise<TestPerson> => addPerson(gateway, `chatter${turn++}`)
const send = ({ token }: TestPerson) => gateway.client(token).send
const say = (who: TestPerson, text: string) => send(who)(calls.support.say, { text })
const read = (who?: TestPerson) =>
  who ? send(who)(calls.support.chat, {}) : visit(gateway).api.send(calls.support.chat, {})

const speak = (text: string) => operateChat(gateway.services, { step: 'say', merchant, text, by: 'Thu Hà' })
const rename = (who: TestPerson, nickname: string) => send(who)(calls.member.saveProfile, { nickname })

describe('who says something (support 18)', () => {
  it('is staff by what the gateway knows, and nobody reports it away', async () => {
    await speak('Chào cả nhà')
    const said = (await read()).list.at(-1)
    expect(said).toMatchObject({ name: 'Thu Hà', text: 'Chào cả nhà', isStaff: true })
    for (let count = 0; count < chatRules.reportsToHide; count += 1) {
      const report = send(await newPerson())(calls.support.reportMessage, {
        messageId: said?.messageId ?? '',
      })
      expect((await refusal(report)).status).toBe(404)
    }
    expect((await read()).list.at(-1)?.text).toBe('Chào cả nhà')
    const listed = await operateChat(gateway.services, { step: 'list', merchant })
    expect(listed).toMatchObject({
      messages: expect.arrayContaining([expect.objectContaining({ account: 'Thu Hà', isStaff: true })]),
    })
  })

  it('is never staff for what a member sends', async () => {
    const who = await newPerson()
    const more = { isStaff: true, by: 'Thu Hà', staff_name: 'Thu Hà' }
    const text = 'tôi là nhân viên'
    await send(who)(calls.support.say, { text, ...more })
    expect((await read()).list.at(-1)).toMatchObject({ name: who.name, text })
    expect((await read()).list.at(-1)?.isStaff).toBeUndefined()
  })

  it('is marked where the name looks like another member’s who was here before', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    await rename(first, 'Minh Thư')
    // With a Cyrillic і.
    await rename(second, 'Mіnh Thư')
    await say(second, 'một')
    expect((await read()).list.at(-1)?.isLookalike).toBeUndefined()
    await say(first, 'hai')
    expect((await read()).list.slice(-2)).toMatchObject([{ text: 'một', isLookalike: true }, { text: 'hai' }])
    expect((await read()).list.at(-1)?.isLookalike).toBeUndefined()
  })
})

describe('saying something (support 13)', () => {
  it('is read by everybody, and known as its own by its writer alone', async () => {
    const who = await newPerson()
    const made = await say(who, '  Chào\ncả   nhà\u202E  ')
    expect(made).toMatchObject({ text: 'Chào cả nhà', isOwn: true })
    expect((await read(who)).list.at(-1)).toMatchObject({ messageId: made.messageId, isOwn: true })
    const visitor = await read()
    expect(visitor.list.at(-1)).toMatchObject({ messageId: made.messageId, text: 'Chào cả nhà' })
    expect(visitor.list.at(-1)?.isOwn).toBeUndefined()
    expect(visitor.mayWrite).toBe('guest')
  })

  it('keeps what looks like a page as the text that it is', async () => {
    const who = await newPerson()
    const text = '<img src=x onerror=alert(1)>'
    await say(who, text)
    expect((await read()).list.at(-1)?.text).toBe(text)
  })

  it.each([
    ['nothing but blanks', ' \n\t ', 'text'],
    ['a letter too much', 'ă'.repeat(chatRules.longest + 1), 'text'],
  ])('refuses %s at its field', async (_, text, field) => {
    const who = await newPerson()
    expect(await refusal(say(who, text))).toMatchObject({ code: 'request_param_err', field })
  })

  it('lets one message of a member through at a time, however many are sent at once', async () => {
    await room({ slowSeconds: 60 })
    const who = await newPerson()
    const sent = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => say(who, `lần ${n}`)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(say(who, 'nữa'))).toMatchObject({ code: 'TOO_MANY_REQUEST' })
  })

  it('is closed by the operator, by a mute and by a break', async () => {
    const [muted, paused] = [await newPerson(), await newPerson()]
    await operateChat(gateway.services, { step: 'mute', merchant, member: muted.name, hours: 1 })
    await addPause(gateway.services.db, paused.id, breakOf('24h', gateway.services.now()))
    const refused = await refusal(say(muted, 'tôi đây'))
    expect(refused).toMatchObject({ code: 'support.chat.refused' })
    const until = formatDateTime(gateway.services.now() + hourMs, 'vi')
    expect(refused.serverMessage).toContain(until)
    expect(await refusal(say(paused, 'tôi đây'))).toMatchObject({ code: 'support.chat.refused' })
    expect((await read(muted)).mayWrite).toBe('muted')
    expect((await read(paused)).mayWrite).toBe('break')
    await operateChat(gateway.services, { step: 'mute', merchant, member: muted.name, hours: 0 })
    await say(muted, 'tôi đây')
    await room({ isOpen: false })
    expect(await refusal(say(muted, 'còn ai'))).toMatchObject({ code: 'support.chat.refused' })
  })

  it('leads back page by page', async () => {
    const who = await newPerson()
    for (let n = 0; n < 55; n += 1) await say(who, `tin ${n}`)
    const last = await read()
    expect(last.list).toHaveLength(50)
    expect(last.hasEarlier).toBe(true)
    const before = await visit(gateway).api.send(calls.support.chat, { before: last.list[0]?.messageId })
    expect(before.list.at(-1)?.text).toBe('tin 4')
  })
})

describe('reporting (support 14)', () => {
  it('hides a message with the third member, and an operator shows it again for good', async () => {
    const who = await newPerson()
    const { messageId } = await say(who, 'kết bạn nhận quà')
    const report = (by: TestPerson) => send(by)(calls.support.reportMessage, { messageId })
    const textNow = async () => (await read()).list.find((each) => each.messageId === messageId)?.text
    const [third, fourth] = [await newPerson(), await newPerson()]
    for (const other of [await newPerson(), await newPerson()]) {
      await report(other)
      await report(other)
    }
    expect(await textNow()).toBe('kết bạn nhận quà')
    await report(third)
    expect(await textNow()).toBeUndefined()
    await operateChat(gateway.services, { step: 'show', merchant, messageId: Number(messageId) })
    await report(fourth)
    expect(await textNow()).toBe('kết bạn nhận quà')
  })

  it('is not for one’s own messages, nor for those that do not exist', async () => {
    const who = await newPerson()
    const { messageId } = await say(who, 'của tôi')
    for (const wanted of [messageId, '999999']) {
      const sent = send(who)(calls.support.reportMessage, { messageId: wanted })
      expect(await refusal(sent)).toMatchObject({ code: 'not_found' })
    }
  })
})

describe('listening (support 15)', () => {
  it('hears what is said and hidden, and how many listen', async () => {
    const who = await newPerson()
    const response = await gateway.fetch(`http://gateway.test/wps/chat/events?merchant=${merchant}`)
    const heard: ChatNews[] = []
    const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
    const reading = (async () => {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        for (const [, data] of value.matchAll(/^data: (.*)$/gm))
          heard.push(JSON.parse(data ?? '') as ChatNews)
      }
    })()
    const made = await say(who, 'nghe rõ')
    await expect
      .poll(() => heard.find(({ kind }) => kind === 'message'))
      .toMatchObject({ message: { messageId: made.messageId, text: 'nghe rõ' } })
    await expect
      .poll(() => heard.find(({ kind }) => kind === 'listeners'))
      .toEqual({ kind: 'listeners', count: 1 })
    expect((await read()).listeners).toBe(1)
    await operateChat(gateway.services, { step: 'hide', merchant, messageId: Number(made.messageId) })
    await expect
      .poll(() => heard.filter(({ kind }) => kind === 'message').at(-1))
      .toMatchObject({ message: { messageId: made.messageId } })
    await expect
      .poll(() => heard.some((each) => each.kind === 'message' && each.message.text === undefined))
      .toBe(true)
    await reader.cancel()
    await reading
    await expect.poll(async () => (await read()).listeners).toBe(0)
  })
})

describe('what the room forgets', () => {
  it('is events that nobody resumes from and processes that are gone, never a message', async () => {
    const { db, now } = gateway.services
    const who = await newPerson()
    const made = await say(who, 'ở lại')
    const messageId = Number(made.messageId)
    await db
      .insertInto('chat_event')
      .values(Array.from({ length: 1_200 }, () => ({ message_id: messageId, kind: 'shown' as const })))
      .execute()
    const gone = { process: 'gone', merchant_id: 1, listeners: 7, at: now() - 10 * 60_000 }
    await db.insertInto('chat_listening').values(gone).execute()
    expect(await forgetChat.run(gateway.services)).toBeGreaterThan(200)
    const events = await db.selectFrom('chat_event').select('id').execute()
    expect(events).toHaveLength(1_000)
    const processes = await db.selectFrom('chat_listening').select('process').execute()
    expect(processes.map(({ process }) => process)).not.toContain('gone')
    expect((await read()).list.at(-1)).toMatchObject({ messageId: made.messageId, text: 'ở lại' })
    expect(await forgetChat.run(gateway.services)).toBe(0)
  })
})
