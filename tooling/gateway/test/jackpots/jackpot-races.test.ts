import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { jackpotTerms } from '@saola/rules'
import { operateJackpot } from '../../src/games/jackpot/operate-jackpot.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, fund } from '../wallet/people.ts'
import { countDone, raceBehind } from '../wallet/race.ts'
import { drawFarPoints } from './far-points.ts'

const stake = 1_000_000
/** Of a stake into the mini pool: 0.2 %. */
const share = 2_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two rounds that end in the same moment', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
    await drawFarPoints(gateway)
    await gateway.services.db
      .updateTable('game')
      .set({ feeds_jackpot: true })
      .where('node_id', '=', '105')
      .execute()
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  /** A round of a player of its own that has taken its stake; answers how it is lost. */
  async function openRound(roundId: string) {
    const player = await addPerson(gateway, `pot${roundId}`)
    await fund(gateway, player, stake)
    const { value } = await seamless(gateway, 'session', { token: await launch(gateway, player) })
    const { sessionKey } = value
    const debitTransactionId = `${roundId}-d`
    const debit = { transactionId: debitTransactionId, roundId, sessionKey, amount: stake, content: '' }
    expect((await seamless(gateway, 'debit', debit)).success).toBe(true)
    const end = { transactionId: `${roundId}-c`, debitTransactionId, amount: 0, content: '' }
    return () => seamless(gateway, 'credit', end)
  }
  const mini = async () => {
    const { pools } = await gateway.client().send(calls.games.jackpots)
    return pools.find(({ pool }) => pool === 'mini')?.meter ?? 0
  }

  it('both feed the pools (games 28)', async () => {
    const works = [await openRound('first'), await openRound('second')]
    const before = await mini()
    const ends = await raceBehind(
      gateway.services.db,
      (trx) => trx.selectFrom('jackpot_pool').select('pool').forUpdate().execute(),
      works.map((work) => ({ work })),
    )
    expect(countDone(ends)).toBe(2)
    expect((await mini()) - before).toBe(2 * share)
  })

  it('a stake feeds a pool whose terms an operator changes meanwhile (games 133)', async () => {
    const { services } = gateway
    const terms = { ...jackpotTerms.mini, cap: 600_000 }
    const change = {
      do: 'terms',
      merchant: 'saola',
      pool: 'mini',
      terms,
      by: 'Hạnh',
      reason: 'more',
    } as const
    const works: (() => Promise<unknown>)[] = [
      await openRound('third'),
      () => operateJackpot(services, change),
    ]
    const before = await mini()
    const ends = await raceBehind(
      services.db,
      (trx) => trx.selectFrom('jackpot_pool').select('pool').forUpdate().execute(),
      works.map((work) => ({ work })),
    )
    expect(countDone(ends)).toBe(2)
    expect((await mini()) - before).toBe(share)
  })
})
