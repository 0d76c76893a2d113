import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, jackpotPools, type Jackpot, type JackpotPool } from '@saola/protocol'
import { feedJackpot, jackpotTerms } from '@saola/rules'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, newKey, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let player: TestPerson
let sessionKey: string
beforeAll(async () => {
  gateway = await startGateway()
  player = await addPerson(gateway, 'potplayer')
  await fund(gateway, player, 10_000_000_000)
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  sessionKey = opened.value.sessionKey
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

/** The secrets of the cycles that run, as only the database knows them. */
function secrets() {
  return gateway.services.db.selectFrom('jackpot_pool').selectAll().orderBy('meter_micro').execute()
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
    for (const { point_micro: point, salt, commitment } of await secrets()) {
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
  let before: Awaited<ReturnType<typeof secrets>>
  const fallen = () =>
    before.filter((row) => {
      const { meter_micro: meter, point_micro: point } = row
      return feedJackpot({ meter, reserve: 0, point }, stake, jackpotTerms[row.pool]).isHit
    })
  beforeAll(async () => {
    await mark(true)
    before = await secrets()
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
      point: cycle?.point_micro,
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

it('a pool that pays without its ledger account is found by reconcile', async () => {
  const { db } = gateway.services
  await db.updateTable('jackpot_pool').set({ meter_micro: 1 }).where('pool', '=', 'mini').execute()
  await expect(expectReconciled(db)).rejects.toThrow('every jackpot pool and its reserve')
})
