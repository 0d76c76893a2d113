import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPatterns } from '../../../src/protection/patterns/find-patterns.ts'
import { openLottery } from '../../lottery/stage.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addMembers, addOpenDraw, look, on13, onSide, operatePatterns, place, shareDevice } from './stage.ts'

const gameCode = 'NORTH_OF_ACTS'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  gateway.services.askVendor = () => Promise.resolve(undefined)
  await openLottery(gateway, gameCode)
  await look(gateway, { crowd: { accounts: 3, minutes: 5 }, opposite: { least: 500_000, similar: 80 } })
  const members = await addMembers(gateway, 3)
  await shareDevice(gateway, members)
  for (const numero of ['20261122-4001', '20261122-4002']) {
    const drawId = await addOpenDraw(gateway, gameCode, numero, 30)
    for (const [at, member] of members.entries()) {
      const lines = [on13, onSide(at === 0 ? 'chan' : 'le', at === 0 ? 1_000_000 : 500_000)]
      await place(gateway, member, { gameCode, drawId, lines })
    }
    expect(await findPatterns.run(gateway.services)).toBe(2)
    gateway.clock.advance(1_000)
  }
})
afterAll(() => gateway.close())

const kinds = async (more: object) =>
  (await operatePatterns(gateway, { do: 'list', ...more })).value.patterns.map(({ kind }) => kind)
/** The merchant says for what it looks; the status of the answer. */
const set = async (patterns: object) =>
  (
    await gateway.fetch('http://gateway.test/ops/merchant', {
      method: 'POST',
      headers: { 'X-Ops-Secret': 'ops' },
      body: JSON.stringify({ merchant: 'saola', patterns }),
    })
  ).status
const waiting = async () => {
  const answer = await gateway.fetch('http://gateway.test/ops/work', { headers: { 'X-Ops-Secret': 'ops' } })
  const { value } = (await answer.json()) as {
    value: { waiting: { kind: string; about: string; act: string }[] }
  }
  return value.waiting.filter(({ kind }) => kind === 'pattern')
}

describe('patterns that were found (protection 28)', () => {
  it('are read by kind and time, the newest first and page by page', async () => {
    expect((await kinds({})).toSorted()).toEqual(['crowd', 'crowd', 'opposite', 'opposite'])
    expect(await kinds({ kind: 'opposite' })).toEqual(['opposite', 'opposite'])
    const now = gateway.services.now()
    expect(await kinds({ from: now - 1_000 })).toHaveLength(2)
    expect(await kinds({ until: now - 1_000 })).toHaveLength(2)
    const first = await operatePatterns(gateway, { do: 'list', most: 3 })
    expect(first.value.patterns).toHaveLength(3)
    const rest = await operatePatterns(gateway, { do: 'list', most: 3, after: first.value.next })
    expect(rest.value).toMatchObject({ patterns: [expect.anything()], next: null })
    const ids = [...first.value.patterns, ...rest.value.patterns].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('wait in the list of the operator until somebody has seen them, with what was made of it', async () => {
    const [open] = (await operatePatterns(gateway, { do: 'list', state: 'open' })).value.patterns
    const id = open?.id ?? 0
    expect(await waiting()).toContainEqual(expect.objectContaining({ about: String(id), act: 'pattern' }))
    const seen = { do: 'seen', id, reason: 'three brothers in one flat', by: 'Lan' }
    expect(await operatePatterns(gateway, seen)).toMatchObject({ status: 200, value: { id, state: 'seen' } })
    expect((await waiting()).map(({ about }) => about)).not.toContain(String(id))
    const [told] = (await operatePatterns(gateway, { do: 'list', state: 'seen' })).value.patterns
    expect(told).toMatchObject({ id, seenBy: 'Lan', note: 'three brothers in one flat' })
    const event = await gateway.services.db
      .selectFrom('significant_event')
      .select(['person', 'reason', 'after'])
      .where('kind', '=', 'act.done')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(event).toMatchObject({ person: 'Lan', reason: 'three brothers in one flat', after: { id } })
    expect(await operatePatterns(gateway, seen)).toMatchObject({ status: 404, field: 'id' })
  })

  it('are looked for within bounds alone', async () => {
    expect(await set({ crowd: { accounts: 2, minutes: 5 } })).toBe(400)
    expect(await set({ sudden: { minutes: 61, times: 5, least: 1_000_000 } })).toBe(400)
    expect(await set({ opposite: { least: 1_000_000, similar: 101 } })).toBe(400)
    expect(await set({ crowd: { accounts: 3, minutes: 60 } })).toBe(200)
  })
})
