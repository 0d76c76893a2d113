import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { letPass } from '../let-pass.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const paymentPassword = '246810'
const address = '12 Nguyễn Huệ, Quận 1, TP. HCM'
let gateway: TestGateway
let person: TestPerson
let count = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate('merchant', {
    points: {
      earn: Object.fromEntries(
        ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'].map((type) => [
          type,
          { points: 1, perAmount: 1_000 },
        ]),
      ),
      convert: { points: 100, amount: 5_000 },
    },
    validBets: { wholeFromEdge: 0 },
    override: letPass,
  })
  await bookEarnings.run(gateway.services)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  person = await newcomer()
})

async function newcomer(): Promise<TestPerson> {
  const made = await addPerson(gateway, `points${count++}`)
  await fund(gateway, made, 50_000_000)
  await savePaymentPassword(gateway.services.db, made.id, paymentPassword, gateway.services)
  return made
}

async function operate(path: string, body: object) {
  const response = await gateway.fetch(`http://gateway.test/ops/${path}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...body }),
  })
  return { status: response.status, ...(await response.json()) }
}

async function offer(more: object = {}): Promise<string> {
  const { value } = await operate('points', {
    act: 'offer',
    code: `goods-${count++}`,
    name: { vi: 'Tai nghe', en: 'Earphones' },
    about: { vi: 'Tai nghe không dây', en: 'Wireless' },
    art: 'earphones',
    points: 100,
    delivery: 'address',
    stock: 5,
    perMember: 2,
    isOpen: true,
    ...more,
  })
  return String(value.rewardId)
}

const api = (who = person) => gateway.client(who.token)
const balance = (who = person) => api(who).send(calls.points.balance)

async function earn(stake: number, who = person): Promise<void> {
  await placeBet(gateway, who, { stake, win: 0 })
  await bookEarnings.run(gateway.services)
}

function redeem(
  rewardId: string,
  quantity = 1,
  idempotencyKey = `key-of-a-redemption-${count++}`,
  who = person,
) {
  const input = { rewardId, quantity, address, paymentPassword }
  return api(who).send(calls.points.redeem, input, { idempotencyKey })
}

it('a settled bet earns by the ratio of its family, and the row names the rule; a rerun writes nothing', async () => {
  await earn(1_500)
  expect(await balance()).toBe(1)
  await earn(500)
  expect(await balance()).toBe(2)
  expect(await bookEarnings.run(gateway.services)).toBe(0)
  const { list } = await api().send(calls.points.details, { pageNo: 1, pageSize: 10 })
  expect(list).toMatchObject([
    { changed: 1, balance: 2, rule: { points: 1, perAmount: 1_000, amount: 500 } },
    { changed: 1, balance: 1, rule: { amount: 1_500 } },
  ])
})

it('a bet that goes back later takes its points back, and what was spent is made good by later play', async () => {
  const orderNo = await placeBet(gateway, person, { stake: 100_000, win: 0 })
  await bookEarnings.run(gateway.services)
  await redeem(await offer())
  expect(await balance()).toBe(0)
  await gateway.services.db
    .updateTable('bet')
    .set({ bet_amount: 60_000 })
    .where('order_no', '=', orderNo)
    .execute()
  await bookEarnings.run(gateway.services)
  expect(await balance()).toBe(0)
  await earn(50_000)
  expect(await balance()).toBe(10)
  // The correction had no transfer of its own here; the ledger is told the same.
  await gateway.services.db
    .updateTable('bet')
    .set({ bet_amount: 100_000 })
    .where('order_no', '=', orderNo)
    .execute()
})

it('two processes book the same bets once', async () => {
  for (let each = 0; each < 20; each++) await placeBet(gateway, person, { stake: 1_000, win: 0 })
  await Promise.all([bookEarnings.run(gateway.services), bookEarnings.run(gateway.services)])
  expect(await balance()).toBe(20)
})

it('goods take points and stock at once; refused ones give both back, once', async () => {
  await earn(300_000)
  const rewardId = await offer({ stock: 1 })
  const made = await redeem(rewardId)
  expect(made).toMatchObject({ state: 'in_process', points: 100, kind: 'goods', address })
  expect(await balance()).toBe(200)
  const decide = () =>
    operate('points', {
      act: 'decide',
      redemptionId: Number(made.redemptionId),
      decision: 'rejected',
      remark: 'Hết hàng',
    })
  expect(await decide()).toMatchObject({ status: 200 })
  expect(await decide()).toMatchObject({ status: 400 })
  expect(await balance()).toBe(300)
  const { list } = await api().send(calls.points.redeemHistory, { pageNo: 1, pageSize: 10 })
  expect(list).toMatchObject([{ state: 'rejected', remark: 'Hết hàng' }])
  expect((await api().send(calls.points.rewards)).find((each) => each.rewardId === rewardId)?.stock).toBe(1)
})

it('goods that were approved and not sent give points and stock back, once (wallet 64)', async () => {
  await earn(300_000)
  const rewardId = await offer({ stock: 1 })
  const { redemptionId } = await redeem(rewardId)
  const act = (wanted: object) => operate('points', { redemptionId: Number(redemptionId), ...wanted })
  const undo = () => act({ act: 'undo', reason: 'Kho đã hết', by: 'Minh' })
  expect(await undo()).toMatchObject({ status: 400 })
  await act({ act: 'decide', decision: 'approved', remark: 'VN123', by: 'Lan' })
  const before = await balance()
  expect(await undo()).toMatchObject({ status: 200 })
  expect(await undo()).toMatchObject({ status: 200 })
  expect(await balance()).toBe(before + 100)
  const { list } = await api().send(calls.points.redeemHistory, { pageNo: 1, pageSize: 10 })
  expect(list[0]).toMatchObject({ state: 'rejected', remark: 'Kho đã hết' })
  expect((await api().send(calls.points.rewards)).find((each) => each.rewardId === rewardId)?.stock).toBe(1)
})

it('the last piece goes to one of two', async () => {
  const other = await newcomer()
  await Promise.all([earn(200_000), earn(200_000, other)])
  await bookEarnings.run(gateway.services)
  const rewardId = await offer({ stock: 1 })
  const ends = await Promise.allSettled([
    redeem(rewardId),
    redeem(rewardId, 1, 'key-of-the-other-one', other),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('one key redeems once under many taps', async () => {
  await earn(300_000)
  const rewardId = await offer()
  const all = await Promise.all(Array.from({ length: 5 }, () => redeem(rewardId, 1, 'same-key-of-five')))
  expect(new Set(all.map(({ redemptionId }) => redemptionId)).size).toBe(1)
  expect(await balance()).toBe(200)
})

it.each([
  ['too few points', {}, 'points.refused', 'too_few'],
  ['sold out', { stock: 0 }, 'points.refused', 'sold_out'],
])('goods say why they cannot be redeemed: %s', async (_, more, errorCode, refusal) => {
  if (refusal === 'sold_out') await earn(300_000)
  const rewardId = await offer(more)
  const shown = (await api().send(calls.points.rewards)).find((each) => each.rewardId === rewardId)
  expect(shown?.refusal).toBe(refusal)
  await expect(redeem(rewardId)).rejects.toMatchObject({ code: errorCode })
})

it('a visitor reads goods and the rate table; balances and what was redeemed are for members', async () => {
  const rewardId = await offer({ points: 900_000 })
  const visitor = gateway.client()
  const shown = (await visitor.send(calls.points.rewards)).find((each) => each.rewardId === rewardId)
  expect(shown).toMatchObject({ redeemed: 0, stock: 5 })
  expect(shown?.refusal).toBeUndefined()
  expect((await visitor.send(calls.points.config)).convert).toEqual({ points: 100, amount: 5_000 })
  await expect(visitor.send(calls.points.balance)).rejects.toMatchObject({ code: 'login.not.session' })
  await expect(visitor.send(calls.points.redeemHistory, { pageNo: 1, pageSize: 10 })).rejects.toThrow()
})

it('points become money in whole steps, once per key and never below zero', async () => {
  await earn(250_000)
  const convert = (points: number, idempotencyKey: string) =>
    api().send(calls.points.convert, { points, paymentPassword }, { idempotencyKey })
  await expect(convert(150, 'key-of-a-conversion-0')).rejects.toMatchObject({ code: 'points.refused' })
  const taps = await Promise.all([
    convert(200, 'key-of-a-conversion-1'),
    convert(200, 'key-of-a-conversion-1'),
  ])
  expect(taps[0]).toEqual(taps[1])
  expect(taps[0]).toMatchObject({ kind: 'currency', amount: 10_000, state: 'approved' })
  expect(await balance()).toBe(50)
  expect((await api().send(calls.wallet.balance)).sumBalance).toBe(50_000_000 - 250_000 + 10_000)
  const { list } = await api().send(calls.wallet.transactions, {
    codeTypes: 'dividend',
    startTime: gateway.services.now() - 60_000,
    endTime: gateway.services.now() + 60_000,
    page: 1,
    size: 20,
  })
  expect(list.map(({ remark }) => remark)).toEqual(['Quy đổi điểm'])
})
