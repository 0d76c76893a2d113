import { missionState, referralState, refusedReferral } from '@saola/rules'
import { describe, expect, it } from 'vitest'

const dayMs = 86_400_000

describe('a friend who was invited (promotions 25)', () => {
  it.each([
    // days since registering, reward, state
    [0, undefined, 'waiting'],
    [29.9, undefined, 'waiting'],
    [30, undefined, 'over'],
    [90, 50_000, 'rewarded'],
    [1, 0, 'refused'],
  ])('%d days after registering, with a reward of %s, is %s', (days, reward, expected) => {
    expect(referralState({ registeredAt: 0, reward }, { days: 30 }, days * dayMs)).toBe(expected)
  })
})

describe('what speaks against a reward (promotions 26)', () => {
  it.each([
    [{ earlierSelf: undefined, rewardedBefore: 1 }, undefined],
    [{ earlierSelf: 'device' as const, rewardedBefore: 0 }, 'device'],
    [{ earlierSelf: 'traces' as const, rewardedBefore: 0 }, 'traces'],
    [{ earlierSelf: undefined, rewardedBefore: 2 }, 'limit'],
  ])('%o: %s', (friend, expected) => {
    expect(refusedReferral(friend, { most: 2 })).toBe(expected)
  })
})

describe('a mission (promotions 28)', () => {
  it.each([
    [false, undefined, 'open'],
    [true, undefined, 'claim'],
    [true, 5, 'claimed'],
    [false, 5, 'claimed'],
  ])('done: %s, claimed at %s: %s', (isDone, claimedAt, expected) => {
    expect(missionState({ isDone, claimedAt })).toBe(expected)
  })
})
