import type { BillDetail } from '@saola/protocol'
import { expect, it } from 'vitest'
import { billLines } from '../../src/contracts/bill-formula.ts'

const tiers = [
  { betVolume: 1_000_000, activeMembers: 1, rateType: 'P' as const, rate: 10_000 },
  { betVolume: 5_000_000, activeMembers: 2, rateType: 'P' as const, rate: 20_000 },
]

/** A dividend of the second tier: 20 % of (3,000,000 − 500,000 − 100,000). */
const dividend: BillDetail = {
  id: '7',
  contractId: '3',
  kind: 'dividend',
  side: 'upline',
  payer: 'topagent',
  receiver: 'agent01',
  receiverId: '2',
  periodKey: 'monthly:2026-11-01',
  from: 0,
  to: 1,
  state: 'to_collect',
  amount: 480_000,
  paid: 0,
  open: 480_000,
  settledAt: 2,
  version: 1,
  terms: { kind: 'dividend', tiers },
  validBet: 9_000_000,
  netLoss: 3_000_000,
  activeMembers: 4,
  tier: 1,
  base: 2_400_000,
  deductions: 500_000,
  carriedIn: -100_000,
  carriedOut: 0,
  settledAmount: 480_000,
  adjustment: 0,
  adjustments: [],
  payments: [],
}

const cases: [rule: string, bill: BillDetail, lines: [says: string, amount: number][]][] = [
  [
    'a dividend takes salaries and a carried loss off before it is shared (contracts 12 and 30)',
    dividend,
    [
      ['net_loss', 3_000_000],
      ['deductions', -500_000],
      ['carried_in', -100_000],
      ['base', 2_400_000],
      ['share', 480_000],
      ['result', 480_000],
    ],
  ],
  [
    'terms without a carry-over leave the loss of the period before out',
    { ...dividend, deductions: 0, base: 3_000_000, settledAmount: 600_000, amount: 600_000 },
    [
      ['net_loss', 3_000_000],
      ['share', 600_000],
      ['result', 600_000],
    ],
  ],
  [
    'a team that won shares nothing',
    { ...dividend, netLoss: -50, deductions: 0, carriedIn: 0, base: -50, settledAmount: 0, amount: 0 },
    [
      ['net_win', -50],
      ['no_base', 0],
      ['result', 0],
    ],
  ],
  [
    'a salary is a share of the valid bet (contracts 13)',
    {
      ...dividend,
      kind: 'daily',
      terms: { kind: 'daily', tiers },
      base: 9_000_000,
      deductions: 0,
      carriedIn: 0,
      settledAmount: 1_800_000,
      amount: 1_800_000,
    },
    [
      ['valid_bet', 9_000_000],
      ['share', 1_800_000],
      ['result', 1_800_000],
    ],
  ],
  [
    'a real-time salary counts rounds lost and won by their own rates (contracts 14)',
    {
      ...dividend,
      kind: 'realtime',
      terms: { kind: 'realtime', lossRate: 1_000, profitRate: 500, minimumBet: 0 },
      lost: { rounds: 2, net: 100_000, amount: 1_000 },
      won: { rounds: 0, net: 0, amount: 0 },
      settledAmount: 1_000,
      amount: 1_000,
    },
    [
      ['lost', 1_000],
      ['result', 1_000],
    ],
  ],
  [
    'a bet that was corrected later is a line of the next bill (contracts 29)',
    {
      ...dividend,
      amount: 450_000,
      adjustment: -30_000,
      adjustments: [{ billId: '5', from: 0, to: 1, was: 40_000, becomes: 10_000 }],
    },
    [
      ['net_loss', 3_000_000],
      ['deductions', -500_000],
      ['carried_in', -100_000],
      ['base', 2_400_000],
      ['share', 480_000],
      ['adjustment', -30_000],
      ['result', 450_000],
    ],
  ],
]

it.each(cases)('%s', (_rule, bill, lines) => {
  expect(billLines(bill).map(({ says, amount }) => [says, amount])).toEqual(lines)
})

it('says no tier where none was reached', () => {
  const { tier: _, ...without } = dividend
  expect(billLines({ ...without, settledAmount: 0, amount: 0 }).map(({ says }) => says)).toContain('no_tier')
})
