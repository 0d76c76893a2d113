import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const minute = 60_000

let gateway: TestGateway
let member: TestPerson
let slots: string[] = []
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  const rows = await gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('served_by', '=', 'SAOLA')
    .where('family', '=', 'RNG')
    .where('playable', '=', true)
    .where('is_new', '=', 0)
    .orderBy('sort')
    .limit(2)
    .execute()
  slots = rows.map((row) => row.node_id)
})
beforeEach(async () => {
  number += 1
  member = await addPerson(gateway, `staking${number}`)
  await fund(gateway, member, 1_000_000)
})
afterEach(() => operate(gateway, { play: { leastCycleMs: 0, paces: {}, oneAtATime: false } }))
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const api = () => gateway.client(member.token)

type Seat = { playSessionId: string; stake: (more?: object) => Promise<Answer> }
let rounds = 0

/** Sits the member down at a title; Limbo where none is named. */
async function sitDown(nodeId = '105'): Promise<Seat> {
  const { content, playSessionId = '' } = await api().send(calls.games.launchGame, {
    launchMode: 'GLS',
    nodeId,
  })
  const token = new URL(content?.game_url ?? '').searchParams.get('token') ?? ''
  const { sessionKey } = (await seamless(gateway, 'session', { token })).value
  const stake = (more: object = {}) => {
    const id = `at-stake-${(rounds += 1)}`
    return seamless(gateway, 'debit', {
      transactionId: id,
      roundId: id,
      sessionKey,
      amount: 10_000,
      content: '',
      ...more,
    })
  }
  return { playSessionId, stake }
}

const endOf = ({ success, errorCode }: Answer) => (success ? 'done' : errorCode)

describe('a reality check that is due (protection 17)', () => {
  it('lets no stake through until it is answered', async () => {
    const seat = await sitDown()
    await api().send(calls.protection.setRealityCheck, { minutes: 15 })
    gateway.clock.advance(15 * minute - 1)
    expect(endOf(await seat.stake())).toBe('done')
    gateway.clock.advance(1)
    expect(endOf(await seat.stake())).toBe('seamless.check')
    await api().send(calls.protection.answerCheck, { playSessionId: seat.playSessionId })
    expect(endOf(await seat.stake())).toBe('done')
    gateway.clock.advance(15 * minute)
    expect(endOf(await seat.stake())).toBe('seamless.check')
  })

  it('comes after an hour without a choice, counted over the titles that were played without a longer rest', async () => {
    const first = await sitDown()
    gateway.clock.advance(40 * minute)
    expect(endOf(await first.stake())).toBe('done')
    gateway.clock.advance(10 * minute)
    const second = await sitDown(slots[0])
    gateway.clock.advance(10 * minute)
    expect(endOf(await second.stake())).toBe('seamless.check')
  })

  it('is none any more after a rest', async () => {
    const first = await sitDown()
    gateway.clock.advance(40 * minute)
    await first.stake()
    gateway.clock.advance(30 * minute)
    const second = await sitDown()
    expect(endOf(await second.stake())).toBe('done')
  })

  it('keeps what has begun from no move without a stake', async () => {
    const seat = await sitDown()
    const opened = await seat.stake({ transactionId: 'check-open', roundId: 'check-open' })
    expect(endOf(opened)).toBe('done')
    gateway.clock.advance(60 * minute)
    const raise = { transactionId: 'check-more', roundId: 'check-open', addsTo: 'check-open' }
    expect(endOf(await seat.stake(raise))).toBe('seamless.check')
    const credit = await seamless(gateway, 'credit', {
      transactionId: 'check-end',
      debitTransactionId: 'check-open',
      amount: 15_000,
      content: '',
    })
    expect(endOf(credit)).toBe('done')
  })
})

describe('the pace of a family (games 116)', () => {
  it('counts over the titles of the family, and holds in sittings that are open', async () => {
    const [first, second] = [await sitDown(slots[0]), await sitDown(slots[1])]
    const mini = await sitDown()
    expect(endOf(await first.stake())).toBe('done')
    await operate(gateway, { play: { paces: { RNG: 2500 } } })
    gateway.clock.advance(2499)
    expect(endOf(await second.stake())).toBe('seamless.too_soon')
    expect(endOf(await mini.stake())).toBe('done')
    gateway.clock.advance(1)
    expect(endOf(await second.stake())).toBe('done')
    expect(endOf(await first.stake())).toBe('seamless.too_soon')
  })

  it('makes no move of a round wait', async () => {
    await operate(gateway, { play: { leastCycleMs: 5000 } })
    const seat = await sitDown()
    await seat.stake({ transactionId: 'paced', roundId: 'paced' })
    const raise = { transactionId: 'paced-more', roundId: 'paced', addsTo: 'paced' }
    expect(endOf(await seat.stake(raise))).toBe('done')
    expect(endOf(await seat.stake())).toBe('seamless.too_soon')
  })

  it('is told to the vendor with the title', async () => {
    await operate(gateway, { play: { leastCycleMs: 1000, paces: { MINI: 3000 } } })
    const { value } = await seamless(gateway, 'title', { gameCode: 'LIMBO' })
    expect(value.settings).toEqual({ autoplay: true, turbo: true, leastCycleMs: 3000 })
  })
})

describe('one slot at a time (games 117)', () => {
  it('takes stakes from the one that was opened last, where the merchant says so', async () => {
    const first = await sitDown(slots[0])
    gateway.clock.advance(1)
    const second = await sitDown(slots[1])
    expect([await first.stake(), await second.stake()].map(endOf)).toEqual(['done', 'done'])
    await operate(gateway, { play: { oneAtATime: true } })
    expect([await first.stake(), await second.stake()].map(endOf)).toEqual(['seamless.elsewhere', 'done'])
    gateway.clock.advance(1)
    const mini = await sitDown()
    expect([await mini.stake(), await second.stake()].map(endOf)).toEqual(['done', 'done'])
    gateway.clock.advance(1)
    const again = await sitDown(slots[0])
    expect([await again.stake(), await second.stake()].map(endOf)).toEqual(['done', 'seamless.elsewhere'])
  })
})
