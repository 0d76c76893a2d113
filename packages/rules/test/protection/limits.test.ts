import {
  cancelRequest,
  changeLimit,
  checkAgainstLimits,
  confirmLimit,
  effectiveLimit,
  limitFrom,
  limitState,
  limitTimes,
  requestState,
  setLimit,
  usage,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  type Movement,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'
import { vietnam } from '../vietnam.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const now = vietnam('2026-11-21 12:00')

it.each<[LimitPeriod, number]>([
  ['24h', vietnam('2026-11-20 12:00') + 1],
  ['7d', vietnam('2026-11-14 12:00') + 1],
  ['month', vietnam('2026-11-01')],
])('protection 1: the %s that ends now begins at %i', (period, from) => {
  expect(limitFrom(period, now)).toBe(from)
})

const moved = (kind: Movement['kind'], amount: number, at: number): Movement => ({ kind, amount, at })
const busy = [
  moved('deposit', 1_000, now),
  moved('deposit', 500, now - dayMs + 1),
  moved('deposit', 250, now - dayMs),
  moved('stake', 300, now - 2 * hourMs),
  moved('stake', 200, now - hourMs),
  moved('win', 150, now - 3 * hourMs),
  moved('stake', 60, now - 6 * dayMs),
  moved('stake', 7, vietnam('2026-11-01')),
  moved('stake', 3, vietnam('2026-11-01') - 1),
  moved('deposit', 9_999, now + 1),
]

it.each<[LimitKind, LimitPeriod, number, number]>([
  ['deposit', '24h', 1_500, now + 1],
  ['deposit', '7d', 1_750, now - dayMs + 7 * dayMs],
  ['deposit', 'month', 1_750, vietnam('2026-12-01')],
  ['wager', '24h', 500, now - 2 * hourMs + dayMs],
  ['wager', '7d', 560, now - 6 * dayMs + 7 * dayMs],
  ['wager', 'month', 567, vietnam('2026-12-01')],
  ['loss', '24h', 350, now - 2 * hourMs + dayMs],
  ['loss', '7d', 410, now + dayMs],
  ['loss', 'month', 417, vietnam('2026-12-01')],
])('protection 1: %s over %s: %i used, some of it free at %i', (kind, period, used, resetsAt) => {
  expect(usage({ kind, period }, busy, now)).toEqual({ used, resetsAt })
})

it.each<[LimitPeriod, number]>([
  ['24h', now + dayMs],
  ['7d', now + 7 * dayMs],
  ['month', vietnam('2026-12-01')],
])('an unused %s limit is free until %i', (period, resetsAt) => {
  expect(usage({ kind: 'loss', period }, [], now)).toEqual({ used: 0, resetsAt })
})

it('never counts a net win as a loss, nor against the next one', () => {
  const winning = [moved('stake', 100, now - 2), moved('win', 900, now - 1)]
  expect(usage({ kind: 'loss', period: '24h' }, winning, now).used).toBe(0)
})

it('sets free at the named moment what was used, and not before', () => {
  forSeeds(200, (whole) => {
    const movements = Array.from({ length: 5 }, () =>
      moved('deposit', whole(1, 99), now - whole(0, dayMs - 1)),
    )
    const limit = { kind: 'deposit', period: '24h' } as const
    const { used, resetsAt } = usage(limit, movements, now)
    expect(resetsAt).toBeGreaterThan(now)
    expect(usage(limit, movements, resetsAt - 1).used).toBe(used)
    expect(usage(limit, movements, resetsAt).used).toBeLessThan(used)
  })
})

const limit: Limit = { kind: 'deposit', period: '24h', amount: 1_000 }
const times = { waitMs: 100, confirmMs: 50 }
const request = { amount: 2_000, filedAt: 0, confirmFrom: 100, confirmUntil: 150 }
const waiting: Limit = { ...limit, request }
const refused = (key: string, params?: object) => ({ kind: 'refused', key, ...(params ? { params } : {}) })

it.each([
  [1, { kind: 'set', limit: { kind: 'loss', period: '7d', amount: 1 } }],
  [0, refused('protection.refused.amount')],
  [-5, refused('protection.refused.amount')],
  [1.5, refused('protection.refused.amount')],
])('protection 2: a first limit of %d', (amount, result) => {
  expect(setLimit('loss', '7d', amount)).toEqual(result)
})

it.each([
  ['lower', limit, 999, { kind: 'set', limit: { ...limit, amount: 999 } }],
  ['the same', limit, 1_000, { kind: 'set', limit }],
  ['lower, while a raise waits', waiting, 999, { kind: 'set', limit: { ...limit, amount: 999 } }],
  ['higher', limit, 2_000, { kind: 'requested', limit: waiting }],
  [
    'higher by one',
    limit,
    1_001,
    { kind: 'requested', limit: { ...limit, request: { ...request, amount: 1_001 } } },
  ],
  [
    'none',
    limit,
    undefined,
    { kind: 'requested', limit: { ...limit, request: { ...request, amount: undefined } } },
  ],
  ['nothing', limit, 0, refused('protection.refused.amount')],
  ['broken đồng', limit, 10.5, refused('protection.refused.amount')],
])('protection 2: to a limit of 1 000, %s', (_case, before, amount, result) => {
  expect(changeLimit(before, amount, 0, times)).toEqual(result)
})

it('protection 5: a raise waits a day and is confirmed within three', () => {
  expect(limitTimes).toEqual({ waitMs: dayMs, confirmMs: 3 * dayMs })
})

it('starts the wait again for a new wish, and waits a day by default', () => {
  expect(changeLimit(waiting, 3_000, 60, times)).toMatchObject({ limit: { request: { confirmFrom: 160 } } })
  expect(changeLimit(limit, 3_000, 7)).toMatchObject({
    limit: { request: { confirmFrom: 7 + dayMs, confirmUntil: 7 + dayMs + limitTimes.confirmMs } },
  })
})

it.each([
  [99, 'waiting', refused('protection.refused.waiting', { confirmFromAt: 100 })],
  [100, 'confirmable', { kind: 'set', limit: { ...limit, amount: 2_000 } }],
  [149, 'confirmable', { kind: 'set', limit: { ...limit, amount: 2_000 } }],
  [150, 'lapsed', refused('protection.refused.lapsed', { confirmUntilAt: 150 })],
])('protection 5: at %i a raise is %s', (at, state, result) => {
  expect(requestState(waiting, at)).toBe(state)
  expect(confirmLimit(waiting, at)).toEqual(result)
})

it('protection 5: removes after the wait, and cancels at once', () => {
  const removal: Limit = { ...limit, request: { ...request, amount: undefined } }
  expect(confirmLimit(removal, 100)).toEqual({ kind: 'removed', limit: undefined })
  expect(cancelRequest(waiting)).toEqual({ kind: 'cancelled', limit })
  expect(requestState(limit, 100)).toBe('none')
  expect(confirmLimit(limit, 100)).toEqual(refused('protection.refused.no_request'))
  expect(cancelRequest(limit)).toEqual(refused('protection.refused.no_request'))
})

it('protection 6: nothing but a confirmation after the wait raises a limit', () => {
  forSeeds(300, (whole) => {
    let current: Limit | undefined = limit
    let at = 0
    for (let turn = 0; turn < 20 && current !== undefined; turn += 1) {
      at += whole(0, 80)
      const before: Limit = current
      const roll = whole(0, 3)
      const wish = roll === 1 ? undefined : whole(1, 3_000)
      const step = roll === 3 ? confirmLimit(before, at) : changeLimit(before, wish, at, times)
      if (step.kind === 'refused') continue
      current = step.limit
      const isRaised = current === undefined || current.amount > before.amount
      if (isRaised) {
        expect(roll).toBe(3)
        expect(at - (before.request?.filedAt ?? at)).toBeGreaterThanOrEqual(times.waitMs)
      }
    }
  })
})

const day = (kind: LimitKind, amount: number): Limit => ({ kind, period: '24h', amount })

it.each([
  ['no limits', [], 'deposit', 1e9, undefined],
  ['a deposit within', [day('deposit', 2_000)], 'deposit', 500, undefined],
  [
    'a deposit beyond',
    [day('deposit', 2_000)],
    'deposit',
    501,
    refused('protection.over.deposit', { leftAmount: 500, limitAmount: 2_000, resetsAt: now + 1 }),
  ],
  ['a deposit against bet limits', [day('loss', 1), day('wager', 1)], 'deposit', 500, undefined],
  ['a bet against a deposit limit', [day('deposit', 1)], 'bet', 500, undefined],
  ['a bet within', [day('loss', 400), day('wager', 600)], 'bet', 50, undefined],
  [
    'a bet that could lose too much',
    [day('wager', 600), day('loss', 400)],
    'bet',
    51,
    refused('protection.over.loss', { leftAmount: 50, limitAmount: 400, resetsAt: now + 22 * hourMs }),
  ],
  [
    'a bet beyond the stakes',
    [day('wager', 520), day('loss', 400)],
    'bet',
    21,
    refused('protection.over.wager', { leftAmount: 20, limitAmount: 520, resetsAt: now + 22 * hourMs }),
  ],
  [
    'a limit that was lowered below its use',
    [day('wager', 100)],
    'bet',
    1,
    refused('protection.over.wager', { leftAmount: 0, limitAmount: 100, resetsAt: now + 22 * hourMs }),
  ],
  ['a raise that waits', [{ ...day('deposit', 1_600), request }], 'deposit', 100, undefined],
] as const)('protection 1: %s', (_case, limits, action, amount, result) => {
  expect(checkAgainstLimits(limits, { action, amount }, busy, now)).toEqual(result)
})

it('names the tightest limit, the first of equals', () => {
  const limits = [day('wager', 600), day('loss', 450), { ...day('wager', 570), period: '7d' as const }]
  expect(effectiveLimit(limits, 'bet', busy, now)?.limit).toBe(limits[2])
  expect(effectiveLimit([day('deposit', 1)], 'bet', busy, now)).toBeUndefined()
  const equals = [day('wager', 600), day('loss', 450)]
  expect(effectiveLimit(equals, 'bet', busy, now)?.limit).toBe(equals[0])
  expect(limitState(day('wager', 600), busy, now)).toEqual({
    limit: day('wager', 600),
    used: 500,
    left: 100,
    resetsAt: now + 22 * hourMs,
  })
})
