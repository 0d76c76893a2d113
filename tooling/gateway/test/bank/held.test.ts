import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Deposit } from '@saola/protocol'
import { insertPayoutLock, liftPayoutLock } from '../../src/accounts/payout-guard/payout-guard-store.ts'
import { listUndecided } from '../../src/bank/bank-transfer-store.ts'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { settleTransfers } from '../../src/bank/settle-transfers-job.ts'
import { updateToClosed } from '../../src/accounts/access/account-state-store.ts'
import { listCloseRefusals } from '../../src/member/closing-store.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, settleMerchant, type TestPerson } from '../wallet/people.ts'

const day = 24 * 60 * 60_000
const merchant = 'saola'

let gateway: TestGateway
let member: TestPerson
let deposit: Deposit
let count = 0

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  count += 1
  member = await addPerson(gateway, `held${count}`)
  deposit = await open(150_000)
})

const api = () => gateway.client(member.token)
const open = (amount: number) => api().send(calls.wallet.deposit, { amount })
const look = () => api().send(calls.wallet.depositStatus, { depositId: deposit.depositId })
const settle = () => settleTransfers.run(gateway.services)
const limit = (amount: number) =>
  api().send(calls.protection.setLimit, { kind: 'deposit', period: '24h', amount })
const take = (kind: 'break' | 'exclusion', until?: number) =>
  addPause(gateway.services.db, member.id, {
    kind,
    from: gateway.clock.now(),
    ...(until === undefined ? {} : { until }),
  })
const close = () => updateToClosed(gateway.services.db, member.id, gateway.clock.now())
const unlock = () =>
  liftPayoutLock(gateway.services.db, member.id, {
    by: 'the desk',
    note: 'came by',
    now: gateway.clock.now(),
  })
const lock = () => insertPayoutLock(gateway.services.db, member.id, gateway.clock.now())

let references = 0
/** Money that the bank reports; the number under which it is kept. */
async function arrive(amount: number, memo = deposit.memo): Promise<string> {
  const reference = `FT29-${100_000 + references++}`
  await receiveTransfer(gateway.services, { reference, memo, amount })
  return reference
}

const decide = (reference: string, account = member.name) =>
  operateTransfer(gateway.services, { merchant, do: 'assign', reference, account, reason: 'as they asked' })
const sendBack = (reference: string) =>
  operateTransfer(gateway.services, { merchant, do: 'return', reference, reason: 'as they asked' })
const waitingOf = async (reference: string) =>
  (await listUndecided(gateway.services.db, undefined, 1_000)).find((row) => row.reference === reference)
const noticesOf = async () => {
  const { rows } = await sql<{ kind: string; reason: string | null }>`
    select kind, reason from account_notice where account_id = ${member.id} order by id`.execute(
    gateway.services.db,
  )
  return rows
}

describe('money for an account that may not have it waits for a person (wallet 56)', () => {
  it.each([
    ['closed', close],
    ['locked', lock],
    ['pause', () => take('break', gateway.clock.now() + day)],
    ['pause', () => take('exclusion')],
    ['limit', () => limit(149_999)],
  ])('%s, though it pays the code exactly', async (held, happen) => {
    await happen()
    const reference = await arrive(150_000)
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
    expect(await waitingOf(reference)).toMatchObject({ outcome: 'exact', held, owner: member.name })
    expect(await settle()).toBe(0)
    await expect(decide(reference)).rejects.toMatchObject({
      code: 'transfer.refused',
      field: 'account',
      messageKey: `wallet.held.${held}`,
      value: { held },
    })
    expect(await noticesOf()).toEqual([{ kind: 'deposit_held', reason: `wallet.held.${held}` }])
    expect(await sendBack(reference)).toMatchObject({ state: 'returned' })
    expect(await waitingOf(reference)).toBeUndefined()
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
  })

  it('and its owner sees why', async () => {
    await limit(100_000)
    await arrive(150_000)
    expect(await look()).toMatchObject({
      status: 'pending',
      arrived: 0,
      arrivals: [{ amount: 150_000, outcome: 'exact', state: 'waiting', held: 'limit' }],
    })
  })

  it('more than a limit leaves, when a code within it is paid with more', async () => {
    await limit(200_000)
    const reference = await arrive(50_000_000)
    expect(await waitingOf(reference)).toMatchObject({ outcome: 'wrong-amount', held: 'limit' })
    expect(await settle()).toBe(0)
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
  })

  it('what came in order is asked once more where it is credited', async () => {
    await arrive(149_000)
    await take('exclusion')
    const reference = `FT29-${100_000 + references - 1}`
    expect(await settle()).toBe(1)
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
    expect(await waitingOf(reference)).toMatchObject({ outcome: 'wrong-amount', held: 'pause' })
    expect(await settle()).toBe(0)
  })

  it.each([
    ['its break is over', () => take('break', gateway.clock.now() + day)],
    ['its owner has it unlocked', lock],
  ])('and is credited by a person once %s', async (_case, happen) => {
    await happen()
    const reference = await arrive(150_000)
    gateway.clock.advance(day)
    await unlock()
    expect(await decide(reference)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(gateway, member.wallet)).toBe(150_000)
    expect(await look()).toMatchObject({ status: 'received', arrived: 150_000 })
  })

  it('and is credited by a person once the limit has room again', async () => {
    const second = await open(100_000)
    await limit(150_000)
    await arrive(150_000)
    const reference = await arrive(100_000, second.memo)
    await expect(decide(reference)).rejects.toMatchObject({ value: { held: 'limit' } })
    gateway.clock.advance(day)
    expect(await decide(reference)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(gateway, member.wallet)).toBe(250_000)
  })

  it('and its account stays open until it is decided, however old the code is (member 14)', async () => {
    const whatKeepsIt = () => listCloseRefusals(gateway.services.db, member.id, gateway.clock.now())
    await lock()
    const reference = await arrive(150_000)
    gateway.clock.advance(3 * day)
    expect(await whatKeepsIt()).toEqual(['deposit'])
    await sendBack(reference)
    expect(await whatKeepsIt()).toEqual([])
  })

  it('codes that may still be paid keep no money', async () => {
    const second = await open(50_000)
    await limit(200_000)
    await arrive(150_000)
    await arrive(50_000, second.memo)
    expect(await balanceOf(gateway, member.wallet)).toBe(200_000)
  })

  it('held money, and the same sum sent again for the same code', async () => {
    await lock()
    const held = await arrive(150_000)
    await unlock()
    await arrive(150_000)
    expect(await balanceOf(gateway, member.wallet)).toBe(150_000)
    await decide(held)
    expect(await balanceOf(gateway, member.wallet)).toBe(300_000)
    expect(await look()).toMatchObject({ status: 'received', arrived: 300_000 })
  })

  it('and its owner says what shall become of it, and may change that until it is decided (wallet 58)', async () => {
    await limit(100_000)
    const reference = await arrive(150_000)
    const { depositId } = deposit
    expect(await waitingOf(reference)).toMatchObject({ wish: null })
    for (const wish of ['return', 'keep'] as const) {
      const said = await api().send(calls.wallet.wishForHeld, { depositId, wish })
      expect(said).toMatchObject({ arrived: 0, arrivals: [{ state: 'waiting', held: 'limit', wish }] })
      expect(await waitingOf(reference)).toMatchObject({ wish })
    }
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
    await sendBack(reference)
    const late = await api().send(calls.wallet.wishForHeld, { depositId, wish: 'return' })
    expect(late).toMatchObject({ arrivals: [{ state: 'returned', wish: 'keep' }] })
  })

  it('and nobody else says it', async () => {
    await lock()
    const reference = await arrive(150_000)
    const other = await addPerson(gateway, `heldother${count}`)
    const asked = gateway
      .client(other.token)
      .send(calls.wallet.wishForHeld, { depositId: deposit.depositId, wish: 'return' })
    await expect(asked).rejects.toMatchObject({ status: 404 })
    expect(await waitingOf(reference)).toMatchObject({ wish: null })
  })

  it('a trial account is given nothing', async () => {
    const trial = await addPerson(gateway, `trial${count}`, { type: 4 })
    const reference = await arrive(9_000, 'no memo at all')
    await expect(decide(reference, trial.name)).rejects.toMatchObject({ messageKey: 'wallet.held.trial' })
    expect(await balanceOf(gateway, trial.wallet)).toBe(0)
  })
})

describe('a transfer that pays several deposits of one member (wallet 10)', () => {
  it('settles each with its own amount, once however often it is told', async () => {
    const second = await open(50_000)
    const memo = `${deposit.memo} ${second.memo}`
    const report = { reference: 'SUM-1', memo, amount: 200_000 }
    expect(await receiveTransfer(gateway.services, report)).toEqual({
      kind: 'recorded',
      outcome: 'exact',
      reference: 'SUM-1',
    })
    expect(await receiveTransfer(gateway.services, report)).toMatchObject({ kind: 'known', outcome: 'exact' })
    expect(await balanceOf(gateway, member.wallet)).toBe(200_000)
    for (const [depositId, arrived] of [
      [deposit.depositId, 150_000],
      [second.depositId, 50_000],
    ] as const) {
      const now = await api().send(calls.wallet.depositStatus, { depositId })
      expect(now).toMatchObject({ status: 'received', arrived, arrivals: [{ outcome: 'exact' }] })
    }
    expect(await noticesOf()).toMatchObject([{ kind: 'deposit_arrived' }, { kind: 'deposit_arrived' }])
  })

  it('whose number was another transfer before, stands under numbers of its own', async () => {
    const second = await open(50_000)
    const at = { bank: 'VCB', account: '0071', bookedAt: gateway.clock.now() }
    const told = { reference: 'SUM-2', ...at }
    await receiveTransfer(gateway.services, { ...told, memo: 'tien nha', amount: 1_000, account: '0072' })
    const memo = `${deposit.memo} ${second.memo}`
    const sum = { ...told, memo, amount: 200_000 }
    expect(await receiveTransfer(gateway.services, sum)).toMatchObject({ reference: 'SUM-2.2' })
    expect(await receiveTransfer(gateway.services, sum)).toMatchObject({ kind: 'known' })
    expect(await balanceOf(gateway, member.wallet)).toBe(200_000)
  })

  it('above the limit waits as a whole', async () => {
    const second = await open(50_000)
    await limit(199_999)
    await receiveTransfer(gateway.services, {
      reference: 'SUM-3',
      memo: `${deposit.memo} ${second.memo}`,
      amount: 200_000,
    })
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
    expect(await waitingOf('SUM-3')).toMatchObject({ outcome: 'several-memos', held: 'limit' })
  })
})
