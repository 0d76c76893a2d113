import { checkLineMessage, messageDayStart, messagesLeft } from '@saola/rules'
import { expect, it } from 'vitest'
import { vietnam } from '../vietnam.ts'

const longTitle = { title: { kind: 'refused', key: 'messages.issue.title', params: { max: 60 } } }
const longContent = { content: { kind: 'refused', key: 'messages.issue.content', params: { max: 1_000 } } }

it.each([
  ['a letter of each', 'x', 'x', {}],
  ['the longest of each', 'x'.repeat(60), 'x'.repeat(1_000), {}],
  ['signs of two units count once', '🎁'.repeat(60), '🎁'.repeat(1_000), {}],
  ['blanks around do not count', ` ${'x'.repeat(60)}\n`, `\t${'x'.repeat(1_000)} `, {}],
  ['a title too long', 'x'.repeat(61), 'x', longTitle],
  ['no title', '', 'x', longTitle],
  ['a title of blanks', ' \n ', 'x', longTitle],
  ['a content too long', 'x', 'x'.repeat(1_001), longContent],
  ['no content', 'x', '', longContent],
  ['neither', '', ' ', { ...longTitle, ...longContent }],
])('an agent writes up to 60 letters and 1,000 (team 33): %s', (_, title, content, issues) => {
  expect(checkLineMessage({ title, content })).toEqual(issues)
})

it.each([
  [0, 10],
  [9, 1],
  [10, 0],
  [11, 0],
])('after %i messages of a day %i are left (team 33)', (sent, left) => {
  expect(messagesLeft(sent)).toBe(left)
})

it('counts from midnight in Vietnam (team 33)', () => {
  expect(messageDayStart(vietnam('2026-11-27 23:59'))).toBe(vietnam('2026-11-27'))
  expect(messageDayStart(vietnam('2026-11-28 00:00'))).toBe(vietnam('2026-11-28'))
})
