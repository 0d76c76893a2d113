import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls, calls, defineCall, pageFieldOf, type Call } from '@saola/protocol'
import { testClient } from './test-client.ts'

/** The page that is asked for on the wire where our row asks for its first, and for its third. */
async function pagesAsked(call: Call, firstPage?: 0 | 1): Promise<(string | null)[]> {
  const asked: (string | null)[] = []
  const { name, first } = pageFieldOf(call) ?? { name: 'pageNo', first: 1 }
  const api = testClient('http://gateway.test', {
    firstPage,
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).searchParams.get(name))
      return Response.json({ success: false, message: '', errorCode: 'function.not.available' })
    },
  })
  for (const page of [first, first + 2]) {
    const parts = Object.fromEntries(Array.from(call.path.matchAll(/:(\w+)/g), ([, part]) => [part, '1']))
    // oxlint-disable-next-line no-await-in-loop -- the first before the third
    await api.send(call, { ...parts, [name]: page }).catch(() => undefined)
  }
  return asked
}

const paged = allCalls().filter((call) => pageFieldOf(call) !== undefined && call.method === 'GET')

describe('a gateway that counts pages in its own way', () => {
  it('is one for more than thirty rows, of which downlines count from 0', () => {
    expect(paged.length).toBeGreaterThan(30)
    const fromZero = paged.filter((call) => pageFieldOf(call)?.first === 0).map(({ id }) => id)
    expect(fromZero.sort()).toEqual(['team.branch', 'team.downlines'])
  })

  it.each(paged.map((call) => [call.id, call] as const))('is asked its own page by %s', async (_, call) => {
    expect(await pagesAsked(call, 0)).toEqual(['0', '2'])
    expect(await pagesAsked(call, 1)).toEqual(['1', '3'])
    expect(await pagesAsked(call)).toEqual(pageFieldOf(call)?.first === 0 ? ['0', '2'] : ['1', '3'])
  })

  it('leaves a list alone of which no page is asked, and what is no list', async () => {
    const asked: string[] = []
    const api = testClient('http://gateway.test', {
      firstPage: 0,
      fetch: async (input) => {
        asked.push(new URL(new Request(input).url).search)
        return Response.json({ success: false, message: '', errorCode: 'function.not.available' })
      },
    })
    const own = defineCall({
      id: 'shop.pageless',
      method: 'GET',
      path: '/wps/shop',
      timestamp: false,
      about: 'Things',
      input: z.object({ size: z.int() }),
      reply: z.unknown(),
    })
    await api.send(calls.points.redeemHistory, { pageNo: 1, pageSize: 20 }).catch(() => undefined)
    await api.send(calls.points.rewards).catch(() => undefined)
    await api.send(own, { size: 3 }).catch(() => undefined)
    expect(asked[0]).toContain('pageNo=0')
    expect(asked[1]).not.toContain('page')
    expect(asked[2]).toBe('?size=3')
  })
})
