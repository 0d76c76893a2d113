import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type AccountType } from '@saola/protocol'
import type { ApiClient } from '@saola/api-client'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
/** above > agent > below > player; above > foreign > stranger; and one account of another merchant. */
const people: Record<string, TestPerson> = {}

beforeAll(async () => {
  gateway = await startGateway()
  const add = async (name: string, type: AccountType, upline?: string): Promise<void> => {
    const above = upline === undefined ? undefined : people[upline]
    people[name] = await addPerson(gateway, `access${name}`, { type, ...(above ? { upline: above } : {}) })
  }
  await add('above', 2)
  await add('agent', 1, 'above')
  await add('below', 1, 'agent')
  await add('player', 0, 'below')
  await add('foreign', 1, 'above')
  await add('stranger', 0, 'foreign')
  await add('trial', 4, 'agent')
  await add('sub', 41, 'agent')
  await add('topsub', 42, 'above')
  await add('elsewhere', 0)
  const other = await gateway.services.db
    .insertInto('merchant')
    .values({ code: 'other', name: 'Other', settings: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await gateway.services.db
    .updateTable('account')
    .set({ merchant_id: other.id })
    .where('id', '=', people['elsewhere']?.id ?? 0)
    .execute()
})
afterAll(() => gateway.close())

const period = { startTime: 0, endTime: 1 }
const bettingPage = { ...period, pageNo: 1, pageSize: 1 }

const asks: Record<string, (client: ApiClient) => Promise<unknown>> = {
  overview: (client) => client.send(calls.team.overview, period),
  downlines: (client) => client.send(calls.team.downlines, { pageNo: 0, pageSize: 1 }),
  downline: (client) => client.send(calls.team.downline, { customerId: idOf('agent') }),
  bets: (client) => client.send(calls.team.bets, bettingPage),
}

const idOf = (name: string): string => String(people[name]?.id ?? name)

describe.each(Object.keys(asks))('team.%s', (call) => {
  const ask = (client: ApiClient): Promise<unknown> => asks[call]?.(client) ?? Promise.reject(new Error(call))

  it.each(['player', 'trial'])('is refused to a %s', async (name) => {
    const client = gateway.client(people[name]?.token)
    await expect(ask(client)).rejects.toMatchObject({ status: 403, code: 'account.type.refused' })
  })

  it.each([
    ['no token', undefined],
    ['a token that nobody has', 'made-up'],
  ])('is refused to %s', async (_name, token) => {
    await expect(ask(gateway.client(token))).rejects.toMatchObject({ status: 401, code: 'login.not.session' })
  })

  it('is open to an agent', async () => {
    await expect(ask(gateway.client(people['agent']?.token))).resolves.toBeDefined()
  })
})

describe.each(['sub', 'topsub'])('an agent account of the type of %s', (name) => {
  it.each(['overview', 'downlines', 'bets'])('may ask for %s', async (call) => {
    await expect(asks[call]?.(gateway.client(people[name]?.token))).resolves.toBeDefined()
  })
})

describe.each([
  [
    'downlines of a branch',
    (client: ApiClient, id: string) =>
      client.send(calls.team.downlines, { pageNo: 0, pageSize: 1, agentId: id }),
  ],
  ['one downline', (client: ApiClient, id: string) => client.send(calls.team.downline, { customerId: id })],
  [
    'bets of one account',
    (client: ApiClient, id: string) => client.send(calls.team.bets, { ...bettingPage, customerId: id }),
  ],
] as const)('%s', (_name, ask) => {
  it.each([
    ['agent', 'agent', 'itself', 0],
    ['agent', 'below', 'an agent below', 0],
    ['agent', 'player', 'a player further below', 0],
    ['above', 'stranger', 'anybody below the top', 0],
    ['agent', 'above', 'its own upline', 404],
    ['agent', 'foreign', 'the agent beside it', 404],
    ['agent', 'stranger', "the other agent's player", 404],
    ['below', 'agent', 'the agent above', 404],
    ['sub', 'player', "its owner's player", 404],
    ['agent', 'elsewhere', "another merchant's account", 404],
    ['agent', '999999999', 'a number that nobody has', 404],
    ['agent', 'abc', 'no number at all', 404],
  ])('%s asks about %s (%s): %i', async (caller, target, _words, status) => {
    const asked = ask(gateway.client(people[caller]?.token), idOf(target))
    if (status === 0) await expect(asked).resolves.toBeDefined()
    // The same for what is another's and what is nobody's, so that ids cannot be tried out.
    else await expect(asked).rejects.toMatchObject({ status, code: 'not_found' })
  })
})
