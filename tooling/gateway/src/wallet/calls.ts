import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getBalance } from './get-balance.ts'
import { getDeposit } from './get-deposit.ts'
import { getDepositSettings } from './get-deposit-settings.ts'
import { getLifetime } from './get-lifetime.ts'
import { getMerchantWallet } from './get-merchant-wallet.ts'
import { getProfit } from './get-profit.ts'
import { getTransaction } from './get-transaction.ts'
import { listDeposits } from './list-deposits.ts'
import { listBets } from './list-bets.ts'
import { listTransactions } from './list-transactions.ts'
import { getVendorBalances, listVendorTransfers } from './vendor-wallets/list-wallets.ts'
import { recallAll, transferBetweenWallets } from './vendor-wallets/move-money.ts'
import { requestDeposit } from './request-deposit.ts'

import { answerWithdrawal, addProof, cancelWithdrawal } from './withdrawal/answer-withdrawal.ts'
import { addBankCard, listBankCards, removeBankCard } from './withdrawal/bank-cards.ts'
import { getWithdrawal, listWithdrawals } from './withdrawal/list-withdrawals.ts'
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts'
import { getBanks, getWithdrawalSettings } from './withdrawal/withdrawal-settings.ts'

/** The calls of the area `wallet`. */
export const walletCalls: readonly MountedCall[] = [
  mount(calls.wallet.balance, getBalance),
  mount(calls.wallet.merchantWallet, getMerchantWallet),
  mount(calls.wallet.transactions, listTransactions),
  mount(calls.wallet.transaction, getTransaction),
  mount(calls.wallet.lifetime, getLifetime),
  mount(calls.wallet.profit, getProfit),
  mount(calls.wallet.bets, listBets),
  mount(calls.wallet.depositSettings, getDepositSettings),
  mount(calls.wallet.deposit, requestDeposit),
  mount(calls.wallet.depositStatus, getDeposit),
  mount(calls.wallet.deposits, listDeposits),
  mount(calls.wallet.transfer, transferBetweenWallets),
  mount(calls.wallet.recallAll, recallAll),
  mount(calls.wallet.vendorBalances, getVendorBalances),
  mount(calls.wallet.transfers, listVendorTransfers),
  mount(calls.wallet.banks, getBanks),
  mount(calls.wallet.bankCards, listBankCards),
  mount(calls.wallet.addBankCard, addBankCard),
  mount(calls.wallet.removeBankCard, removeBankCard),
  mount(calls.wallet.withdrawalSettings, getWithdrawalSettings),
  mount(calls.wallet.withdraw, requestWithdrawal),
  mount(calls.wallet.withdrawals, listWithdrawals),
  mount(calls.wallet.withdrawal, getWithdrawal),
  mount(calls.wallet.cancelWithdrawal, cancelWithdrawal),
  mount(calls.wallet.addWithdrawalProof, addProof),
  mount(calls.wallet.confirmWithdrawal, answerWithdrawal),
]
