import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, jackpotPools, type Jackpot, type JackpotPool } from '@saola/protocol'
import { feedJackpot, jackpotTerms } from '@saola/rules'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { openCycle } from '../../src/games/jackpot/cycle-secret.ts'
import { refuseStoreSecret } from '../../src/games/jackpot/refuse-store-secret.ts'
import { drawFarPoints, secretsOf } from './far-points.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, newKey, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let player: TestPerson
let sessionKey: string
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  player = await addPerson(gateway, 'potplayer')
  await fund(gateway, player, 10_000_000_000)
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  sessionKey = opened.value.sessionKey
  await drawFarPoints(gateway)
})
afterAll(() => gateway.close())

/** Limbo feeds the pools or does not. */
async function mark(feeds: boolean): Promise<void> {
  await gateway.services.db
    .updateTable('game')
    .set({ feeds_jackpot: feeds })
    .where('node_id', '=', '105')
    .execute()
}

async function pools(): Promise<Record<JackpotPool, Jackpot>> {
  const read = await gateway.client().send(calls.games.jackpots)
  expect(read.pools.map(({ pool }) => pool)).toEqual([...jackpotPools])
  return Object.fromEntries(read.pools.map((pool) => [pool.pool, pool])) as Record<JackpotPool, Jackpot>
}

describe('the figure of the landing page (landing 6)', () => {
  it("is the demo's sample, which moves no money, until the merchant shows its pools", async () => {
    const read = () => gateway.client().send(calls.games.jackpots)
    const before = await read()
    expect(before.showsSample).toBe(true)
    await changeMerchant(gateway.services, { merchant: 'saola', jackpots: { showsSample: false } })
    expect(await read()).toEqual({ ...before, showsSample: false })
  })
})

async function meters(): Promise<number[]> {
  return Object.values(await pools()).map(({ meter }) => meter)
}

async function debit(roundId: string, amount: number): Promise<Answer> {
  return seamless(gateway, 'debit', {
    transactionId: `${roundId}-d`,
    roundId,
    sessionKey,
    amount,
    content: '',
  })
}

async function credit(roundId: string, amount: number): Promise<Answer> {
  return seamless(gateway, 'credit', {
    transactionId: `${roundId}-c`,
    debitTransactionId: `${roundId}-d`,
    amount,
    content: '',
  })
}

describe('the pools of a merchant (games 28)', () => {
  it('are told to everybody with their terms and start with their seeds', async () => {
    const { grand, mini } = await pools()
    expect(grand).toMatchObject({ meter: 500_000_000, seed: 500_000_000, cap: 2_500_000_000, cycle: 1 })
    expect(mini).toMatchObject({ meter: 100_000, cap: 500_000, share: 2000, reserveShare: 1000 })
    expect(mini.lastHit).toBeUndefined()
    // 200 of the 400,000 đồng that are left.
    expect(mini.chance).toBeCloseTo(0.0005, 12)
    await expectReconciled(gateway.services.db)
  })

  it('tell nothing of the point but its hash', async () => {
    const response = await gateway.fetch('http://gateway.test/lgw/games/jackpots', {
      headers: { Merchant: 'saola' },
    })
    const text = await response.text()
    for (const { point, salt, commitment } of await secretsOf(gateway)) {
      expect(text).toContain(commitment)
      expect(text).not.toContain(String(point))
      expect(text).not.toContain(salt)
    }
  })

  it('take nothing from a title that does not feed them', async () => {
    await mark(false)
    const before = await meters()
    const roundId = newKey()
    await debit(roundId, 1_000_000)
    await credit(roundId, 0)
    expect(await meters()).toEqual(before)
  })

  it('take their shares once a round is settled, and once only', async () => {
    await mark(true)
    const roundId = newKey()
    await debit(roundId, 1_000_000)
    expect(await meters()).toEqual([100_000, 1_000_000, 20_000_000, 500_000_000])
    const wallet = await balanceOf(gateway, player.wallet)
    const first = await credit(roundId, 700)
    expect(first.value.balance).toBe(wallet + 700)
    expect(await credit(roundId, 700)).toEqual(first)
    // 0.2 % into the three small pools and 0.4 % into the grand one.
    expect(await meters()).toEqual([102_000, 1_002_000, 20_002_000, 500_004_000])
    await expectReconciled(gateway.services.db)
  })

  it('keep what is less than a đồng until it is one', async () => {
    for (let stake = 0; stake < 3; stake += 1) {
      const roundId = newKey()
      await debit(roundId, 1250)
      await credit(roundId, 0)
    }
    // 3 x 2.5 đồng and 3 x 5 đồng.
    expect(await meters()).toEqual([102_007, 1_002_007, 20_002_007, 500_004_015])
    await expectReconciled(gateway.services.db)
  })

  it('take nothing from a stake that goes back', async () => {
    const before = await meters()
    const roundId = newKey()
    await debit(roundId, 1_000_000)
    await seamless(gateway, 'rollback', { transactionId: `${roundId}-r`, debitTransactionId: `${roundId}-d` })
    expect(await meters()).toEqual(before)
  })
})

describe('a pool that falls (games 29, games 30)', () => {
  // More than the whole way of the mini pool: 0.2 % of it are 600,000 đồng.
  const stake = 300_000_000
  let answer: Answer
  let wallet: number
  let before: Awaited<ReturnType<typeof secretsOf>>
  const fallen = () =>
    before.filter((row) => {
      const { meter_micro: meter, point } = row
      return feedJackpot({ meter, reserve: 0, point }, stake, jackpotTerms[row.pool]).isHit
    })
  beforeAll(async () => {
    await mark(true)
    before = await secretsOf(gateway)
    const roundId = newKey()
    await debit(roundId, stake)
    wallet = await balanceOf(gateway, player.wallet)
    answer = await credit(roundId, 0)
  })

  it('pays all of it to the member whose stake moved it to its point', async () => {
    expect(fallen().map(({ pool }) => pool)).toContain('mini')
    const won = (answer.value.jackpots ?? [answer.value.jackpot]) as { pool: string; amount: number }[]
    expect(won.map(({ pool }) => pool).toSorted()).toEqual(
      fallen()
        .map(({ pool }) => pool)
        .toSorted(),
    )
    expect(won.find(({ pool }) => pool === 'mini')?.amount).toBe(702_007)
    const sum = won.reduce((total, { amount }) => total + amount, 0)
    expect(answer.value.balance).toBe(wallet + sum)
    expect(await balanceOf(gateway, player.wallet)).toBe(wallet + sum)
    await expectReconciled(gateway.services.db)
  })

  it('shows its point, which is the one that its hash committed to', async () => {
    const { mini } = await pools()
    const cycle = before.find(({ pool }) => pool === 'mini')
    expect(mini.lastHit).toMatchObject({
      amount: 702_007,
      customerName: 'po***r',
      cycle: 1,
      point: cycle?.point,
      commitment: cycle?.commitment,
    })
    const { point, salt } = mini.lastHit ?? {}
    const hash = createHash('sha256').update(`mini:1:${point}:${salt}`).digest('hex')
    expect(hash).toBe(cycle?.commitment)
  })

  it('starts again with its seed and another point', async () => {
    const { mini } = await pools()
    expect(mini).toMatchObject({ cycle: 2, meter: 100_000 })
    expect(mini.commitment).not.toBe(mini.lastHit?.commitment)
  })

  it('stands once among the winnings of its bet, which names it', async () => {
    const now = gateway.clock.now()
    const period = { startTime: now - 1000, endTime: now }
    const won = (answer.value.jackpots ?? [answer.value.jackpot]) as { pool: string; amount: number }[]
    const sum = won.reduce((total, { amount }) => total + amount, 0)
    const client = gateway.client(player.token)
    const record = await client.send(calls.wallet.bets, { ...period, pageNo: 1, pageSize: 50 })
    const bet = record.list.find((row) => row.betAmount === stake)
    const largestFirst = won.toSorted((one, other) => other.amount - one.amount)
    expect(bet).toMatchObject({ winAmount: sum, profitAndLoss: sum - stake, jackpots: largestFirst })
    expect(record.list.filter((row) => row.jackpots !== undefined)).toHaveLength(1)
    // 700 came from a round before.
    expect(record.footer.winAmount).toBe(700 + sum)
    const { total } = await client.send(calls.wallet.profit, { ...period, by: 'day' })
    expect(total.won).toBe(700 + sum)
    const { list } = await client.send(calls.wallet.transactions, { ...period, page: 1, size: 50 })
    const winnings = list.filter((row) => row.type === 'winning' && row.amount > 0)
    expect(winnings.reduce((all, { amount }) => all + amount, 0)).toBe(700 + sum)
  })

  it('stands on the board of winners once, with all that the bet won beyond its stake', async () => {
    const roundId = newKey()
    const { db } = gateway.services
    const [mini] = await secretsOf(gateway)
    if (!mini) throw new Error('there is no pool')
    const near = { secret: `${mini.meter_micro + 1}:${mini.salt}` }
    await db.updateTable('jackpot_pool').set(near).where('pool', '=', 'mini').execute()
    gateway.clock.advance(1000)
    await debit(roundId, 10_000)
    const { value } = await credit(roundId, 500)
    const { list } = await gateway.client().send(calls.games.winnerBoard, { limitNum: 50 })
    const rows = list.filter(({ vo }) => vo.winTime === gateway.clock.now())
    expect(rows.map(({ vo }) => vo.winAmount)).toEqual([500 + value.jackpot.amount - 10_000])
    await expectReconciled(db)
  })

  it.each([
    ['VI', 'Trúng hũ Mini', 'Hũ thưởng'],
    ['EN', 'Mini jackpot', 'Jackpot'],
  ] as const)('stands in the statement in %s as winnings of its own', async (language, remark, party) => {
    const { list } = await gateway.client(player.token, language).send(calls.wallet.transactions, {
      startTime: gateway.clock.now() - 1000,
      endTime: gateway.clock.now(),
      page: 1,
      size: 50,
    })
    const entry = list.find((row) => row.amount === 702_007)
    expect(entry).toMatchObject({ type: 'winning', remark, counterparty: party })
  })
})

describe('the secret of a cycle (games 29)', () => {
  it('keeps point and salt sealed where the database lies', async () => {
    const { db } = gateway.services
    const before = await secretsOf(gateway)
    const { rows } = await sql<{
      row: string
    }>`select to_json(jackpot_pool)::text as row from jackpot_pool`.execute(db)
    expect(rows).toHaveLength(4)
    for (const { point, salt } of before) {
      for (const { row } of rows) {
        expect(row).not.toContain(String(point))
        expect(row).not.toContain(salt)
      }
    }
  })

  it('opens neither under another store secret nor for another pool', async () => {
    const [mini, minor] = await secretsOf(gateway)
    if (!mini || !minor) throw new Error('there are no pools')
    const { services } = gateway
    const other = { ...services, settings: { ...services.settings, storeSecret: 'another' } }
    expect(() => openCycle(other, mini)).toThrow()
    expect(() => openCycle(services, { ...minor, secret: mini.secret })).toThrow()
  })

  it('keeps a gateway that could not open it from serving', async () => {
    const { services } = gateway
    const serving = (storeSecret: string) =>
      refuseStoreSecret({ ...services, settings: { ...services.settings, storeSecret } })
    await expect(serving('another')).rejects.toThrow('SAOLA_STORE_SECRET is not the one')
    await expect(serving('')).rejects.toThrow('SAOLA_STORE_SECRET is missing')
    await expect(serving(services.settings.storeSecret)).resolves.toBeUndefined()
  })

  it('that was drawn before secrets were sealed is sealed when its pool is fed', async () => {
    await mark(true)
    const { db } = gateway.services
    const [mini] = await secretsOf(gateway)
    if (!mini) throw new Error('there is no pool')
    const open = { secret: `${mini.point}:${mini.salt}` }
    await db.updateTable('jackpot_pool').set(open).where('pool', '=', 'mini').execute()
    const roundId = newKey()
    await debit(roundId, 1000)
    await credit(roundId, 0)
    const [after] = await secretsOf(gateway)
    expect(after).toMatchObject({ point: mini.point, salt: mini.salt })
    expect(after?.secret).not.toContain(mini.salt)
    await expectReconciled(db)
  })
})

it('a pool that pays without its ledger account is found by reconcile', async () => {
  const { db } = gateway.services
  await db.updateTable('jackpot_pool').set({ meter_micro: 1 }).where('pool', '=', 'mini').execute()
  await expect(expectReconciled(db)).rejects.toThrow('every jackpot pool and its reserve')
})

it('a bet with a jackpot among its winnings that no pool paid is found by reconcile', async () => {
  const { db } = gateway.services
  await db.updateTable('bet').set({ jackpot_amount: 1 }).where('win_amount', '=', 700).execute()
  await expect(expectReconciled(db)).rejects.toThrow('every bet has the jackpots')
})
