/** Money of a member: in, out, and what keeps it back. */
export {
  checkDeposit,
  depositRules,
  type DepositBounds,
  type DepositRefusal,
} from './wallet/deposit-rules.ts'
export { depositMemo, isMemo, memoCandidates } from './wallet/deposit-memo.ts'
export { readVietQr, vietQr, type VietQr } from './wallet/viet-qr.ts'
export { crc16 } from './wallet/emv.ts'
export {
  matchTransfer,
  transferSettlement,
  type AwaitedDeposit,
  type IncomingTransfer,
  type MatchedTransfer,
  type TransferOutcome,
  type TransferSettlement,
} from './wallet/match-transfer.ts'
export { transferHold, type Receiver, type TransferHold } from './wallet/transfer-hold.ts'
export { exactAmount, wholeAmount } from './wallet/amounts.ts'
export { bankAppLinks, type BankAppLink, type BankAppTransfer } from './wallet/bank-app-links.ts'
export {
  unplayedMoney,
  usualGiftTimes,
  usualPlayTimes,
  type MoneyToPlay,
  type Unplayed,
} from './wallet/unplayed-money.ts'
export { checkHolder, plainCapitals, type HolderRefusal } from './wallet/holder-name.ts'
export {
  checkWithdrawal,
  moveWithdrawal,
  nextWithdrawalSteps,
  withdrawalRules,
  withdrawalSteps,
  type HoldEffect,
  type MovedWithdrawal,
  type WithdrawalRefusal,
  type WithdrawalState,
  type WithdrawalStep,
} from './wallet/withdrawal.ts'
export {
  asReturned,
  autoReceiptMinutes,
  confirmWithdrawal,
  confirmationSteps,
  disburseWithdrawal,
  endedConfirmations,
  withdrawalAt,
  type ConfirmationState,
  type ConfirmationStep,
  type ConfirmedWithdrawal,
  type DisbursedWithdrawal,
} from './wallet/confirm-withdrawal.ts'
export { undoBounce, type BeforeBounce } from './wallet/undo-bounce.ts'
export {
  amountDue,
  amountOnHold,
  type WithdrawalMoney,
  type WithdrawalMovement,
} from './wallet/withdrawal-money.ts'

export {
  payoutMarks,
  payoutMarksOf,
  usualNewForHours,
  type PayoutFacts,
  type PayoutMark,
} from './wallet/payout-marks.ts'
export {
  payoutStop,
  payoutWaitHours,
  type LineWaitReason,
  type PayoutStop,
  type PayoutWaitReason,
} from './wallet/payout-wait.ts'
