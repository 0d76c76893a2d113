import { codeDoor, dayMs, guessWaitMs, hourMs, minuteMs } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  [1, 0],
  [9, 0],
  [10, 5 * minuteMs],
  [11, 0],
  [15, 30 * minuteMs],
  [20, 2 * hourMs],
  [25, dayMs],
  [26, 0],
  [30, dayMs],
  [500, dayMs],
])('session 43: after %i wrong answers in a row the next one waits %i ms', (wrong, waitMs) => {
  expect(guessWaitMs(wrong)).toBe(waitMs)
})

it('session 43: who guesses without a break for a month has looked at fewer than 200 of a million answers', () => {
  let now = 0
  let wrong = 0
  while (now < 30 * dayMs) {
    wrong += 1
    now += guessWaitMs(wrong)
  }
  expect(wrong).toBeLessThan(200)
})

const now = 10 * dayMs
const codes = (count: number, newest = now - 1) => Array.from({ length: count }, (_, index) => newest - index)

it.each([
  ['the first code', 0, 0, { kind: 'open' }],
  ['the third to a phone', 2, 2, { kind: 'open' }],
  ['the fourth to a phone', 3, 3, { kind: 'captcha' }],
  ['the eleventh from a network', 0, 10, { kind: 'captcha' }],
  ['the eleventh to a phone', 10, 10, { kind: 'wait', waitMs: dayMs - 10 }],
  ['the hundred-and-first from a network', 0, 100, { kind: 'wait', waitMs: dayMs - 100 }],
])('session 44: %s of a day', (_, toRecipient, fromNetwork, door) => {
  expect(codeDoor({ toRecipient: codes(toRecipient), fromNetwork: codes(fromNetwork) }, now)).toEqual(door)
})
