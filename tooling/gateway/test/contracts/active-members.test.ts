import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPeriodFigures } from '../../src/contracts/settlement/period-figures-store.ts'
import { readTeamFigures } from '../../src/contracts/settlement/team-figures-store.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { fund, type TestPerson } from '../wallet/people.ts'
import { openLine, type Line } from './stage.ts'

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await startGateway()
  line = await openLine(gateway, 'active')
  for (const person of [line.player, line.beside, line.low]) await fund(gateway, person, 10_000_000)
  await placeBet(gateway, line.player, { stake: 60_000, win: 0 })
  await placeBet(gateway, line.player, { stake: 40_000, win: 10_000 })
  await placeBet(gateway, line.beside, { stake: 99_999, win: 0 })
  await placeBet(gateway, line.low, { stake: 500_000, win: 0 })
})
afterAll(() => gateway.close())

/** What a bill of an account, and what terms tried on it, count of the last hour. */
async function activeMembersOf(person: TestPerson): Promise<(number | undefined)[]> {
  const now = gateway.services.now()
  const window = { from: now - 3_600_000, to: now + 1 }
  const { db } = gateway.services
  const billed = await readTeamFigures(db, [person.id], window)
  const [tried] = await readPeriodFigures(db, [{ accountId: person.id, ...window }])
  return [billed.get(person.id)?.activeMembers, tried?.activeMembers]
}

describe('an active member (contracts 39)', () => {
  it.each([
    ['of low: the player with 100,000, and not low itself', () => line.low, 1],
    ['of middle: low and the player, and nobody with 99,999', () => line.middle, 2],
    ['of the player: nobody is paid for being active', () => line.player, 0],
  ])('%s', async (_what, who, count) => {
    expect(await activeMembersOf(who())).toEqual([count, count])
  })

  it('has as much valid bet as the merchant asks for', async () => {
    await changeMerchant(gateway.services, { merchant: 'saola', contracts: { leastActiveBet: 99_999 } })
    expect(await activeMembersOf(line.middle)).toEqual([3, 3])
    await changeMerchant(gateway.services, { merchant: 'saola', contracts: { leastActiveBet: 100_001 } })
    expect(await activeMembersOf(line.middle)).toEqual([1, 1])
  })
})
