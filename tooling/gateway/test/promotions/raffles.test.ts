import { createHash, createHmac } from 'node:crypto'
import { calls, type RaffleTicketView } from '@saola/protocol'
import {
  blockMessage,
  breakOf,
  commitmentMessage,
  dayMs,
  drawRafflePrize,
  exclusionOf,
  raffleDrawName,
  raffleSeedName,
} from '@saola/rules'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { operatePromotion } from '../../src/promotions/operate-promotion.ts'
import { earnRaffleTickets } from '../../src/promotions/raffles/earn-raffle-tickets.ts'
import type { NewRaffle } from '../../src/promotions/raffles/operate-raffle.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { walletOf } from './stage.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

const bankSecret = 'the-bank-of-raffles'
let turn = 0
const newPerson = (): Promise<TestPerson> => addPerson(gateway, `raffled${turn++}`)
const merchant = 'saola'
const sure = [
  { amount: 50_000, chance: 9_999 },
  { amount: 60_000, chance: 1 },
]

/** A wheel whose prizes are almost the same, published as an operator publishes it. */
async function publish(change: Partial<NewRaffle> = {}): Promise<number> {
  const now = gateway.services.now()
  const { id } = await operatePromotion(gateway.services, {
    step: 'raffle',
    merchant,
    kind: 'prize_wheel',
    title: { VI: 'Vòng quay', EN: 'Wheel' },
    prizes: sure,
    startsAt: now - 1,
    endsAt: now + 7 * dayMs,
    ticketDays: 2,
    ...change,
  })
  return id
}

async function give(raffleId: number, who: TestPerson, more: { count?: number; key?: string } = {}) {
  const { count = 1, key = `gift-${turn++}` } = more
  await operatePromotion(gateway.services, {
    step: 'tickets',
    merchant,
    raffleId,
    members: [who.name],
    count,
    key,
  })
}

const see = (who: TestPerson) => gateway.client(who.token).send(calls.promotions.raffles)
const claim = (who: TestPerson, ticketId: string, clientSeed?: string) =>
  gateway
    .client(who.token)
    .send(
      calls.promotions.claimRaffle,
      { promotionClaimId: ticketId, promotionType: 'RAFFLE', ...(clientSeed && { clientSeed }) },
      { idempotencyKey: `raffle-key-${turn++}-long` },
    )

async function onlyTicket(who: TestPerson): Promise<RaffleTicketView> {
  const { tickets } = await see(who)
  const [ticket] = tickets
  if (!ticket || tickets.length !== 1) throw new Error(`${tickets.length} tickets`)
  return ticket
}

/** Money that came by bank. */
async function deposit(who: TestPerson, amount: number): Promise<void> {
  const api = gateway.client(who.token)
  const { memo } = await api.send(
    calls.wallet.deposit,
    { amount },
    { idempotencyKey: `raffle-deposit-${turn++}` },
  )
  const body = JSON.stringify({ reference: `FT26-${turn++}`, memo, amount })
  const { status } = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
    body,
  })
  expect(status).toBe(200)
}

describe('promotions 18: a claim', () => {
  it('pays one prize under fifty taps, and tells every tap the same', async () => {
    const who = await newPerson()
    await give(await publish(), who)
    const { ticketId, prizes } = await onlyTicket(who)
    expect(prizes).toEqual(sure)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, tap) => claim(who, ticketId, `tap-${tap}`)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const [answer] = answers
    expect(answer).toMatchObject({ ticketId, state: 'claimed', prize: sure[answer?.place ?? 9]?.amount })
    expect(await walletOf(gateway, who)).toBe(answer?.prize)
    const { rows } = await sql<{ amount: number; kind: string }>`
      select amount, kind from entry join transfer on transfer.id = transfer_id
      where scope = ${`raffle-ticket:${ticketId}`} order by amount`.execute(gateway.services.db)
    expect(rows).toEqual([
      { amount: -(answer?.prize ?? 0), kind: 'promotion' },
      { amount: answer?.prize, kind: 'promotion' },
    ])
  })

  it('without a prize moves nothing', async () => {
    const who = await newPerson()
    const prizes = [
      { amount: 0, chance: 5_000 },
      { amount: 0, chance: 5_000 },
    ]
    await give(await publish({ prizes }), who)
    const { ticketId } = await onlyTicket(who)
    expect(await claim(who, ticketId)).toMatchObject({ state: 'claimed', prize: 0 })
    expect(await walletOf(gateway, who)).toBe(0)
  })

  it('comes too late at the end of the ticket, and says so', async () => {
    const who = await newPerson()
    await give(await publish(), who)
    const { ticketId } = await onlyTicket(who)
    gateway.clock.advance(2 * dayMs)
    const refused = await refusal(claim(who, ticketId))
    expect([refused.status, refused.code]).toEqual([400, 'promotions.refused'])
    expect((await onlyTicket(who)).state).toBe('expired')
    expect(await walletOf(gateway, who)).toBe(0)
  })

  it("of somebody else's ticket is answered as one that nobody has", async () => {
    const [who, stranger] = [await newPerson(), await newPerson()]
    await give(await publish(), who)
    const { ticketId } = await onlyTicket(who)
    const codes = [ticketId, '999999', '9.9', 'x'].map(async (each) => {
      const { status, code } = await refusal(claim(stranger, each))
      return [status, code]
    })
    for (const code of await Promise.all(codes)) expect(code).toEqual([404, 'not_found'])
    expect((await onlyTicket(who)).state).toBe('ready')
  })

  it.each([
    ['a break', (now: number) => breakOf('7d', now)],
    ['an exclusion', (now: number) => exclusionOf('permanent', now)],
  ])('goes on during %s, while no raffle is advertised', async (_case, pauseOf) => {
    const who = await newPerson()
    await give(await publish(), who)
    expect((await see(who)).raffles.length).toBeGreaterThan(0)
    await addPause(gateway.services.db, who.id, pauseOf(gateway.services.now()))
    const { ticketId } = await onlyTicket(who)
    expect((await see(who)).raffles).toEqual([])
    expect((await claim(who, ticketId)).state).toBe('claimed')
  })
})

describe('promotions 17: a prize', () => {
  it('follows from what was committed to and what the browser added, and nothing is told before', async () => {
    const who = await newPerson()
    const prizes = Array.from({ length: 10 }, (_, place) => ({ amount: place * 1_000, chance: 1_000 }))
    await give(await publish({ prizes }), who, { count: 3 })
    const { tickets } = await see(who)
    expect(tickets).toHaveLength(3)
    for (const before of tickets) {
      expect([before.seed, before.clientSeed, before.prize]).toEqual([undefined, undefined, undefined])
      const after = await claim(who, before.ticketId, 'of-my-browser')
      const seed = Buffer.from(after.seed ?? '', 'hex')
      const hash = createHash('sha256').update(commitmentMessage(raffleSeedName(before), seed))
      expect(hash.digest('hex')).toBe(before.commitment)
      const message = blockMessage(raffleDrawName(before, 'of-my-browser'), 0)
      const place = drawRafflePrize(prizes, createHmac('sha256', seed).update(message).digest())
      expect([after.place, after.prize]).toEqual([place, place * 1_000])
    }
  })
})

describe('promotions 15: tickets', () => {
  it('come once for each deposit that is large enough while the raffle runs, up to its number', async () => {
    const who = await newPerson()
    const id = await publish({ deposit: { least: 200_000, most: 2 } })
    const own = async () => (await see(who)).tickets.filter(({ raffleId }) => raffleId === String(id)).length
    await deposit(who, 199_999)
    await earnRaffleTickets.run(gateway.services)
    expect(await own()).toBe(0)
    await deposit(who, 200_000)
    await Promise.all([earnRaffleTickets.run(gateway.services), earnRaffleTickets.run(gateway.services)])
    expect(await own()).toBe(1)
    expect(await earnRaffleTickets.run(gateway.services), 'a rerun gives nothing').toBe(0)
    await deposit(who, 300_000)
    await deposit(who, 300_000)
    await earnRaffleTickets.run(gateway.services)
    expect(await own()).toBe(2)
    await operatePromotion(gateway.services, { step: 'end-raffle', merchant, raffleId: id })
  })

  it('are given by the operator once under one key, and to members alone', async () => {
    const who = await newPerson()
    const agent = await addPerson(gateway, `raffled${turn++}`, { type: 1 })
    const id = await publish()
    await give(id, who, { count: 2, key: 'tet' })
    await give(id, who, { count: 2, key: 'tet' })
    expect((await see(who)).tickets).toHaveLength(2)
    await give(id, who, { key: 'after' })
    expect((await see(who)).tickets).toHaveLength(3)
    await expect(give(id, agent)).rejects.toMatchObject({ code: 'not_found', field: 'members' })
  })

  it('of a raffle that ended are not given any more, while those that were stay', async () => {
    const who = await newPerson()
    const id = await publish()
    await give(id, who)
    await operatePromotion(gateway.services, { step: 'end-raffle', merchant, raffleId: id })
    await expect(give(id, who)).rejects.toMatchObject({ code: 'not_found', field: 'raffleId' })
    expect((await claim(who, (await onlyTicket(who)).ticketId)).state).toBe('claimed')
  })

  it('promotions 16: are not published with chances that do not make 100 percent', async () => {
    const prizes = [sure[0], { amount: 1, chance: 2 }] as NewRaffle['prizes']
    await expect(publish({ prizes })).rejects.toMatchObject({ messageKey: 'promotions.warning.chances' })
  })
})
