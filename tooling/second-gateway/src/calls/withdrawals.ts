import { getAmount, getText } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { done, success } from '../http/reply.ts'
import type { Call, MemberVisit } from '../http/wire.ts'

/** Money out, to the one account that the company knows of everybody. */
export const withdrawalCalls: Call[] = [
  { from: 'member', method: 'GET', path: '/wps/v2/transaction/withdraws/settings', answer: settings },
  { from: 'member', method: 'GET', path: '/wps/member/bankcards', answer: cards },
  {
    from: 'member',
    method: 'POST',
    path: '/wps/v2/transaction/withdraw',
    sealed: true,
    once: true,
    answer: withdraw,
  },
]

const mainWallet = 2
const cardOf = (id: bigint): string => `card-${id}`

function settings() {
  return success({
    minimumAmount: 50_000,
    maximumAmount: 50_000_000,
    quickAmounts: [100_000, 500_000],
    autoReceiptMinutes: 60,
    expectedMinutes: 30,
    fee: '0.00',
    groupId: null,
  })
}

function cards({ account }: MemberVisit) {
  const holder = account.username.toUpperCase()
  return success({
    cards: [
      {
        cardId: cardOf(account.id),
        bank: { bin: '970436', code: 'VCB', shortName: 'Vietcombank', name: 'Ngân hàng Ngoại thương' },
        accountNumber: '******4217',
        accountName: holder,
        createdAt: account.registeredAt,
      },
    ],
    holder,
    hasPaymentPassword: account.paymentPassword !== undefined,
    maximumCards: 1,
  })
}

/** The money leaves the main wallet at once; what becomes of it is told by mail. */
function withdraw({ account, asked: { body }, memory }: MemberVisit) {
  if (getText(body, 'cardId') !== cardOf(account.id))
    throw new Refused('request_param_err', { field: 'cardId' })
  const amount = getAmount(body, 'amount')
  if (account.paymentPassword === undefined) throw new Refused('not.exists.payment.password')
  if (getText(body, 'paymentPassword') !== account.paymentPassword) throw new Refused('invalid.payment.pw')
  memory.money.add({
    account: account.id,
    wallet: mainWallet,
    typeId: 6201,
    amount: -amount,
    at: memory.now(),
  })
  return done()
}
