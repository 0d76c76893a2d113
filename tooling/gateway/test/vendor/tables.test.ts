import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceTables, openSeed, type Database, type SendToGateway } from '@saola/game-vendor'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { newKey, sitDown, type Answer, type Seat } from './seat.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'

/** A round at a table (games 44): so long until the first opens, until it locks, and until it is drawn. */
const wakeMs = 3000
const bettingMs = 20_000
const lockedMs = 2000

let gateway: TestGateway
let nodeId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  const title = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', 'LIVE_BIG_SMALL')
    .returning('node_id')
    .executeTakeFirstOrThrow()
  nodeId = title.node_id
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await gateway.vendorDb.deleteFrom('table_seat').execute()
  await finish()
})

/** Ends the round that runs, with nobody left at the table. */
async function finish(): Promise<void> {
  gateway.clock.advance(60_000)
  await gateway.vendorDb.deleteFrom('table_seat').execute()
  await advanceTables(vendorServices(gateway))
}

async function newPlayer(): Promise<TestPerson> {
  number += 1
  const player = await addPerson(gateway, `table${number}`)
  await fund(gateway, player, 1_000_000)
  return player
}

async function sit(player: TestPerson, send?: SendToGateway): Promise<Seat> {
  return sitDown(gateway, player, send, nodeId)
}

const look = async (seat: Seat) => (await seat.post('/api/table', {})).value

/** Lets the clock run and takes what is due. */
async function pass(ms: number, services = vendorServices(gateway)): Promise<void> {
  gateway.clock.advance(ms)
  await advanceTables(services)
}

/** The table as it takes bets. */
async function open(seat: Seat) {
  await look(seat)
  await pass(wakeMs)
  return (await look(seat)).running
}

function put(seat: Seat, roundId: string, cells: object, key = newKey()): Promise<Answer> {
  return seat.post('/api/table/bet', { key, roundId, cells })
}

const drawn = async () => {
  await pass(bettingMs)
  await pass(lockedMs)
}

/** A line that loses the answers of some calls after the gateway did them. */
const losing =
  (name: string, lost = { count: 1 }): SendToGateway =>
  async (request) => {
    const response = await gatewayOf(gateway)(request)
    if (!request.url.endsWith(name) || lost.count <= 0) return response
    lost.count -= 1
    throw new TypeError('the line is broken')
  }

describe('a round at a shared table (games 44)', () => {
  it('shows its commitment before it opens, and its seed and outcome after the lock alone', async () => {
    const seat = await sit(await newPlayer())
    const before = (await look(seat)).running
    expect(before).toMatchObject({ isOpen: false, serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await pass(wakeMs)
    const { running, last } = await look(seat)
    expect(running).toMatchObject({
      roundId: before.roundId,
      isOpen: true,
      serverSeedHash: before.serverSeedHash,
    })
    const row = await gateway.vendorDb
      .selectFrom('table_round')
      .select(['server_seed', 'server_seed_hash'])
      .where('round_id', '=', before.roundId)
      .executeTakeFirstOrThrow()
    const serverSeed = openSeed(vendorServices(gateway), row.server_seed, row.server_seed_hash)
    for (const ms of [0, bettingMs, lockedMs - 1]) {
      await pass(ms)
      expect(JSON.stringify(await look(seat))).not.toContain(serverSeed)
      expect((await look(seat)).last?.roundId).toBe(last?.roundId)
    }
    await pass(1)
    expect((await look(seat)).last).toMatchObject({
      roundId: before.roundId,
      serverSeed,
      outcome: { dice: expect.any(Array) },
    })
  })

  it('is one for all: two players see the same outcome and road, and each their own money', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    const seats = [await sit(one), await sit(other)] as const
    const { roundId } = await open(seats[0])
    await put(seats[0], roundId, { big: 10_000 })
    await put(seats[1], roundId, { small: 20_000, 'total-10': 1000 })
    expect((await look(seats[1])).running.chips).toEqual({ big: 10_000, small: 20_000, 'total-10': 1000 })
    await drawn()
    const [mine, theirs] = [await look(seats[0]), await look(seats[1])]
    expect(mine.players).toBe(2)
    expect([mine.last.outcome, mine.road]).toEqual([theirs.last.outcome, theirs.road])
    expect(mine.last.bets).toMatchObject([{ cells: { big: 10_000 }, state: 'paid' }])
    expect(await balanceOf(gateway, one.wallet)).toBe(990_000 + mine.last.bets[0].payout)
    expect(await balanceOf(gateway, other.wallet)).toBe(979_000 + theirs.last.bets[0].payout)
  })

  it('has no next round where nobody sits any more, and goes on where somebody comes', async () => {
    const seat = await sit(await newPlayer())
    const { number: first } = await open(seat)
    await finish()
    await pass(3_600_000)
    expect(await advanceTables(vendorServices(gateway))).toBeUndefined()
    expect((await look(seat)).running.number).toBe(first + 1)
  })
})

describe('a bet (games 45)', () => {
  it('of the same key is the same bet', async () => {
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId } = await open(seat)
    const key = newKey()
    await put(seat, roundId, { big: 10_000 }, key)
    await put(seat, roundId, { big: 10_000 }, key)
    expect(await balanceOf(gateway, player.wallet)).toBe(990_000)
    expect(await put(seat, roundId, { big: 20_000 }, key)).toMatchObject({ errorCode: 'round.key.reused' })
  })

  it('that comes late is refused with the time of the lock and takes nothing, also where the lock itself is late', async () => {
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId, locksAt } = await open(seat)
    gateway.clock.advance(bettingMs)
    const time = new Intl.DateTimeFormat('vi-VN', { timeStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' })
    expect(await put(seat, roundId, { big: 10_000 })).toMatchObject({
      status: 409,
      errorCode: 'table.locked',
      message: expect.stringContaining(time.format(locksAt)),
    })
    expect(await balanceOf(gateway, player.wallet)).toBe(1_000_000)
  })

  it('before the opening is refused', async () => {
    const seat = await sit(await newPlayer())
    const { roundId } = (await look(seat)).running
    expect(await put(seat, roundId, { big: 10_000 })).toMatchObject({ errorCode: 'table.locked' })
  })

  it.each([
    ['below the least stake', { big: 999 }, 'table.limit', 'big'],
    ['above what a cell takes', { big: 1_000_001 }, 'table.limit', 'big'],
    ['above what a long shot takes', { 'triple-1': 12_000 }, 'table.limit', 'triple-1'],
    ['on no cell', {}, 'request', 'cells'],
    ['on a cell that is none', { middle: 1000 }, 'request', 'cells'],
    ['of half a đồng', { big: 1000.5 }, 'request', 'cells'],
  ])('%s is refused and names it', async (_, cells, errorCode, field) => {
    const seat = await sit(await newPlayer())
    const { roundId } = await open(seat)
    expect(await put(seat, roundId, cells)).toMatchObject({ errorCode, field })
  })

  it('counts towards the limit of its cell with those before it', async () => {
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId } = await open(seat)
    const answers = await Promise.all([1, 2].map(() => put(seat, roundId, { 'triple-6': 6000 })))
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['table.limit', undefined])
    expect(await balanceOf(gateway, player.wallet)).toBe(994_000)
  })

  it('that the balance does not allow is refused by the wallet and lies on no cell', async () => {
    const player = await addPerson(gateway, 'tablepoor')
    await fund(gateway, player, 5000)
    const seat = await sit(player)
    const { roundId } = await open(seat)
    expect(await put(seat, roundId, { big: 6000 })).toMatchObject({ errorCode: 'seamless.insufficient' })
    expect((await look(seat)).running.chips).toEqual({})
  })

  it('is taken back until the lock, once, and not after it', async () => {
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId } = await open(seat)
    const [first, second] = [newKey(), newKey()]
    await put(seat, roundId, { big: 10_000 }, first)
    gateway.clock.advance(1)
    await put(seat, roundId, { odd: 20_000 }, second)
    await seat.post('/api/table/take-back', { key: second })
    const again = await seat.post('/api/table/take-back', { key: second })
    expect(again.value.bet).toMatchObject({ state: 'rolled-back' })
    expect(await balanceOf(gateway, player.wallet)).toBe(990_000)
    expect((await look(seat)).running.chips).toEqual({ big: 10_000 })
    gateway.clock.advance(bettingMs)
    expect(await seat.post('/api/table/take-back', { key: first })).toMatchObject({
      errorCode: 'table.locked',
    })
    await pass(lockedMs)
    expect((await look(seat)).last.bets).toMatchObject([{ state: 'paid' }, { state: 'rolled-back' }])
  })

  it("of somebody else is nobody's to take back", async () => {
    const [mine, theirs] = [await sit(await newPlayer()), await sit(await newPlayer())]
    const { roundId } = await open(mine)
    const key = newKey()
    await put(mine, roundId, { big: 10_000 }, key)
    expect(await theirs.post('/api/table/take-back', { key })).toMatchObject({ errorCode: 'request' })
  })

  it('is played in no round of its own', async () => {
    const seat = await sit(await newPlayer())
    const alone = { key: newKey(), stake: 1000, choice: { cells: { big: 1000 } } }
    expect(await seat.post('/api/play', alone)).toMatchObject({ errorCode: 'request' })
  })
})

describe('a stake whose answer is lost (games 46)', () => {
  it('is the same bet when the page asks again in time', async () => {
    const player = await newPlayer()
    const seat = await sit(player, losing('/debit'))
    const { roundId } = await open(seat)
    const key = newKey()
    expect(await put(seat, roundId, { big: 10_000 }, key)).toMatchObject({ errorCode: 'unavailable' })
    expect(await put(seat, roundId, { big: 10_000 }, key)).toMatchObject({ success: true })
    expect(await balanceOf(gateway, player.wallet)).toBe(990_000)
  })

  it('goes back when the outcome is drawn first: nobody bets on what is known', async () => {
    const player = await newPlayer()
    const seat = await sit(player, losing('/debit'))
    const { roundId } = await open(seat)
    const key = newKey()
    await put(seat, roundId, { big: 10_000 }, key)
    await drawn()
    expect(await balanceOf(gateway, player.wallet)).toBe(1_000_000)
    const again = await put(seat, roundId, { big: 10_000 }, key)
    expect(again.value.bet).toMatchObject({ state: 'rolled-back' })
    expect(await balanceOf(gateway, player.wallet)).toBe(1_000_000)
  })

  it('is paid once where the answer of its payout is lost', async () => {
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId } = await open(seat)
    await put(seat, roundId, { big: 10_000, small: 10_000 })
    await pass(bettingMs)
    await pass(lockedMs, vendorServices(gateway, losing('/credit')))
    await pass(5000)
    const { last } = await look(seat)
    expect(last.bets).toMatchObject([{ state: 'paid' }])
    expect(await balanceOf(gateway, player.wallet)).toBe(980_000 + last.bets[0].payout)
  })
})

describe('two processes on one database (games 45)', () => {
  it('draw one outcome, pay each bet once, and schedule one next round', async () => {
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId, number: first } = await open(seat)
    await put(seat, roundId, { big: 10_000, small: 10_000 })
    gateway.clock.advance(bettingMs + lockedMs)
    await Promise.all([1, 2, 3].map(() => advanceTables(vendorServices(gateway))))
    const { last, running } = await look(seat)
    expect(last.bets).toMatchObject([{ state: 'paid' }])
    expect(running.number).toBe(first + 1)
    expect(await balanceOf(gateway, player.wallet)).toBe(980_000 + last.bets[0].payout)
  })
})

describe('a clock that was seven hours ahead and is set right (games 44)', () => {
  const aheadMs = 7 * 3_600_000
  const setRight = (): void => gateway.clock.advance(-aheadMs)

  it.each([
    ['scheduled', 0],
    ['open', wakeMs],
    ['locked', wakeMs + bettingMs],
  ] as const)('a round that is %s goes on, and its stake is paid', async (state, pastMs) => {
    gateway.clock.advance(aheadMs)
    const player = await newPlayer()
    const seat = await sit(player)
    const { roundId } = (await look(seat)).running
    if (state !== 'scheduled') await pass(wakeMs)
    if (state !== 'scheduled') await put(seat, roundId, { big: 10_000, small: 10_000 })
    await pass(Math.max(0, pastMs - wakeMs))
    setRight()
    await pass(0)
    await pass(wakeMs)
    if (state === 'scheduled') await put(seat, roundId, { big: 10_000, small: 10_000 })
    await drawn()
    const { last } = await look(seat)
    expect(last).toMatchObject({ roundId, bets: [{ state: 'paid' }] })
    expect(await balanceOf(gateway, player.wallet)).toBe(980_000 + last.bets[0].payout)
  })

  it('a table whose last draw lies ahead opens its next round at once', async () => {
    gateway.clock.advance(aheadMs)
    const early = await sit(await newPlayer())
    await open(early)
    await drawn()
    await finish()
    setRight()
    const seat = await sit(await newPlayer())
    const { running, now } = await look(seat)
    expect(running.opensAt - now).toBeLessThanOrEqual(20_000)
    await finish()
  })

  it('nobody sits at a table because a clock once said so', async () => {
    gateway.clock.advance(aheadMs)
    await look(await sit(await newPlayer()))
    setRight()
    await pass(0)
    const seats = await gateway.vendorDb.selectFrom('table_seat').selectAll().execute()
    expect(seats).toEqual([])
    await finish()
  })
})

/** The vendor's database as a process has it that ends at some change of a row. */
function within(life: { changes: number }): Database {
  return gateway.vendorDb.withPlugin({
    transformQuery({ node }) {
      const isChange = node.kind === 'UpdateQueryNode' || node.kind === 'InsertQueryNode'
      if (isChange && life.changes-- <= 0) throw new Error('the process ended')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

describe('a process that ends in the middle (games 34)', () => {
  it.each(Array.from({ length: 12 }, (_, changes) => changes))(
    'after %i changes of a round leaves no stake without an outcome, and pays none twice',
    async (changes) => {
      const player = await newPlayer()
      const seat = await sit(player)
      const { roundId } = await open(seat)
      await put(seat, roundId, { big: 10_000, 'total-10': 3000 })
      await put(seat, roundId, { small: 7000 })
      gateway.clock.advance(bettingMs + lockedMs)
      const dying = { ...vendorServices(gateway), db: within({ changes }) }
      await advanceTables(dying).catch(() => undefined)
      await pass(5000)
      const { last } = await look(seat)
      expect(last).toMatchObject({ roundId, bets: [{ state: 'paid' }, { state: 'paid' }] })
      const paid = last.bets.reduce((sum: number, { payout }: { payout: number }) => sum + payout, 0)
      expect(await balanceOf(gateway, player.wallet)).toBe(980_000 + paid)
    },
  )

  it.each([0, 1, 2, 3, 4])(
    'after %i changes of a bet returns its stake, or keeps the bet',
    async (changes) => {
      const player = await newPlayer()
      const seat = await sit(player)
      const { roundId } = await open(seat)
      const life = { changes: Infinity }
      const dying = await sitDown({ ...gateway, vendorDb: within(life) }, player, undefined, nodeId)
      life.changes = changes
      const answer = await put(dying, roundId, { big: 10_000 })
      await drawn()
      const { last } = await look(seat)
      const bet = last.bets[0]
      if (answer.success) expect(bet).toMatchObject({ state: 'paid' })
      const isKept = bet?.state === 'paid'
      expect(await balanceOf(gateway, player.wallet)).toBe(isKept ? 990_000 + bet.payout : 1_000_000)
    },
  )
})
