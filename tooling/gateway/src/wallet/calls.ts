import { calls } from '@saola/protocol'
import { mount, mountAlike, type MountedCall } from '../http/mount.ts'
import { getBalance } from './get-balance.ts'
import { getMerchantWallet } from './get-merchant-wallet.ts'
import { addBankCard } from './bank-cards/add-bank-card.ts'
import { getBanks } from './bank-cards/get-banks.ts'
import { listBankCards } from './bank-cards/list-bank-cards.ts'
import { removeBankCard } from './bank-cards/remove-bank-card.ts'
import { getDepositSettings } from './deposits/get-deposit-settings.ts'
import { getDeposit } from './deposits/get-deposit.ts'
import { listDeposits } from './deposits/list-deposits.ts'
import { requestDeposit } from './deposits/request-deposit.ts'
import { wishForHeld } from './deposits/wish-for-held.ts'
import { getVendorBalances } from './vendor-wallets/get-vendor-balances.ts'
import { listVendorTransfers } from './vendor-wallets/list-vendor-transfers.ts'
import { recallAll } from './vendor-wallets/recall-all.ts'
import { transferBetweenWallets } from './vendor-wallets/transfer-between-wallets.ts'
import { addProof } from './withdrawal/add-proof.ts'
import { answerWithdrawal } from './withdrawal/answer-withdrawal.ts'
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts'
import { getWithdrawalSettings } from './withdrawal/get-withdrawal-settings.ts'
import { getWithdrawal } from './withdrawal/get-withdrawal.ts'
import { listWithdrawals } from './withdrawal/list-withdrawals.ts'
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts'
import { getOlderBalance } from './get-older-balance.ts'
import { listConfirmations } from './withdrawal/list-confirmations.ts'
import { getRelayedSettings } from './withdrawal/relayed-settings.ts'

/** The calls of the area `wallet`. */
export const walletCalls: readonly MountedCall[] = [
  mount(calls.wallet.balance, getBalance),
  mount(calls.wallet.merchantWallet, getMerchantWallet),
  mount(calls.wallet.depositSettings, getDepositSettings),
  mount(calls.wallet.deposit, requestDeposit),
  mount(calls.wallet.depositStatus, getDeposit),
  mount(calls.wallet.wishForHeld, wishForHeld),
  mount(calls.wallet.deposits, listDeposits),
  mount(calls.wallet.transfer, transferBetweenWallets),
  mount(calls.wallet.recallAll, recallAll),
  mount(calls.wallet.vendorBalances, getVendorBalances),
  mount(calls.wallet.transfers, listVendorTransfers),
  mountAlike(calls.wallet.banks, getBanks),
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
  mount(calls.wallet.olderBalance, getOlderBalance),
  mount(calls.wallet.relayedWithdrawSettings, getRelayedSettings),
  mount(calls.wallet.paymentConfirmations, listConfirmations),
  mount(calls.wallet.processConfirmation, answerWithdrawal),
]
