import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet, someGame } from './bets.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from './people.ts'

const minute = 60_000
const day = 86_400_000

let gateway: TestGateway
let member: TestPerson
let other: TestPerson
let start: number

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'screenplayer')
  other = await addPerson(gateway, 'screenother')
  start = gateway.clock.now()
  await fund(gateway, member, 1_000_000)
  await fund(gateway, other, 77)
  for (const bet of [
    { stake: 100_000, win: 250_000 },
    { stake: 50_000, win: 0 },
    { stake: 30_000, cancelled: true },
    { stake: 20_000 },
  ]) {
    gateway.clock.advance(minute)
    await placeBet(gateway, member, bet)
  }
})
afterAll(() => gateway.close())

const period = () => ({ startTime: start - day, endTime: gateway.clock.now() })
const send = () => gateway.client(member.token)

describe('the balance (wallet 1)', () => {
  it('splits into available and in play, and adds up', async () => {
    const balance = await send().send(calls.wallet.balance)
    expect(balance).toMatchObject({
      available: 1_080_000,
      inPlay: 20_000,
      onHold: 0,
      sumBalance: 1_100_000,
      asOf: gateway.clock.now(),
      currency: 'VND',
      currencySymbol: '₫',
      balance: [{ accountTypeId: 2, accountName: 'Ví chính', availBalance: 1_080_000 }],
    })
  })

  it('is one wallet for all vendors', async () => {
    expect(await send().send(calls.wallet.merchantWallet)).toEqual({ isSingle: 1 })
  })
})

describe('the statement (wallet 24)', () => {
  it('is newest first, and each row continues the balance of the one below it', async () => {
    const page = await send().send(calls.wallet.transactions, { ...period(), page: 1, size: 50 })
    expect(page.list.map((row) => row.type)).toEqual([
      'betting',
      'other',
      'betting',
      'betting',
      'winning',
      'betting',
      'other',
    ])
    for (const [index, row] of page.list.entries()) {
      expect(row.currentAvailBalance).toBe((row.beforeBalance ?? Number.NaN) + row.amount)
      expect(row.beforeBalance).toBe(page.list[index + 1]?.currentAvailBalance ?? 0)
    }
    expect(page).toMatchObject({ totalCount: 7, totalPages: 1, sumIn: 1_280_000, sumOut: 200_000 })
  })

  it.each([
    ['VI', 'name_vi', 'Chuyển khoản đã đối chiếu'],
    ['EN', 'name_en', 'Bank transfer, matched by us'],
  ] as const)('names the game and the reason in %s', async (language, name, reason) => {
    const game = await someGame(gateway)
    const client = gateway.client(member.token, language)
    const page = await client.send(calls.wallet.transactions, { ...period(), page: 1, size: 50 })
    expect(page.list[0]?.remark).toBe(game[name])
    expect(page.list.at(-1)?.remark).toBe(reason)
  })

  it.each([
    ['betting', 4, 0, 200_000],
    ['winning', 1, 250_000, 0],
    ['betting,winning', 5, 250_000, 200_000],
    ['other', 2, 1_030_000, 0],
    ['deposit', 0, 0, 0],
    ['daily_wage', 0, 0, 0],
    ['', 7, 1_280_000, 200_000],
  ])('filters by codeTypes %j and sums over the filter', async (codeTypes, totalCount, sumIn, sumOut) => {
    const page = await send().send(calls.wallet.transactions, { ...period(), codeTypes, page: 1, size: 2 })
    expect(page).toMatchObject({ totalCount, sumIn, sumOut, totalPages: Math.ceil(totalCount / 2) })
    expect(page.list).toHaveLength(Math.min(2, totalCount))
  })

  it('cuts pages without losing or doubling a row', async () => {
    const rows = []
    for (const page of [1, 2, 3, 4]) {
      rows.push(...(await send().send(calls.wallet.transactions, { ...period(), page, size: 2 })).list)
    }
    expect(new Set(rows.map((row) => row.txId)).size).toBe(7)
  })

  it.each([
    ['more than 31 days', { startTime: 0, endTime: 31 * day }, {}, 'startTime'],
    ['a period that runs backwards', { startTime: 2, endTime: 1 }, {}, 'endTime'],
    ['a type that does not exist', { startTime: 0, endTime: 1 }, { codeTypes: 'deposit,gift' }, 'codeTypes'],
  ])('refuses %s', async (_name, times, more, field) => {
    const asked = send().send(calls.wallet.transactions, { ...times, ...more, page: 1, size: 10 })
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'request_param_err', field })
  })

  it('allows exactly 31 days', async () => {
    const times = { startTime: 0, endTime: 31 * day - 1 }
    await expect(
      send().send(calls.wallet.transactions, { ...times, page: 1, size: 1 }),
    ).resolves.toMatchObject({ totalCount: 0 })
  })
})

describe('the betting record', () => {
  it('shows own bets newest first with sums over all of them', async () => {
    const page = await send().send(calls.wallet.bets, { ...period(), pageNo: 1, pageSize: 3 })
    expect(page.list.map((row) => [row.status, row.betAmount, row.winAmount, row.profitAndLoss])).toEqual([
      ['open', 20_000, 0, 0],
      ['cancelled', 30_000, 0, 0],
      ['settled', 50_000, 0, -50_000],
    ])
    expect(page.footer).toEqual({
      count: 4,
      betAmount: 200_000,
      validBetAmount: 150_000,
      winAmount: 250_000,
      profitAndLoss: 100_000,
    })
    expect(page.page).toEqual({ total: 4, currentPage: 1, pageSize: 3 })
  })

  it('shows nobody else anything', async () => {
    const client = gateway.client(other.token)
    const bets = await client.send(calls.wallet.bets, { ...period(), pageNo: 1, pageSize: 3 })
    expect(bets.footer.count).toBe(0)
    const statement = await client.send(calls.wallet.transactions, { ...period(), page: 1, size: 9 })
    expect(statement.list.map((row) => row.amount)).toEqual([77])
  })
})

describe('without a session', () => {
  it.each([calls.wallet.balance, calls.wallet.merchantWallet, calls.wallet.depositSettings])(
    '$id is refused',
    async (call) => {
      await expect(gateway.client().send(call)).rejects.toMatchObject({
        status: 401,
        code: 'login.not.session',
      })
    },
  )
})
