import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal } from '../http/visitor.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { openTable, protectionOf } from './play.ts'

let gateway: TestGateway
let member: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

async function join(): Promise<TestPerson> {
  member = await addPerson(gateway, `staffed${(number += 1)}`)
  await fund(gateway, member, 1_000_000)
  return member
}

async function mark(step: 'staff' | 'not-staff' | 'list') {
  const who = step === 'list' ? {} : { account: member.name, reason: 'works here', by: 'Minh' }
  const response = await gateway.fetch('http://gateway.test/ops/member', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ do: step, merchant: 'saola', ...who }),
  })
  const { value } = (await response.json()) as { value: { staff: { account: string }[] } | null }
  return { status: response.status, staff: value?.staff.map(({ account }) => account) }
}

describe('a member that is marked as staff (protection 22)', () => {
  it('stakes nothing, in a sitting that is open too, and is told why', async () => {
    const table = await openTable(gateway, await join())
    const { roundId } = await table.stake(10_000)
    expect((await mark('staff')).staff).toEqual([member.name])
    expect((await table.stake(10_000)).success).toBe(false)
    expect((await table.win(roundId, 20_000)).success).toBe(true)
    const { message } = await refusal(protectionOf(gateway, member).launch())
    expect(message).toContain('staff')
    const { pause } = await protectionOf(gateway, member).state()
    expect(pause).toEqual({ kind: 'exclusion', source: 'staff' })
    const written = await gateway.services.db
      .selectFrom('significant_event')
      .select(['kind', 'person', 'reason'])
      .where('account_id', '=', member.id)
      .where('kind', '=', 'protection.excluded')
      .execute()
    expect(written).toEqual([{ kind: 'protection.excluded', person: 'Minh', reason: 'works here' }])
  })

  it('plays again once the mark is taken away, which happens once', async () => {
    await join()
    await mark('staff')
    expect((await mark('staff')).status).toBe(400)
    gateway.clock.advance(1_000)
    expect((await mark('not-staff')).staff).not.toContain(member.name)
    expect((await mark('not-staff')).status).toBe(400)
    const table = await openTable(gateway, member)
    expect((await table.stake(10_000)).success).toBe(true)
  })

  it('excludes itself as everybody may, and stays excluded without the mark', async () => {
    await join()
    await mark('staff')
    gateway.clock.advance(1_000)
    await protectionOf(gateway, member).exclude('6m')
    await mark('not-staff')
    const { pause } = await protectionOf(gateway, member).state()
    expect(pause).toMatchObject({ kind: 'exclusion', until: expect.any(Number) })
    expect(pause?.source).toBeUndefined()
  })

  it('gets no reward', async () => {
    await join()
    await mark('staff')
    const claim = gateway.client(member.token).send(calls.promotions.claimRebate)
    expect((await refusal(claim)).code).toBe('promotions.refused')
    expect((await refusal(claim)).message).toMatch(/nhân viên/)
  })

  it('has what its owner took for ever all the same: nobody ends that', async () => {
    await join()
    await protectionOf(gateway, member).exclude('permanent')
    const end = gateway.services.db
      .updateTable('protection_pause')
      .set({ ends_at: gateway.clock.now() + 1_000 })
      .where('account_id', '=', member.id)
      .execute()
    await expect(end).rejects.toThrow('never changed')
  })
})
