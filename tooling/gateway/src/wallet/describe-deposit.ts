import type { Deposit } from '@saola/protocol'
import { vietQr } from '@saola/rules'
import type { House } from '../house.ts'
import type { Merchant } from '../http/merchant.ts'
import { depositStatusAt, type DepositRow } from './deposit-store.ts'

/** A deposit as the member sees it, with the code to scan. */
export function describeDeposit(
  deposit: DepositRow,
  { house, merchant, language }: { house: House; merchant: Merchant; language: 'VI' | 'EN' },
): Deposit {
  const { bank } = merchant.settings
  return {
    depositId: String(deposit.id),
    amount: deposit.amount,
    status: depositStatusAt(deposit, house.now()),
    memo: deposit.memo,
    qrPayload: vietQr({
      bin: bank.bin,
      account: bank.accountNumber,
      amount: deposit.amount,
      memo: deposit.memo,
    }),
    bankName: bank.name,
    bankBin: bank.bin,
    accountNumber: bank.accountNumber,
    accountName: bank.accountName,
    ...(house.settings.localBank ? { bankPageUrl: bankPageUrl(deposit, house, language) } : {}),
    createdAt: deposit.created_at,
    expiresAt: deposit.expires_at,
    ...(deposit.received_at === null ? {} : { receivedAt: deposit.received_at }),
  }
}

/** The memo travels along because nobody can guess it, while numbers of deposits can be counted up. */
function bankPageUrl(deposit: DepositRow, house: House, language: 'VI' | 'EN'): string {
  const query = new URLSearchParams({ memo: deposit.memo, language })
  return `${house.settings.gatewayOrigin}/bank/pay/${deposit.id}?${query.toString()}`
}
