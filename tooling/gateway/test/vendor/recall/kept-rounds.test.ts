import { sql } from 'kysely'
import { carriedTitle } from '@saola/game-engines'
import { createVendor, hashModel, schemaName } from '@saola/game-vendor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { pageAssets } from '../page-assets.ts'
import { newKey, sitDown } from '../seat.ts'
import { gatewayOf, vendorServices } from '../vendor-of.ts'

const stake = 2000
/** A slot with free spins, and an instant game. */
const [pirateQueen, limbo] = ['102', '105']

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  player = await addPerson(gateway, 'recaller')
  await fund(gateway, player, 10_000_000)
})
afterAll(() => gateway.close())

const sit = (nodeId: string) => sitDown(gateway, player, gatewayOf(gateway), nodeId)
const rows = () =>
  gateway.vendorDb.selectFrom('round').selectAll().orderBy('created_at', 'desc').orderBy('nonce', 'desc')

describe('what a round was played by (games 129)', () => {
  it('is kept with it: the release, and the hash of the title’s model', async () => {
    const seat = await sit(pirateQueen)
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: {} })
    const other = await sit(limbo)
    const second = await other.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    expect(value.round.engineVersion).toBe('1.2.3+feed')
    expect(value.round.modelHash).toMatch(/^[0-9a-f]{64}$/)
    expect(second.value.round.modelHash).not.toBe(value.round.modelHash)
    const kept = await rows().where('round_id', '=', value.round.roundId).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ engine_version: '1.2.3+feed', model_hash: value.round.modelHash })
  })

  it('is shown where the round is verified', async () => {
    const { round_id: roundId, model_hash: hash } = await rows().executeTakeFirstOrThrow()
    const vendor = createVendor(vendorServices(gateway), pageAssets)
    const page = await (await vendor.request(`/verify?round=${roundId}&language=EN`)).text()
    expect(page).toContain(hash)
    expect(page).toContain('1.2.3+feed')
  })

  it('follows from the model alone: the same title has it on every machine', async () => {
    const title = carriedTitle({ gameCode: 'PIRATE_QUEEN', family: 'RNG' })
    if (!title) throw new Error('no engine carries it')
    const again = JSON.parse(JSON.stringify(title.model)) as Record<string, unknown>
    const turned = Object.fromEntries(Object.entries(again).toReversed())
    expect(hashModel({ ...title, model: turned })).toBe(hashModel(title))
    expect(hashModel({ ...title, model: { ...again, cap: 1 } })).not.toBe(hashModel(title))
  })
})

describe('a round that is over (games 130)', () => {
  it('keeps when it ended, and the balance before its stake and after its payout', async () => {
    const seat = await sit(limbo)
    const before = await balanceOf(gateway, player.wallet)
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    expect(value.round).toMatchObject({
      endedAt: gateway.clock.now(),
      balanceBefore: before,
      balanceAfter: before - stake + value.round.payout,
    })
  })

  it('keeps both when its answer is asked for again', async () => {
    const seat = await sit(limbo)
    const press = { key: newKey(), stake, choice: { target: 200 } }
    const first = await seat.post('/api/play', press)
    gateway.clock.advance(60_000)
    const again = await seat.post('/api/play', press)
    expect(again.value.round).toEqual(first.value.round)
  })

  it('says nothing of them when it is from before they were kept', async () => {
    const seat = await sit(limbo)
    const press = { key: newKey(), stake, choice: { target: 200 } }
    const { value } = await seat.post('/api/play', press)
    await gateway.vendorDb
      .updateTable('round')
      .set({
        ended_at: null,
        balance_before: null,
        balance_after: null,
        engine_version: null,
        model_hash: null,
      })
      .where('round_id', '=', value.round.roundId)
      .execute()
    const again = await seat.post('/api/play', press)
    for (const name of ['endedAt', 'balanceBefore', 'balanceAfter', 'engineVersion', 'modelHash']) {
      expect(again.value.round).not.toHaveProperty(name)
    }
  })
})

describe('the last features of a title (games 131)', () => {
  it('are the fifty newest rounds in which one came, of this player and title alone', async () => {
    const seat = await sit(pirateQueen)
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: {} })
    const { roundId } = value.round
    const { has_feature: hadOne } = await rows().where('round_id', '=', roundId).executeTakeFirstOrThrow()
    expect(hadOne).toBe(
      value.round.view.events.some(({ kind }: { kind: string }) => kind === 'freeSpins' || kind === 'wheel'),
    )
    await gateway.vendorDb.updateTable('round').set({ has_feature: false }).execute()
    expect((await seat.post('/api/features', {})).value.rounds).toEqual([])
    // One round, sixty times: each a second older than the one before.
    const table = sql.table(`${schemaName}.round`)
    await sql`insert into ${table} select (jsonb_populate_record(kept, jsonb_build_object(
        'round_id', lpad(n::text, 20, '0'), 'round_key', 'feature-of-test-' || n,
        'nonce', kept.nonce + n, 'created_at', kept.created_at - n * 1000, 'has_feature', true))).*
      from ${table} as kept, generate_series(1, 60) as n where round_id = ${roundId}`.execute(
      gateway.vendorDb,
    )
    const { rounds } = (await seat.post('/api/features', {})).value
    expect(rounds.map((round: { roundId: string }) => Number(round.roundId))).toEqual(
      Array.from({ length: 50 }, (_, place) => place + 1),
    )
    expect(rounds[0]).toMatchObject({ view: value.round.view, payout: value.round.payout, stake })
    const other = await sit(limbo)
    expect((await other.post('/api/features', {})).value.rounds).toEqual([])
  })

  it('are told to nobody without a sitting', async () => {
    const seat = await sit(limbo)
    expect(await seat.post('/api/features', {}, 'guessed')).toMatchObject({ errorCode: 'seamless.session' })
  })
})
