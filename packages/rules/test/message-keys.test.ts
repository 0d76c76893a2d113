import { labelKeys, messageKeys } from '@saola/rules'
import { expect, it } from 'vitest'

const sources = import.meta.glob('../src/**/*.ts', { query: '?raw', import: 'default', eager: true })
const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith('message-keys.ts'))
  .map(([, text]) => String(text))
  .join('\n')

/** Keys whose last part is filled in when they are returned. */
const composed: readonly string[] = ['protection.over.', 'protection.over_operator.', 'protection.closed.']

it.each(messageKeys)('%s is a reason that somebody gives', (key) => {
  const stem = composed.find((start) => key.startsWith(start))
  expect(code).toContain(stem ?? `'${key}'`)
})

it('lists every key once', () => {
  const all = [...messageKeys, ...labelKeys]
  expect(new Set(all).size).toBe(all.length)
  for (const key of all) expect(key).toMatch(/^[a-z]+(\.[A-Za-z0-9_]+)+$/)
})

it.each([
  'contracts.kind.dividend',
  'contracts.status.A',
  'contracts.step.accept',
  'contracts.cycle.semimonthly',
  'contracts.bill.insufficient_balance',
  'points.type.pvp',
  'points.status.in_process',
  'promotions.state.coming_soon',
  'promotions.type.lotto',
  'promotions.tag.high_rebate',
  'protection.kind.wager',
  'protection.period.24h',
  'protection.break.7d',
  'protection.exclusion.permanent',
])('names %s', (key) => {
  expect(labelKeys).toContain(key)
})
