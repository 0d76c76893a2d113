import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceTables, createVendor } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, fund } from '../../wallet/people.ts'
import { newKey, sitDown, type Seat } from '../seat.ts'
import { vendorServices } from '../vendor-of.ts'
import { pageAssets } from '../page-assets.ts'

/** A round at a table (games 44): so long until the first opens, and from its lock until it is drawn. */
const wakeMs = 3000
const lockedMs = 2000
const seeds = ['11'.repeat(32), 'ee'.repeat(32)] as const
const gameCode = 'LIVE_BIG_SMALL'

let gateway: TestGateway
let roundId: string
let locksAt: number
/** Another seed has another hash; nothing else may differ. */
let shownHash = ''
const seats = new Map<string, Seat>()
beforeAll(async () => {
  gateway = await startGateway()
  const { node_id: nodeId } = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', gameCode)
    .returning('node_id')
    .executeTakeFirstOrThrow()
  for (const name of ['who bet', 'another member']) {
    const player = await addPerson(gateway, name === 'who bet' ? 'earlyroundholder' : 'earlyroundother')
    await fund(gateway, player, 1_000_000)
    seats.set(name, await sitDown(gateway, player, undefined, nodeId))
  }
  const holder = seats.get('who bet')
  const shown = await holder?.post('/api/table', {})
  roundId = shown?.value.running.roundId
  locksAt = shown?.value.running.locksAt
  await pass(wakeMs)
  await holder?.post('/api/table/bet', { key: newKey(), roundId, cells: { big: 10_000 } })
})
afterAll(() => gateway.close())

async function pass(ms: number): Promise<void> {
  gateway.clock.advance(ms)
  await advanceTables(vendorServices(gateway))
}

async function passUntil(at: number): Promise<void> {
  await pass(at - gateway.clock.now())
}

/** Puts another seed in the place of the one that the round has. */
async function reseed(seed: string): Promise<void> {
  shownHash = createHash('sha256').update(seed).digest('hex')
  await gateway.vendorDb
    .updateTable('table_round')
    .set({ server_seed: seed, server_seed_hash: shownHash })
    .where('round_id', '=', roundId)
    .execute()
}

function withoutHash(answer: string): string {
  return answer.replaceAll(shownHash || 'none', 'the hash')
}

/** What everybody is answered, word for word; a refusal is an answer too. */
async function allAnswers(): Promise<Record<string, string>> {
  const vendor = createVendor(vendorServices(gateway), pageAssets)
  const read = async (path: string, init?: RequestInit) =>
    withoutHash(await (await vendor.request(path, init)).text())
  const answers: Record<string, string> = {
    'a guest: the table': await read('/api/table', { method: 'POST', body: '{}' }),
    'a guest: the page': await read('/play/live-big-small?language=EN'),
    'a guest: the verify page': await read(`/verify?round=${roundId}&language=EN`),
  }
  for (const [who, seat] of seats)
    answers[`${who}: the table`] = withoutHash(JSON.stringify(await seat.post('/api/table', {})))
  return answers
}

describe('nobody learns how a round at a table ends before it is drawn (games 44)', () => {
  it.each([
    ['before the lock', (): number => locksAt - 1, true],
    ['at the lock', (): number => locksAt, true],
    ['just before the draw', (): number => locksAt + lockedMs - 1, true],
    ['at the draw, while its step is late', (): number => locksAt + lockedMs, false],
  ])('%s no answer to anybody depends on the seed, nor does its size', async (_, moment, steps) => {
    if (steps) await passUntil(moment())
    else gateway.clock.advance(moment() - gateway.clock.now())
    // Whoever looks sits there: the first look changes how many do.
    await allAnswers()
    await reseed(seeds[0])
    const first = await allAnswers()
    await reseed(seeds[1])
    expect(await allAnswers()).toEqual(first)
    expect(Object.values(first).filter((answer) => answer.includes(roundId)).length).toBe(seats.size)
  })

  it('once it is drawn everybody who sits there, and whoever has its number, reads its seed', async () => {
    await passUntil(locksAt + lockedMs)
    const answers = await allAnswers()
    for (const what of ['who bet: the table', 'another member: the table', 'a guest: the verify page'])
      expect(answers[what], what).toContain(seeds[1])
    expect(JSON.parse(answers['another member: the table'] ?? '').value.last.bets).toEqual([])
    expect(answers['a guest: the table']).not.toContain(seeds[1])
  })
})
