import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import type { EventKind } from '../../src/events/event-kinds.ts'
import { payAutomatically } from '../../src/wallet/withdrawal/pay-automatically.ts'
import { openTitles } from '../../src/games/open-titles.ts'
import { refusal, visit } from '../http/visitor.ts'
import { openTable } from '../protection/play.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee } from '../wallet/payee.ts'
import { balanceOf, addPerson, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let member: TestPerson
let payee: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  member = await addPerson(gateway, 'nguoichoi')
  await fund(gateway, member, 5_000_000)
  payee = await addPerson(gateway, 'nguoinhan')
  await fund(gateway, payee, 5_000_000)
})
afterAll(() => gateway.close())

const because = { reason: 'the state asked', by: 'Minh' }

async function ops(name: string, wanted: object) {
  const response = await gateway.fetch(`http://gateway.test/ops/${name}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify(wanted),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
  return { status: response.status, ...((await response.json()) as { value: any }) }
}

const newest = (kind: EventKind) =>
  gateway.services.db
    .selectFrom('significant_event')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('a title is closed and opened by act (system 57)', () => {
  /** Limbo, at which the table is. */
  const nodeId = '105'

  it('an open sitting takes no stake, its round ends, and who did it and why is kept', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(10_000)
    expect(await ops('game', { do: 'close', nodeId, ...because })).toMatchObject({
      status: 200,
      value: { isClosed: true, reopensAt: null },
    })
    expect(await table.stake(10_000)).toMatchObject({ status: 409, errorCode: 'seamless.game.closed' })
    expect((await table.win(roundId, 20_000)).success).toBe(true)
    expect(await newest('title.closed')).toMatchObject({
      merchant_id: null,
      actor: 'operator',
      person: 'Minh',
      before: { isClosed: false },
      after: { isClosed: true },
      reason: 'the state asked',
    })
    expect((await ops('game', { do: 'list' })).value.closed).toContainEqual(
      expect.objectContaining({ nodeId }),
    )
    expect((await ops('game', { do: 'reopen', nodeId, ...because })).value.isClosed).toBe(false)
    expect(await newest('title.reopened')).toMatchObject({
      before: { isClosed: true },
      after: { isClosed: false },
    })
    expect((await table.stake(10_000)).success).toBe(true)
    expect((await ops('game', { do: 'reopen', nodeId, ...because })).status).toBe(400)
  })

  it('one that says when opens by itself', async () => {
    const reopensAt = gateway.clock.now() + 60_000
    await ops('game', { do: 'close', nodeId, reopensAt, ...because })
    await openTitles.run(gateway.services)
    expect((await ops('game', { do: 'list' })).value.closed).toContainEqual(
      expect.objectContaining({ reopensAt }),
    )
    gateway.clock.advance(60_000)
    await openTitles.run(gateway.services)
    expect((await ops('game', { do: 'list' })).value.closed).not.toContainEqual(
      expect.objectContaining({ nodeId }),
    )
    expect((await ops('game', { do: 'close', nodeId, reopensAt, ...because })).status).toBe(400)
    expect((await ops('game', { do: 'close', nodeId: 'none', ...because })).status).toBe(404)
  })

  it('one that was closed by act does not open with its vendor', async () => {
    await ops('game', { do: 'close', nodeId, ...because })
    await ops('vendor', { do: 'turn-off', vendor: 'SAOLA', ...because })
    await ops('vendor', { do: 'turn-on', vendor: 'SAOLA', ...because })
    expect((await ops('game', { do: 'list' })).value.closed).toContainEqual(
      expect.objectContaining({ nodeId }),
    )
    await ops('game', { do: 'reopen', nodeId, ...because })
  })
})

const lock = ({ name }: TestPerson) =>
  ops('member', { do: 'lock', merchant: 'saola', account: name, ...because })
const unlock = ({ name }: TestPerson) =>
  ops('member', { do: 'unlock', merchant: 'saola', account: name, ...because })

async function stateOf(withdrawalId: string): Promise<string | undefined> {
  const row = await gateway.services.db
    .selectFrom('withdrawal')
    .select('state')
    .where('id', '=', Number(withdrawalId.replace('WD', '')))
    .executeTakeFirst()
  return row?.state
}

describe('a member is locked and unlocked by act (system 57)', () => {
  it('is signed out, stakes nothing in an open sitting, and rounds end', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(10_000)
    const before = await balanceOf(gateway, member.wallet)
    expect((await lock(member)).value.locked).toMatchObject([{ account: member.name }])
    expect(await table.stake(10_000)).toMatchObject({ success: false, errorCode: 'seamless.session' })
    expect((await table.win(roundId, 20_000)).success).toBe(true)
    expect(await balanceOf(gateway, member.wallet)).toBe(before + 20_000)
    expect((await refusal(gateway.client(member.token).send(calls.wallet.balance))).status).toBe(401)
    expect(await newest('account.locked')).toMatchObject({
      merchant_id: 1,
      account_id: member.id,
      person: 'Minh',
      before: { isLocked: false },
      after: { isLocked: true },
      reason: 'the state asked',
    })
    expect((await lock(member)).status).toBe(400)
  })

  it('cannot sign in until unlocked', async () => {
    const { signIn } = visit(gateway)
    await signIn('member02')
    const locked = { do: 'lock', merchant: 'saola', account: 'member02', ...because }
    await ops('member', locked)
    await refusal(visit(gateway).signIn('member02'))
    await ops('member', { ...locked, do: 'unlock' })
    expect(await visit(gateway).signIn('member02')).not.toBe('')
    expect(await newest('account.unlocked')).toMatchObject({ subject: 'member02' })
  })

  it('a payout that was asked for waits for the operator', async () => {
    await operate(gateway, { withdrawal: { automaticUpTo: 10_000_000, marks: [], waitHours: 0 } })
    const { ask, look } = await addPayee(gateway, payee)
    const { withdrawalId } = await ask(100_000)
    await lock(payee)
    await payAutomatically.run(gateway.services)
    expect(await stateOf(withdrawalId)).toBe('in_process')
    expect((await unlock(payee)).status).toBe(200)
    await payAutomatically.run(gateway.services)
    expect(await stateOf(withdrawalId)).toBe('approved')
    await refusal(look(withdrawalId))
  })

  it('one that is closed by its owner, and an agent, are left alone', async () => {
    const gone = await addPerson(gateway, 'dadongroi')
    await gateway.services.db
      .updateTable('account')
      .set({ active_flag: 0, closed_at: 1 })
      .where('id', '=', gone.id)
      .execute()
    const act = { merchant: 'saola', account: gone.name, ...because }
    expect((await ops('member', { do: 'unlock', ...act })).status).toBe(400)
    expect((await ops('member', { do: 'lock', ...act, account: 'agent01' })).status).toBe(404)
  })
})
