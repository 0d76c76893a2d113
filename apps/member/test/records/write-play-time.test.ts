import { expect, it } from 'vitest'
import { writePlayTime } from '#features/records/write-play-time.ts'

it.each([
  [0, '0 giây', '0 seconds'],
  [12_900, '12 giây', '12 seconds'],
  [59_999, '59 giây', '59 seconds'],
  [60_000, '1 phút', '1 minute'],
  [125_000, '2 phút', '2 minutes'],
])('%i ms of play are %s, in English %s', (ms, vi, en) => {
  expect([writePlayTime(ms, 'vi'), writePlayTime(ms, 'en')]).toEqual([vi, en])
})
