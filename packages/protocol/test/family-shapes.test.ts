import { describe, expect, it } from 'vitest'
import { calls, type Call } from '@saola/protocol'
import { shapes } from './family-shapes.ts'
import { servers, withMore } from './wire-words.ts'

/** Servers that write amounts whole, so that a sum of them is the same sum. */
const [numbers, texts] = Object.entries(servers)

describe.each([numbers, texts].filter((each) => each !== undefined))(
  'a server of the family that writes %s',
  (_, words) => {
    it.each(shapes.map((shape) => [shape.call.id, shape.what, shape] as const))(
      'is read in %s: %s',
      (_id, _what, { call, reply, read }) => {
        const once = call.reply.safeParse(withMore(reply(words)))
        expect(once.error).toBeUndefined()
        expect(once.data).toEqual(read)
        expect(call.reply.parse(once.data), 'said again').toEqual(once.data)
      },
    )
  },
)

const link = { id: 4, code: 'A1B2', type: 0, status: 1 }
const entry = { txId: 1, customerName: 'lan88', txTimeInTimestamp: 1, amount: 1 }
const pageInfo = { totalRecords: 1 }
const page = { total: 1 }

describe('a shape of nobody is still refused', () => {
  it.each([
    ['a link of another state', calls.team.links, { pageInfo, list: [{ ...link, status: 3 }] }],
    ['a link without an id', calls.team.links, { pageInfo, list: [{ code: 'A1B2', type: 0, status: 1 }] }],
    ['an entry without an amount', calls.team.transactions, { page, list: [{ ...entry, amount: null }] }],
    ['an entry without its time', calls.team.transactions, { page, list: [{ txId: 1, amount: 1 }] }],
    ['an income of no day', calls.team.income, { page, list: [{ tatalIncome: 5 }] }],
    ['a message without a time', calls.support.inbox, { content: [{ id: 1, title: 'A' }] }],
    ['an inbox without messages', calls.support.inbox, { totalPages: 1 }],
    ['games as a text', calls.games.recentGames, 'none'],
    ['nothing where games were', calls.games.recentGames, undefined],
    ['help without a list', calls.support.helpCenter, {}],
    ['an overview without figures', calls.team.overview, { teamSize: 3 }],
    ['terms without rebates of any kind', calls.team.openingTerms, 'all'],
    ['an invitation without a code', calls.promotions.referral, { totalInvitations: 1 }],
  ] as [string, Call, unknown][])('%s', (_, call, reply) => {
    expect(call.reply.safeParse(reply).success).toBe(false)
  })
})
