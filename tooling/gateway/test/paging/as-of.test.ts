import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { openLine, type Line } from '../contracts/stage.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { expectSteady } from './steady.ts'

let gateway: TestGateway
let line: Line
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'asof')
})
afterAll(() => gateway.close())

const api = (person: TestPerson) => gateway.client(person.token)
const around = () => ({ startTime: gateway.clock.now() - dayMs, endTime: gateway.clock.now() + dayMs })
const bets = (
  page: { number: number; size: number; asOf?: string | undefined },
  status?: 'open' | 'settled',
) =>
  api(line.top).send(calls.team.bets, {
    ...around(),
    pageNo: page.number,
    pageSize: page.size,
    asOf: page.asOf,
    status,
  })
const player = async () => {
  const person = await addPerson(gateway, `asofplayer${(count += 1)}`, { upline: line.low })
  await fund(gateway, person, 1_000_000)
  return person
}

it('a row whose id was taken before the first page was read, and which is committed after it, moves no other', async () => {
  const { db, now } = gateway.services
  let earlier = 0
  /** What somebody does while others do: `id` as the database gave it. */
  const act = async (id: number) => {
    await sql`insert into activity (id, owner_id, actor_id, kind, details, ip, region, user_agent, at)
      overriding system value
      values (${id}, ${line.top.id}, ${line.top.id}, 'sign_in', '{}', '', '', '', ${now()})`.execute(db)
  }
  const takeId = async () => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('activity', 'id'))::bigint as id`.execute(db)
    return rows[0]?.id ?? 0
  }
  await expectSteady(
    {
      read: async ({ number: pageNo, size: pageSize, asOf }) => {
        const reply = await api(line.top).send(calls.team.activity, { pageNo, pageSize, asOf })
        return { rows: reply.list.map(({ id }) => id), total: reply.totalCount, asOf: reply.asOf }
      },
      add: async () => {
        earlier = await takeId()
        await act(await takeId())
      },
    },
    () => act(earlier),
  )
})

it('a list of one state keeps its pages too', async () => {
  const by = await player()
  const placed: string[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    gateway.clock.advance(1_000)
    placed.push(await placeBet(gateway, by, { stake: 1_000 }))
  }
  const first = await bets({ number: 1, size: 2 }, 'open')
  expect(first.list.map(({ orderNo }) => orderNo)).toEqual([placed[4], placed[3]])
  await placeBet(gateway, by, { stake: 1_000 })
  const second = await bets({ number: 2, size: 2, asOf: first.asOf }, 'open')
  expect(second.list.map(({ orderNo }) => orderNo)).toEqual([placed[2], placed[1]])
})

describe('what a request carries as asOf', () => {
  it.each([['x'], ['12'], ['k1-'], ['k-1'], ['k1-2-3'], ['k1 2'], [''], ['9'.repeat(80)]])(
    'is refused by its name where no page has answered it: %j',
    async (asOf) => {
      const page = { pageNo: 1, pageSize: 2, asOf }
      const refused = await refusal(api(line.top).send(calls.team.activity, page))
      expect(refused).toMatchObject({ code: 'request_param_err', status: 400, field: 'asOf' })
    },
  )

  it('is answered for a list without rows too, and lists nothing that comes later', async () => {
    const agent = await addPerson(gateway, 'asofempty', { type: 2 })
    const read = (asOf?: string) =>
      api(agent).send(calls.team.downlines, { pageNo: 0, pageSize: 2, sort: 'customerName', asOf })
    const { asOf, list } = await read()
    expect(list).toEqual([])
    await addPerson(gateway, 'asofnewcomer', { upline: agent })
    expect(await read(asOf)).toMatchObject({ list: [], pageInfo: { total: 0 }, asOf })
    expect(await read()).toMatchObject({ pageInfo: { total: 1 } })
  })

  it('says no more of a list than its owner may count', async () => {
    const [one, other] = [await player(), await player()]
    await placeBet(gateway, one, { stake: 1_000, win: 0 })
    await placeBet(gateway, other, { stake: 1_000, win: 0 })
    const page = { ...around(), pageNo: 1, pageSize: 2 }
    const { asOf } = await api(other).send(calls.wallet.bets, page)
    expect((await api(one).send(calls.wallet.bets, { ...page, asOf })).list).toHaveLength(1)
    const alone = await addPerson(gateway, 'asofnobody')
    expect((await api(alone).send(calls.wallet.bets, page)).asOf).toBe('k0-0')
    expect((await api(alone).send(calls.wallet.bets, { ...page, asOf })).list).toEqual([])
  })
})
