import {
  autoReceiptMinutes,
  checkHolder,
  checkWithdrawal,
  confirmationStates,
  confirmationSteps,
  confirmWithdrawal,
  moveWithdrawal,
  nextWithdrawalSteps,
  plainCapitals,
  withdrawalAt,
  withdrawalRules,
  withdrawalStates,
  withdrawalSteps,
  type ConfirmationState,
  type ConfirmationStep,
  type DisbursedWithdrawal,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from './seeded.ts'

it.each([
  [50_000, 900_000, undefined],
  [49_999, 900_000, 'wallet.withdraw.too_small'],
  [300_000_000, 300_000_000, undefined],
  [300_000_001, 900_000_000, 'wallet.withdraw.too_large'],
  [900_000, 900_000, undefined],
  [900_001, 900_000, 'wallet.withdraw.insufficient'],
  [50_000.5, 900_000, 'wallet.withdraw.whole'],
  [Number.NaN, 900_000, 'wallet.withdraw.whole'],
])('a withdrawal of %d from %i is judged %s', (amount, available, refusal) => {
  expect(checkWithdrawal(amount, available)).toBe(refusal)
  expect(checkWithdrawal(amount, available, withdrawalRules)).toBe(refusal)
})

it("takes a merchant's own bounds", () => {
  expect(checkWithdrawal(5, 100, { min: 5, max: 6 })).toBeUndefined()
  expect(checkWithdrawal(7, 100, { min: 5, max: 6 })).toBe('wallet.withdraw.too_large')
})

it.each([
  ['Nguyễn Thị Đào', 'NGUYEN THI DAO'],
  ['  nguyễn   thị-đào ', 'NGUYEN THI DAO'],
  ['TRẦN VĂN ƯỚC', 'TRAN VAN UOC'],
  ['Cty TNHH 3', 'CTY TNHH 3'],
  ['…', ''],
])('beyond 20: banks write "%s" as "%s"', (text, plain) => {
  expect(plainCapitals(text)).toBe(plain)
})

it.each([
  ['NGUYEN THI DAO', 'Nguyễn Thị Đào', undefined],
  ['nguyễn thị đào', 'NGUYEN THI DAO', undefined],
  ['NGUYEN THI DAO', undefined, undefined],
  ['NGUYEN THI DAO', ' ', undefined],
  ['NGUYEN THI DAO', 'Nguyễn Thị Đạt', 'wallet.holder.mismatch'],
  ['THI DAO', 'Nguyễn Thị Đào', 'wallet.holder.mismatch'],
  ['', 'Nguyễn Thị Đào', 'wallet.holder.required'],
  [' . ', undefined, 'wallet.holder.required'],
])('beyond 20: the holder "%s" of the account of %s: %s', (holder, realName, refusal) => {
  expect(checkHolder(holder, realName)).toBe(refusal)
})

const moves = [
  ['in_process', 'approve', 'approved', 'keep'],
  ['in_process', 'reject', 'rejected', 'release'],
  ['in_process', 'cancel', 'cancelled', 'release'],
  ['approved', 'disburse', 'disbursed', 'pay'],
  ['approved', 'reject', 'rejected', 'release'],
  ['approved', 'fail', 'failed', 'release'],
] as const

it.each(moves)('a withdrawal %s: %s makes it %s, the held money: %s', (state, step, next, hold) => {
  expect(moveWithdrawal(state, step)).toEqual({ kind: 'moved', state: next, hold })
})

it('knows no other move of a withdrawal', () => {
  for (const state of withdrawalStates) {
    const listed = moves.filter(([from]) => from === state).map(([, step]) => step)
    expect(nextWithdrawalSteps(state).toSorted()).toEqual(listed.toSorted())
    for (const step of withdrawalSteps.filter((one) => !listed.some((known) => known === one))) {
      expect(moveWithdrawal(state, step)).toEqual({ kind: 'refused', key: 'wallet.withdraw.refused.step' })
    }
  }
})

const minuteMs = 60_000
const sent: DisbursedWithdrawal = { amount: 500_000, disbursedAt: 0, state: 'disbursed', received: 0 }
const inTime = { who: 'player', now: 30 * minuteMs - 1 } as const
const partly = (received: number, remaining: number): ConfirmationStep => ({
  do: 'partly',
  received,
  remaining,
})

it.each([
  ['disbursed', ['received', 'partly', 'not_received'], ['partly', 'force']],
  ['partly_received', ['received'], ['force']],
  ['not_received', ['received'], ['force']],
  ['received', [], []],
  ['assumed_received', [], []],
  ['forced_received', [], []],
] as const)('section 4: a withdrawal that is %s: player %o, house %o', (state, player, house) => {
  expect(confirmationSteps(state, 'player')).toEqual(player)
  expect(confirmationSteps(state, 'house')).toEqual(house)
})

it.each<[string, ConfirmationStep, 'player' | 'house', ConfirmationState, number]>([
  ['received', { do: 'received' }, 'player', 'received', 500_000],
  ['partly received', partly(200_000, 300_000), 'player', 'partly_received', 200_000],
  ['partly received, all but one', partly(499_999, 1), 'player', 'partly_received', 499_999],
  ['a part that the house sent', partly(200_000, 300_000), 'house', 'partly_received', 200_000],
  ['not received, with a picture', { do: 'not_received', proofs: 1 }, 'player', 'not_received', 0],
  ['a forced receipt', { do: 'force' }, 'house', 'forced_received', 500_000],
])('section 4: %s', (_case, step, who, state, received) => {
  expect(confirmWithdrawal(sent, step, { ...inTime, who })).toEqual({
    kind: 'confirmed',
    withdrawal: { ...sent, state, received },
  })
})

const wrongSum = { key: 'wallet.confirm.refused.sum', params: { totalAmount: 500_000 } }
const wrongStep = { key: 'wallet.confirm.refused.step' }
const tooLate = { key: 'wallet.confirm.refused.too_late', params: { assumedAt: 30 * minuteMs } }

it.each<[string, DisbursedWithdrawal, ConfirmationStep, object, object]>([
  ['parts that make less', sent, partly(200_000, 299_999), inTime, wrongSum],
  ['parts that make more', sent, partly(200_000, 300_001), inTime, wrongSum],
  ['a part of nothing', sent, partly(0, 500_000), inTime, wrongSum],
  ['a rest of nothing', sent, partly(500_000, 0), inTime, wrongSum],
  ['broken đồng', sent, partly(0.5, 499_999.5), inTime, wrongSum],
  ['no picture', sent, { do: 'not_received', proofs: 0 }, inTime, { key: 'wallet.confirm.refused.proof' }],
  ['the player forcing', sent, { do: 'force' }, inTime, wrongStep],
  ['the house answering', sent, { do: 'received' }, { ...inTime, who: 'house' }, wrongStep],
  ['a second answer', { ...sent, state: 'received' }, { do: 'received' }, inTime, wrongStep],
  ['an answer after 30 minutes', sent, { do: 'received' }, { ...inTime, now: 30 * minuteMs }, tooLate],
  [
    'an answer after the minutes of the merchant',
    sent,
    { do: 'received' },
    { ...inTime, minutes: 1, now: minuteMs },
    { key: tooLate.key, params: { assumedAt: minuteMs } },
  ],
])('section 4 refuses %s', (_case, withdrawal, step, context, refusal) => {
  expect(confirmWithdrawal(withdrawal, step, { ...inTime, ...context })).toEqual({
    kind: 'refused',
    ...refusal,
  })
})

it.each([
  ['disbursed', 30 * minuteMs - 1, 'disbursed'],
  ['disbursed', 30 * minuteMs, 'assumed_received'],
  ['partly_received', 60 * minuteMs, 'partly_received'],
  ['not_received', 60 * minuteMs, 'not_received'],
] as const)('section 4: %s is after %i ms without an answer %s', (state, now, after) => {
  expect(withdrawalAt({ ...sent, state }, now, autoReceiptMinutes).state).toBe(after)
  expect(withdrawalAt({ ...sent, state }, now).received).toBe(after === 'assumed_received' ? 500_000 : 0)
})

it('lets a matter that is open be closed later', () => {
  const later = { who: 'player', now: 90 * minuteMs } as const
  expect(confirmWithdrawal({ ...sent, state: 'not_received' }, { do: 'received' }, later).kind).toBe(
    'confirmed',
  )
  const part = { ...sent, state: 'partly_received', received: 1 } as const
  expect(confirmWithdrawal(part, { do: 'received' }, later)).toMatchObject({
    withdrawal: { received: 500_000 },
  })
})

it('never counts more than the amount as received', () => {
  forSeeds(200, (whole) => {
    let withdrawal = sent
    for (let turn = 0; turn < 6; turn += 1) {
      const who = whole(0, 1) === 0 ? 'player' : 'house'
      const received = whole(0, 500_000)
      const steps = [
        { do: 'received' },
        partly(received, 500_000 - received),
        { do: 'not_received', proofs: whole(0, 2) },
        { do: 'force' },
      ] as const
      const step = steps[whole(0, 3)] ?? steps[0]
      const result = confirmWithdrawal(withdrawal, step, { who, now: whole(0, 40) * minuteMs })
      if (result.kind === 'confirmed') withdrawal = result.withdrawal
      expect(confirmationStates).toContain(withdrawal.state)
      expect(withdrawal.received >= 0 && withdrawal.received <= withdrawal.amount).toBe(true)
    }
  })
})
