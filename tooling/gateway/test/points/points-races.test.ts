import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { operatePoints } from '../../src/points/operate-points.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { countDone, race, raceWith } from '../wallet/race.ts'

const merchant = 'saola'
const paymentPassword = '246810'
const address = '12 Nguyễn Huệ, Quận 1, TP. HCM'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('points in two hands at once', () => {
  let gateway: TestGateway
  let who: TestPerson
  let orderNo: string
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
    const ratio = { points: 1, perAmount: 1_000 }
    const earn = { live: ratio, lottery: ratio, pvp: ratio, slots: ratio, sports: ratio }
    const points = { earn, convert: { points: 100, amount: 5_000 } }
    await changeMerchant(gateway.services, {
      merchant,
      points,
      validBets: { wholeFromEdge: 0 },
    })
    await bookEarnings.run(gateway.services)
  })
  beforeEach(async () => {
    who = await newcomer()
    orderNo = await placeBet(gateway, who, { stake: 100_000, win: 0 })
    await bookEarnings.run(gateway.services)
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  async function newcomer(): Promise<TestPerson> {
    const made = await addPerson(gateway, `racedpoints${(turn += 1)}`)
    await fund(gateway, made, 1_000_000)
    await savePaymentPassword(gateway.services.db, made.id, paymentPassword, gateway.services)
    return made
  }
  async function offer(): Promise<number> {
    const { rewardId } = (await operatePoints(gateway.services, {
      act: 'offer',
      merchant,
      code: `raced-${(turn += 1)}`,
      name: { vi: 'Tai nghe', en: 'Earphones' },
      about: { vi: 'Tai nghe không dây', en: 'Wireless' },
      art: 'earphones',
      points: 100,
      delivery: 'address',
      stock: 1,
      perMember: 1,
      isOpen: true,
    })) as { rewardId: number }
    return rewardId
  }
  const newKey = () => ({ idempotencyKey: `points-race-key-${(turn += 1)}` })
  const redeem = (rewardId: number, by = who) => {
    const input = { rewardId: String(rewardId), quantity: 1, address, paymentPassword }
    return gateway.client(by.token).send(calls.points.redeem, input, newKey())
  }
  const convert = (key = newKey()) =>
    gateway.client(who.token).send(calls.points.convert, { points: 100, paymentPassword }, key)
  const decide = (redemptionId: number, decision: 'approved' | 'rejected') =>
    operatePoints(gateway.services, { act: 'decide', merchant, redemptionId, decision, remark: 'Hết hàng' })
  const pointsOf = async () => balanceOf(gateway, await memberAccount(gateway.services.db, who.id, 'points'))

  it('become money once by one tap that arrives twice, and both hear the same', async () => {
    const before = await balanceOf(gateway, who.wallet)
    const key = newKey()
    const ends = await race(gateway.services.db, { table: 'account', id: who.id }, [
      () => convert(key),
      () => convert(key),
    ])
    expect(countDone(ends)).toBe(2)
    expect(await balanceOf(gateway, who.wallet)).toBe(before + 5_000)
  })

  it('buy the last piece once, and the other one reads why not', async () => {
    const other = await newcomer()
    await placeBet(gateway, other, { stake: 100_000, win: 0 })
    await bookEarnings.run(gateway.services)
    const rewardId = await offer()
    const ends = await race(gateway.services.db, { table: 'reward', id: rewardId }, [
      () => redeem(rewardId),
      () => redeem(rewardId, other),
    ])
    expect(countDone(ends)).toBe(1)
    expect(ends[1]).toMatchObject({ reason: { code: 'points.refused', field: 'quantity' } })
  })

  it('and the stock come back once from goods that were not sent, however often that is said (wallet 64)', async () => {
    const rewardId = await offer()
    const { redemptionId } = await redeem(rewardId)
    const id = Number(redemptionId)
    await decide(id, 'approved')
    const before = await pointsOf()
    const undo = () =>
      operatePoints(gateway.services, {
        act: 'undo',
        merchant,
        redemptionId: id,
        reason: 'Kho hết',
        by: 'Minh',
      })
    const ends = await race(gateway.services.db, { table: 'redemption', id }, [undo, undo])
    expect(countDone(ends)).toBe(2)
    expect(await pointsOf()).toBe(before + 100)
    const goods = await gateway.client(who.token).send(calls.points.rewards)
    expect(goods.find((each) => each.rewardId === String(rewardId))?.stock).toBe(1)
    await redeem(await offer())
  })

  it('that were spent on goods are given back or not, as the first operator decides', async () => {
    const { redemptionId } = await redeem(await offer())
    const row = { table: 'redemption', id: Number(redemptionId) } as const
    const ends = await race(gateway.services.db, row, [
      () => decide(row.id, 'approved'),
      () => decide(row.id, 'rejected'),
    ])
    expect(countDone(ends)).toBe(1)
    expect(await pointsOf()).toBe(0)
  })

  it('that a corrected bet takes back are no more than what is left when they are spent', async () => {
    const { db } = gateway.services
    await db.updateTable('bet').set({ bet_amount: 60_000 }).where('order_no', '=', orderNo).execute()
    const row = { table: 'ledger_account', id: await memberAccount(db, who.id, 'points') } as const
    const ends = await raceWith<unknown>(db, row, [
      { work: () => convert() },
      { work: () => bookEarnings.run(gateway.services) },
    ])
    expect(countDone(ends)).toBe(2)
    expect(await pointsOf()).toBe(0)
    // The correction had no transfer of its own here; the ledger is told the same.
    await db.updateTable('bet').set({ bet_amount: 100_000 }).where('order_no', '=', orderNo).execute()
  })
})
