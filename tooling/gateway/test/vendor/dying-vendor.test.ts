import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverRounds, type Database } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { newKey, sitDown } from './seat.ts'
import { vendorServices } from './vendor-of.ts'

let gateway: TestGateway
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})
beforeEach(async () => {
  // The vendor tells every broken round; here they are broken on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  number += 1
  player = await addPerson(gateway, `dying${number}`)
  await fund(gateway, player, 1_000_000)
})

/** The life of a process: how many changes of rows it makes before it ends. */
type Life = { changes: number }

/** The vendor's database as a process has it that ends at some change. */
function within(life: Life): Database {
  return gateway.vendorDb.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && life.changes-- <= 0) throw new Error('the process ended')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

const videoPokerNode = () =>
  gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', 'PVP_VIDEO_POKER')
    .returning('node_id')
    .executeTakeFirstOrThrow()

describe('a vendor that ends in the middle of the move that ends a round', () => {
  it.each([1, 2])('after %i changes leaves a round that is paid at the next start', async (changes) => {
    const life: Life = { changes: Infinity }
    const { node_id: nodeId } = await videoPokerNode()
    const seat = await sitDown({ ...gateway, vendorDb: within(life) }, player, undefined, nodeId)
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 10_000, choice: {} })
    const { roundId } = value.round
    life.changes = changes
    await seat.post('/api/move', { roundId, step: 0, move: { hold: [] } })

    await recoverRounds(vendorServices(gateway))

    const round = await gateway.vendorDb
      .selectFrom('round')
      .select(['state', 'payout', 'moves'])
      .where('round_id', '=', roundId)
      .executeTakeFirstOrThrow()
    expect(round).toMatchObject({ state: 'paid', moves: [{ hold: [] }] })
    expect(await balanceOf(gateway, player.wallet)).toBe(990_000 + (round.payout ?? 0))
  })
})
