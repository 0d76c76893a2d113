import { describe, expect, it } from 'vitest'
import { subAccountRights } from '@saola/protocol'
import { levelsOf, rightPlaces, toLevels, toRights } from '../src/features/sub-accounts/right-levels.ts'

describe('rights as an owner chooses them (team 28)', () => {
  it.each([
    ['team', ['none', 'see']],
    ['reports', ['none', 'see']],
    ['transfer', ['none', 'see', 'act']],
  ] as const)('%s knows %j', (place, levels) => {
    expect(levelsOf(place)).toEqual(levels)
  })

  it('to act is chosen once and says both', () => {
    const levels = toLevels(['team.read', 'contracts.act'])
    expect(levels).toEqual({
      team: 'see',
      reports: 'none',
      transfer: 'none',
      contracts: 'act',
      opening: 'none',
      messages: 'none',
    })
    expect(toRights(levels)).toEqual(['team.read', 'contracts.act'])
  })

  it('every right can be given', () => {
    const given = rightPlaces.flatMap((place) =>
      levelsOf(place).flatMap((level) => toRights({ ...toLevels([]), [place]: level })),
    )
    expect(new Set(given)).toEqual(new Set(subAccountRights))
  })
})
