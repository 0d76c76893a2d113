import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { newKey, sitDown } from './seat.ts'
import { gatewayOf } from './vendor-of.ts'

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  player = await addPerson(gateway, 'reels')
  await fund(gateway, player, 1_000_000)
})
afterAll(() => gateway.close())

// Pirate Queen turns reels, Sweet Land falls, PAPPU has a wheel.
it.each([
  ['102', 'PIRATE_QUEEN'],
  ['107', 'SWEET_LAND'],
  ['108', 'PAPPU'],
])('the slot %s (%s) pays by its own rule, every round at once', async (nodeId) => {
  const seat = await sitDown(gateway, player, gatewayOf(gateway), nodeId)
  const before = await balanceOf(gateway, player.wallet)
  let due = before
  for (let spin = 0; spin < 5; spin += 1) {
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 2000, choice: {} })
    const { round } = value
    expect(round).toMatchObject({ isOver: true, state: 'paid', staked: 2000 })
    expect(round.payout).toBe(Math.floor((2000 * round.view.multiplier) / 10_000))
    due += round.payout - 2000
  }
  expect(await balanceOf(gateway, player.wallet)).toBe(due)
  await expectReconciled(gateway.services.db)
})
