import { describe, expect, it } from 'vitest'
import { hourMs } from '../../src/lengths-of-time.ts'
import { payoutMarksOf, type PayoutFacts } from '../../src/wallet/payout-marks.ts'

const now = 1_000 * hourMs
const ordinary: PayoutFacts = {
  registeredAt: 0,
  deviceSince: null,
  cardSince: now - 25 * hourMs,
  lastDepositAt: now - 3 * hourMs,
  lastBetAt: now - 2 * hourMs,
  lastResetAt: now - 24 * hourMs,
  payerMembers: 0,
  deviceMembers: 0,
  networkMembers: 2,
}

describe('what sends a withdrawal to a person (wallet 45)', () => {
  it.each<[string, Partial<PayoutFacts>, string[]]>([
    ['an ordinary day', {}, []],
    ['a device that came an hour ago', { deviceSince: now - hourMs }, ['new_device']],
    ['a device that came a day ago', { deviceSince: now - 24 * hourMs }, []],
    ['a bank account of this day', { cardSince: now - 23 * hourMs }, ['new_card']],
    ['a deposit after the last bet', { lastDepositAt: now - hourMs }, ['no_bet']],
    ['a bet in the moment of the deposit', { lastDepositAt: now - 2 * hourMs }, []],
    ['a deposit and never a bet', { lastBetAt: null }, ['no_bet']],
    ['no deposit and no bet', { lastDepositAt: null, lastBetAt: null }, []],
    ['a secret that changed today', { lastResetAt: now - hourMs }, ['reset']],
    [
      'a secret of today, a day after registering',
      { registeredAt: now - 24 * hourMs, lastResetAt: now - hourMs },
      ['reset'],
    ],
    ['a newcomer who set the first one', { registeredAt: now - 2 * hourMs, lastResetAt: now - hourMs }, []],
    ['one other member with the payer', { payerMembers: 1 }, ['shared_payer']],
    ['one other member at the device', { deviceMembers: 1 }, ['shared_device']],
    ['three other members at the network', { networkMembers: 3 }, ['shared_network']],
    [
      'two of them at once, in the order of the desk',
      { deviceMembers: 1, cardSince: now },
      ['new_card', 'shared_device'],
    ],
  ])('%s', (_, change, marks) => {
    expect(payoutMarksOf({ ...ordinary, ...change }, { now, newForHours: 24 })).toEqual(marks)
  })
})
