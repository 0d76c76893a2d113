import { memoCandidates } from './deposit-memo.ts'

/** What an incoming bank transfer turns out to be. Only `exact` reaches the member in the moment it arrives. */
export const transferOutcomes = ['exact', 'wrong-amount', 'late', 'twice', 'unknown-memo'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

/** A deposit that somebody announced, with the time in ms from which its code no longer counts. */
export type AwaitedDeposit = {
  readonly amount: number
  readonly memo: string
  readonly isPaid: boolean
  readonly expiresAt: number
}

/** Where the money goes: `credited` to the member, `kept` in the suspense account until it is settled. */
export type MatchedTransfer<Deposit extends AwaitedDeposit> = {
  readonly outcome: TransferOutcome
  readonly deposit: Deposit | undefined
  readonly credited: number
  readonly kept: number
}

/** Money as the bank reports it: its whole text, đồng, and the time in ms. */
export type IncomingTransfer = { readonly text: string; readonly amount: number; readonly receivedAt: number }

/** What a transfer waits for: nothing any more, the next settlement, or a decision of the operator. */
export type TransferSettlement = 'credited' | 'credit' | 'operator'

/**
 * How a transfer ends. A memo names its owner whatever came with it, so money with a wrong amount, late or twice is
 * the owner's in full, unless the merchant wants to look at it first. Money without a memo always waits for the operator.
 */
export function transferSettlement(outcome: TransferOutcome, creditsOthers: boolean): TransferSettlement {
  if (outcome === 'exact') return 'credited'
  if (outcome === 'unknown-memo') return 'operator'
  return creditsOthers ? 'credit' : 'operator'
}

/**
 * Finds the deposit of a transfer and says where the money goes. No đồng is lost: `credited` + `kept` is always the
 * amount that came. When the text carries several memos the longest counts.
 */
export function matchTransfer<Deposit extends AwaitedDeposit>(
  deposits: readonly Deposit[],
  transfer: IncomingTransfer,
): MatchedTransfer<Deposit> {
  const carried = new Set(memoCandidates(transfer.text))
  const [deposit] = deposits
    .filter(({ memo }) => carried.has(memo))
    .sort((a, b) => b.memo.length - a.memo.length)
  const outcome = transferOutcome(deposit, transfer)
  const credited = outcome === 'exact' ? transfer.amount : 0
  return { outcome, deposit, credited, kept: transfer.amount - credited }
}

function transferOutcome(
  deposit: AwaitedDeposit | undefined,
  { amount, receivedAt }: IncomingTransfer,
): TransferOutcome {
  if (deposit === undefined) return 'unknown-memo'
  if (deposit.isPaid) return 'twice'
  if (receivedAt >= deposit.expiresAt) return 'late'
  return amount === deposit.amount ? 'exact' : 'wrong-amount'
}
