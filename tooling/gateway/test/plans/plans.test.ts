import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '@saola/gateway'
import { createApiClient, isApiError } from '@saola/api-client'
import { allCalls, type Call } from '@saola/protocol'
import { statementsOf, type SentStatement } from '@saola/testkit'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { operateEvents, type EventOperation } from '../../src/operations/events/operate-events.ts'
import { fullInput, leastInput } from '../http/arbitrary-input.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { growDatabase, growing } from './grow-database.ts'

/** A statement that the gateway ran, and for whom. */
type Asked = SentStatement & { by: string }
type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }

let gateway: TestGateway
let people: { member: TestPerson; agent: TestPerson }

beforeAll(async () => {
  gateway = await startGateway()
  const agent = await addPerson(gateway, 'planagent', { type: 1 })
  const member = await addPerson(gateway, 'planmember', { upline: agent })
  await fund(gateway, member, 1_000_000)
  people = { member, agent }
  await growDatabase(gateway.services.db, {
    agent,
    now: gateway.services.now(),
    people: 20_000,
    rows: 40_000,
  })
}, 120_000)
afterAll(() => gateway.close())

/** The tables that a statement would read from end to end. */
async function scanned({ text, values }: Asked): Promise<string[]> {
  const { rows } = await gateway.runSql(`explain (format json) ${text}`, [...values])
  const [answer] = rows as { 'QUERY PLAN': { Plan: Node }[] }[]
  const walk = (node: Node): string[] => [
    ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined
      ? [node['Relation Name']]
      : []),
    ...(node.Plans ?? []).flatMap(walk),
  ]
  return (answer?.['QUERY PLAN'] ?? [])
    .flatMap(({ Plan }) => walk(Plan))
    .filter((table) => growing.includes(table))
}

/** What a job reads for a batch, which is a large part of a table that is as small as here. */
const batches: Readonly<Record<string, string>> = {
  'points.book-earnings': 'account',
  'promotions.earn-raffle-tickets': 'account',
  'promotions.raise-levels': 'account',
  'team.sum-days': 'descent',
  'wallet.keep-owed': 'ledger_account',
}

const mounted = new Set(mountedCalls.map(({ call }) => call.id))
const reads = allCalls().filter((call) => mounted.has(call.id) && call.method === 'GET')

/** Asks a read as a member or an agent; whether it is refused tells nothing here. */
async function ask(call: Call, who: 'member' | 'agent'): Promise<void> {
  const client = createApiClient({
    baseUrl: 'http://gateway.test',
    merchant: 'saola',
    language: () => 'VI',
    token: () => people[who].token,
    cipher: 'jwe',
    fetch: gateway.fetch,
  })
  const now = gateway.services.now()
  const month = { startTime: now - 30 * 86_400_000, endTime: now }
  for (const arbitrary of [leastInput(call), fullInput(call)]) {
    const [input] = fc.sample(arbitrary, { seed: 26, numRuns: 1 })
    const given = input as Record<string, unknown>
    const isDated = 'startTime' in given && 'endTime' in given
    try {
      await client.send(call, { ...given, ...(isDated && month) } as never)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }
}

/** What got further than being asked. */
const reached = new Set<string>()

/** The statements that something sends and that ask for rows, each once. */
async function asksOf(by: string, act: () => Promise<unknown>): Promise<Asked[]> {
  const sent = (await statementsOf(act)).filter(({ text }) => isQuery.test(text))
  const asked = [...new Map(sent.map((each) => [each.text, { ...each, by }])).values()]
  // Merchant and session are asked for before an input is looked at.
  if (asked.length > 2) reached.add(by)
  return asked
}

const isQuery = /^\s*(?:select|with|insert|update|delete)\b/i

/** Each statement that reads a table from end to end, with the table. */
async function refused(asked: readonly Asked[]): Promise<string[]> {
  const found: string[] = []
  for (const each of asked) {
    for (const table of await scanned(each)) {
      if (batches[each.by] === table) continue
      found.push(`${each.by} reads all of ${table}: ${each.text.replaceAll(/\s+/g, ' ')}`)
    }
  }
  return found
}

describe.runIf(process.env['DATABASE_URL'])(
  'no statement reads a table that grows from end to end (system 39)',
  () => {
    it.each(reads.map((call) => [call.id, call] as const))('of %s', async (id, call) => {
      for (const who of ['member', 'agent'] as const) {
        expect((await refused(await asksOf(id, () => ask(call, who)))).join('\n')).toBe('')
      }
    })

    it.each(jobs.map((job) => [job.name, job] as const))(
      'of the job %s',
      { timeout: 60_000 },
      async (name, job) => {
        expect((await refused(await asksOf(name, () => job.run(gateway.services)))).join('\n')).toBe('')
      },
    )

    it.each([
      {},
      { kind: 'account.sign-in-failed' },
      { account: 'plan7' },
      { from: 1, until: 2 },
      { after: { at: 1, id: 1 } },
    ])('of the act events with %j', async (filter) => {
      const wanted = { do: 'list', merchant: 'saola', ...filter } as EventOperation
      const asked = await asksOf('events', () => operateEvents(gateway.services, wanted))
      expect(asked.some(({ text }) => text.includes('significant_event'))).toBe(true)
      expect((await refused(asked)).join('\n')).toBe('')
    })

    it('and most of them were answered', () => {
      expect(reached.size).toBeGreaterThan(80)
    })
  },
)
