import { expect, it } from 'vitest'
import { tellsOdds } from '#features/winners/tells-odds.ts'

it('odds are a column where any are told, and until that is known', () => {
  const odds = { oneIn: 90, isAbout: false }
  expect(tellsOdds([])).toBe(true)
  expect(tellsOdds([{ odds: undefined }, { odds }])).toBe(true)
  expect(tellsOdds([{ odds: undefined }, { odds: undefined }])).toBe(false)
})
