import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type LotteryDraw } from '@saola/protocol'
import { scheduleDraws } from '../../src/lottery/draws/schedule-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { stepDraws } from '../../src/lottery/draws/step-draws.ts'
import { fetchResults } from '../../src/lottery/results/fetch-results.ts'
import { createHttpResultSource } from '../../src/lottery/results/result-source.ts'
import type { Services } from '../../src/services/services.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { corrected, northern } from './stage.ts'

const official = 'LOTT_NORTHERN_LOTTERY'

let gateway: TestGateway
let server: Server
let services: Services
let draw: LotteryDraw
/** What each source publishes, by its path; nothing is a 404. */
const published = new Map<string, { numero: string; prizes: unknown }>()

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source.test')
    const known = published.get(url.pathname)
    const isIt = known?.numero === url.searchParams.get('numero') && url.searchParams.get('game') === official
    response.writeHead(isIt ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(isIt ? JSON.stringify({ prizes: known?.prizes }) : '')
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  gateway = await startGateway({ opsSecret: 'ops' })
  services = {
    ...gateway.services,
    resultSources: ['one', 'two'].map((name) =>
      createHttpResultSource({ name, url: `http://127.0.0.1:${port}/${name}` }),
    ),
  }
  await services.db
    .updateTable('lottery_game')
    .set({ source: 'official' })
    .where('code', '=', official)
    .execute()
  await scheduleDraws.run(services)
  const { draws } = await gateway.client().send(calls.lottery.game, { gameCode: official })
  if (!draws[0]) throw new Error('nothing is on the schedule')
  draw = draws[0]
  gateway.clock.advance(draw.drawsAt - gateway.clock.now())
  await stepDraws.run(services)
})
afterAll(async () => {
  server.close()
  await gateway.close()
})

const publish = (source: string, prizes: unknown) =>
  published.set(`/${source}`, { numero: draw.numero, prizes })

async function ask(path: string, body?: Record<string, unknown>) {
  const response = await gateway.fetch(`http://gateway.test/ops/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Ops-Secret': 'ops' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { value?: unknown; field?: string }
}
const confirm = (by: string) => ask('lottery-draw', { step: 'confirm', drawId: Number(draw.drawId), by })
const read = () => gateway.client().send(calls.lottery.draw, { drawId: draw.drawId })
async function notices(): Promise<string[]> {
  const { value } = await ask('lottery-notices')
  return (value as { kind: string; numero: string }[]).map(({ kind, numero }) => `${kind} ${numero}`)
}

describe('sources of results of the state (lottery 54)', () => {
  it('change nothing while they have none, and nothing to confirm', async () => {
    expect(await fetchResults.run(services)).toBe(0)
    expect((await confirm('an')).field).toBe('drawId')
  })

  it('are told to operators where they differ, once, and cannot be confirmed', async () => {
    publish('one', northern)
    publish('two', corrected)
    await Promise.all([fetchResults.run(services), fetchResults.run(services)])
    await fetchResults.run(services)
    expect(await notices()).toEqual([`differing ${draw.numero}`])
    expect((await confirm('an')).field).toBe('drawId')
  })

  it('propose what all say; two persons confirm it, and the draw names them', async () => {
    publish('two', northern)
    await fetchResults.run(services)
    expect((await read()).prizes).toEqual([])
    await confirm('an')
    expect((await confirm('an')).field).toBe('by')
    expect((await read()).state).toBe('locked')
    await confirm('binh')
    const out = await read()
    expect([out.state, out.prizes, out.resultSource]).toEqual(['drawn', northern, 'one, two'])
  })

  it('have nothing to confirm in what is published already', async () => {
    await settleDraws.run(services)
    expect(await fetchResults.run(services)).toBe(0)
    expect((await confirm('chi')).field).toBe('drawId')
  })

  it('raise a notice by a late correction, which two persons confirm as well', async () => {
    publish('one', corrected)
    publish('two', corrected)
    await fetchResults.run(services)
    expect(await notices()).toContain(`correction ${draw.numero}`)
    await confirm('an')
    await confirm('binh')
    const anew = await read()
    expect([anew.version, anew.prizes[0], anew.resultSource]).toEqual([1, ['60214'], 'one, two'])
  })

  it('raise a notice by what fits no draw, and go on where one is away', async () => {
    publish('one', [['1']])
    const away = createHttpResultSource({ name: 'away', url: 'http://127.0.0.1:9' })
    await fetchResults.run({ ...services, resultSources: [away, ...services.resultSources] })
    expect(await notices()).toContain(`misfit ${draw.numero}`)
  })
})
