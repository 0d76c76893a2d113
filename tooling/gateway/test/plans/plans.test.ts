import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '@saola/gateway'
import { createApiClient, isApiError } from '@saola/api-client'
import { dayKey } from '@saola/i18n'
import { allCalls, type Call } from '@saola/protocol'
import { statementsOf, type SentStatement } from '@saola/testkit'
import { findMoved, listMoved } from '../../src/games/aggregators/listed/moved-store.ts'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { operateEvents, type EventOperation } from '../../src/operations/events/operate-events.ts'
import { operateReport, type ReportOperation } from '../../src/operations/report/operate-report.ts'
import { operatePattern } from '../../src/protection/patterns/operate-pattern.ts'
import { fullInput, leastInput } from '../http/arbitrary-input.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { growDatabase, growing } from './grow-database.ts'

/** A statement that the gateway ran, and for whom. */
type Asked = SentStatement & { by: string }
type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }

let gateway: TestGateway
let people: { member: TestPerson; agent: TestPerson; other: TestPerson }

beforeAll(async () => {
  gateway = await startGateway()
  const agent = await addPerson(gateway, 'planagent', { type: 1 })
  const member = await addPerson(gateway, 'planmember', { upline: agent })
  const other = await addPerson(gateway, 'planother', { upline: agent })
  await fund(gateway, member, 1_000_000)
  people = { member, agent, other }
  await growDatabase(gateway.services.db, {
    agent,
    now: gateway.services.now(),
    people: 20_000,
    rows: 40_000,
  })
  await watchStakes()
}, 120_000)
afterAll(() => gateway.close())

/** The merchant looks for every pattern, and our games tell a stake on each side of a match. */
async function watchStakes(): Promise<void> {
  const { services } = gateway
  const sudden = { minutes: 10, times: 5, least: 1_000_000 }
  const patterns = {
    crowd: { accounts: 3, minutes: 5 },
    opposite: { least: 500_000, similar: 80 },
    sudden,
  }
  await changeMerchant(services, { merchant: 'saola', patterns })
  const at = services.now()
  const sides = ['result:home', 'result:away'] as const
  const stakes = [people.member, people.other].map(({ id }, side) => ({
    betId: `plan${side}`,
    playerId: String(id),
    market: 'match plan result',
    selection: sides[side],
    opposite: sides[1 - side],
    amount: 1_000_000,
    placedAt: at,
    opensAt: at - 3_600_000,
    startsAt: at + 60_000,
  }))
  services.askVendor = () => Promise.resolve(Response.json({ stakes, next: null }))
}

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

    it.each([{ by: 'day' }, { by: 'month' }, { by: 'day', cut: 'family' }, { by: 'day', cut: 'title' }])(
      'of the act report with %j',
      async (more) => {
        // What is owed now is read whole, as the job that keeps it does.
        const day = dayKey(gateway.services.now() - 2 * 86_400_000)
        const wanted = { merchant: 'saola', from: day, until: day, ...more } as ReportOperation
        const asked = await asksOf('report', () => operateReport(gateway.services, wanted))
        expect(asked.length).toBeGreaterThan(1)
        expect((await refused(asked)).join('\n')).toBe('')
      },
    )

    it('of the act pattern', async () => {
      const list = { do: 'list', merchant: 'saola', state: 'open' } as const
      const asked = await asksOf('pattern', () => operatePattern(gateway.services, list))
      expect(asked.some(({ text }) => text.includes('stake_pattern'))).toBe(true)
      expect((await refused(asked)).join('\n')).toBe('')
    })

    it('of what is compared with the list of an aggregator', async () => {
      const { db } = gateway.services
      await db
        .insertInto('ledger_account')
        .values({ merchant_id: 1, kind: 'vendor:PLAN', may_be_negative: true })
        .execute()
      const now = gateway.services.now()
      const ids = Array.from({ length: 1_000 }, (_, index) => String(index))
      const asked = [
        ...(await asksOf('listed', () => findMoved(db, 'PLAN', ids))),
        ...(await asksOf('listed', () => listMoved(db, 'PLAN', { from: now - 3_600_000, to: now }))),
      ]
      expect(asked).toHaveLength(3)
      expect((await refused(asked)).join('\n')).toBe('')
    })

    it('and most of them were answered', () => {
      expect(reached.size).toBeGreaterThan(80)
    })
  },
)
