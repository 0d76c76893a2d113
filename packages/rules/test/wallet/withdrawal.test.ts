import { withdrawalStates } from '@saola/protocol'
import {
  checkHolder,
  checkWithdrawal,
  moveWithdrawal,
  nextWithdrawalSteps,
  plainCapitals,
  withdrawalRules,
  withdrawalSteps,
} from '@saola/rules'
import { expect, it } from 'vitest'

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
  ['Nguyễn Văn Ðức', 'NGUYEN VAN DUC'],
  ['Ｎｇｕｙễｎ　ðｏ', 'NGUYEN DO'],
  ['Nguyễn Văn Đức'.normalize('NFD'), 'NGUYEN VAN DUC'],
  ['HʼHen Niê', 'H HEN NIE'],
  ['Trần\u200B Sơn', 'TRAN SON'],
  ['Straße', 'STRASSE'],
  ['Нгуен An', 'НГУЕН AN'],
])('wallet 22: banks write "%s" as "%s"', (text, plain) => {
  expect(plainCapitals(text)).toBe(plain)
})

it.each([
  ['NGUYEN THI DAO', 'Nguyễn Thị Đào', undefined],
  ['nguyễn thị đào', 'NGUYEN THI DAO', undefined],
  ['NGUYEN THI DAO', undefined, undefined],
  ['NGUYEN THI DAO', ' ', undefined],
  ['NGUYEN THI DAO', 'Nguyễn Thị Đạt', 'wallet.holder.mismatch'],
  ['THI DAO', 'Nguyễn Thị Đào', 'wallet.holder.mismatch'],
  ['Nguyễn Thị Ðào', 'Nguyễn Thị Đào', undefined],
  ['НГУЕН', undefined, 'wallet.holder.letters'],
  ['Nguyễn Thị Đào 阮', 'Nguyễn Thị Đào', 'wallet.holder.letters'],
  ['', 'Nguyễn Thị Đào', 'wallet.holder.required'],
  [' . ', undefined, 'wallet.holder.required'],
])('wallet 22: the holder "%s" of the account of %s: %s', (holder, realName, refusal) => {
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
    expect([...nextWithdrawalSteps(state)].sort()).toEqual([...listed].sort())
    for (const step of withdrawalSteps.filter((one) => !listed.some((known) => known === one))) {
      expect(moveWithdrawal(state, step)).toEqual({ kind: 'refused', key: 'wallet.withdraw.refused.step' })
    }
  }
})
