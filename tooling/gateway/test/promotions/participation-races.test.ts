import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'

import { operatePromotion, type NewPromotion } from '../../src/promotions/operate-promotion.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { protectionOf } from '../protection/play.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { countDone, race, raceWith, type Row } from '../wallet/race.ts'
import { bonusOf, placeBets, publish, runTurnover, walletOf } from './stage.ts'

const merchant = 'saola'
const hourMs = 3_600_000
const ofDeposit = { kind: 'deposit', percent: 100, cap: 1_000_000, leastDeposit: 100_000 } as const

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])(
  'a participation that two want to move in the same moment',
  () => {
    let gateway: TestGateway
    let who: TestPerson
    let turn = 0
    beforeAll(async () => {
      gateway = await startGateway()
      await settleMerchant(gateway)
    })
    beforeEach(async () => {
      who = await addPerson(gateway, `racedpart${(turn += 1)}`)
    })
    afterEach(() => expectReconciled(gateway.services.db))
    afterAll(() => gateway.close())

    const newKey = () => ({ idempotencyKey: `participation-race-${(turn += 1)}` })
    const send: ReturnType<TestGateway['client']>['send'] = (...asked) =>
      gateway.client(who.token).send(...asked)
    const join = (promotionId: string) => send(calls.promotions.join, { promotionId }, newKey())
    const claim = (promotionId: string) => send(calls.promotions.claim, { promotionId }, newKey())
    const leave = (promotionId: string) => send(calls.promotions.leave, { promotionId }, newKey())
    const work = () => runTurnover(gateway)

    async function deposit(amount: number): Promise<void> {
      const { memo } = await send(calls.wallet.deposit, { amount }, newKey())
      await receiveTransfer(gateway.services, { reference: `FT28-${(turn += 1)}`, memo, amount })
    }
    const partIn = (promotionId: string) =>
      gateway.services.db
        .selectFrom('participation')
        .selectAll()
        .where('account_id', '=', who.id)
        .where('promotion_id', '=', Number(promotionId))
        .executeTakeFirstOrThrow()

    /** An offer that the member has joined; with its participation as a row to lock. */
    async function joined(change: Partial<NewPromotion> = {}): Promise<{ offer: string; row: Row }> {
      const offer = await publish(gateway, change)
      await join(offer)
      return { offer, row: { table: 'participation', id: (await partIn(offer)).id } }
    }
    /** One that applied for an offer and waits for the operator. */
    async function applied(change: Partial<NewPromotion> = {}): Promise<{ offer: string; row: Row }> {
      const offer = await publish(gateway, { ...change, needsApproval: true })
      await send(calls.promotions.apply, { promotionId: offer, comment: 'Tôi xin nhận' }, newKey())
      return { offer, row: { table: 'participation', id: (await partIn(offer)).id } }
    }
    const answer = (step: 'approve' | 'reject' | 'issue', { id }: Row) =>
      operatePromotion(gateway.services, { step, merchant, participationId: id })
    async function earned(change: Partial<NewPromotion> = {}): Promise<{ offer: string; row: Row }> {
      const made = await joined(change)
      await placeBets(gateway, who, { amount: 500_000 })
      await work()
      return made
    }

    it('is not begun once the break has begun that was taken first', async () => {
      const offer = await publish(gateway)
      const [, begun] = await race<unknown>(gateway.services.db, { table: 'account', id: who.id }, [
        () => protectionOf(gateway, who).rest('24h'),
        () => join(offer),
      ])
      expect(begun).toMatchObject({ status: 'rejected', reason: { code: 'protection.paused' } })
    })

    it('is claimed once by two taps, and both hear the same', async () => {
      const { offer, row } = await earned()
      const ends = await race(gateway.services.db, row, [() => claim(offer), () => claim(offer)])
      expect(countDone(ends)).toBe(2)
      expect(await walletOf(gateway, who)).toBe(50_000)
    })

    it('is given up once by two taps, and both hear the same', async () => {
      const { offer, row } = await joined()
      const ends = await race(gateway.services.db, row, [() => leave(offer), () => leave(offer)])
      expect(countDone(ends)).toBe(2)
      expect(await bonusOf(gateway, who)).toBe(0)
    })

    it('gets one answer of two operators', async () => {
      const { offer, row } = await applied()
      const ends = await race(gateway.services.db, row, [
        () => answer('reject', row),
        () => answer('approve', row),
      ])
      expect(countDone(ends)).toBe(1)
      expect(await partIn(offer)).toMatchObject({ application: 'rejected', bonus: 0 })
    })

    it('ends once at its deadline by two processes', async () => {
      // What the tests before have left ends first.
      gateway.clock.advance(3 * hourMs)
      await work()
      const { row } = await joined()
      gateway.clock.advance(3 * hourMs)
      const ends = await race(gateway.services.db, row, [work, work])
      const changed = ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason))
      expect(changed).toEqual([1, 0])
    })

    it('that was given up gets no bonus of a deposit', async () => {
      const { offer, row } = await joined({ bonus: ofDeposit })
      await deposit(200_000)
      await race<unknown>(gateway.services.db, row, [() => leave(offer), work])
      expect(await bonusOf(gateway, who)).toBe(0)
    })

    it('does not take the deposit that another one is taking', async () => {
      const late = await applied({ bonus: ofDeposit })
      const early = await joined({ bonus: ofDeposit })
      await deposit(200_000)
      // The first process has seen one participation alone; the second one sees the other first.
      const { db } = gateway.services
      const row = { table: 'ledger_account', id: await accountOfOperator(db, 'promotion') } as const
      const ends = await raceWith(db, row, [{ work }, { before: () => answer('approve', late.row), work }])
      expect(countDone(ends)).toBe(2)
      expect((await partIn(early.offer)).bonus).toBe(200_000)
      expect((await partIn(late.offer)).bonus).toBe(0)
    })

    it('that is complete leaves the next bet to the next one', async () => {
      const first = await joined()
      const second = await joined()
      await placeBets(gateway, who, { amount: 500_000 })
      // Two processes count; the second one finds a bet that the first one has not seen.
      const ends = await raceWith(gateway.services.db, first.row, [
        { work },
        { before: () => placeBets(gateway, who, { amount: 30_000 }), work },
      ])
      expect(countDone(ends)).toBe(2)
      expect([(await partIn(first.offer)).wagered, (await partIn(second.offer)).wagered]).toEqual([
        500_000, 30_000,
      ])
    })
  },
)
