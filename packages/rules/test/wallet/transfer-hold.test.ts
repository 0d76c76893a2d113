import { breakOf, exclusionOf, transferHold, type Receiver } from '@saola/rules'
import { expect, it } from 'vitest'

const now = Date.UTC(2026, 2, 1)
const free: Receiver = {
  type: 0,
  isClosed: false,
  isLocked: false,
  pauses: [],
  limits: [],
  movements: [],
}
const limited: Receiver = {
  ...free,
  limits: [{ kind: 'deposit', period: '24h', amount: 200_000 }],
  movements: [{ kind: 'deposit', amount: 150_000, at: now - 1 }],
}

it.each<[string, Receiver, number, string | undefined]>([
  ['an account in order', free, 300_000_000, undefined],
  ['an agent in order', { ...free, type: 1 }, 300_000_000, undefined],
  ['a closed account', { ...free, isClosed: true }, 1, 'closed'],
  ['an account to try out', { ...free, type: 4 }, 1, 'trial'],
  ['an account that its owner has locked', { ...free, isLocked: true }, 1, 'locked'],
  ['a break', { ...free, pauses: [breakOf('24h', now - 1)] }, 1, 'pause'],
  ['a break that is over', { ...free, pauses: [{ kind: 'break', from: now - 2, until: now }] }, 1, undefined],
  ['an exclusion', { ...free, pauses: [exclusionOf('permanent', now)] }, 1, 'pause'],
  ['all that the limit leaves', limited, 50_000, undefined],
  ['one đồng more than the limit leaves', limited, 50_001, 'limit'],
  [
    'a limit on what is lost',
    { ...limited, limits: [{ kind: 'loss', period: '24h', amount: 1 }] },
    9,
    undefined,
  ],
  ['a closed account on a break', { ...free, isClosed: true, pauses: [breakOf('24h', now)] }, 1, 'closed'],
])('wallet 56: %s', (_case, receiver, amount, hold) => {
  expect(transferHold(receiver, amount, now)).toBe(hold)
})
