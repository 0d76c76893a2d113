import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { breakOf, exclusionOf } from '@saola/rules'
import { addPause } from '../../src/protection/pause-store.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
/** writer > below > deep; writer > resting, excluded, locked; and an agent beside it. */
const people: Record<string, TestPerson> = {}
beforeAll(async () => {
  gateway = await startGateway()
  const add = async (name: string, type: 0 | 1 | 2, upline?: string) => {
    const above = upline === undefined ? undefined : people[upline]
    people[name] = await addPerson(gateway, `msg${name}`, { type, ...(above && { upline: above }) })
  }
  await add('writer', 2)
  await add('below', 1, 'writer')
  await add('deep', 0, 'below')
  await add('resting', 0, 'writer')
  await add('excluded', 0, 'writer')
  await add('locked', 0, 'writer')
  await add('beside', 1)
  await add('foreign', 0, 'beside')
  const { db, now } = gateway.services
  await addPause(db, who('resting').id, breakOf('7d', now()))
  await addPause(db, who('excluded').id, exclusionOf('permanent', now()))
  await db.updateTable('account').set({ active_flag: 0 }).where('id', '=', who('locked').id).execute()
})
afterAll(() => gateway.close())

function who(name: string): TestPerson {
  const found = people[name]
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

type Message = CallInput<typeof calls.team.sendMessage>
const send = (by: string, more: Partial<Message>) =>
  gateway
    .client(who(by).token)
    .send(calls.team.sendMessage, { audience: 'direct', title: 'Chào', content: 'Chào cả nhà', ...more })
const inbox = (name: string) =>
  gateway.client(who(name).token).send(calls.support.inbox, { page: 1, size: 20 })
const titles = async (name: string) => (await inbox(name)).list.map(({ title }) => title)

describe('who receives a message (team 32, 34)', () => {
  it.each<[string, Partial<Message>, string[]]>([
    ['direct', { audience: 'direct' }, ['below']],
    ['branch', { audience: 'branch' }, ['below', 'deep']],
    ['one', { audience: 'one', customerName: 'MsgDeep' }, ['deep']],
  ])('%s reaches %j: %j, and nobody who rests, is excluded or locked', async (title, more, reached) => {
    const sent = await send('writer', { ...more, title })
    expect(sent.receivers).toBe(reached.length)
    for (const name of ['below', 'deep', 'foreign']) {
      expect((await titles(name)).includes(title)).toBe(reached.includes(name))
    }
    for (const name of ['resting', 'excluded']) expect(await titles(name)).toEqual([])
  })

  it.each(['msgforeign', 'msgwriter', 'nobodyatall', ''])(
    '"%s" is answered like a name that nobody has',
    async (customerName) => {
      const refused = await refusal(send('writer', { audience: 'one', customerName }))
      expect(refused).toMatchObject({ status: 404, code: 'not_found', field: 'customerName' })
    },
  )

  it('of one who rests nothing is told but that nobody can receive it', async () => {
    const refused = await refusal(send('writer', { audience: 'one', customerName: 'msgresting' }))
    expect(refused).toMatchObject({ code: 'team.messages.nobody' })
  })

  it('an agent on a break sends nothing', async () => {
    await addPause(gateway.services.db, who('beside').id, breakOf('7d', gateway.services.now()))
    expect(await refusal(send('beside', {}))).toMatchObject({ status: 403, code: 'protection.paused' })
  })
})

describe('what a message may be (team 33)', () => {
  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a long title', { title: 'a'.repeat(61) }, 'title'],
    ['no content', { content: '' }, 'content'],
    ['a long content', { content: 'a'.repeat(1001) }, 'content'],
  ])('%s is refused at its field', async (_words, more, field) => {
    expect(await refusal(send('writer', more))).toMatchObject({ code: 'request_param_err', field })
  })

  it('ten a day, and ten again on the next', async () => {
    for (let count = 0; count < 10; count += 1) await send('below', {})
    expect(await refusal(send('below', {}))).toMatchObject({ code: 'team.messages.many' })
    gateway.clock.advance(86_400_000)
    await expect(send('below', {})).resolves.toMatchObject({ receivers: 1 })
  })
})

describe('reading (team 32)', () => {
  it('counts once, for the reader and for the sender', async () => {
    const sent = await send('writer', { audience: 'one', customerName: 'msgdeep', title: 'Đọc nhé' })
    const before = Number((await inbox('deep')).unreadCount)
    const reader = gateway.client(who('deep').token)
    await reader.send(calls.support.readMessage, { messageId: sent.messageId })
    await reader.send(calls.support.readMessage, { messageId: sent.messageId })
    expect((await inbox('deep')).unreadCount).toBe(before - 1)
    expect(await reader.send(calls.support.unreadCount)).toBe(before - 1)
    const page = { pageNo: 1, pageSize: 1 }
    const listed = await gateway.client(who('writer').token).send(calls.team.sentMessages, page)
    expect(listed.list[0]).toMatchObject({ title: 'Đọc nhé', receiverName: 'msgdeep', receivers: 1, read: 1 })
  })

  it("another's message cannot be read", async () => {
    const { messageId } = await send('writer', { audience: 'one', customerName: 'msgdeep' })
    const read = gateway.client(who('below').token).send(calls.support.readMessage, { messageId })
    expect(await refusal(read)).toMatchObject({ status: 404 })
  })
})
