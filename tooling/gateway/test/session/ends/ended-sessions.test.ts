import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs, hourMs, minuteMs, sessionMs } from '@saola/rules'
import { refusal, visit, type Visitor } from '../../http/visitor.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { operate } from '../inbox.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
})
afterAll(() => gateway.close())

async function signIn(): Promise<Visitor> {
  const visitor = visit(gateway)
  await visitor.signIn('minhthu')
  gateway.clock.advance(minuteMs)
  return visitor
}

const operateMember = (body: object) =>
  gateway.fetch('http://gateway.test/ops/member', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({
      merchant: 'saola',
      account: 'minhthu',
      reason: 'a test',
      by: 'Minh',
      ...body,
    }),
  })

const endedOf = ({ api }: Visitor) => api.send(calls.member.endedSessions)

describe('a session that has ended (session 56)', () => {
  it('is kept with when it ended, and that its owner signed it out', async () => {
    const here = await signIn()
    const there = await signIn()
    const at = gateway.clock.now()
    await there.api.send(calls.session.logout)
    expect((await endedOf(here))[0]).toMatchObject({
      since: at - minuteMs,
      ended: at,
      reason: 'signed_out',
      place: expect.stringContaining('203.0.113.7'),
    })
  })

  it('ended by itself when its time had run out, before and after the next sign-in clears it away', async () => {
    const before = gateway.clock.now()
    await signIn()
    gateway.clock.advance(sessionMs + hourMs)
    const here = await signIn()
    const idle = { since: before, ended: before + sessionMs, reason: 'idle' }
    expect((await endedOf(here))[0]).toMatchObject(idle)
    await signIn()
    expect((await endedOf(here)).filter(({ since }) => since === before)).toHaveLength(1)
  })

  it('was ended for safety where all others are signed out', async () => {
    const other = await signIn()
    const here = await signIn()
    await here.api.send(calls.member.endOtherSessions)
    expect((await refusal(endedOf(other))).status).toBe(401)
    expect((await endedOf(here))[0]?.reason).toBe('secured')
  })

  it('was ended by its owner from another device, with what stayed signed in there', async () => {
    const other = await signIn()
    await other.api.send(calls.session.stay, { loginDeviceId: 'e'.repeat(32) })
    const here = await signIn()
    const list = await here.api.send(calls.member.sessions)
    const theirs = list.find(({ isCurrent }) => !isCurrent)
    await here.api.send(calls.member.endSession, { sessionId: theirs?.sessionId ?? '' })
    expect((await endedOf(here))[0]?.reason).toBe('signed_out')
    expect(await gateway.services.db.selectFrom('stay').select('id').execute()).toEqual([])
  })

  it('was ended by the operator that locked the account', async () => {
    await signIn()
    expect((await operateMember({ do: 'lock' })).status).toBe(200)
    expect((await operateMember({ do: 'unlock' })).status).toBe(200)
    expect((await endedOf(await signIn()))[0]?.reason).toBe('operator')
  })

  it('was as old as a session gets after thirty days', async () => {
    const here = await signIn()
    for (let part = 0; part < 70; part += 1) {
      gateway.clock.advance(dayMs / 2 - hourMs)
      await here.api.send(calls.session.touch).catch(() => undefined)
    }
    gateway.clock.advance(dayMs)
    expect((await endedOf(await signIn()))[0]?.reason).toBe('longest')
  })

  it('is in the export, and nobody changes it', async () => {
    await expect(
      gateway.services.db.updateTable('ended_session').set({ reason: 'idle' }).execute(),
    ).rejects.toThrow('what a session was stays as it was')
  })
})
