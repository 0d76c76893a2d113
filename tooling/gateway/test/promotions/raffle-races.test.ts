import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { operatePromotion } from '../../src/promotions/operate-promotion.ts'
import { earnRaffleTickets } from '../../src/promotions/raffles/earn-raffle-tickets.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { countDone, race, raceWith } from '../wallet/race.ts'

const merchant = 'saola'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a raffle in two hands at once', () => {
  let gateway: TestGateway
  let who: TestPerson
  let raffleId: number
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
    await settleMerchant(gateway)
  })
  beforeEach(async () => {
    who = await addPerson(gateway, `racedraffle${(turn += 1)}`)
    const now = gateway.services.now()
    const { id } = await operatePromotion(gateway.services, {
      step: 'raffle',
      merchant,
      kind: 'prize_wheel',
      title: { VI: 'Vòng quay', EN: 'Wheel' },
      prizes: [
        { amount: 50_000, chance: 5_000 },
        { amount: 60_000, chance: 5_000 },
      ],
      startsAt: now - 1,
      endsAt: now + dayMs,
      ticketDays: 2,
      deposit: { least: 100_000, most: 1 },
    })
    raffleId = id
    gateway.clock.advance(1)
  })
  afterEach(() => expectReconciled(gateway.services.db))
  afterAll(() => gateway.close())

  const api = () => gateway.client(who.token)
  const newKey = () => ({ idempotencyKey: `raffle-race-key-${(turn += 1)}` })
  const earn = () => earnRaffleTickets.run(gateway.services)
  const end = () => operatePromotion(gateway.services, { step: 'end-raffle', merchant, raffleId })
  const give = () => {
    turn += 1
    const gift = { members: [who.name], count: 1, key: `race-${turn}` }
    return operatePromotion(gateway.services, { step: 'tickets', merchant, raffleId, ...gift })
  }
  const tickets = async () => (await api().send(calls.promotions.raffles)).tickets

  async function deposit(): Promise<void> {
    const { memo } = await api().send(calls.wallet.deposit, { amount: 100_000 }, newKey())
    await receiveTransfer(gateway.services, { reference: `FT29-${(turn += 1)}`, memo, amount: 100_000 })
  }

  it('gives no ticket once the operator has ended it', async () => {
    const [, given] = await race<unknown>(gateway.services.db, { table: 'raffle', id: raffleId }, [end, give])
    expect(given).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
    expect(await tickets()).toEqual([])
  })

  it('counts the tickets of two deposits that two processes have taken', async () => {
    await deposit()
    const ends = await raceWith(gateway.services.db, { table: 'raffle', id: raffleId }, [
      { work: earn },
      { before: deposit, work: earn },
    ])
    expect(countDone(ends)).toBe(2)
    expect(await tickets()).toHaveLength(1)
  })

  it('draws a ticket once, and two taps hear the same', async () => {
    await give()
    const [ticket] = await tickets()
    const promotionClaimId = ticket?.ticketId ?? ''
    const claim = (clientSeed: string) => () =>
      api().send(
        calls.promotions.claimRaffle,
        { promotionClaimId, promotionType: 'RAFFLE', clientSeed },
        newKey(),
      )
    const row = { table: 'raffle_ticket', id: Number(promotionClaimId) } as const
    const ends = await race(gateway.services.db, row, [claim('one'), claim('two')])
    expect(countDone(ends)).toBe(2)
    const heard = ends.map((answer) => answer.status === 'fulfilled' && answer.value)
    expect(heard[1]).toEqual(heard[0])
  })
})
