import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { operatePlayLimit } from '../../src/operations/operate-play-limit.ts'
import { operateConcern } from '../../src/operations/operate-concern.ts'
import { operateChat } from '../../src/support/chat/operate-chat.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'
import { protectionOf } from './play.ts'

const merchant = 'saola'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two changes in the same moment', () => {
  let gateway: TestGateway
  let who: TestPerson
  let people = 0
  beforeAll(async () => {
    gateway = await startGateway()
  })
  beforeEach(async () => {
    who = await addPerson(gateway, `racedchange${(people += 1)}`)
  })
  afterAll(() => gateway.close())

  /** Does both while the member is locked; answers the codes of those that were refused. */
  async function refusedOf(works: readonly (() => Promise<unknown>)[]): Promise<string[]> {
    const ends = await race(gateway.services.db, { table: 'account', id: who.id }, works)
    return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
  }

  it('of a pause leave the longer one, and the shorter one is refused', async () => {
    const mine = protectionOf(gateway, who)
    expect(await refusedOf([() => mine.rest('30d'), () => mine.rest('24h')])).toEqual(['protection.refused'])
  })

  it('of an exclusion by the member and by the desk leave the longer one alone (protection 16)', async () => {
    const mine = protectionOf(gateway, who)
    await gateway.client().send(calls.protection.report, {
      kind: 'family',
      person: who.name,
      relation: 'spouse',
      story: 'Anh ấy chơi mỗi đêm từ tháng trước và đã bán xe để nạp tiền.',
      reporterName: 'Trần Thị Lan',
      reporterContact: '0912 345 678',
    })
    const answer = await operateConcern(gateway.services, { do: 'waiting', merchant })
    const concernId = ('waiting' in answer ? answer.waiting : []).at(-1)?.concernId ?? 0
    const desk = { merchant, concernId, account: who.name, length: '6m', note: 'Đã gọi.', by: 'Hà' } as const
    const refused = await refusedOf([
      () => mine.exclude('1y'),
      () => operateConcern(gateway.services, { do: 'exclude', ...desk }),
    ])
    expect(refused).toEqual([])
    const kept = await gateway.services.db
      .selectFrom('protection_pause')
      .select('account_id')
      .where('account_id', '=', who.id)
      .execute()
    expect(kept).toHaveLength(1)
  })

  it('of a limit leave the lower one, and the higher one waits', async () => {
    const mine = protectionOf(gateway, who)
    await refusedOf([() => mine.set('deposit', '7d', 100_000), () => mine.set('deposit', '7d', 300_000)])
    expect((await mine.state()).limits).toMatchObject([{ amount: 100_000 }])
  })

  it('of a limit of time leave the lower one, and the higher one waits (protection 18)', async () => {
    const set = (minutes: number) => () =>
      gateway.client(who.token).send(calls.protection.setTimeLimit, { period: 'day', minutes })
    expect(await refusedOf([set(60), set(180)])).toEqual([])
    const { timeLimits } = await gateway.client(who.token).send(calls.protection.state)
    expect(timeLimits).toMatchObject([{ period: 'day', minutes: 60, request: { minutes: 180 } }])
  })

  it("of the operator's limit leave one, and both are kept (protection 19)", async () => {
    const set = (amount: number) => () =>
      operatePlayLimit(gateway.services, {
        do: 'set',
        merchant,
        account: who.name,
        kind: 'deposit',
        period: '7d',
        amount,
        by: 'Hà',
        reason: 'Gia đình đã gọi.',
      })
    expect(await refusedOf([set(100_000), set(300_000)])).toEqual([])
    const kept = await gateway.services.db
      .selectFrom('operator_limit')
      .select(['amount', 'ended_at'])
      .where('account_id', '=', who.id)
      .orderBy('id')
      .execute()
    expect(kept).toMatchObject([
      { amount: 100_000, ended_at: expect.any(Number) },
      { amount: 300_000, ended_at: null },
    ])
  })

  it('of a member in the slow room say one thing (support 13)', async () => {
    await operateChat(gateway.services, { step: 'room', merchant, isOpen: true, slowSeconds: 60 })
    const say = () => gateway.client(who.token).send(calls.support.say, { text: 'Chào' })
    expect(await refusedOf([say, say])).toEqual(['TOO_MANY_REQUEST'])
  })

  it('of a merchant by two operators are both kept', async () => {
    const { db } = gateway.services
    const { id } = await db
      .selectFrom('merchant')
      .select('id')
      .where('code', '=', merchant)
      .executeTakeFirstOrThrow()
    await race(db, { table: 'merchant', id }, [
      () => changeMerchant(gateway.services, { merchant, contracts: { billDays: 21 } }),
      () => changeMerchant(gateway.services, { merchant, play: { leastCycleMs: 2_345 } }),
    ])
    const { settings } = await db
      .selectFrom('merchant')
      .select('settings')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(settings).toMatchObject({ contracts: { billDays: 21 }, play: { leastCycleMs: 2_345 } })
  })
})
