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
const firstPage = { pageNo: 1, pageSize: 1 }
const treePage = { downlineType: 'all', pageNo: 0, pageSize: 1 } as const
const bettingPage = { ...period, pageNo: 1, pageSize: 1 }

const asks: Record<string, (client: ApiClient) => Promise<unknown>> = {
  overview: (client) => client.send(calls.team.overview, period),
  downlines: (client) => client.send(calls.team.downlines, { pageNo: 0, pageSize: 1 }),
  branch: (client) => client.send(calls.team.branch, treePage),
  place: (client) => client.send(calls.team.place, { customerId: idOf('agent') }),
  downline: (client) => client.send(calls.team.downline, { customerId: idOf('agent') }),
  bets: (client) => client.send(calls.team.bets, bettingPage),
  betting: (client) => client.send(calls.team.betting, firstPage),
  profit: (client) => client.send(calls.team.profit, firstPage),
  credit: (client) => client.send(calls.team.credit, firstPage),
  transactions: (client) => client.send(calls.team.transactions, firstPage),
  ownTransactions: (client) => client.send(calls.team.ownTransactions, firstPage),
  income: (client) => client.send(calls.team.income, firstPage),
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
  it.each(['overview', 'downlines', 'branch', 'bets'])(
    'that is nobody’s may not ask for %s (team 28)',
    async (call) => {
      const asked = asks[call]?.(gateway.client(people[name]?.token))
      await expect(asked).rejects.toMatchObject({ status: 403, code: 'account.right.refused' })
    },
  )
})

describe.each([
  [
    'downlines of a branch',
    (client: ApiClient, id: string) =>
      client.send(calls.team.downlines, { pageNo: 0, pageSize: 1, agentId: id }),
  ],
  [
    'the tree of a branch',
    (client: ApiClient, id: string) => client.send(calls.team.branch, { ...treePage, agentId: id }),
  ],
  [
    'a place in the tree',
    (client: ApiClient, id: string) => client.send(calls.team.place, { customerId: id }),
  ],
  ['one downline', (client: ApiClient, id: string) => client.send(calls.team.downline, { customerId: id })],
  [
    'bets of one account',
    (client: ApiClient, id: string) => client.send(calls.team.bets, { ...bettingPage, customerId: id }),
  ],
  [
    'betting of a branch',
    (client: ApiClient, id: string) => client.send(calls.team.betting, { ...firstPage, customerId: id }),
  ],
  [
    'profit of a branch',
    (client: ApiClient, id: string) => client.send(calls.team.profit, { ...firstPage, customerId: id }),
  ],
  [
    'credit of a branch',
    (client: ApiClient, id: string) => client.send(calls.team.credit, { ...firstPage, customerId: id }),
  ],
  [
    'transactions of a branch',
    (client: ApiClient, id: string) => client.send(calls.team.transactions, { ...firstPage, customerId: id }),
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
