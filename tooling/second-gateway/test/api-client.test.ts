import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient, openCustomerServicePath } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'

let gateway: SecondGateway
const tokens = { member: '', agent: '' }

/** Our client as an app of this merchant would make it. */
function clientOf(who?: 'member' | 'agent') {
  return createApiClient({
    baseUrl: gateway.origin,
    merchant: 'mekong',
    language: () => 'VI',
    token: () => (who === undefined ? undefined : tokens[who]),
    cipher: 'des-rsa',
  })
}

beforeAll(async () => {
  gateway = await startSecondGateway({ origins: [] })
  for (const who of ['member', 'agent'] as const) {
    const { token } = await clientOf().send(calls.session.login, { ...signIns[who], type: 'username' })
    tokens[who] = token
  }
})
afterAll(() => gateway.close())

describe('our client', () => {
  it('reads ids as text and amounts with their hundredths', async () => {
    const { sumBalance, available, inPlay, balance } = await clientOf('member').send(calls.wallet.balance)
    expect({ sumBalance, available, inPlay }).toEqual({
      sumBalance: 1_691_345.75,
      available: 1_162_345.25,
      inPlay: 529_000.5,
    })
    expect(balance.map(({ accountTypeId, availBalance }) => [accountTypeId, availBalance])).toEqual([
      [2, 1_162_345.25],
      [4, 529_000.5],
      [1, 0],
      [301, 0],
    ])
    const { games } = await clientOf().send(calls.games.gameList, {
      gameType: 'FISH',
      pageNo: 1,
      pageSize: 20,
    })
    expect(games.map(({ nodeId }) => nodeId)).toEqual(['2200', '2201', '2202', '2203'])
  })

  it('opens the address of the online service', async () => {
    const { info } = await clientOf().send(calls.system.status)
    const [service] = info.customerService ?? []
    expect(await openCustomerServicePath(String(service?.path))).toBe(`${gateway.origin}/chat`)
  })

  it('takes an act without a value as done', async () => {
    const game = { nodeId: '2101', vendor: 'MKG', gameType: 'RNG' }
    await clientOf('member').send(calls.games.addFavorite, game)
    expect(await clientOf('member').send(calls.games.favorites)).toEqual(['2101'])
    await clientOf('member').send(calls.games.removeFavorite, game)
    expect(await clientOf('member').send(calls.games.favorites)).toEqual([])
  })

  it.each([
    ['the vendors', () => clientOf().send(calls.games.gameVendor, {})],
    ['the hot games', () => clientOf().send(calls.games.hotGames, {})],
    ['the winners', () => clientOf().send(calls.games.winnerBoard, {})],
    [
      'the notices',
      () => clientOf().send(calls.system.announcements, { types: 'B,PL,PU,PR', platform: 'W' }),
    ],
    ['the rules of the registration', () => clientOf().send(calls.system.registerSettings)],
    ['the lotteries', () => clientOf().send(calls.lottery.gameMenus, { prizeMode: 'Elott' })],
    [
      'the statement',
      () =>
        clientOf('member').send(calls.wallet.transactions, {
          startTime: Date.now() - 86_400_000,
          endTime: Date.now(),
          page: 1,
          size: 10,
        }),
    ],
    ['the line', () => clientOf('agent').send(calls.team.downlines, { pageNo: 0, pageSize: 20 })],
  ])('reads %s', async (_, read) => {
    expect(await read()).toEqual(expect.any(Object))
  })

  it('says of a session that ended what our apps react to', async () => {
    await expect(clientOf().send(calls.member.info)).rejects.toMatchObject({
      status: 401,
      code: 'login.not.session',
    })
  })
})
