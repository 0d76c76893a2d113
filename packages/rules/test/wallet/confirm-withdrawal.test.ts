import { confirmationStates } from '@saola/protocol'
import {
  amountDue,
  amountOnHold,
  autoReceiptMinutes,
  confirmationSteps,
  asReturned,
  confirmWithdrawal,
  disburseWithdrawal,
  endedConfirmations,
  withdrawalAt,
  type ConfirmationStep,
  type DisbursedWithdrawal,
} from '@saola/rules'
import { afterMovements } from '../../src/wallet/withdrawal-money.ts'
import { describe, expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'

const minuteMs = 60_000
const asked = { amount: 500_000, sent: 0, returned: 0 }
const sent: DisbursedWithdrawal = {
  amount: 500_000,
  sent: 500_000,
  returned: 0,
  disbursedAt: 0,
  state: 'disbursed',
  received: 0,
}
const partSent: DisbursedWithdrawal = { ...sent, sent: 200_000, state: 'partly_sent' }
const partCame: DisbursedWithdrawal = { ...sent, state: 'partly_received', received: 200_000 }
const nothingCame: DisbursedWithdrawal = { ...sent, state: 'not_received' }
const now = 30 * minuteMs - 1
const byMember = { who: 'member', now } as const
const byOperator = { who: 'operator', now } as const
const partly = (received: number, remaining: number): ConfirmationStep => ({
  do: 'partly',
  received,
  remaining,
})

it.each([
  ['partly_sent', [], ['disburse', 'return', 'bounce']],
  ['disbursed', ['received', 'partly', 'not_received'], ['force', 'bounce']],
  ['partly_received', ['received'], ['repay', 'return', 'force', 'bounce']],
  ['not_received', ['received'], ['repay', 'return', 'force', 'bounce']],
  ['received', [], ['bounce', 'paid']],
  ['assumed_received', [], ['bounce', 'paid']],
  ['forced_received', [], ['bounce', 'paid']],
  ['returned', [], ['bounce', 'paid']],
] as const)('wallet 17: a withdrawal that is %s: member %o, operator %o', (state, member, operator) => {
  expect(confirmationSteps(state, 'member')).toEqual(member)
  expect(confirmationSteps(state, 'operator')).toEqual(operator)
  const isOver = ['received', 'assumed_received', 'forced_received', 'returned'].includes(state)
  expect(endedConfirmations.includes(state)).toBe(isOver)
})

describe('the bank has paid after all what was given back (wallet 63)', () => {
  const bounced: DisbursedWithdrawal = {
    ...sent,
    sent: 200_000,
    returned: 300_000,
    state: 'returned',
    received: 200_000,
  }

  it.each([
    ['all of it', bounced, undefined, { sent: 500_000, returned: 0, received: 500_000 }, 300_000],
    ['a part', bounced, 100_000, { sent: 300_000, returned: 200_000, received: 300_000 }, 100_000],
    [
      'one that was refused',
      asReturned(500_000, 0),
      undefined,
      { sent: 500_000, returned: 0, received: 500_000 },
      500_000,
    ],
  ])('%s: back on hold, and from there to the bank', (_case, withdrawal, paid, after, amount) => {
    const step: ConfirmationStep = { do: 'paid', sent: paid }
    expect(confirmWithdrawal(withdrawal, step, byOperator)).toEqual({
      kind: 'confirmed',
      withdrawal: { ...withdrawal, ...after, state: 'forced_received', disbursedAt: now },
      movements: [
        { kind: 'reclaim', amount },
        { kind: 'withdrawal', amount },
      ],
    })
  })

  it.each([0, -1, 0.5, 300_001])('%d is more or less than was given back', (paid) => {
    expect(confirmWithdrawal(bounced, { do: 'paid', sent: paid }, byOperator)).toMatchObject({
      kind: 'refused',
      key: 'wallet.confirm.refused.paid',
      params: { mostAmount: 300_000 },
    })
  })

  it('is nothing that a member says', () => {
    expect(confirmWithdrawal(bounced, { do: 'paid' }, byMember)).toMatchObject({ kind: 'refused' })
  })
})

it.each([
  ['all of it, when no amount is named', undefined, 'disbursed', 500_000],
  ['all of it', 500_000, 'disbursed', 500_000],
  ['a part: the rest stays on hold', 200_000, 'partly_sent', 200_000],
  ['one đồng', 1, 'partly_sent', 1],
] as const)('the bank sends %s', (_case, wanted, state, amount) => {
  expect(disburseWithdrawal(asked, wanted, now)).toEqual({
    kind: 'confirmed',
    withdrawal: { ...asked, sent: amount, disbursedAt: now, state, received: 0 },
    movements: [{ kind: 'withdrawal', amount }],
  })
})

it.each([0, -1, 500_001, 0.5, Number.NaN])('the bank does not send %d of half a million', (wanted) => {
  const refusal = { kind: 'refused', key: 'wallet.withdraw.refused.sent', params: { mostAmount: 500_000 } }
  expect(disburseWithdrawal(asked, wanted, now)).toEqual(refusal)
})

it.each<[string, ConfirmationStep, DisbursedWithdrawal, Partial<DisbursedWithdrawal>]>([
  ['received', { do: 'received' }, sent, { state: 'received', received: 500_000 }],
  ['partly received', partly(200_000, 300_000), sent, { state: 'partly_received', received: 200_000 }],
  ['partly received, all but one', partly(499_999, 1), sent, { state: 'partly_received', received: 499_999 }],
  ['not received, with a picture', { do: 'not_received', proofs: 1 }, sent, { state: 'not_received' }],
  ['that the rest has come', { do: 'received' }, partCame, { state: 'received', received: 500_000 }],
  ['that it has come after all', { do: 'received' }, nothingCame, { state: 'received', received: 500_000 }],
  [
    'received, of what was not given back before',
    { do: 'received' },
    { ...sent, sent: 200_000, returned: 300_000 },
    { state: 'received', received: 200_000 },
  ],
  [
    'that a further payout did not come: what came before stays received',
    { do: 'not_received', proofs: 1 },
    { ...sent, received: 200_000 },
    { state: 'not_received', received: 200_000 },
  ],
])('wallet 17: the member says %s, and no money moves', (_case, step, before, after) => {
  expect(confirmWithdrawal(before, step, byMember)).toEqual({
    kind: 'confirmed',
    withdrawal: { ...before, ...after },
    movements: [],
  })
})

it.each<[string, ConfirmationStep, DisbursedWithdrawal, Partial<DisbursedWithdrawal>, [string, number][]]>([
  [
    'sends the rest',
    { do: 'disburse' },
    partSent,
    { state: 'disbursed', sent: 500_000, disbursedAt: now },
    [['withdrawal', 300_000]],
  ],
  [
    'sends a further part',
    { do: 'disburse', sent: 100_000 },
    partSent,
    { state: 'partly_sent', sent: 300_000, disbursedAt: now },
    [['withdrawal', 100_000]],
  ],
  [
    'returns the rest, and asks for what was sent',
    { do: 'return' },
    partSent,
    { state: 'disbursed', returned: 300_000, disbursedAt: now },
    [['release', 300_000]],
  ],
  [
    'pays again what did not come',
    { do: 'repay' },
    nothingCame,
    { state: 'disbursed', disbursedAt: now },
    [
      ['withdrawal-return', 500_000],
      ['withdrawal', 500_000],
    ],
  ],
  [
    'pays the missing part again',
    { do: 'repay' },
    partCame,
    { state: 'disbursed', disbursedAt: now },
    [
      ['withdrawal-return', 300_000],
      ['withdrawal', 300_000],
    ],
  ],
  [
    'pays some of the missing part again',
    { do: 'repay', sent: 100_000 },
    partCame,
    { state: 'partly_sent', sent: 300_000, disbursedAt: now },
    [
      ['withdrawal-return', 300_000],
      ['withdrawal', 100_000],
    ],
  ],
  [
    'returns all of it',
    { do: 'return' },
    nothingCame,
    { state: 'returned', sent: 0, returned: 500_000 },
    [
      ['withdrawal-return', 500_000],
      ['release', 500_000],
    ],
  ],
  [
    'returns the missing part',
    { do: 'return' },
    partCame,
    { state: 'returned', sent: 200_000, returned: 300_000 },
    [
      ['withdrawal-return', 300_000],
      ['release', 300_000],
    ],
  ],
  ['forces the receipt', { do: 'force' }, sent, { state: 'forced_received', received: 500_000 }, []],
  [
    'confirms with the bank that all came',
    { do: 'force' },
    nothingCame,
    { state: 'forced_received', received: 500_000 },
    [],
  ],
  [
    'confirms with the bank that the rest came',
    { do: 'force' },
    partCame,
    { state: 'forced_received', received: 500_000 },
    [],
  ],
])('wallet 20: the operator %s', (_case, step, before, after, moved) => {
  expect(confirmWithdrawal(before, step, byOperator)).toEqual({
    kind: 'confirmed',
    withdrawal: { ...before, ...after },
    movements: moved.map(([kind, amount]) => ({ kind, amount })),
  })
})

it.each<[string, DisbursedWithdrawal, number | undefined, Partial<DisbursedWithdrawal>]>([
  [
    'received, all',
    { ...sent, state: 'received', received: 500_000 },
    undefined,
    { state: 'returned', received: 0 },
  ],
  [
    'forced, one part of it',
    { ...sent, state: 'forced_received', received: 500_000 },
    200_000,
    { state: 'returned', received: 300_000 },
  ],
  [
    'returned in part, and the rest after it',
    { ...sent, sent: 300_000, returned: 200_000, state: 'returned', received: 300_000 },
    300_000,
    { state: 'returned', received: 0 },
  ],
  ['not answered yet, all', sent, 500_000, { state: 'returned' }],
  ['not answered yet, a part: the rest is still to be answered for', sent, 200_000, { state: 'disbursed' }],
  ['partly received, what was missing', partCame, 300_000, { state: 'returned', received: 200_000 }],
  [
    'partly received, some of what was missing',
    partCame,
    100_000,
    { state: 'partly_received', received: 200_000 },
  ],
  ['partly received, all', partCame, 500_000, { state: 'returned', received: 0 }],
  ['not received', nothingCame, undefined, { state: 'returned' }],
  ['not received, a part', nothingCame, 1, { state: 'not_received' }],
  ['sent in part, what was sent: the rest is still on hold', partSent, 200_000, { state: 'partly_sent' }],
  [
    'sent again in part, all that the bank has',
    { ...partSent, received: 150_000 },
    undefined,
    { state: 'partly_sent', received: 0 },
  ],
])('wallet 57: a payout comes back that was %s', (_case, before, came, after) => {
  const amount = came ?? before.sent
  const money = { sent: before.sent - amount, returned: before.returned + amount }
  expect(confirmWithdrawal(before, { do: 'bounce', came }, byOperator)).toEqual({
    kind: 'confirmed',
    withdrawal: { ...before, ...money, ...after },
    movements: [
      { kind: 'withdrawal-return', amount },
      { kind: 'release', amount },
    ],
  })
})

it('wallet 57: a payout comes back that was held to be received after the minutes', () => {
  const after = confirmWithdrawal(
    sent,
    { do: 'bounce', came: 200_000 },
    { ...byOperator, now: 30 * minuteMs },
  )
  expect(after).toMatchObject({ withdrawal: { state: 'returned', sent: 300_000, received: 300_000 } })
})

it.each([0, -1, 0.5, 500_001])('wallet 57: %d of half a million cannot come back', (came) => {
  expect(confirmWithdrawal(sent, { do: 'bounce', came }, byOperator)).toEqual({
    kind: 'refused',
    key: 'wallet.confirm.refused.bounced',
    params: { mostAmount: 500_000 },
  })
})

it('wallet 57: what is still on hold is given back as well once nothing is with the bank any more', () => {
  const bounced = confirmWithdrawal(partSent, { do: 'bounce' }, byOperator)
  if (bounced.kind === 'refused') throw new Error('it did not come back')
  expect(confirmWithdrawal(bounced.withdrawal, { do: 'return' }, byOperator)).toMatchObject({
    withdrawal: { state: 'returned', sent: 0, returned: 500_000 },
    movements: [{ kind: 'release', amount: 300_000 }],
  })
})

const wrongSum = { key: 'wallet.confirm.refused.sum', params: { totalAmount: 500_000 } }
const wrongStep = { key: 'wallet.confirm.refused.step' }
const tooLate = { key: 'wallet.confirm.refused.too_late', params: { assumedAt: 30 * minuteMs } }
const tooMuch = { key: 'wallet.withdraw.refused.sent', params: { mostAmount: 300_000 } }

it.each<[string, DisbursedWithdrawal, ConfirmationStep, object, object]>([
  ['parts that make less', sent, partly(200_000, 299_999), byMember, wrongSum],
  ['parts that make more', sent, partly(200_000, 300_001), byMember, wrongSum],
  ['a part of nothing', sent, partly(0, 500_000), byMember, wrongSum],
  ['a rest of nothing', sent, partly(500_000, 0), byMember, wrongSum],
  ['broken đồng', sent, partly(0.5, 499_999.5), byMember, wrongSum],
  ['less than came before', { ...sent, received: 200_000 }, partly(1, 499_999), byMember, wrongSum],
  ['no picture', sent, { do: 'not_received', proofs: 0 }, byMember, { key: 'wallet.confirm.refused.proof' }],
  ['the member forcing', sent, { do: 'force' }, byMember, wrongStep],
  ['the member taking it back', nothingCame, { do: 'return' }, byMember, wrongStep],
  ['the operator answering', sent, { do: 'received' }, byOperator, wrongStep],
  ['a payout of what is sent', sent, { do: 'disburse' }, byOperator, wrongStep],
  ['an answer about a part, while the rest is on hold', partSent, { do: 'received' }, byMember, wrongStep],
  ['more than the rest', partSent, { do: 'disburse', sent: 300_001 }, byOperator, tooMuch],
  ['more than is missing', partCame, { do: 'repay', sent: 300_001 }, byOperator, tooMuch],
  ['a second answer', { ...sent, state: 'received' }, { do: 'received' }, byMember, wrongStep],
  ['an answer after 30 minutes', sent, { do: 'received' }, { ...byMember, now: 30 * minuteMs }, tooLate],
  [
    'an answer after the minutes of the merchant',
    sent,
    { do: 'received' },
    { ...byMember, minutes: 1, now: minuteMs },
    { key: tooLate.key, params: { assumedAt: minuteMs } },
  ],
])('wallet 17 refuses %s', (_case, withdrawal, step, context, refusal) => {
  expect(confirmWithdrawal(withdrawal, step, { ...byMember, ...context })).toEqual({
    kind: 'refused',
    ...refusal,
  })
})

it.each([
  ['disbursed', 30 * minuteMs - 1, 'disbursed'],
  ['disbursed', 30 * minuteMs, 'assumed_received'],
  ['partly_sent', 60 * minuteMs, 'partly_sent'],
  ['partly_received', 60 * minuteMs, 'partly_received'],
  ['not_received', 60 * minuteMs, 'not_received'],
] as const)('wallet 19: %s is after %i ms without an answer %s', (state, at, after) => {
  expect(withdrawalAt({ ...sent, state }, at, autoReceiptMinutes).state).toBe(after)
  expect(withdrawalAt({ ...sent, state }, at).received).toBe(after === 'assumed_received' ? 500_000 : 0)
})

it('lets a matter that is open be closed later', () => {
  const later = { who: 'member', now: 90 * minuteMs } as const
  expect(confirmWithdrawal(nothingCame, { do: 'received' }, later).kind).toBe('confirmed')
  expect(confirmWithdrawal(partCame, { do: 'received' }, later).kind).toBe('confirmed')
})

it.each([
  ['more than is on hold', { kind: 'withdrawal', amount: 1 }],
  ['more than the bank has', { kind: 'withdrawal-return', amount: 500_001 }],
  ['back what is not on hold', { kind: 'release', amount: 1 }],
  ['nothing', { kind: 'withdrawal-return', amount: 0 }],
] as const)('never moves %s', (_case, movement) => {
  expect(() => afterMovements(sent, [movement])).toThrow(RangeError)
})

it('keeps every đồng either sent, returned or on hold, and none on hold in the end, whatever is done', () => {
  forSeeds(300, (whole) => {
    const first = disburseWithdrawal(asked, whole(1, 2) * 250_000, 0)
    if (first.kind === 'refused') throw new Error('the first payout is refused')
    let { withdrawal } = first
    for (let turn = 0; turn < 8; turn += 1) {
      const received = whole(0, 500_000)
      const steps: readonly ConfirmationStep[] = [
        { do: 'received' },
        partly(received, amountDue(withdrawal) - received),
        { do: 'not_received', proofs: whole(0, 2) },
        { do: 'disburse', sent: whole(1, 500_000) },
        { do: 'repay', sent: whole(1, 500_000) },
        { do: 'return' },
        { do: 'force' },
        { do: 'bounce', came: whole(1, 500_000) },
      ]
      const step = steps[whole(0, steps.length - 1)] ?? { do: 'force' }
      const who = whole(0, 1) === 0 ? 'member' : 'operator'
      const result = confirmWithdrawal(withdrawal, step, { who, now: whole(0, 40) * minuteMs })
      if (result.kind === 'refused') continue
      expect(afterMovements(withdrawal, result.movements)).toMatchObject({
        sent: result.withdrawal.sent,
        returned: result.withdrawal.returned,
      })
      withdrawal = result.withdrawal
      expect(confirmationStates).toContain(withdrawal.state)
      expect(amountOnHold(withdrawal) > 0).toBe(withdrawal.state === 'partly_sent')
      expect(withdrawal.received >= 0 && withdrawal.received <= withdrawal.sent).toBe(true)
      if (['received', 'forced_received', 'returned'].includes(withdrawal.state))
        expect(withdrawal.received).toBe(amountDue(withdrawal))
    }
  })
})
