import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { memberAccount, postTransfer, type TransferKind } from '../../src/ledger/ledger.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { refusal } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { letPass } from '../let-pass.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from './bets.ts'
import { addPayee, type Payee } from './payee.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from './people.ts'
import { race } from './race.ts'

let gateway: TestGateway
let person: TestPerson
let payee: Payee
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, {
    points: {
      earn: {
        deposit: { points: 1, perAmount: 1_000 },
        ...Object.fromEntries(
          ['live', 'lottery', 'pvp', 'slots', 'sports'].map((type) => [
            type,
            { points: 1, perAmount: 10_000 },
          ]),
        ),
      },
      convert: { points: 100, amount: 5_000 },
    },
    validBets: { wholeFromEdge: 0 },
    override: letPass,
  })
  await bookEarnings.run(gateway.services)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  count += 1
  person = await addPerson(gateway, `unplayed${count}`)
  payee = await addPayee(gateway, person)
})

/** Money that comes as a kind of transfer, from the operator's account for it. */
async function come(
  kind: TransferKind,
  amount: number,
  remark = 'wallet.statement.remark.deposit',
): Promise<void> {
  const { db, now } = gateway.services
  gateway.clock.advance(1_000)
  const from = kind === 'deposit' ? 'bank' : 'promotion'
  const posted = await postTransfer(db, {
    scope: 'test-unplayed',
    key: `come-${(count += 1)}`,
    requestHash: String(amount),
    kind,
    reference: person.name,
    remark,
    now: now(),
    entries: [
      { ledgerAccountId: await accountOfOperator(db, from), amount: -amount },
      { ledgerAccountId: await memberAccount(db, person.id), amount },
    ],
  })
  expect(posted.outcome).toBe('posted')
}
const api = () => gateway.client(person.token)
const play = (stake: number, win = 0) => {
  gateway.clock.advance(1_000)
  return placeBet(gateway, person, { stake, win })
}
const unplayed = async () => (await api().send(calls.wallet.withdrawalSettings)).unplayed

describe('money that is played before it leaves (wallet 39)', () => {
  it('a deposit without a bet does not leave, and the refusal says what may and what is missing', async () => {
    await come('deposit', 500_000)
    expect(await unplayed()).toEqual({ due: 500_000, locked: 500_000 })
    const refused = await refusal(payee.ask(100_000))
    expect([refused.code, refused.field, refused.message]).toEqual([
      'wallet.withdraw.refused',
      'amount',
      'Hiện rút được 0\u00a0₫. Cược thêm 500.000\u00a0₫ để rút phần còn lại.',
    ])
    expect(await payee.money()).toEqual({ available: 500_000, onHold: 0 })
  })

  it('leaves once it has been staked, with what it won', async () => {
    await come('deposit', 500_000)
    await play(500_000, 900_000)
    expect(await unplayed()).toEqual({ due: 0, locked: 0 })
    await payee.ask(900_000)
    expect(await payee.money()).toEqual({ available: 0, onHold: 900_000 })
  })

  it('lets go what did not come so, to the đồng', async () => {
    await fund(gateway, person, 300_000)
    await come('deposit', 500_000)
    await play(100_000)
    // 700,000 in the wallet, of which 400,000 wait.
    expect(await refusal(payee.ask(300_001))).toMatchObject({ code: 'wallet.withdraw.refused' })
    await payee.ask(300_000)
    expect(await refusal(payee.ask(50_000))).toMatchObject({ code: 'wallet.withdraw.refused' })
  })

  it.each([
    [
      'a bet from before it came',
      async () => {
        await fund(gateway, person, 500_000)
        await play(500_000, 600_000)
        await come('deposit', 500_000)
      },
    ],
    [
      'a bet that is still open',
      async () => {
        await come('deposit', 500_000)
        await placeBet(gateway, person, { stake: 500_000 })
      },
    ],
    [
      'a bet that was cancelled',
      async () => {
        await come('deposit', 500_000)
        await placeBet(gateway, person, { stake: 500_000, cancelled: true })
      },
    ],
    ['a bet that came back as it was', () => come('deposit', 500_000).then(() => play(500_000, 500_000))],
  ] as const)('%s counts for nothing', async (_what, happen) => {
    await happen()
    expect(await unplayed()).toEqual({ due: 500_000, locked: 500_000 })
  })

  it.each([
    ['converted points', 'promotion', 'points.convert', 200_000],
    ['a mission, five times over', 'promotion', 'wallet.statement.remark.mission', 1_000_000],
    ['an envelope', 'promotion', 'wallet.statement.remark.raffle_prize', 200_000],
    ['a gift of a level', 'promotion', 'wallet.statement.remark.vip_upgrade', 200_000],
    ['a friend, five times over', 'referral', 'wallet.statement.remark.referral', 1_000_000],
    ['a bonus that was played for', 'promotion', 'wallet.statement.remark.bonus_pay', 0],
    ['a rebate of what was played', 'rebate', 'wallet.statement.remark.rebate', 0],
  ] as const)('%s: %s', async (_what, kind, remark, due) => {
    await come(kind, 200_000, remark)
    expect(await unplayed()).toEqual({ due, locked: Math.min(due, 200_000) })
  })

  it('is asked for as often as the merchant says', async () => {
    await operate(gateway, { deposit: { playTimes: 3 }, override: letPass })
    await come('deposit', 100_000)
    await play(60_000)
    expect(await unplayed()).toEqual({ due: 240_000, locked: 80_000 })
    expect((await api().send(calls.wallet.depositSettings)).playTimes).toBe(3)
    await operate(gateway, { deposit: { playTimes: 0 }, override: letPass })
    expect(await unplayed()).toEqual({ due: 0, locked: 0 })
    await operate(gateway, { deposit: { playTimes: 1 }, override: letPass })
    // Nobody was told of it when that money came.
    expect(await unplayed()).toEqual({ due: 0, locked: 0 })
    await come('deposit', 50_000)
    expect(await unplayed()).toEqual({ due: 50_000, locked: 50_000 })
  })

  // The embedded database has one connection, so nothing there happens at once.
  it.skipIf(!process.env['DATABASE_URL'])('two withdrawals at once do not take it between them', async () => {
    await fund(gateway, person, 100_000)
    await come('deposit', 100_000)
    const wallet = { table: 'ledger_account', id: person.wallet } as const
    const ends = await race<unknown>(gateway.services.db, wallet, [
      () => payee.ask(100_000),
      () => payee.ask(100_000),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

const convert = (points: number) =>
  api().send(
    calls.points.convert,
    { points, paymentPassword: '246810' },
    { idempotencyKey: `ripe-points-of-key-${(count += 1)}` },
  )

describe('points that a deposit earned (points 14)', () => {
  it('are not spent before the deposit has been played', async () => {
    await come('deposit', 500_000)
    await bookEarnings.run(gateway.services)
    expect(await api().send(calls.points.balance)).toBe(500)
    const refused = await refusal(convert(100))
    expect([refused.code, refused.message]).toEqual([
      'points.refused',
      '500 điểm từ tiền nạp dùng được sau khi cược thêm 500.000\u00a0₫',
    ])
    await play(500_000)
    await expect(convert(500)).resolves.toMatchObject({ amount: 25_000 })
  })

  it('leave those alone that play earned', async () => {
    await fund(gateway, person, 2_000_000)
    await play(1_000_000)
    await come('deposit', 500_000)
    await bookEarnings.run(gateway.services)
    await expect(convert(100)).resolves.toBeDefined()
    expect(await refusal(convert(100))).toMatchObject({ code: 'points.refused' })
  })

  it('a deposit, its points and their money leave nothing without a bet', async () => {
    await come('deposit', 20_000_000)
    await bookEarnings.run(gateway.services)
    await refusal(convert(20_000))
    await refusal(payee.ask(20_000_000))
    // Staked once, lost to the last đồng: the points are worth their money, which is played once as well.
    await play(20_000_000)
    await bookEarnings.run(gateway.services)
    await convert(20_000)
    expect(await unplayed()).toEqual({ due: 1_000_000, locked: 1_000_000 })
    expect(await refusal(payee.ask(1_000_000))).toMatchObject({ code: 'wallet.withdraw.refused' })
  })
})
