import type { JackpotWin } from '../column-types.ts'

/** The wallet said no; `code` is one of the seamless codes. */
export type WalletRefusal = { ok: false; code: string }

/** The stake is not there any more: the operator has given it back, so the bet pays nothing (games 119). */
export const voidedCode = 'seamless.debit.cancelled'

/** The wallet's answer says nothing about what was asked for; the same call may be sent again. */
export class NoWalletAnswer extends Error {}

/**
 * A stake of a round, in đồng. `addsTo` names the first stake of the round where this one comes on top; `wallet` tells
 * the gateway that this vendor's own wallet pays.
 */
export type StakeRequest = {
  transactionId: string
  addsTo?: string
  roundId: string
  playerId: string
  sessionKey: string
  amount: number
  wallet?: 'vendor'
  content: string
}

/** What a round pays back, in đồng; 0 says that it was lost. */
export type PayoutRequest = {
  transactionId: string
  debitTransactionId: string
  playerId: string
  amount: number
  /** The least that the round had to give back, whatever came. */
  leastReturn?: number | undefined
  /** The odds of the bet, in thousandths, where it had some. */
  odds?: number | undefined
  content: string
}

/** A stake that is taken back, or is made sure never to be taken. */
export type ReturnRequest = { transactionId: string; debitTransactionId: string; playerId: string }

/** What a settled round pays in all instead of what it paid before, in đồng (games 92). */
export type CorrectionRequest = {
  transactionId: string
  debitTransactionId: string
  playerId: string
  before: number
  amount: number
  content: string
  /** Why, for the member to read. */
  reason: string
}

/**
 * Money as the rounds need it. Each transaction id is done once and its repetition gets the first answer. What fails on
 * the way throws `NoWalletAnswer`, and may be sent again as it was.
 */
export type Wallet = {
  debit: (stake: StakeRequest) => Promise<{ ok: true; balance: number } | WalletRefusal>
  credit: (
    payout: PayoutRequest,
  ) => Promise<{ ok: true; balance: number; jackpots?: readonly JackpotWin[] | undefined } | WalletRefusal>
  rollback: (request: ReturnRequest) => Promise<{ ok: true; balance: number | undefined } | WalletRefusal>
  /** Of what is taken back and the wallet has no more, nobody owes anything. */
  correct: (request: CorrectionRequest) => Promise<{ ok: true; balance: number } | WalletRefusal>
}
