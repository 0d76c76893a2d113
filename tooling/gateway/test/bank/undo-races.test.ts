import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { recallReported } from '../../src/bank/recall-reported.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { operatePromotion } from '../../src/promotions/operate-promotion.ts'
import { earnRaffleTickets } from '../../src/promotions/raffles/earn-raffle-tickets.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { publish, runTurnover } from '../promotions/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'

const merchant = 'saola'
const amount = 90_000

const values = (ends: PromiseSettledResult<unknown>[]) =>
  ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason))

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])(
  'what is taken back in two hands at once (wallet 60 to 64)',
  () => {
    let gateway: TestGateway
    beforeAll(async () => {
      gateway = await startGateway()
      await settleMerchant(gateway)
    })
    afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

    let count = 0
    const key = () => ({ idempotencyKey: `undo-race-key-${count++}-long` })
    const newPerson = () => addPerson(gateway, `undorace${count++}`)
    const api = (who: TestPerson) => gateway.client(who.token)
    const debtOf = async ({ id }: TestPerson) =>
      balanceOf(gateway, await memberAccount(gateway.services.db, id, 'debt'))

    /** Money that a person has paid in, and the row that the bank's report became. */
    async function paidIn(who: TestPerson, sum = amount) {
      const { memo } = await api(who).send(calls.wallet.deposit, { amount: sum }, key())
      const reference = `FTU-${count++}`
      await receiveTransfer(gateway.services, { reference, memo, amount: sum })
      return gateway.services.db
        .selectFrom('bank_transfer')
        .selectAll()
        .where('bank_reference', '=', reference)
        .executeTakeFirstOrThrow()
    }
    const recall = (reference: string) =>
      operateTransfer(gateway.services, {
        merchant,
        do: 'recall',
        reference,
        recallReference: 'RC-1',
        reason: 'the bank took it',
        by: 'Minh',
      })
    it('a decision is undone once', async () => {
      const who = await newPerson()
      const { id, bank_reference: reference, transfer_id: booking } = await paidIn(who)
      const why = { reason: 'not theirs', by: 'Minh' }
      const undo = () =>
        operateTransfer(gateway.services, { merchant, do: 'undo', reference, booking, ...why })
      const ends = await race(gateway.services.db, { table: 'bank_transfer', id }, [undo, undo])
      expect(values(ends)).toEqual([
        { reference, state: 'waiting', repeated: false },
        { reference, state: 'waiting', repeated: true },
      ])
      expect([await balanceOf(gateway, who.wallet), await debtOf(who)]).toEqual([0, 0])
    })

    it('the bank takes a transfer once, by an act and by its report', async () => {
      const who = await newPerson()
      const first = await paidIn(who)
      const acts = [1, 2].map(() => () => recall(first.bank_reference))
      const asked = await race(gateway.services.db, { table: 'bank_transfer', id: first.id }, acts)
      expect(values(asked)).toMatchObject([{ repeated: false }, { repeated: true }])

      const second = await paidIn(who)
      const told = { reference: second.bank_reference, amount, memo: second.memo, recall: 'RC-2' }
      const reports = [1, 2].map(() => () => recallReported(gateway.services, told))
      const heard = await race(gateway.services.db, { table: 'bank_transfer', id: second.id }, reports)
      expect(values(heard)).toMatchObject([{ repeated: false }, { repeated: true }])
      expect([await balanceOf(gateway, who.wallet), await debtOf(who)]).toEqual([0, 0])
    })

    it('two takings of one wallet come to its money and a debt', async () => {
      const who = await newPerson()
      const rows = [await paidIn(who), await paidIn(who)]
      await fund(gateway, who, -amount)
      const works = rows.map(
        ({ bank_reference: reference }) =>
          () =>
            recall(reference),
      )
      const ends = await race(gateway.services.db, { table: 'ledger_account', id: who.wallet }, works)
      expect(values(ends)).toMatchObject([{ state: 'recalled' }, { state: 'recalled' }])
      expect([await balanceOf(gateway, who.wallet), await debtOf(who)]).toEqual([0, -amount])
    })

    it('a bonus goes once with its deposit', async () => {
      const who = await newPerson()
      const bonus = { kind: 'deposit', percent: 50, cap: 100_000, leastDeposit: amount } as const
      const promotionId = await publish(gateway, { bonus, multiple: 0, acceptWarnings: true })
      await api(who).send(calls.promotions.join, { promotionId }, key())
      const { bank_reference: reference } = await paidIn(who)
      await runTurnover(gateway)
      await api(who).send(calls.promotions.claim, { promotionId }, key())
      await recall(reference)
      const { id } = await gateway.services.db
        .selectFrom('participation')
        .select('id')
        .where('account_id', '=', who.id)
        .executeTakeFirstOrThrow()
      const run = () => runTurnover(gateway)
      const ends = await race(gateway.services.db, { table: 'participation', id }, [run, run])
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      expect([await balanceOf(gateway, who.wallet), await debtOf(who)]).toEqual([0, 0])
    })

    const wheel = async (deposit?: { least: number; most: number }) => {
      const now = gateway.services.now()
      const { id } = await operatePromotion(gateway.services, {
        step: 'raffle',
        merchant,
        kind: 'prize_wheel',
        title: { VI: 'Vòng quay', EN: 'Wheel' },
        prizes: [
          { amount: 5_000, chance: 9_999 },
          { amount: 6_000, chance: 1 },
        ],
        startsAt: now - 1_000,
        endsAt: now + 3_600_000,
        ticketDays: 2,
        ...(deposit && { deposit }),
      })
      return id
    }
    const ticketsOf = (who: TestPerson) =>
      gateway.services.db.selectFrom('raffle_ticket').selectAll().where('account_id', '=', who.id).execute()

    it('a prize goes once with the deposit of its ticket', async () => {
      await wheel({ least: amount, most: 1 })
      const who = await newPerson()
      const { bank_reference: reference } = await paidIn(who)
      await earnRaffleTickets.run(gateway.services)
      const id = (await ticketsOf(who))[0]?.id ?? 0
      const claimed = { promotionClaimId: String(id), promotionType: 'RAFFLE' } as const
      await api(who).send(calls.promotions.claimRaffle, claimed, key())
      await recall(reference)
      const run = () => earnRaffleTickets.run(gateway.services)
      const ends = await race(gateway.services.db, { table: 'raffle_ticket', id }, [run, run])
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      expect([await balanceOf(gateway, who.wallet), await debtOf(who)]).toEqual([0, 0])
    })

    it('tickets that are just being given are taken back too', async () => {
      const raffleId = await wheel()
      const who = await newPerson()
      const gift = { merchant, raffleId, key: `race-${count++}` }
      const give = () =>
        operatePromotion(gateway.services, { step: 'tickets', ...gift, members: [who.name], count: 2 })
      const take = () =>
        operatePromotion(gateway.services, { step: 'take-tickets', ...gift, reason: 'mistaken', by: 'Minh' })
      await race(gateway.services.db, { table: 'raffle', id: raffleId }, [give, take])
      expect((await ticketsOf(who)).map((row) => row.taken_back_by)).toEqual(['Minh', 'Minh'])
    })
  },
)
