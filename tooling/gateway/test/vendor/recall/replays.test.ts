import { openSeed } from '@saola/game-vendor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { newKey, sitDown, type Seat } from '../seat.ts'
import { gatewayOf, vendorServices } from '../vendor-of.ts'

const stake = 2000

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  player = await addPerson(gateway, 'replayer')
  await fund(gateway, player, 10_000_000)
})
afterAll(() => gateway.close())

const sit = (nodeId: string, person = player) => sitDown(gateway, person, gatewayOf(gateway), nodeId)

/** What a stage shows of a round: where it stands, without what only its answer brings. */
type Shown = {
  view: unknown
  isOver: boolean
  payout: number
  staked: number
  moves: unknown[]
  result: string
}
const shownOf = ({ view, isOver, payout, staked, moves, result }: Shown) => ({
  view,
  isOver,
  payout,
  staked,
  moves,
  result,
})

async function replayed(seat: Seat, roundId: string): Promise<Shown[]> {
  const { value } = await seat.post('/api/replay', { roundId })
  return value.steps.map(shownOf)
}

describe('a round that is recalled (games 132)', () => {
  // Reels, falling pictures, a wheel, and instant games.
  it.each([
    ['102', {}],
    ['107', {}],
    ['108', {}],
    ['105', { target: 200 }],
  ])('of title %s is what its stage showed live', async (nodeId, choice) => {
    const seat = await sit(nodeId)
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice })
    expect(await replayed(seat, value.round.roundId)).toEqual([shownOf(value.round)])
  })

  it('goes through its moves one by one, as they were shown live', async () => {
    const seat = await sit('101')
    let answer = await seat.post('/api/play', { key: newKey(), stake, choice: { mines: 3 } })
    const live = [shownOf(answer.value.round)]
    const { roundId } = answer.value.round
    for (let step = 0; !answer.value.round.isOver; step += 1) {
      const move = step < 3 ? { tile: step } : { cashOut: true }
      answer = await seat.post('/api/move', { roundId, step, move })
      if (!answer.success) throw new Error(answer.message)
      live.push(shownOf(answer.value.round))
    }
    expect(live.length).toBeGreaterThan(1)
    expect(await replayed(seat, roundId)).toEqual(live)
  })

  it('has its balances and its proof, takes no stake and begins nothing', async () => {
    const seat = await sit('105')
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const before = await balanceOf(gateway, player.wallet)
    const rounds = await gateway.vendorDb.selectFrom('round').selectAll().execute()
    const { steps } = (await seat.post('/api/replay', { roundId: value.round.roundId })).value
    expect(steps.at(-1)).toEqual(value.round)
    expect(steps.at(-1)).toMatchObject({ balanceAfter: before, serverSeedHash: value.round.serverSeedHash })
    expect(await balanceOf(gateway, player.wallet)).toBe(before)
    expect(await gateway.vendorDb.selectFrom('round').selectAll().execute()).toEqual(rounds)
  })

  it('ends with the outcome as it was kept, also when the model of today would play another', async () => {
    const seat = await sit('105')
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const { roundId, view } = value.round
    const kept = { ...view, result: 123_456 }
    await gateway.vendorDb
      .updateTable('round')
      .set({ outcome: JSON.stringify(kept) })
      .where('round_id', '=', roundId)
      .execute()
    expect(await replayed(seat, roundId)).toEqual([expect.objectContaining({ view: kept, isOver: true })])
  })

  it('is its player’s own, of this title, and over', async () => {
    const seat = await sit('105')
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const { roundId } = value.round
    const other = await addPerson(gateway, 'onlooker')
    await fund(gateway, other, 10_000)
    const refused = { success: false, errorCode: 'request', field: 'roundId' }
    expect(await (await sit('105', other)).post('/api/replay', { roundId })).toMatchObject(refused)
    expect(await (await sit('102')).post('/api/replay', { roundId })).toMatchObject(refused)
    expect(await seat.post('/api/replay', { roundId: 'x' })).toMatchObject(refused)
    expect(await seat.post('/api/replay', { roundId }, 'guessed')).toMatchObject({
      errorCode: 'seamless.session',
    })
    const open = await (await sit('101')).post('/api/play', { key: newKey(), stake, choice: { mines: 3 } })
    const waiting = { roundId: open.value.round.roundId }
    expect(await (await sit('101')).post('/api/replay', waiting)).toMatchObject(refused)
  })

  it('tells no seed that is still in use', async () => {
    const seat = await sit('105')
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const { roundId } = value.round
    const kept = await gateway.vendorDb
      .selectFrom('round')
      .selectAll()
      .where('round_id', '=', roundId)
      .executeTakeFirstOrThrow()
    const secret = openSeed(vendorServices(gateway), kept.server_seed, kept.server_seed_hash)
    const answer = await seat.post('/api/replay', { roundId })
    expect(JSON.stringify(answer)).not.toContain(secret)
  })
})
