import { createMemoryStorage } from '@saola/shell'
import { expect, it } from 'vitest'
import { intend, settleIntention } from '#features/withdrawal/withdrawal-intention.ts'

function counter(): () => string {
  let count = 0
  return () => `key-${(count += 1)}`
}

const received = '{"withdrawalId":"7","answer":"received"}'

it('an answer keeps its key while no reply has come: a second tap, a time-out or a reload is the same answer', () => {
  const { tab } = createMemoryStorage()
  const newKey = counter()
  expect(intend(tab, 'withdrawalAnswer', received, newKey)).toBe('key-1')
  expect(intend(tab, 'withdrawalAnswer', received, newKey)).toBe('key-1')
})

it.each([
  ['another answer', '{"withdrawalId":"7","answer":"not_received"}'],
  ['another withdrawal', '{"withdrawalId":"8","answer":"received"}'],
])('%s has a key of its own', (_what, wish) => {
  const { tab } = createMemoryStorage()
  const newKey = counter()
  intend(tab, 'withdrawalAnswer', received, newKey)
  expect(intend(tab, 'withdrawalAnswer', wish, newKey)).toBe('key-2')
})

it('once the gateway has replied, the same answer is another one: the money may have been sent again', () => {
  const { tab } = createMemoryStorage()
  const newKey = counter()
  intend(tab, 'withdrawalAnswer', received, newKey)
  settleIntention(tab, 'withdrawalAnswer')
  expect(intend(tab, 'withdrawalAnswer', received, newKey)).toBe('key-2')
})

it('an answer leaves the key of a withdrawal that waits for its reply alone', () => {
  const { tab } = createMemoryStorage()
  const newKey = counter()
  intend(tab, 'withdrawalIntention', '1:100000', newKey)
  intend(tab, 'withdrawalAnswer', received, newKey)
  settleIntention(tab, 'withdrawalAnswer')
  expect(intend(tab, 'withdrawalIntention', '1:100000', newKey)).toBe('key-1')
})
