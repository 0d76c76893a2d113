import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePixelPng } from '@saola/testkit'
import { calls } from '@saola/protocol'
import { breakOf } from '@saola/rules'
import { addPause } from '../../src/protection/pause-store.ts'
import { visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

type Standing = { ids: number[]; kind: string; title: Record<string, string>; endsAt: number | null }

async function operate(body: object) {
  const response = await gateway.fetch('http://gateway.test/ops/announcement', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...body }),
  })
  const read = (await response.json()) as {
    value?: { ids?: number[]; standing?: Standing[] }
    field?: string
  }
  return { status: response.status, field: read.field, ids: [], standing: [], ...read.value }
}

const both = (text: string) => ({ VI: `${text} VI`, EN: `${text} EN` })
const png = onePixelPng
const banner = (more: object = {}) => ({
  do: 'banner',
  title: both('Banner'),
  picture: png.toString('base64'),
  linkageType: 'P',
  ...more,
})
const shown = (person?: TestPerson) =>
  (person ? gateway.client(person.token) : visit(gateway).api).send(calls.system.announcements, {
    types: 'B,PL,PU,PR',
  })

describe('banners of the operator (support 11)', () => {
  it('stand before the others with the picture that was sent, until they are taken back', async () => {
    const before = (await shown()).banners
    const { ids, status } = await operate(banner())
    expect(status).toBe(200)
    const { banners } = await shown()
    expect(banners.slice(1)).toEqual(before)
    expect(banners[0]).toMatchObject({ title: 'Banner VI', linkageType: 'P' })
    const picture = await gateway.fetch(`http://gateway.test${banners[0]?.url}`)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    await operate({ do: 'withdraw', ids })
    expect((await shown()).banners).toEqual(before)
  })

  it.each([
    [
      'a script that calls itself a picture',
      { picture: Buffer.from('<svg onload=x>').toString('base64') },
      'picture',
    ],
    ['an address that is none', { linkageType: 'URL' }, 'linkage'],
    ['a script', { linkageType: 'URL', linkage: 'javascript:alert(1)' }, 'linkage'],
    ['a page made of data', { linkageType: 'URL', linkage: 'data:text/html,hello' }, 'linkage'],
    ['another site as a path', { linkageType: 'P', linkage: '//evil.example' }, 'linkage'],
    ['a script as a game', { linkageType: 'G', linkage: 'javascript:alert(1)' }, 'linkage'],
    ['an end before its beginning', { publishAt: 2000, endsAt: 1000 }, 'endsAt'],
  ])('are refused with %s', async (_what, more, field) => {
    const refused = await operate(banner(more))
    expect([refused.status, refused.field]).toEqual([400, field])
  })

  it('whose picture nobody sent is not found', async () => {
    const answer = await gateway.fetch(`http://gateway.test/art/uploaded/${'0'.repeat(32)}`)
    expect(answer.status).toBe(404)
  })
})

describe('announcements with an end (support 11)', () => {
  it('are gone when it has come, from the site and from the list of what stands', async () => {
    const endsAt = gateway.clock.now() + 60_000
    const notice = { do: 'publish', kind: 'player', title: both('Short'), content: both('Text'), endsAt }
    const { ids } = await operate(notice)
    const find = async () => (await operate({ do: 'list' })).standing.find((each) => each.ids[0] === ids[0])
    expect(await find()).toMatchObject({ ids, kind: 'player', title: both('Short'), endsAt })
    expect((await shown()).player[0]?.title).toBe('Short VI')
    gateway.clock.advance(60_000)
    expect((await shown()).player.some(({ title }) => title === 'Short VI')).toBe(false)
    expect(await find()).toBeUndefined()
  })
})

const popup = (more: object = {}) => ({
  do: 'publish',
  kind: 'popup',
  title: both('Popup'),
  content: both('Text'),
  execution: 'A',
  ...more,
})

describe('popups (support 11)', () => {
  it('may name the offer that they lead to, and no other kind does', async () => {
    const person = await addPerson(gateway, 'popupreader')
    const { ids } = await operate(popup({ promotionId: 1001 }))
    expect((await shown(person)).popup[0]).toMatchObject({ title: 'Popup VI', promotionId: '1001' })
    expect((await shown()).popup).toEqual([])
    const wrong = { do: 'publish', kind: 'player', title: both('No'), content: both('No'), promotionId: 1 }
    expect((await operate(wrong)).field).toBe('promotionId')
    await operate({ do: 'withdraw', ids })
  })

  it('of a first sign-in are for the session that it begins, and for no later one', async () => {
    const { ids } = await operate(popup({ execution: 'F', title: both('Hello') }))
    const titles = async (token: string) => {
      const { popup: popups } = await gateway.client(token).send(calls.system.announcements, { types: 'PU' })
      return popups.map(({ title }) => title)
    }
    const { token: first } = await visit(gateway).api.send(calls.session.register, {
      username: 'firsttimer',
      password: 'matkhau9',
      confirmPassword: 'matkhau9',
      domain: 'saola.test',
      registerUrl: 'https://saola.test/',
      registerMethod: 'WEB',
      confirmedAge: true,
    })
    expect(await titles(first)).toContain('Hello VI')
    const { token: second } = await visit(gateway).api.send(calls.session.login, {
      username: 'firsttimer',
      password: 'matkhau9',
      type: 'username',
    })
    expect(await titles(second)).not.toContain('Hello VI')
    expect((await shown()).popup).toEqual([])
    await operate({ do: 'withdraw', ids })
  })

  it('and banners that advertise do not reach who is on a break (protection 10); notices do', async () => {
    const person = await addPerson(gateway, 'popupresting')
    const { ids } = await operate(popup({ promotionId: 1001 }))
    const plain = await operate(popup({ title: both('Plain') }))
    await addPause(gateway.services.db, person.id, breakOf('7d', gateway.services.now()))
    const { banners, popup: popups, promotion, player } = await shown(person)
    expect([banners, promotion]).toEqual([[], []])
    expect(popups.map(({ title }) => title)).toContain('Plain VI')
    expect(popups.map(({ title }) => title)).not.toContain('Popup VI')
    expect(player.length).toBeGreaterThan(0)
    await operate({ do: 'withdraw', ids: [...ids, ...plain.ids] })
  })
})
