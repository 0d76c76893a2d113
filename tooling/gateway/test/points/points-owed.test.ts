import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { operatePoints } from '../../src/points/operate-points.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { placeBets } from '../promotions/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const merchant = 'saola'
const paymentPassword = '246810'
const ratio = { points: 1, perAmount: 1_000 }
const usual = { live: ratio, lottery: ratio, pvp: ratio, slots: ratio, sports: ratio }
let gateway: TestGateway
let who: TestPerson
let turn = 0

beforeAll(async () => {
  gateway = await startGateway()
  await earnBy(usual)
  await bookEarnings.run(gateway.services)
})
beforeEach(async () => {
  who = await addPerson(gateway, `owing${(turn += 1)}`)
  await fund(gateway, who, 10_000_000)
  await savePaymentPassword(gateway.services.db, who.id, paymentPassword, gateway.services)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const earnBy = (earn: Partial<typeof usual>) =>
  changeMerchant(gateway.services, {
    merchant,
    points: { earn, convert: { points: 100, amount: 5_000 } },
    validBets: { wholeFromEdge: 0 },
  })
const send = () => gateway.client(who.token).send
const book = () => bookEarnings.run(gateway.services)
const details = () => send()(calls.points.details, { pageNo: 1, pageSize: 20 })
/** What there is, and what is owed. */
const standing = async () => [await send()(calls.points.balance), (await details()).owed]

/** A round of a vendor that was settled without a payout; the number that corrects it. */
async function playRound(amount: number): Promise<string> {
  const token = await launch(gateway, who)
  const { sessionKey } = (await seamless(gateway, 'session', { token })).value
  const id = `owed-${(turn += 1)}`
  await seamless(gateway, 'debit', { transactionId: id, roundId: id, sessionKey, amount, content: '' })
  const credit = { transactionId: `${id}-won`, debitTransactionId: id, amount: 0, content: '', isLast: true }
  expect(await seamless(gateway, 'credit', credit)).toMatchObject({ success: true })
  return id
}

async function correctToNone(id: string): Promise<void> {
  const wanted = { transactionId: `${id}-none`, debitTransactionId: id, isVoid: true }
  expect(await seamless(gateway, 'correct', wanted)).toMatchObject({ success: true })
}

const convert = (points: number) =>
  send()(
    calls.points.convert,
    { points, paymentPassword },
    { idempotencyKey: `owing-converts-${(turn += 1)}` },
  )

async function redeem(points: number): Promise<number> {
  const { rewardId } = (await operatePoints(gateway.services, {
    act: 'offer',
    merchant,
    code: `owed-${(turn += 1)}`,
    name: { vi: 'Tai nghe', en: 'Earphones' },
    about: { vi: 'Tai nghe không dây', en: 'Wireless' },
    art: 'earphones',
    points,
    delivery: 'address',
    stock: 1,
    perMember: 1,
    isOpen: true,
  })) as { rewardId: number }
  const made = await send()(
    calls.points.redeem,
    { rewardId: String(rewardId), quantity: 1, address: '12 Nguyễn Huệ', paymentPassword },
    { idempotencyKey: `owing-redeems-goods-${(turn += 1)}` },
  )
  return Number(made.redemptionId)
}

describe('points of play that is none any more (points 16)', () => {
  it('are owed where they are spent, and what any play earns next pays them', async () => {
    const round = await playRound(250_000)
    await book()
    await convert(200)
    await correctToNone(round)
    await book()
    expect(await standing()).toEqual([0, 200])
    await placeBets(gateway, who, { amount: 120_000, family: 'LIVE' })
    await book()
    expect(await standing()).toEqual([0, 80])
    await placeBets(gateway, who, { amount: 100_000, family: 'PVP' })
    await book()
    expect(await standing()).toEqual([20, 0])
    const { list } = await details()
    expect(list.map(({ type, changed, balance }) => [type, changed, balance])).toEqual([
      ['debt', -80, 20],
      ['pvp', 100, 100],
      ['debt', -120, 0],
      ['live', 120, 120],
      ['slots', -50, 0],
      ['redeem', -200, 50],
      ['slots', 250, 250],
    ])
  })

  it('are taken from what a refused redemption gives back, before it can be spent', async () => {
    const round = await playRound(300_000)
    await book()
    const redemptionId = await redeem(300)
    await correctToNone(round)
    await book()
    expect(await standing()).toEqual([0, 300])
    await operatePoints(gateway.services, {
      act: 'decide',
      merchant,
      redemptionId,
      decision: 'rejected',
      remark: 'Hết hàng',
    })
    expect(await standing()).toEqual([0, 0])
  })

  it('stay owed when the ratio changes, and are reckoned by the ratio that earned them', async () => {
    const round = await playRound(300_000)
    await book()
    await convert(300)
    await earnBy({ ...usual, slots: { points: 1, perAmount: 100 } })
    await correctToNone(round)
    await book()
    expect(await standing()).toEqual([0, 300])
    await playRound(10_000)
    await book()
    expect(await standing()).toEqual([0, 200])
    await playRound(25_000)
    await book()
    expect(await standing()).toEqual([50, 0])
    await earnBy(usual)
  })

  it('are nothing where the type earned none', async () => {
    const { slots: _slots, ...others } = usual
    await earnBy(others)
    const round = await playRound(300_000)
    await book()
    await correctToNone(round)
    await book()
    await earnBy(usual)
    await playRound(5_000)
    await book()
    expect(await standing()).toEqual([5, 0])
  })
})
