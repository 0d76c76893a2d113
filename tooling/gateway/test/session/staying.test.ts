import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs, handOverMs, hourMs, minuteMs, secondMs, sessionMs } from '@saola/rules'
import { operate } from './inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'

const device = 'a'.repeat(32)
const cookieName = 'saola_stay'
const agents = {
  own: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
  other: 'Mozilla/5.0 (iPhone) Safari/604.1',
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // What a strange place is asked for has tests of its own (session 12).
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
})
afterAll(() => gateway.close())

/** A browser with nothing but the cookies of another: a new tab, or a thief. */
function copyOf(visitor: Visitor): Visitor {
  const copy = visit(gateway)
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}

async function stayingAs(name: string): Promise<Visitor> {
  const visitor = visit(gateway)
  await visitor.signIn(name)
  await visitor.api.send(calls.session.stay, { loginDeviceId: device })
  return visitor
}

async function resumed(visitor: Visitor, loginDeviceId = device): Promise<string | undefined> {
  const { signedIn } = await visitor.api.send(calls.session.resume, { loginDeviceId })
  return signedIn?.userName
}

async function take(visitor: Visitor, ticket: string): Promise<string | undefined> {
  const { signedIn } = await visitor.api.send(calls.session.takeOver, { ticket, loginDeviceId: device })
  return signedIn?.userName
}

async function ticketOf(visitor: Visitor): Promise<string> {
  return (await visitor.api.send(calls.session.handOver)).ticket
}

describe('a browser that stays signed in by choice (session 29)', () => {
  it('is signed in again after its session has run out, for thirty days', async () => {
    const visitor = await stayingAs('minhthu')
    gateway.clock.advance(sessionMs + hourMs)
    expect((await refusal(visitor.api.send(calls.member.info))).status).toBe(401)
    expect(await resumed(copyOf(visitor))).toBe('minhthu')
    const late = await stayingAs('minhthu')
    gateway.clock.advance(30 * dayMs)
    expect(await resumed(late)).toBeUndefined()
    expect(late.cookies.get(cookieName) ?? '').toBe('')
  })

  it('keeps its secret from scripts', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('minhthu')
    await visitor.api.send(calls.session.stay, { loginDeviceId: device })
    expect(visitor.setCookies.at(-1)).toMatch(
      /^saola_stay=[\w-]{43}; Path=\/wps; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
  })

  it('is nobody without the choice', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('minhthu')
    expect(await resumed(visitor)).toBeUndefined()
  })

  it('stands among the devices, and whoever ends it there ends its sessions too', async () => {
    const away = await stayingAs('lanphuong')
    gateway.clock.advance(sessionMs + hourMs)
    const here = visit(gateway)
    await here.signIn('lanphuong')
    const list = await here.api.send(calls.member.sessions)
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    await here.api.send(calls.member.endSession, { sessionId: list[1]?.sessionId ?? '' })
    expect(await resumed(away)).toBeUndefined()
  })

  it.each<[string, (here: Visitor, staying: Visitor) => Promise<unknown>]>([
    ['signing out there', (_, staying) => staying.api.send(calls.session.logout)],
    ['signing out the other devices', (here) => here.api.send(calls.member.endOtherSessions)],
  ])('ends by %s', async (_, act) => {
    const staying = await stayingAs('minhthu')
    const copy = copyOf(staying)
    const here = visit(gateway)
    await here.signIn('minhthu')
    await act(here, staying)
    expect(await resumed(copy)).toBeUndefined()
  })

  it('outlives signing out the others from its own browser', async () => {
    const staying = await stayingAs('minhthu')
    await staying.api.send(calls.member.endOtherSessions)
    expect(await resumed(staying)).toBe('minhthu')
  })
})

describe('the secret of a stay (session 30)', () => {
  it('turns with each use; two tabs that open at once are both signed in', async () => {
    const staying = await stayingAs('minhthu')
    const tab = copyOf(staying)
    const first = staying.cookies.get(cookieName)
    expect(await resumed(staying)).toBe('minhthu')
    expect(staying.cookies.get(cookieName)).not.toBe(first)
    expect(await resumed(tab)).toBe('minhthu')
  })

  it('that comes again a minute later was copied: the stay and all its sessions end', async () => {
    const staying = await stayingAs('minhthu')
    const thief = copyOf(staying)
    await resumed(staying)
    gateway.clock.advance(minuteMs + secondMs)
    expect(await resumed(thief)).toBeUndefined()
    expect(await resumed(staying)).toBeUndefined()
    expect((await refusal(staying.api.send(calls.member.info))).status).toBe(401)
  })

  it('copied to another network and another browser opens nothing for who can prove more, and the stay goes on (session 50)', async () => {
    const at = (addresses: string, userAgent: string, from: Visitor) => {
      const visitor = visit(gateway, { addresses, userAgent })
      for (const [name, value] of from.cookies) visitor.cookies.set(name, value)
      return visitor
    }
    const owner = visit(gateway, { addresses: '192.0.2.1', userAgent: agents.own })
    await owner.signIn('minhthu')
    await owner.api.send(calls.session.stay, { loginDeviceId: device })
    // A thief has the cookie and the browser's id, and comes from elsewhere.
    expect(await resumed(at('203.0.113.99', agents.other, owner))).toBeUndefined()
    // A phone on the move keeps its name, and a browser that was updated keeps its network.
    const moved = at('198.51.100.77', agents.own, owner)
    expect(await resumed(moved)).toBe('minhthu')
    expect(await resumed(at('198.51.100.77', agents.other, moved))).toBe('minhthu')
  })

  it('on another device ends the stay', async () => {
    const staying = await stayingAs('minhthu')
    expect(await resumed(copyOf(staying), 'b'.repeat(32))).toBeUndefined()
    expect(await resumed(staying)).toBeUndefined()
  })
})

describe('a ticket to another line (session 31)', () => {
  it('signs the same browser in there, once', async () => {
    const here = visit(gateway, { userAgent: agents.own })
    await here.signIn('minhthu')
    const ticket = await ticketOf(here)
    const there = visit(gateway, { userAgent: agents.own })
    expect(await take(there, ticket)).toBe('minhthu')
    expect(await take(there, ticket)).toBeUndefined()
    await here.api.send(calls.member.info)
  })

  it('is told to a page of another line, which sends no cookie', async () => {
    const { status, headers } = await gateway.fetch(`http://gateway.test${calls.session.handOver.path}`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://line.test',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,merchant',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
  })

  it('is over after thirty seconds', async () => {
    const here = visit(gateway, { userAgent: agents.own })
    await here.signIn('minhthu')
    const ticket = await ticketOf(here)
    gateway.clock.advance(handOverMs)
    expect(await take(visit(gateway, { userAgent: agents.own }), ticket)).toBeUndefined()
  })

  it('opens nothing in another browser, and is used up by it', async () => {
    const here = visit(gateway, { userAgent: agents.own })
    await here.signIn('minhthu')
    const ticket = await ticketOf(here)
    expect(await take(visit(gateway, { userAgent: agents.other }), ticket)).toBeUndefined()
    expect(await take(visit(gateway, { userAgent: agents.own }), ticket)).toBeUndefined()
  })
})
