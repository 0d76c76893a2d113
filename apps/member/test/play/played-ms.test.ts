import { expect, it } from 'vitest'
import { playedMs } from '#features/play/played-ms.ts'

const minute = 60_000
const told = { since: 1_000 * minute, now: 1_012 * minute }

it.each([
  ['at the answer', 5 * minute, 12 * minute],
  ['three minutes after it', 8 * minute, 15 * minute],
  ['with a device that was set back meanwhile', 0, 12 * minute],
])('counts play from its beginning, %s', (_when, now, played) => {
  expect(playedMs(told, 5 * minute, now)).toBe(played)
})
