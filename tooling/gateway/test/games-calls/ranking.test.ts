import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const weekMs = 7 * 86_400_000
let gateway: TestGateway
let people: TestPerson[]

beforeAll(async () => {
  gateway = await startGateway()
  // A week that nobody has played in, then one of its own.
  gateway.clock.advance(3 * weekMs)
  people = await Promise.all(
    Array.from({ length: 22 }, (_, at) => addPerson(gateway, `ranked${String(at).padStart(2, '0')}`)),
  )
  for (const [at, person] of people.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the order of the bets decides
    await fund(gateway, person, 1_000_000)
    // oxlint-disable-next-line no-await-in-loop -- the order of the bets decides
    await placeBet(gateway, person, { stake: 10_000, win: 10_000 * (30 - at) })
  }
  const [first, second] = people
  if (!first || !second) throw new Error('nobody plays')
  // Larger prizes that are smaller multiples, or of too small a stake, or that lost.
  await placeBet(gateway, second, { stake: 500_000, win: 1_000_000 })
  await placeBet(gateway, second, { stake: 9_999, win: 999_900 })
  await placeBet(gateway, first, { stake: 10_000, win: 0 })
})
afterAll(() => gateway.close())

const ranking = (week: 'this' | 'last', token?: string) =>
  gateway.client(token, 'EN').send(calls.games.ranking, { week })

describe('the ranking of a week (winners 5)', () => {
  it('has one place for each member, by the multiple of the stake', async () => {
    const { list } = await ranking('this')
    expect(list).toHaveLength(20)
    expect(list.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(list.map(({ winAmount }) => winAmount)).toEqual(
      Array.from({ length: 20 }, (_, at) => 10_000 * (29 - at)),
    )
  })

  it('masks every name but the own one, and tells a visitor of no own place', async () => {
    const open = await ranking('this')
    expect(open.own).toBeUndefined()
    for (const { customerName, isOwn } of open.list) {
      expect(customerName).toContain('***')
      expect(isOwn).toBe(false)
    }
    const { list } = await ranking('this', people[4]?.token)
    expect(list.filter(({ isOwn }) => isOwn)).toMatchObject([{ place: 5, customerName: 'ranked04' }])
  })

  it('tells the own place behind those shown', async () => {
    const { own } = await ranking('this', people[21]?.token)
    expect(own).toMatchObject({ place: 22, customerName: 'ranked21', isOwn: true, winAmount: 80_000 })
  })

  it('becomes last week with Monday', async () => {
    const before = await ranking('this')
    gateway.clock.advance(weekMs)
    expect(await ranking('last')).toEqual(before)
    expect((await ranking('this')).list).toEqual([])
  })
})
