import { expect, it } from 'vitest'
import { playedMs } from '#features/play/played-ms.ts'

const minute = 60_000
const told = { since: 1_000 * minute, now: 1_012 * minute }

it.each([
  ['at the answer', 1_012 * minute, 12 * minute],
  ['three minutes after it', 1_015 * minute, 15 * minute],
  ['with a clock that was set back meanwhile', 1_000 * minute, 12 * minute],
])('counts play from its beginning, %s', (_when, now, played) => {
  expect(playedMs(told, now)).toBe(played)
})
