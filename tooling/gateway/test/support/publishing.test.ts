import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

async function operate(path: string, body: object, secret = 'ops') {
  const response = await gateway.fetch(`http://gateway.test/ops/${path}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': secret },
    body: JSON.stringify({ merchant: 'saola', ...body }),
  })
  const read = (await response.json()) as { value?: { ids: number[] } }
  return { status: response.status, ids: read.value?.ids ?? [] }
}

const both = (text: string) => ({ VI: `${text} VI`, EN: `${text} EN` })
const articles = (language: 'VI' | 'EN') => visit(gateway, { language }).api.send(calls.support.helpCenter)
const announced = (language: 'VI' | 'EN') =>
  visit(gateway, { language }).api.send(calls.system.announcements, { types: 'PL,PU,PR,A' })

describe('articles of the help center (support 5)', () => {
  it('are published in both languages, replaced in their place, and taken back', async () => {
    const before = (await articles('EN')).map(({ title }) => title)
    const first = await operate('help', {
      do: 'publish',
      topic: 'other',
      title: both('First'),
      content: both('Text'),
    })
    const second = await operate('help', {
      do: 'publish',
      topic: 'game',
      title: both('Second'),
      content: both('Text'),
    })
    const mended = await operate('help', {
      do: 'publish',
      topic: 'other',
      title: both('Mended'),
      content: both('Text'),
      replaces: first.ids,
    })
    expect((await articles('EN')).map(({ title }) => title)).toEqual([...before, 'Mended EN', 'Second EN'])
    expect((await articles('VI')).at(-1)).toMatchObject({ topic: 'game', title: 'Second VI' })
    expect((await operate('help', { do: 'withdraw', ids: [...second.ids, ...mended.ids] })).status).toBe(200)
    expect((await articles('EN')).map(({ title }) => title)).toEqual(before)
  })

  it('that are gone cannot be replaced, and nothing is published then', async () => {
    const before = await articles('EN')
    const wanted = { do: 'publish', topic: 'other', title: both('Late'), content: both('Text') }
    expect((await operate('help', { ...wanted, replaces: [999_999] })).status).toBe(404)
    expect(await articles('EN')).toEqual(before)
  })

  it('need the secret of the operator and both languages', async () => {
    const wanted = { do: 'publish', topic: 'other', title: both('No'), content: both('Text') }
    expect((await operate('help', wanted, 'guess')).status).toBe(403)
    expect((await operate('help', { ...wanted, title: { VI: 'Chỉ tiếng Việt' } })).status).toBe(400)
  })
})

describe('announcements (system 10)', () => {
  it('stand before the others of their kind, from their time on', async () => {
    const before = (await announced('EN')).player.map(({ title }) => title)
    const later = await operate('announcement', {
      do: 'publish',
      kind: 'player',
      title: both('Later'),
      content: both('Text'),
      publishAt: gateway.clock.now() + 60_000,
    })
    expect((await announced('EN')).player.map(({ title }) => title)).toEqual(before)
    gateway.clock.advance(60_000)
    expect((await announced('EN')).player.map(({ title }) => title)).toEqual(['Later EN', ...before])
    expect((await announced('VI')).player[0]?.title).toBe('Later VI')
    expect((await operate('announcement', { do: 'withdraw', ids: later.ids })).status).toBe(200)
    expect((await announced('EN')).player.map(({ title }) => title)).toEqual(before)
  })

  it('as a popup say when they open, and no other kind does', async () => {
    const wanted = { do: 'publish', title: both('Popup'), content: both('Text') }
    expect((await operate('announcement', { ...wanted, kind: 'popup' })).status).toBe(400)
    expect((await operate('announcement', { ...wanted, kind: 'player', execution: 'B' })).status).toBe(400)
    const { ids } = await operate('announcement', { ...wanted, kind: 'popup', execution: 'B' })
    expect((await announced('VI')).popup[0]?.title).toBe('Popup VI')
    await operate('announcement', { do: 'withdraw', ids })
  })

  it('that nobody published cannot be taken back', async () => {
    expect((await operate('announcement', { do: 'withdraw', ids: [999_999] })).status).toBe(404)
  })
})
