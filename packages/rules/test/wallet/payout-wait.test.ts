import { hourMs, payoutStop } from '@saola/rules'
import { expect, it } from 'vitest'

const begun = { reason: 'reset', begunAt: 1_000 } as const

it.each([
  ['nothing has happened', { wait: undefined }, 1_000, undefined],
  ['a password was just set anew', {}, 1_000, { reason: 'reset', until: 1_000 + 24 * hourMs }],
  ['the last moment of the wait', {}, 999 + 24 * hourMs, { reason: 'reset', until: 1_000 + 24 * hourMs }],
  ['the wait is over', {}, 1_000 + 24 * hourMs, undefined],
  ['a merchant that lets nobody wait', { hours: 0 }, 1_000, undefined],
  [
    'a merchant that lets wait for 72 hours',
    { hours: 72 },
    48 * hourMs,
    { reason: 'reset', until: 1_000 + 72 * hourMs },
  ],
  ['a lock, with a wait or without', { isLocked: true }, 1_000, { reason: 'locked' }],
  ['a lock long after', { isLocked: true, wait: undefined, hours: 0 }, 9e12, { reason: 'locked' }],
])('wallet 41 and 42: %s', (_case, difference, now, stop) => {
  expect(payoutStop({ isLocked: false, wait: begun, hours: 24, ...difference }, now)).toEqual(stop)
})
