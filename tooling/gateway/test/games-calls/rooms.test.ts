import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  player = await addPerson(gateway, 'roomseeker')
})
afterAll(() => gateway.close())

const nodeOf = async (gameCode: string): Promise<string> => {
  const row = await gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('game_code', '=', gameCode)
    .executeTakeFirstOrThrow()
  return row.node_id
}

const roomsOf = async (gameCode: string) => {
  const { list } = await gateway
    .client(player.token, 'EN')
    .send(calls.games.roomList, { nodeId: await nodeOf(gameCode) })
  return list
}

it('lists the open tables of a game with their least stakes, the lowest first (games 48)', async () => {
  const rooms = await roomsOf('LIVE_LOW_STAKE_BACCARAT')
  const stakes = rooms.map(({ minBet }) => minBet ?? 0)
  expect(rooms.length).toBeGreaterThan(3)
  expect(rooms.every(({ displayName }) => displayName.includes('Baccarat'))).toBe(true)
  expect(stakes).toEqual(stakes.toSorted((one, other) => one - other))
  expect([stakes[0], stakes.at(-1)]).toEqual([5000, 200_000])
})

it('leaves out a table under maintenance', async () => {
  const nodeId = await nodeOf('LIVE_VIP_BACCARAT')
  await gateway.services.db.updateTable('game').set({ is_new: 1 }).where('node_id', '=', nodeId).execute()
  expect((await roomsOf('LIVE_LOW_STAKE_BACCARAT')).map((room) => room.nodeId)).not.toContain(nodeId)
})

it.each(['LIMBO', 'LIVE_FAN_TAN'])('lists none for %s, which is no room', async (gameCode) => {
  expect(await roomsOf(gameCode)).toEqual([])
})

it('lists the rooms of every game to a client that names none (wire 32)', async () => {
  const { list } = await gateway.client(player.token, 'EN').send(calls.games.roomList)
  const ids = list.map(({ nodeId }) => nodeId)
  const ones = await gateway.services.db
    .selectFrom('game')
    .select(({ fn }) => ['room_of', fn.min('game_code').as('code')])
    .where('room_of', 'is not', null)
    .groupBy('room_of')
    .execute()
  expect(ones.length).toBeGreaterThan(1)
  const own = await Promise.all(ones.map(({ code }) => roomsOf(code)))
  expect(ids.toSorted()).toEqual(
    own
      .flat()
      .map(({ nodeId }) => nodeId)
      .toSorted(),
  )
  const stakes = list.map(({ minBet }) => minBet ?? 0)
  expect(stakes).toEqual(stakes.toSorted((one, other) => one - other))
})

it('is for members who are signed in', async () => {
  const input = { nodeId: await nodeOf('LIVE_LOW_STAKE_BACCARAT') }
  await expect(gateway.client(undefined, 'EN').send(calls.games.roomList, input)).rejects.toThrow()
})
