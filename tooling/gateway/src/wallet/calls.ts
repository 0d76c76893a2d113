import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getBalance } from './get-balance.ts'
import { getDeposit } from './get-deposit.ts'
import { getDepositSettings } from './get-deposit-settings.ts'
import { getMerchantWallet } from './get-merchant-wallet.ts'
import { listBets } from './list-bets.ts'
import { listTransactions } from './list-transactions.ts'
import { requestDeposit } from './request-deposit.ts'

/** The calls of the area `wallet`. */
export const walletCalls: readonly MountedCall[] = [
  mount(calls.wallet.balance, getBalance),
  mount(calls.wallet.merchantWallet, getMerchantWallet),
  mount(calls.wallet.transactions, listTransactions),
  mount(calls.wallet.bets, listBets),
  mount(calls.wallet.depositSettings, getDepositSettings),
  mount(calls.wallet.deposit, requestDeposit),
  mount(calls.wallet.depositStatus, getDeposit),
]
