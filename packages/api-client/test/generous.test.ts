import { calls, type Call } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

const game = (nodeId: unknown, more: object = {}): object => ({ nodeId, gameName: `Game ${nodeId}`, ...more })
const member = { id: 7, account: 'lan', nickname: 'Lan', type: 0 }
const statement = { startTime: 0, endTime: 1, page: 1, size: 20 }

/** What comes of a reply, with the notes of what was left out. */
async function read(call: Call, value: unknown, input: unknown = {}): Promise<[unknown, string[]]> {
  const { baseUrl } = await startServer(() => ({ success: true, value }))
  const notes: string[] = []
  const client = testClient(baseUrl, { onLeftOut: (note) => notes.push(note) })
  return [await client.send(call, input as never), notes]
}

describe('a reply that is not as the wire has it (wire 36)', () => {
  it.each([
    ['an optional field of another type', calls.member.info, { ...member, toUpline: false }, 'toUpline'],
    [
      'an optional object of which a part is wrong',
      calls.member.info,
      { ...member, clubLabel: { labelName: [] } },
      'clubLabel',
    ],
    [
      'an optional list that is an object',
      calls.member.info,
      { ...member, memberLabel: 'VIP' },
      'memberLabel',
    ],
    ['an item of a list of games', calls.games.hotGames, { list: [game(1), game(null), game(3)] }, 'list[]'],
    ['several items, said once', calls.games.hotGames, { list: [game({}), game(2), game([])] }, 'list[]'],
    ['a field of an item', calls.games.hotGames, { list: [game(1, { minBet: 'ten' })] }, 'list[].minBet'],
    ['an item of a list that may come bare', calls.games.recentGames, [game(1), game(null)], '[]'],
    ['an item of the same list with a name', calls.games.recentGames, { list: [game(null)] }, 'list[]'],
    [
      'a field of a row that has two forms',
      calls.team.transactions,
      {
        page: { total: 1 },
        list: [{ txId: 1, customerName: 'an', txTimeInTimestamp: 1, amount: 1, remark: [] }],
      },
      'list[].remark',
    ],
    ['what a gateway tells of an act', calls.points.redeem, { redeemed: true }, 'value'],
  ] as const)('is read without %s, which is noted', async (_, call, value, field) => {
    const [, notes] = await read({ ...call, sealed: false } as Call, value)
    expect(notes).toEqual([`${call.id}: left out ${field}, which the wire has otherwise`])
  })

  it('keeps everything else', async () => {
    const [info] = await read(calls.member.info, { ...member, toUpline: false })
    expect(info).toMatchObject({ id: '7', account: 'lan', nickname: 'Lan' })
    const [hot] = await read(calls.games.hotGames, { list: [game(1), game(null), game(3)] })
    expect(hot).toMatchObject({ list: [{ nodeId: '1' }, { nodeId: '3' }] })
  })

  it.each([
    ['a field that is needed', calls.wallet.balance, { sumBalance: 'much' }, 'sumBalance'],
    [
      'a row of money, of which none is left out',
      calls.wallet.transactions,
      { totalPages: 1, list: [{ txId: 1 }] },
      /^list\.0\./,
    ],
    ['all of it', calls.wallet.balance, 'nothing', 'value'],
    ['all of what may come in two forms', calls.games.recentGames, 'nothing', 'value'],
    [
      'a row of two forms, by the one that it comes nearest to',
      calls.team.transactions,
      { page: { total: 1 }, list: [{ txId: 1, customerName: 'an', txTimeInTimestamp: 1 }] },
      'list.0.amount',
    ],
  ] as const)('is refused for %s', async (_, call, value, field) => {
    const error = await failureOf(read(call, value, statement))
    expect(error).toMatchObject({
      kind: 'mismatch',
      field: typeof field === 'string' ? field : expect.stringMatching(field),
    })
  })
})

describe('an act of which a gateway says no more than that it is done (wire 36)', () => {
  it.each([
    [calls.wallet.withdraw, { cardId: '1', amount: 1, paymentPassword: 'x', code: '' }],
    [calls.wallet.transfer, { vassalage: 'V', direction: 'in', amount: 1 }],
    [calls.wallet.recallAll, {}],
    [calls.wallet.cancelWithdrawal, { withdrawalId: '1' }],
    [calls.wallet.confirmWithdrawal, { withdrawalId: '1', answer: 'full' }],
    [calls.points.redeem, { rewardId: '1', quantity: 1 }],
    [calls.points.convert, { points: 1 }],
    [calls.promotions.claim, { promotionId: '1' }],
    [calls.promotions.claimIssued, { rewardId: '1' }],
    [calls.promotions.claimRaffle, { ticketId: '1' }],
    [calls.promotions.claimRebate, {}],
    [calls.team.transfer, { customerId: '1', amount: 1 }],
    [calls.team.createLink, { name: 'x' }],
    [calls.team.removeLink, { affiUrlId: '1' }],
    [calls.team.openDownline, { username: 'x' }],
  ] as const)('is done: $id', async (call, input) => {
    const { baseUrl } = await startServer(() => ({ success: true }))
    await expect(
      testClient(baseUrl).send({ ...call, sealed: false } as Call, input as never),
    ).resolves.toBeUndefined()
  })

  it('is not done where nothing is said at all', async () => {
    const { baseUrl } = await startServer((_, response) => void response.end())
    const asked = testClient(baseUrl).send(calls.wallet.transfer, {
      vassalage: 'V',
      direction: 'in',
      amount: 1,
    })
    expect(await failureOf(asked)).toMatchObject({ kind: 'network' })
  })
})
