import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayKey } from '@saola/i18n'
import { calls, type CallInput } from '@saola/protocol'
import { dayMs, hourMs, keptVisitDays } from '@saola/rules'
import { forgetVisits } from '../../src/system/visits/forget-visits.ts'
import type { VisitsReport } from '../../src/system/visits/operate-visits.ts'
import { warnOfSlowVisits } from '../../src/system/visits/warn-of-slow-visits.ts'
import { hashToken } from '../../src/http/caller.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

type Report = CallInput<typeof calls.system.reportVisit>

let gateway: TestGateway
let neighbour = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

const lobby: Report = {
  site: 'member',
  device: 'small',
  figures: [
    { metric: 'lcp', route: '/lobby', value: 1_834 },
    { metric: 'inp', route: '/games/$family', value: 88 },
    { metric: 'cls', route: '/lobby', value: 57 },
  ],
}

const slow = (route: string, value = 3_000): Report => ({
  ...lobby,
  figures: [{ metric: 'lcp', route, value }],
})

/** Reports from an address that nobody else has. */
const report = (sent: Report) => {
  neighbour += 1
  return visit(gateway, { addresses: `198.51.${neighbour >> 8}.${neighbour & 255}` }).api.send(
    calls.system.reportVisit,
    sent,
  )
}

async function look(wanted: object = {}): Promise<VisitsReport> {
  const response = await gateway.fetch('http://gateway.test/ops/visits', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...wanted }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { value: VisitsReport }).value
}

const pageOf = async (route: string, wanted: object = {}) =>
  (await look(wanted)).pages.find((page) => page.route === route)

const rows = () => gateway.services.db.selectFrom('visit_figure').selectAll().execute()

describe('what a browser measured (system 25)', () => {
  it('is told to operators by route and device, against the budget', async () => {
    for (let each = 0; each < 3; each += 1) await report(lobby)
    await report({
      ...lobby,
      site: 'agent',
      device: 'desk',
      figures: [{ metric: 'cls', route: '/team', value: 300 }],
    })
    expect(await look()).toEqual({
      from: dayKey(gateway.clock.now() - 6 * dayMs),
      until: dayKey(gateway.clock.now()),
      budget: { lcp: 2_500, inp: 200, cls: 0.1 },
      pages: [
        { site: 'agent', route: '/team', device: 'desk', cls: { visits: 1, p75: 0.315, verdict: 'over' } },
        {
          site: 'member',
          route: '/games/$family',
          device: 'small',
          inp: { visits: 3, p75: 90, verdict: 'within' },
        },
        {
          site: 'member',
          route: '/lobby',
          device: 'small',
          lcp: { visits: 3, p75: 2_000, verdict: 'within' },
          cls: { visits: 3, p75: 0.063, verdict: 'within' },
        },
      ],
      warnings: [],
    })
    expect((await look({ site: 'agent' })).pages.map(({ route }) => route)).toEqual(['/team'])
  })

  it('is kept as counts: a visit like another one adds no row, and no row tells of a person', async () => {
    const before = await rows()
    await report(lobby)
    const after = await rows()
    expect(after).toHaveLength(before.length)
    expect(Object.keys(after[0] ?? {}).toSorted()).toEqual([
      'day',
      'device',
      'merchant_id',
      'metric',
      'route',
      'site',
      'up_to',
      'visits',
    ])
  })

  it('counts every one of many visits at once, also where one tells the same twice', async () => {
    const twice = { ...slow('/wallet'), figures: [...slow('/wallet').figures, ...slow('/wallet').figures] }
    await Promise.all(
      Array.from({ length: 30 }, (_, each) => report(each % 2 === 0 ? twice : slow('/wallet'))),
    )
    expect((await pageOf('/wallet'))?.lcp?.visits).toBe(45)
  })

  it('belongs to the Vietnamese day on which it came', async () => {
    const today = dayKey(gateway.clock.now())
    await report(slow('/winners'))
    while (dayKey(gateway.clock.now()) === today) gateway.clock.advance(hourMs)
    await report(slow('/winners'))
    expect((await pageOf('/winners'))?.lcp?.visits).toBe(2)
    expect((await pageOf('/winners', { from: today, until: today }))?.lcp?.visits).toBe(1)
  })

  it('is no use of a session', async () => {
    const person = await addPerson(gateway, 'visitsmeasured')
    const session = () =>
      gateway.services.db
        .selectFrom('session')
        .selectAll()
        .where('token_hash', '=', hashToken(person.token))
        .executeTakeFirst()
    const before = await session()
    gateway.clock.advance(hourMs)
    await gateway.client(person.token).send(calls.system.reportVisit, lobby)
    expect(await session()).toEqual(before)
  })
})

describe('a report that is none is refused', () => {
  it.each([
    [
      'a route of no site',
      { figures: [{ metric: 'lcp', route: '/lobby/secret', value: 1 }] },
      'figures.0.route',
    ],
    ['a route of the other site', { site: 'agent' }, 'figures.0.route'],
    [
      'a whole address',
      { figures: [{ metric: 'lcp', route: '/games/slots?token=1', value: 1 }] },
      'figures.0.route',
    ],
    [
      'more than the largest figure',
      { figures: [{ metric: 'lcp', route: '/lobby', value: 60_001 }] },
      'figures.0.value',
    ],
    ['half a millisecond', { figures: [{ metric: 'lcp', route: '/lobby', value: 0.5 }] }, 'figures.0.value'],
    ['another measure', { figures: [{ metric: 'fps', route: '/lobby', value: 1 }] }, 'figures.0.metric'],
    ['another device', { device: 'SM-A047F' }, 'device'],
    ['no figures', { figures: [] }, 'figures'],
  ])('%s', async (_, change, field) => {
    // What no client of ours sends has no type.
    const refused = await refusal(report({ ...lobby, ...change } as Report))
    expect([refused.status, refused.code]).toEqual([400, 'request_param_err'])
    expect(refused.body).toMatchObject({ field })
  })

  it('and one network is refused when it sends more than a neighbourhood would', async () => {
    const { api } = visit(gateway, { addresses: '203.0.113.99' })
    for (let sent = 0; sent < 120; sent += 1) await api.send(calls.system.reportVisit, lobby)
    const refused = await refusal(api.send(calls.system.reportVisit, lobby))
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUEST'])
    await expect(report(lobby)).resolves.toBeDefined()
  })
})

describe('a page over its budget (system 27)', () => {
  it('is warned of on the next day, once, where enough visits say so', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    gateway.clock.advance(2 * dayMs)
    const day = dayKey(gateway.clock.now())
    for (let each = 0; each < 50; each += 1) await report(slow('/rewards'))
    for (let each = 0; each < 50; each += 1) await report(slow('/matches', 1_000))
    for (let each = 0; each < 49; each += 1) await report(slow('/terms'))
    expect(await warnOfSlowVisits.run(gateway.services)).toBe(0)

    gateway.clock.advance(dayMs)
    const runs = await Promise.all([
      warnOfSlowVisits.run(gateway.services),
      warnOfSlowVisits.run(gateway.services),
    ])
    expect(runs.toSorted()).toEqual([0, 1])
    const about = 'LCP 3150 of 50 visits on small devices, the budget is 2500'
    expect((await look()).warnings).toEqual([{ day, site: 'member', route: '/rewards', about }])
    expect(told.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('[visits]'))).toEqual(
      [expect.stringMatching(new RegExp(`saola member /rewards on ${day}: ${about}$`))],
    )
    told.mockRestore()
  })

  it('is forgotten with the figures of its day', async () => {
    await report(slow('/lobby'))
    gateway.clock.advance(keptVisitDays * dayMs)
    expect(await forgetVisits.run(gateway.services)).toBeGreaterThan(0)
    const all = { from: '2020-01-01', until: '2099-12-31' }
    expect(await look(all)).toMatchObject({ pages: [{ route: '/lobby' }], warnings: [] })
    gateway.clock.advance(dayMs)
    await forgetVisits.run(gateway.services)
    expect((await look(all)).pages).toEqual([])
  })
})
