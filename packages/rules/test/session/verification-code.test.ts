import { checkCode, codeRules, resendWaitMs, totpRules, totpSteps } from '@saola/rules'
import { expect, it } from 'vitest'

const minute = 60_000
const sent = { sentAt: 1_000, wrongTries: 0, isUsed: false }
const right = { text: '123456', isRight: true }
const wrong = { text: '123457', isRight: false }
const [missing, invalid, expired, locked] = [
  'phone.missing-verification-code',
  'phone.invalid-verification-code',
  'phone.code-expired',
  'code.locked',
]

it('six digits, five minutes, a new one after a minute, five tries', () => {
  expect(codeRules).toEqual({ digits: 6, expiryMs: 5 * minute, resendMs: minute, tries: 5 })
})

it.each([
  ['the right code', sent, right, 1_000, undefined],
  ['the right code in its last moment', sent, right, 1_000 + 5 * minute - 1, undefined],
  ['the right code after five minutes', sent, right, 1_000 + 5 * minute, expired],
  ['a wrong code', sent, wrong, 1_000, invalid],
  ['no answer', sent, { text: ' ', isRight: false }, 1_000, missing],
  ['no answer and no code', undefined, { text: '', isRight: false }, 1_000, missing],
  ['an address that nothing was sent to', undefined, right, 1_000, invalid],
  ['a code that has opened already', { ...sent, isUsed: true }, right, 1_000, invalid],
  ['the right code after four wrong ones', { ...sent, wrongTries: 4 }, right, 1_000, undefined],
  ['the right code after five wrong ones', { ...sent, wrongTries: 5 }, right, 1_000, locked],
  ['a wrong code after five wrong ones', { ...sent, wrongTries: 5 }, wrong, 1_000, locked],
  ['a locked code that is over', { ...sent, wrongTries: 5 }, right, 1_000 + 5 * minute, expired],
])('session 7: %s', (_case, code, answer, now, refusal) => {
  expect(checkCode(code, answer, now)).toBe(refusal)
})

it.each([
  [undefined, 0, 0],
  [sent, 1_000, minute],
  [sent, minute, 1_000],
  [sent, 1_000 + minute, 0],
  [sent, 1_000 + 2 * minute, 0],
])('session 5: after %o another code waits at %i ms for %i ms', (newest, now, waitMs) => {
  expect(resendWaitMs(newest, now)).toBe(waitMs)
})

it('RFC 6238: six digits, half a minute, one step of drift', () => {
  expect(totpRules).toEqual({ digits: 6, stepMs: 30_000, driftSteps: 1 })
})

it.each([
  // The times of RFC 6238, appendix B, with their steps (0x23523EC, 0x273EF07).
  [1_111_111_109_000, undefined, [37_037_036, 37_037_035, 37_037_037]],
  [1_234_567_890_000, undefined, [41_152_263, 41_152_262, 41_152_264]],
  [0, undefined, [0, 1]],
  [29_999, undefined, [0, 1]],
  [30_000, undefined, [1, 0, 2]],
  [90_000, 1, [3, 2, 4]],
  [90_000, 2, [3, 4]],
  [90_000, 3, [4]],
  [90_000, 4, []],
  [30_000, 0, [1, 2]],
])('at %i ms, with step %s used, the codes of %o count', (now, lastUsed, steps) => {
  expect(totpSteps(now, lastUsed)).toEqual(steps)
})
