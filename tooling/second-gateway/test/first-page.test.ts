import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '@saola/api-client'
import { allCalls, calls, pageFieldOf, type Call } from '@saola/protocol'
import { builtCalls, signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'

const counts = [undefined, 0, 1] as const
type First = (typeof counts)[number]

/** One row of each list on its first and its second page, as a client says it that knows how the gateway counts. */
async function readPages(gateway: SecondGateway, first: First, call: Call): Promise<[string, string]> {
  let token: string | undefined
  const api = createApiClient({
    baseUrl: gateway.origin,
    merchant: 'mekong',
    language: () => 'VI',
    token: () => token,
    cipher: 'des-rsa',
    firstPage: first,
  })
  token = (await api.send(calls.session.login, { ...signIns.agent, type: 'username' })).token
  // Somebody has favourites to turn the pages of.
  for (const nodeId of ['2101', '2102']) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await api.send(calls.games.addFavorite, { nodeId, vendor: 'MKG', gameType: 'RNG' })
  }
  const { name, first: own } = pageFieldOf(call) ?? { name: 'pageNo', first: 1 }
  const read = async (page: number): Promise<string> => {
    const input = { startTime: Date.now() - 86_400_000 * 7, endTime: Date.now(), size: 1, pageSize: 1 }
    const reply = await api.send(call, { ...input, [name]: page })
    const list = Object.values(Object(reply)).find((part) => Array.isArray(part))
    // Pictures name the gateway that they come from.
    return JSON.stringify(list).replaceAll(gateway.origin, '')
  }
  return [await read(own), await read(own + 1)]
}

/** Every paged row that this company has built. */
const paged = allCalls().filter(
  (call) =>
    pageFieldOf(call) !== undefined &&
    call.method === 'GET' &&
    builtCalls.some(({ method, path }) => method === call.method && path === call.path),
)

let gateways: SecondGateway[]
beforeAll(async () => {
  const startedAt = Date.now()
  const now = () => startedAt
  gateways = await Promise.all(
    counts.map((firstPage) =>
      startSecondGateway({ origins: [], now, ...(firstPage !== undefined && { firstPage }) }),
    ),
  )
})
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())))

describe('pages that a gateway counts from wherever it likes', () => {
  it('are many', () => expect(paged.length).toBeGreaterThan(6))

  it.each(paged.map((call) => [call.id, call] as const))('are the same for %s', async (_, call) => {
    const [usual, ...others] = await Promise.all(
      gateways.map((gateway, index) => readPages(gateway, counts[index], call)),
    )
    const [first, second] = usual ?? ['', '']
    expect(first).not.toBe('[]')
    expect(second).not.toBe(first)
    expect(others).toEqual([usual, usual])
  })
})
