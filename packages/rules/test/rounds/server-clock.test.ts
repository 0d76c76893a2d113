import { expect, test } from 'vitest'
import { offsetOf, surerOffset } from '@saola/rules'

test('the server is read as if it spoke half-way between question and answer (lottery 11)', () => {
  expect(offsetOf({ sentAt: 1_000, heardAt: 1_100, serverAt: 5_050 })).toEqual({
    offsetMs: 4_000,
    errorMs: 50,
  })
  expect(offsetOf({ sentAt: 9_000, heardAt: 9_020, serverAt: 4_010 })).toEqual({
    offsetMs: -5_000,
    errorMs: 10,
  })
})

test('the surer reading counts, and among equals the newer', () => {
  const sure = { offsetMs: 10, errorMs: 5 }
  const loose = { offsetMs: 90, errorMs: 200 }
  const fresh = { offsetMs: 12, errorMs: 5 }
  expect(surerOffset(undefined, loose)).toBe(loose)
  expect(surerOffset(sure, loose)).toBe(sure)
  expect(surerOffset(loose, sure)).toBe(sure)
  expect(surerOffset(sure, fresh)).toBe(fresh)
})
