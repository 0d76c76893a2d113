import { onePersonBy, type OnePerson, type PersonSign } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('two accounts of one person (promotions 33)', () => {
  it.each<[PersonSign[], OnePerson | undefined]>([
    [[], undefined],
    [['device'], 'device'],
    [['card'], 'card'],
    [['payer'], 'payer'],
    [['mailbox'], 'mailbox'],
    [['network'], undefined],
    [['holder'], undefined],
    [['holder', 'network'], 'traces'],
    [['network', 'holder', 'card'], 'card'],
  ])('%j', (signs, expected) => {
    expect(onePersonBy(signs)).toBe(expected)
  })
})
