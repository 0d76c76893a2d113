import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceTables, createKeptWallet, mostRoundsOfPair } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../../wallet/people.ts'
import { raceBehind } from '../../wallet/race.ts'
import { newKey, sitDown, type Answer, type Seat } from '../seat.ts'
import { vendorServices } from '../vendor-of.ts'

/** A round at a table (games 44): so long until the first opens, and until it is drawn. */
const wakeMs = 3_000
const drawnMs = 22_000
const funded = 1_000_000

type WalletAnswer = Awaited<ReturnType<ReturnType<typeof createKeptWallet>['debit' | 'rollback']>>

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('our own games at two requests in the same moment', () => {
  let gateway: TestGateway
  let nodeId: string
  let people = 0
  let seat: Seat
  beforeAll(async () => {
    gateway = await startGateway()
    const title = await gateway.services.db
      .updateTable('game')
      .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1_000 })
      .where('game_code', '=', 'LIVE_BIG_SMALL')
      .returning('node_id')
      .executeTakeFirstOrThrow()
    nodeId = title.node_id
  })
  beforeEach(async () => {
    // Ends the round that runs, with nobody left at the table.
    gateway.clock.advance(60_000)
    await gateway.vendorDb.deleteFrom('table_seat').execute()
    await advanceTables(vendorServices(gateway))
    seat = await sitDown(gateway, await newPlayer(), undefined, nodeId)
  })
  afterAll(() => gateway.close())

  async function newPlayer(): Promise<TestPerson> {
    const player = await addPerson(gateway, `racedseat${(people += 1)}`)
    await fund(gateway, player, funded)
    return player
  }

  /** Starts all the works while rows of the vendor's are locked, each when those before it stand at a lock. */
  async function race(rows: string, works: readonly (() => Promise<Answer | WalletAnswer | void>)[]) {
    const ends = await raceBehind(
      gateway.services.db,
      (trx) => sql`select from ${sql.table(rows)} for update`.execute(trx),
      works.map((work) => ({ work })),
    )
    return ends.map((end) => {
      if (end.status === 'rejected') throw end.reason
      return end.value
    })
  }

  /** The table as it takes bets. */
  async function openRound(): Promise<string> {
    await seat.post('/api/table', {})
    gateway.clock.advance(wakeMs)
    await advanceTables(vendorServices(gateway))
    return (await seat.post('/api/table', {})).value.running.roundId
  }
  /** Takes what is due in a process whose clock is ahead of the one that takes bets. */
  const drawAhead = async () => {
    const ahead = () => gateway.clock.now() + drawnMs
    await advanceTables({ ...vendorServices(gateway), now: ahead })
  }

  it('take no bet in a round that another process is drawing (games 45)', async () => {
    const roundId = await openRound()
    const bet = () => seat.post('/api/table/bet', { key: newKey(), roundId, cells: { big: 1_000 } })
    const [, answer] = await race('vendor.table_round', [drawAhead, bet])
    expect(answer).toMatchObject({ errorCode: 'table.locked' })
  })

  it('take no bet back in a round that another process is drawing (games 45)', async () => {
    const roundId = await openRound()
    const key = newKey()
    const bet = await seat.post('/api/table/bet', { key, roundId, cells: { big: 1_000 } })
    expect(bet.success).toBe(true)
    const takeBack = () => seat.post('/api/table/take-back', { key })
    const [, answer] = await race('vendor.table_round', [drawAhead, takeBack])
    expect(answer).toMatchObject({ errorCode: 'table.locked' })
  })

  it('add nothing to a stake of play money that is being taken back (games 23)', async () => {
    const wallet = createKeptWallet(vendorServices(gateway))
    const playerId = 'demo:raced'
    await gateway.vendorDb
      .insertInto('player_wallet')
      .values({ player_id: playerId, balance: 50_000 })
      .execute()
    const round = { roundId: 'raced', playerId, sessionKey: '', content: '' }
    const debitTransactionId = 'raced:debit'
    await wallet.debit({ ...round, transactionId: debitTransactionId, amount: 10_000 })
    const add = { ...round, transactionId: 'raced:raise', addsTo: debitTransactionId, amount: 10_000 }
    const [back, added] = await race('vendor.player_wallet', [
      () => wallet.rollback({ transactionId: 'raced:back', debitTransactionId, playerId }),
      () => wallet.debit(add),
    ])
    expect(back).toMatchObject({ ok: true, balance: 50_000 })
    expect(added).toEqual({ ok: false, code: 'seamless.debit.cancelled' })
  })

  it('show no seed of a round that is just beginning (games 33)', async () => {
    const demo = await sitDown(gateway, undefined)
    const play = { key: newKey(), stake: 100_000, choice: { mines: 3 } }
    const [, answer] = await race('vendor.seed_pair', [
      () => demo.post('/api/play', play),
      () => demo.post('/api/seeds', { clientSeed: 'peek' }),
    ])
    expect(answer).toMatchObject({ errorCode: 'round.open' })
  })

  it('turn a pair that has served its rounds once (games 118)', async () => {
    const player = await addPerson(gateway, 'wornpair')
    await fund(gateway, player, funded)
    const first = await sitDown(gateway, player)
    const commitment: string = first.opened.seeds.serverSeedHash
    await gateway.vendorDb
      .updateTable('seed_pair')
      .set({ nonce: mostRoundsOfPair })
      .where('server_seed_hash', '=', commitment)
      .execute()
    const visits: { serverSeedHash: string }[] = []
    const sit = async (): Promise<Answer> => {
      const { opened } = await sitDown(gateway, player)
      visits.push(opened.seeds)
      return { status: 200, success: true, value: opened }
    }
    await race('vendor.seed_pair', [sit, sit])
    const promised: string = first.opened.seeds.nextServerSeedHash
    expect(visits.map(({ serverSeedHash }) => serverSeedHash)).toEqual([promised, promised])
  })
})
