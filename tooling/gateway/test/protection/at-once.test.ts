import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { openTable, protectionOf } from './play.ts'

const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make))

// The embedded database has one connection, so nothing would run at once there.
describe.skipIf(!process.env['DATABASE_URL'])('limits under many requests at once, on a server', () => {
  let gateway: TestGateway
  let people = 0
  beforeAll(async () => {
    gateway = await startGateway()
    await settleMerchant(gateway)
  })
  afterAll(() => gateway.close())

  async function newPlayer(): Promise<TestPerson> {
    const member = await addPerson(gateway, `atonce${(people += 1)}`)
    await fund(gateway, member, 10_000_000)
    return member
  }
  it.each(['wager', 'loss'] as const)(
    'let 10 of 40 stakes through when the %s limit allows 10',
    async (kind) => {
      const member = await newPlayer()
      const mine = protectionOf(gateway, member)
      await mine.set(kind, '24h', 100_000)
      const table = await openTable(gateway, member)
      const answers = await times(40, () => table.stake(10_000))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
      expect(answers.filter(({ errorCode }) => errorCode === 'seamless.limit')).toHaveLength(30)
      expect((await mine.state()).limits[0]).toMatchObject({ used: 100_000, left: 0 })
    },
  )

  it('let 5 of 20 deposits through when the limit allows 5', async () => {
    const mine = protectionOf(gateway, await newPlayer())
    await mine.set('deposit', '7d', 500_000)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => mine.deposit(100_000)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect((await mine.state()).limits[0]?.used).toBe(500_000)
  })

  it('let no stake slip past a limit that is lowered, or a break that begins, in the same moment', async () => {
    for (const step of ['lower', 'rest'] as const) {
      const member = await newPlayer()
      const mine = protectionOf(gateway, member)
      const table = await openTable(gateway, member)
      const stakes = times(20, () => table.stake(10_000))
      const change = step === 'lower' ? mine.set('wager', '24h', 50_000) : mine.rest('24h')
      await Promise.all([stakes, change])
      // From the answer of the change on nothing goes through that it forbids.
      const before = (await mine.state()).limits[0]?.used ?? 0
      const after = await times(5, () => table.stake(10_000))
      const allowed = step === 'lower' ? Math.max(0, Math.floor((50_000 - before) / 10_000)) : 0
      expect(after.filter(({ status }) => status === 200).length).toBe(Math.min(5, allowed))
    }
  })

  it('make one pause of two that are taken at once, the longer', async () => {
    const mine = protectionOf(gateway, await newPlayer())
    await Promise.allSettled([mine.rest('24h'), mine.rest('30d'), mine.rest('7d')])
    const { pause, now } = await mine.state()
    expect(pause?.until).toBe(now + 30 * 24 * 3_600_000)
  })
})
