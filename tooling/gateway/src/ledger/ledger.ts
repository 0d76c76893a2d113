/**
 * The ledger: transfers one by one inside a transaction, or in batches at full speed.
 *
 * @module
 */
export { createLedger, type Ledger } from './create-ledger.ts'
export {
  lockBalances,
  operatorAccount,
  operatorAccounts,
  memberAccount,
  memberAccounts,
  pointsAccounts,
  walletsOf,
} from './ledger-account-store.ts'
export { takeMoney } from './take-money.ts'
export { postTransfer, postTransfers, transferIs } from './transfer-store.ts'
export { hashRequest, type Posted, type TransferRequest } from './transfer-request.ts'
export { transferKinds, type TransferKind } from './transfer-kinds.ts'
