import { expect, test } from 'vitest'
import { unofferedActs } from '../../src/fences/offered-acts.ts'

const form = {
  path: 'apps/member/src/features/promotions/join.tsx',
  text: 'useMoneyAct(calls.promotions.join)',
}
const joins = (...others: { path: string; text: string }[]): string[] =>
  unofferedActs([form, ...others]).filter((sentence) => sentence.includes('promotions.join'))

test('an act that nobody asks the gateway for is named with its file', () => {
  expect(joins()).toEqual([
    'apps/member/src/features/promotions/join.tsx: promotions.join is offered by gateways that may not have it: wrap it in <Offered>',
  ])
})

test.each([
  ['a wrapped button', '<Offered by="promotions.join">'],
  ['a question for several calls', "useHasCalls(\n  'promotions.detail',\n  'promotions.join',\n)"],
  ['a question by the row', 'hasCall(capabilities, calls.promotions.join.id)'],
])('%s asks', (_, text) => {
  expect(joins({ path: 'packages/shell/src/parts.tsx', text })).toEqual([])
})

test('what a test or a tool writes offers nothing', () => {
  expect(
    joins({ path: 'packages/shell/test/parts.tsx', text: '<Offered by="promotions.join">' }),
  ).toHaveLength(1)
})

test('a reading call is nobody’s act', () => {
  expect(
    unofferedActs([{ path: 'apps/member/src/list.tsx', text: 'callQuery(api, calls.promotions.list)' }]),
  ).toEqual([])
})
