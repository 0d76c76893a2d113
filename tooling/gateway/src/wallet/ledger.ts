/**
 * The book: transfers one by one inside a transaction, or at full speed through a ledger.
 *
 * @module
 */
export { createLedger, type Ledger } from './ledger/create-ledger.ts'
export { houseBook, playerBook } from './ledger/books.ts'
export { postTransfer, postTransfers } from './ledger/post-transfers.ts'
export { hashRequest, type Posted, type Posting, type TransferKind } from './ledger/posting.ts'
