import { expect, it } from 'vitest'
import { checkAccount } from '#features/banks/check-account.ts'

const right = {
  bin: '970436',
  accountNumber: '0071001234567',
  accountName: 'NGUYEN VAN DUC',
  paymentPassword: '246810',
  holder: '',
}

it.each([
  ['a bank, a number, a name and the password', {}, {}],
  ['no bank', { bin: '' }, { bin: 'wallet.cards.bank_required' }],
  ['no number', { accountNumber: '' }, { accountNumber: 'wallet.cards.number_wrong' }],
  ['a number of five', { accountNumber: '12345' }, { accountNumber: 'wallet.cards.number_wrong' }],
  ['a number of six', { accountNumber: '123456' }, {}],
  ['a number with letters', { accountNumber: 'VCB0071001' }, {}],
  ['a number of twenty', { accountNumber: '1'.repeat(20) }, { accountNumber: 'wallet.cards.number_wrong' }],
  ['no name', { accountName: ' ' }, { accountName: 'wallet.holder.required' }],
  ['another name than the first', { holder: 'TRAN VAN A' }, { accountName: 'wallet.holder.mismatch' }],
  ['no password', { paymentPassword: '' }, { paymentPassword: 'wallet.withdraw.password_required' }],
  [
    'nothing at all',
    { bin: '', accountNumber: '', accountName: '', paymentPassword: '' },
    {
      bin: 'wallet.cards.bank_required',
      accountNumber: 'wallet.cards.number_wrong',
      accountName: 'wallet.holder.required',
      paymentPassword: 'wallet.withdraw.password_required',
    },
  ],
])('a bank account with %s', (_what, change, wrong) => {
  const issues = Object.entries(checkAccount({ ...right, ...change }))
  expect(Object.fromEntries(issues.filter(([, issue]) => issue !== undefined))).toEqual(wrong)
})
