import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createModelSource, keepPrices } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { runOnce } from '../match-table.ts'
import { vendorServices } from '../vendor-of.ts'
import { because, deskOf, feedOf, minute, type Told } from './desk.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())
beforeEach(() => gateway.vendorDb.deleteFrom('match_stop').execute())

/** A feed that is looked at now and again, and the desk that reads what was kept of it. */
async function follow(told: Told) {
  const { source, id } = feedOf(gateway, told)
  const matchId = id('Hosts')
  const desk = deskOf(gateway, source)
  const start = gateway.services.now()
  await runOnce(gateway, source)
  const kept = async () => {
    const { value } = await desk({ do: 'prices', matchId })
    return value.prices.map(({ at, ...rest }: { at: number }) => ({ minute: (at - start) / minute, ...rest }))
  }
  const look = async (minutes: number) => {
    gateway.clock.advance(start + minutes * minute - gateway.services.now())
    await keepPrices(vendorServices(gateway), source)
    await runOnce(gateway, source)
  }
  return { desk, matchId, kept, look }
}

const home = (odds: number) => ({ pick: 'result:home', odds })
const away = { pick: 'result:away', odds: 2100 }

describe('what a feed offered on a match (games 125)', () => {
  it('is kept as a row for each change of a price, and for none where nothing changed', async () => {
    const { kept, look } = await follow({
      Hosts: [
        { in: 0, prices: [home(1900), away] },
        { in: 2, prices: [home(1850), away] },
        { in: 4, prices: [away] },
        { in: 5, prices: [home(1900), away] },
      ],
    })
    for (const minutes of [0, 1, 2, 3, 4, 5, 6]) await look(minutes)
    expect(await kept()).toEqual([
      { minute: 0, pick: 'result:away', odds: 2100, isOpen: true },
      { minute: 0, pick: 'result:home', odds: 1900, isOpen: true },
      { minute: 2, pick: 'result:home', odds: 1850, isOpen: true },
      { minute: 4, pick: 'result:home', odds: null, isOpen: false },
      { minute: 5, pick: 'result:home', odds: 1900, isOpen: true },
    ])
  })

  it('and of whether bets are taken: by the feed or by staff, until it is over', async () => {
    const { kept, look, desk, matchId } = await follow({
      Hosts: [
        { in: 0, prices: [home(1900)] },
        { in: 2, isSuspended: true },
        { in: 3, isSuspended: false },
        { in: 100, phase: 'over', score: { home: 1, away: 0 }, prices: [] },
      ],
    })
    for (const minutes of [0, 2, 3]) await look(minutes)
    await desk({ do: 'suspend', matchId, market: 'result', ...because })
    await look(4)
    await desk({ do: 'resume', matchId, market: 'result', ...because })
    await look(5)
    await look(101)
    const rows: { minute: number; isOpen: boolean }[] = await kept()
    expect(rows.map((row) => [row.minute, row.isOpen])).toEqual([
      [0, true],
      [2, false],
      [3, true],
      [4, false],
      [5, true],
      [101, false],
    ])
    const { value } = await desk({ do: 'prices', matchId })
    expect(value).toMatchObject({ endedAt: gateway.services.now(), next: null })
  })

  it('is never changed, and is read page by page', async () => {
    const { desk, matchId, look } = await follow({ Hosts: [{ in: 0, prices: [home(1900), away] }] })
    await look(0)
    const change = gateway.vendorDb
      .updateTable('match_price')
      .set({ odds: 5000 })
      .where('match_id', '=', matchId)
      .execute()
    await expect(change).rejects.toThrow('never changed')
    const { value } = await desk({ do: 'prices', matchId })
    const [first] = value.prices
    const rest = await desk({ do: 'prices', matchId, after: { at: first.at, pick: first.pick } })
    expect(rest.value.prices).toEqual(value.prices.slice(1))
    expect(await desk({ do: 'prices', matchId: 'none' })).toMatchObject({ status: 404, field: 'matchId' })
  })

  it('is kept once by two that look at once, and of a virtual league not at all', async () => {
    const { source, id } = feedOf(gateway, { Hosts: [{ in: 0, prices: [home(1900)] }] })
    await runOnce(gateway, source)
    const services = vendorServices(gateway)
    await Promise.all([keepPrices(services, source), keepPrices(services, source)])
    const { value } = await deskOf(gateway, source)({ do: 'prices', matchId: id('Hosts') })
    expect(value.prices).toHaveLength(1)
    expect(await keepPrices(services, source)).toBe(0)
    expect(await keepPrices(services, createModelSource())).toBe(0)
  })
})
