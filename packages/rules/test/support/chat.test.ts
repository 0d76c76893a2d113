import { chatWaitMs, checkChatText, cleanChatText } from '@saola/rules'
import { expect, it } from 'vitest'

const empty = { kind: 'refused', key: 'support.chat.issue.empty' }
const long = { kind: 'refused', key: 'support.chat.issue.long', params: { max: 300 } }

it.each([
  ['one letter', 'x', undefined],
  ['300', 'x'.repeat(300), undefined],
  ['300 signs of two units', '🎲'.repeat(300), undefined],
  ['301', 'x'.repeat(301), long],
  ['none', '', empty],
  ['blanks alone', ' \n ', empty],
  ['what nobody sees', '\u200B\u2060', empty],
])('a message of the chat room has 1 to 300 letters (support 13): %s', (_, text, refusal) => {
  expect(checkChatText(text)).toEqual(refusal)
})

it('is kept as one line, without what nobody sees (support 13)', () => {
  expect(cleanChatText(' xin\nchào\u200B ')).toBe('xin chào')
})

it.each([
  ['who never wrote', undefined, 5, 0],
  ['at once', 100_000, 5, 5_000],
  ['two seconds later', 98_000, 5, 3_000],
  ['when the seconds are over', 95_000, 5, 0],
  ['long after', 1_000, 5, 0],
  ['where nobody waits', 100_000, 0, 0],
])('between two messages of one member are seconds (support 14): %s', (_, lastAt, seconds, wait) => {
  expect(chatWaitMs(lastAt, seconds, 100_000)).toBe(wait)
})
