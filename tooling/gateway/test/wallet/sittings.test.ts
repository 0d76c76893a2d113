import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOfDay } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet, someGame } from './bets.ts'
import { addPerson, fund, type TestPerson } from './people.ts'

const minute = 60_000

let gateway: TestGateway
let person: TestPerson
/** The first sitting has three bets, the second one, and two more were placed on another day without a game's page. */
const sittings = ['sitting-one', 'sitting-two']

beforeAll(async () => {
  gateway = await startGateway()
  person = await addPerson(gateway, 'sitsandplays')
  await fund(gateway, person, 1_000_000)
  await bet({ stake: 10_000, win: 30_000 })
  gateway.clock.advance(5 * minute)
  await bet({ stake: 5_000, cancelled: true })
  gateway.clock.advance(24 * 60 * minute)
  await bet({ stake: 10_000, win: 0 }, sittings[0])
  gateway.clock.advance(minute)
  await bet({ stake: 20_000, win: 50_000 }, sittings[0])
  gateway.clock.advance(minute)
  await bet({ stake: 40_000, win: 0 }, sittings[1])
  gateway.clock.advance(minute)
  await bet({ stake: 8_000 }, sittings[0])
})
afterAll(() => gateway.close())

async function bet(what: Parameters<typeof placeBet>[2], sitting?: string): Promise<void> {
  const orderNo = await placeBet(gateway, person, what)
  if (sitting === undefined) return
  const { db, now } = gateway.services
  const { node_id } = await someGame(gateway)
  const begun = { started_at: now(), last_seen_at: now(), launched_at: now() }
  await db
    .insertInto('play_session')
    .values({
      id: sitting,
      account_id: person.id,
      node_id,
      sign_in_hash: 'x',
      launch_token_hash: `hash-${sitting}`,
      language: 'VI',
      ...begun,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('bet').set({ play_session_id: sitting }).where('order_no', '=', orderNo).execute()
}

function read(more: { pageSize?: number; status?: 'settled' } = {}) {
  const { now } = gateway.clock
  return gateway.client(person.token, 'EN').send(calls.wallet.bets, {
    startTime: startOfDay(now(), -29),
    endTime: startOfDay(now(), 1) - 1,
    pageNo: 1,
    pageSize: 10,
    ...more,
  })
}

describe('the sittings of a betting record (wallet 34)', () => {
  it('come to what their bets do, and have a name, a beginning and an end', async () => {
    const { list, sittings: known = [] } = await read()
    const one = known.find(({ id }) => id === 'sitting-one')
    expect(one).toMatchObject({
      count: 3,
      betAmount: 30_000,
      winAmount: 50_000,
      profitAndLoss: 20_000,
      inPlay: 8_000,
    })
    expect((one?.to ?? 0) - (one?.from ?? 0)).toBe(3 * minute)
    expect(one?.gameName).toBe(list[0]?.gameName)
    expect(known.find(({ id }) => id === 'sitting-two')).toMatchObject({ count: 1, profitAndLoss: -40_000 })
  })

  it('hold every bet of a page, those without a page of a game by game and day', async () => {
    const { list, sittings: known = [] } = await read()
    expect(known).toHaveLength(3)
    for (const { sitting } of list) expect(known.map(({ id }) => id)).toContain(sitting)
    const [rest] = known.filter(({ id }) => !sittings.includes(id))
    expect(rest).toMatchObject({ count: 2, betAmount: 10_000, winAmount: 30_000, profitAndLoss: 20_000 })
  })

  it('are whole though a page cuts them', async () => {
    const { list, sittings: known = [] } = await read({ pageSize: 1 })
    expect(list.map(({ sitting }) => sitting)).toEqual(['sitting-one'])
    expect(known).toMatchObject([{ id: 'sitting-one', count: 3 }])
  })

  it('keep to the filter', async () => {
    const { sittings: known = [] } = await read({ status: 'settled' })
    expect(known.find(({ id }) => id === 'sitting-one')).toMatchObject({ count: 2, betAmount: 30_000 })
  })

  it('are not told of the bets of a team', async () => {
    const agent = await addPerson(gateway, 'overthem', { type: 1 })
    const { now } = gateway.clock
    const page = await gateway.client(agent.token, 'EN').send(calls.team.bets, {
      startTime: startOfDay(now(), -6),
      endTime: startOfDay(now(), 1) - 1,
      pageNo: 1,
      pageSize: 10,
    })
    expect(page.sittings).toBeUndefined()
  })
})
