import { createHash, createHmac } from 'node:crypto'
import type { RaffleTicketView } from '@saola/protocol'
import {
  blockMessage,
  commitmentMessage,
  drawRafflePrize,
  raffleDrawName,
  raffleSeedName,
} from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { verifyTicket } from '#features/rewards/raffles/verify-ticket.ts'
import { turnTo, wheelSegments } from '#features/rewards/raffles/wheel-segments.ts'

const prizes = Array.from({ length: 10 }, (_, place) => ({ amount: place * 1_000, chance: 1_000 }))

/** A claimed ticket, made with the other implementation of the same hashes. */
function claimed(): RaffleTicketView {
  const terms = { raffleId: '501', ticketId: '70001', prizes }
  const seed = Buffer.alloc(32, 7)
  const clientSeed = 'of-my-browser'
  const message = blockMessage(raffleDrawName(terms, clientSeed), 0)
  const place = drawRafflePrize(prizes, createHmac('sha256', seed).update(message).digest())
  return {
    ...terms,
    kind: 'prize_wheel',
    title: 'Wheel',
    state: 'claimed',
    issuedAt: 1,
    expiresAt: 9,
    claimedAt: 2,
    commitment: createHash('sha256')
      .update(commitmentMessage(raffleSeedName(terms), seed))
      .digest('hex'),
    seed: seed.toString('hex'),
    clientSeed,
    place,
    prize: place * 1_000,
  }
}

describe('promotions 17: the check on the own device', () => {
  it('agrees with what was drawn', async () => {
    expect(await verifyTicket(claimed())).toBe(true)
  })

  it.each([
    ['another prize', (ticket: RaffleTicketView) => ({ ...ticket, place: ((ticket.place ?? 0) + 1) % 10 })],
    ['another seed', (ticket: RaffleTicketView) => ({ ...ticket, seed: '00'.repeat(32) })],
    ['another commitment', (ticket: RaffleTicketView) => ({ ...ticket, commitment: '00'.repeat(32) })],
    [
      'other chances',
      (ticket: RaffleTicketView) => ({
        ...ticket,
        prizes: [{ amount: 0, chance: 1_001 }, { amount: 1_000, chance: 999 }, ...ticket.prizes.slice(2)],
      }),
    ],
  ])('does not agree with %s', async (_case, change) => {
    expect(await verifyTicket(change(claimed()))).toBe(false)
  })
})

describe('the wheel', () => {
  it('is as wide as the chances', () => {
    const halves = wheelSegments([
      { amount: 0, chance: 7_500 },
      { amount: 1, chance: 2_500 },
    ])
    expect(halves).toEqual([
      { start: 0, end: 270 },
      { start: 270, end: 360 },
    ])
  })

  it('leaves no segment too narrow to read, and closes', () => {
    const segments = wheelSegments([
      { amount: 0, chance: 9_990 },
      ...Array.from({ length: 10 }, () => ({ amount: 1, chance: 1 })),
    ])
    for (const { start, end } of segments) expect(end - start).toBeGreaterThanOrEqual(18)
    expect(segments.at(-1)?.end).toBeCloseTo(360)
  })

  it('turns until the middle of the drawn segment is at the top', () => {
    expect((turnTo({ start: 90, end: 180 }, 6) + 135) % 360).toBe(0)
  })
})
