import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
let agent: Visitor
let member: Visitor
beforeAll(async () => {
  gateway = await startGateway()
  agent = visit(gateway)
  member = visit(gateway)
  await agent.signIn('agent02')
  await member.signIn('minhthu')
})
afterAll(() => gateway.close())

async function rowOf(name: string): Promise<{ id: string; mobile: string | null }> {
  const { id, mobile } = await gateway.services.db
    .selectFrom('account')
    .select(['id', 'mobile'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id: String(id), mobile }
}

/** What an agent reads of a member: the number to call, and the masked one. */
async function phoneFor(reader: Visitor, name: string): Promise<string | undefined> {
  const { id } = await rowOf(name)
  return (await reader.api.send(calls.team.downline, { customerId: id })).phone
}

describe('contact along the line (member 16)', () => {
  it('is off until switched on: nobody reads a number', async () => {
    expect((await member.api.send(calls.member.lineContact)).mayContact).toBe(false)
    expect((await member.api.send(calls.member.lineContact)).upline).toBeUndefined()
    expect(await phoneFor(agent, 'minhthu')).toBeUndefined()
  })

  it('shows the number to those above, and to those directly below', async () => {
    await member.api.send(calls.member.setLineContact, { mayContact: true })
    await agent.api.send(calls.member.setLineContact, { mayContact: true })
    const above = visit(gateway)
    await above.signIn('agent01')
    const { mobile } = await rowOf('minhthu')
    expect(await phoneFor(agent, 'minhthu')).toBe(mobile)
    expect(await phoneFor(above, 'minhthu')).toBe(mobile)
    expect((await member.api.send(calls.member.lineContact)).upline).toEqual({
      name: 'agent02',
      phone: (await rowOf('agent02')).mobile,
    })
  })

  it('shows nothing outside the line', async () => {
    const other = visit(gateway)
    await other.signIn('agent03')
    const { id } = await rowOf('minhthu')
    expect((await refusal(other.api.send(calls.team.downline, { customerId: id }))).status).toBe(404)
    const elsewhere = visit(gateway)
    await elsewhere.signIn('congthanh')
    expect((await elsewhere.api.send(calls.member.lineContact)).upline).toBeUndefined()
  })

  it('rests during a break', async () => {
    await member.api.send(calls.protection.takeBreak, { length: '24h' })
    expect(await phoneFor(agent, 'minhthu')).toBeUndefined()
  })

  it('ends at once when it is taken back', async () => {
    await agent.api.send(calls.member.setLineContact, { mayContact: false })
    expect((await member.api.send(calls.member.lineContact)).upline).toBeUndefined()
  })
})
