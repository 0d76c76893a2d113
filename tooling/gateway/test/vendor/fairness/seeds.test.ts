import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchRules } from '@saola/game-engines'
import { advanceTables, createModelSource, drawsOf, openSeed, openVendor } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches } from '../match-table.ts'
import { newKey, sitDown } from '../seat.ts'
import { vendorServices } from '../vendor-of.ts'

const minesGold = '101'
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const anyHash = expect.stringMatching(/^[0-9a-f]{64}$/)
const press = () => ({ key: newKey(), stake: 1000, choice: { target: 200 } })

let gateway: TestGateway
let counter = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function newPlayer(): Promise<TestPerson> {
  counter += 1
  const player = await addPerson(gateway, `seedholder${counter}`)
  await fund(gateway, player, 10_000_000)
  return player
}

describe('a client seed is taken after the commitment was shown (games 81)', () => {
  it('has none at first: the first round brings the one that the browser made', async () => {
    const seat = await sitDown(gateway, await newPlayer())
    expect(seat.opened.seeds).toMatchObject({ serverSeedHash: anyHash, clientSeed: '', nextNonce: 1 })
    const { value } = await seat.post('/api/play', { ...press(), clientSeed: 'my-own-words' })
    expect(value.round).toMatchObject({
      clientSeed: 'my-own-words',
      nonce: 1,
      serverSeedHash: seat.opened.seeds.serverSeedHash,
    })
    const { value: later } = await seat.post('/api/play', { ...press(), clientSeed: 'other-words' })
    expect(later.round).toMatchObject({ clientSeed: 'my-own-words', nonce: 2 })
  })

  it('refuses a first round without one, by name, and takes no stake', async () => {
    const seat = await sitDown(gateway, await newPlayer())
    const refused = await seat.post('/api/play', { ...press(), clientSeed: undefined })
    expect(refused).toMatchObject({ status: 400, field: 'clientSeed' })
    const { value } = await seat.post('/api/play', press())
    expect(value.round.nonce).toBe(1)
  })

  it('shows the hash of the next server seed before the seeds are changed, and uses that one', async () => {
    const seat = await sitDown(gateway, await newPlayer())
    const shown = seat.opened.seeds
    expect(shown.nextServerSeedHash).toEqual(anyHash)
    expect(shown.nextServerSeedHash).not.toBe(shown.serverSeedHash)
    const { value } = await seat.post('/api/seeds', { clientSeed: 'chosen-after' })
    expect(value.seeds).toMatchObject({
      serverSeedHash: shown.nextServerSeedHash,
      clientSeed: 'chosen-after',
      nextServerSeedHash: anyHash,
    })
    const again = await seat.post('/api/seeds', { clientSeed: 'and-again' })
    expect(hashOf(again.value.revealed.serverSeed)).toBe(shown.nextServerSeedHash)
  })

  it('changes nothing for a page that saw another next seed', async () => {
    const seat = await sitDown(gateway, await newPlayer())
    const stale = await seat.post('/api/seeds', { clientSeed: 'late', nextServerSeedHash: hashOf('other') })
    expect(stale).toMatchObject({ status: 409, errorCode: 'seeds.changed' })
    const { value } = await seat.post('/api/seeds', { clientSeed: 'mine' })
    expect(value.seeds.serverSeedHash).toBe(seat.opened.seeds.nextServerSeedHash)
  })
})

/** Lets the pair of a commitment have served so many rounds. */
async function serve(rounds: number, { commitment }: { commitment: string }): Promise<void> {
  await gateway.vendorDb
    .updateTable('seed_pair')
    .set({ nonce: rounds })
    .where('server_seed_hash', '=', commitment)
    .execute()
}

describe('a pair serves a thousand rounds at most (games 118)', () => {
  it.each([
    [999, false],
    [1_000, true],
  ])('after %d rounds the next visit begins with a new one: %s', async (rounds, isNew) => {
    const player = await newPlayer()
    const seat = await sitDown(gateway, player)
    const first = seat.opened.seeds
    const { value } = await seat.post('/api/play', { ...press(), clientSeed: 'of-the-first' })
    await serve(rounds, { commitment: first.serverSeedHash })
    const later = await sitDown(gateway, player)
    if (!isNew) {
      expect(later.opened.seeds).toMatchObject({ ...first, clientSeed: 'of-the-first', nextNonce: 1_000 })
      return
    }
    // What was promised as the next takes over; a client seed is asked for after it was shown.
    expect(later.opened.seeds).toMatchObject({
      serverSeedHash: first.nextServerSeedHash,
      nextServerSeedHash: anyHash,
      clientSeed: '',
      nextNonce: 1,
    })
    const old = later.opened.rounds.find(
      ({ roundId }: { roundId: string }) => roundId === value.round.roundId,
    )
    expect(old).toMatchObject({ nonce: 1, clientSeed: 'of-the-first', serverSeedHash: first.serverSeedHash })
  })

  it('waits while a round is open', async () => {
    const player = await newPlayer()
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const first = seat.opened.seeds
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 1000, choice: { mines: 3 } })
    expect(value.round.state).toBe('playing')
    await serve(1_000, { commitment: first.serverSeedHash })
    const later = await sitDown(gateway, player, undefined, minesGold)
    expect(later.opened.seeds.serverSeedHash).toBe(first.serverSeedHash)
    expect(later.opened.waiting.roundId).toBe(value.round.roundId)
  })
})

describe('server seeds lie sealed (games 82)', () => {
  it('are in no row as they are, and open for their own commitment alone', async () => {
    const seat = await sitDown(gateway, await newPlayer())
    await seat.post('/api/play', press())
    const row = await gateway.vendorDb.selectFrom('seed_pair').selectAll().executeTakeFirstOrThrow()
    const services = vendorServices(gateway)
    const seed = openSeed(services, row.server_seed, row.server_seed_hash)
    expect(hashOf(seed)).toBe(row.server_seed_hash)
    for (const table of ['seed_pair', 'round', 'table_round', 'match'] as const)
      expect(JSON.stringify(await gateway.vendorDb.selectFrom(table).selectAll().execute())).not.toContain(
        seed,
      )
    expect(() => openSeed(services, row.server_seed, row.next_server_seed_hash ?? '')).toThrow()
    const thief = { settings: { storeSecret: 'another' } }
    expect(() => openSeed(thief, row.server_seed, row.server_seed_hash)).toThrow()
  })

  it('are sealed at the next start where they were written open, and decide the same rounds', async () => {
    const seat = await sitDown(gateway, await newPlayer())
    const { value } = await seat.post('/api/play', press())
    const open = 'ab'.repeat(32)
    const own = (await gateway.vendorDb
      .selectFrom('round')
      .selectAll()
      .where('round_id', '=', value.round.roundId)
      .executeTakeFirstOrThrow()) as { player_id: string }
    await gateway.vendorDb
      .updateTable('seed_pair')
      .set({ server_seed: open, server_seed_hash: hashOf(open) })
      .where('player_id', '=', own.player_id)
      .execute()
    ;(await openVendor(vendorServices(gateway))).close()
    const { server_seed: kept } = await gateway.vendorDb
      .selectFrom('seed_pair')
      .select('server_seed')
      .where('player_id', '=', own.player_id)
      .executeTakeFirstOrThrow()
    expect(kept).not.toBe(open)
    expect(openSeed(vendorServices(gateway), kept, hashOf(open))).toBe(open)
  })
})

describe('bets join the seed of what many share (games 83)', () => {
  it('a table draws from its seed and the bets that stood when betting had ended', async () => {
    const { node_id: nodeId } = await gateway.services.db
      .updateTable('game')
      .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
      .where('game_code', '=', 'LIVE_BIG_SMALL')
      .returning('node_id')
      .executeTakeFirstOrThrow()
    const pass = async (ms: number): Promise<void> => {
      gateway.clock.advance(ms)
      await advanceTables(vendorServices(gateway))
    }
    const seat = await sitDown(gateway, await newPlayer(), undefined, nodeId)
    const { value } = await seat.post('/api/table', {})
    const { roundId, opensAt, drawsAt } = value.running
    await pass(opensAt - gateway.clock.now())
    const [kept, back] = [newKey(), newKey()]
    await seat.post('/api/table/bet', { key: kept, roundId, cells: { small: 20_000, big: 10_000 } })
    await seat.post('/api/table/bet', { key: back, roundId, cells: { big: 5000 } })
    await seat.post('/api/table/take-back', { key: back })
    await pass(drawsAt - gateway.clock.now())
    const fingerprint = hashOf(`${kept}:30000:big=10000:small=20000`)
    const row = await gateway.vendorDb
      .selectFrom('table_round')
      .selectAll()
      .where('round_id', '=', roundId)
      .executeTakeFirstOrThrow()
    expect(row.bet_fingerprints).toEqual([fingerprint])
    expect(row.client_seed).toBe(`LIVE_BIG_SMALL:${hashOf(fingerprint)}`)
    const { last } = (await seat.post('/api/table', {})).value
    expect(last).toMatchObject({ roundId, clientSeed: row.client_seed, betCount: 1 })
    const draws = drawsOf({
      serverSeed: last.serverSeed,
      clientSeed: last.clientSeed,
      nonce: last.number,
    })
    const dice = [0, 1, 2].map(() => 1 + draws.below(6))
    expect(last.outcome).toEqual({ dice })
  })

  it('a match draws from its seed and the bets that stood at the kick-off', async () => {
    const source = createModelSource()
    const nodeId = await footballNode(gateway)
    await runOnce(gateway, source)
    const match = await gateway.vendorDb
      .selectFrom('match')
      .selectAll()
      .where('league', '=', 'football')
      .where('kick_off_at', '>', gateway.clock.now() + 60_000)
      .orderBy('kick_off_at')
      .executeTakeFirstOrThrow()
    const { match_id: matchId, kick_off_at: kickOffAt } = match
    const seat = await sitAtMatches(gateway, await newPlayer(), { source, nodeId })
    const board = await seat.post('/api/matches/board', { league: 'football', format: 'decimal' })
    const shown = board.value.matches.find((one: { matchId: string }) => one.matchId === matchId)
    const home = shown.result.find(({ pick }: { pick: string }) => pick === 'result:home')
    const key = newKey()
    const taken = await seat.bet(10_000, [[matchId, 'result:home', home.odds]], { key })
    expect(taken.value.bet.state).toBe('open')
    gateway.clock.advance(kickOffAt + matchRules.kickOffPauseMs - gateway.clock.now())
    await seat.post('/api/matches/board', { league: 'football', format: 'decimal' })
    const joined = await gateway.vendorDb
      .selectFrom('match')
      .selectAll()
      .where('match_id', '=', matchId)
      .executeTakeFirstOrThrow()
    const fingerprint = hashOf(`${key}:10000:${matchId}=result:home`)
    expect(match.client_seed).toBeNull()
    expect(joined.bet_fingerprints).toEqual([fingerprint])
    expect(joined.client_seed).toBe(`${matchId}:${hashOf(fingerprint)}`)
    // In play the bets that come later change nothing any more.
    gateway.clock.advance(matchRules.minuteMs)
    await runOnce(gateway, source)
    const later = await gateway.vendorDb
      .selectFrom('match')
      .select('client_seed')
      .where('match_id', '=', matchId)
      .executeTakeFirstOrThrow()
    expect(later.client_seed).toBe(joined.client_seed)
  })
})
