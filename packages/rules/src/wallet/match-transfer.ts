import { memoCandidates } from './deposit-memo.ts'

/** What an incoming bank transfer turns out to be. Only `exact` reaches the member in the moment it arrives. */
export const transferOutcomes = [
  'exact',
  'wrong-amount',
  'late',
  'twice',
  'unknown-memo',
  'several-memos',
  'reference-taken',
] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

/** A deposit that its owner announced, with the time in ms from which its code no longer counts. */
export type AwaitedDeposit = {
  readonly owner: string | number
  readonly amount: number
  readonly memo: string
  readonly isPaid: boolean
  readonly expiresAt: number
}

/**
 * Where the money goes: `credited` to the member, `kept` in the suspense account until it is settled. `deposits` are those that it is
 * for: one; several that it pays together, each with its own amount; or none for certain.
 */
export type MatchedTransfer<Deposit extends AwaitedDeposit> = {
  readonly outcome: TransferOutcome
  readonly deposits: readonly Deposit[]
  readonly credited: number
  readonly kept: number
}

/** Money as the bank reports it: its whole text, đồng, when it was heard of, and when the bank says that it came, in ms. */
export type IncomingTransfer = {
  readonly text: string
  readonly amount: number
  readonly receivedAt: number
  readonly bookedAt?: number | undefined
}

/** What a transfer waits for: nothing any more, the next settlement, or a decision of the operator. */
export type TransferSettlement = 'credited' | 'credit' | 'operator'

/** Not what was awaited, and the owner's all the same. */
const ownersMoney: readonly TransferOutcome[] = ['wrong-amount', 'late', 'twice']

/**
 * How a transfer ends. A memo names its owner whatever came with it, so money with a wrong amount, late or twice is
 * the owner's in full, unless the merchant wants to look at it first. Money that names nobody, several, or whose number came
 * before with other money waits for the operator.
 */
export function transferSettlement(outcome: TransferOutcome, creditsOthers: boolean): TransferSettlement {
  if (outcome === 'exact') return 'credited'
  return ownersMoney.includes(outcome) && creditsOthers ? 'credit' : 'operator'
}

/**
 * Finds the deposits of a transfer and says where the money goes. No đồng is lost: `credited` + `kept` is always the
 * amount that came. A memo that stands within a longer one does not count. Where several are left, none is certain,
 * unless they are one owner's, all of them wait, and the money is their sum.
 */
export function matchTransfer<Deposit extends AwaitedDeposit>(
  deposits: readonly Deposit[],
  transfer: IncomingTransfer,
): MatchedTransfer<Deposit> {
  const carried = new Set(memoCandidates(transfer.text))
  const named = deposits.filter(({ memo }) => carried.has(memo))
  const found = named.filter(
    ({ memo }) => !named.some((longer) => longer.memo !== memo && longer.memo.includes(memo)),
  )
  const [deposit, ...others] = found
  if (others.length > 0 && !arePaidTogether(found, transfer)) {
    return { outcome: 'several-memos', deposits: [], credited: 0, kept: transfer.amount }
  }
  const outcome = others.length > 0 ? 'exact' : transferOutcome(deposit, transfer)
  const credited = outcome === 'exact' ? transfer.amount : 0
  return { outcome, deposits: found, credited, kept: transfer.amount - credited }
}

function arePaidTogether(deposits: readonly AwaitedDeposit[], transfer: IncomingTransfer): boolean {
  return (
    new Set(deposits.map(({ owner }) => owner)).size === 1 &&
    deposits.reduce((sum, { amount }) => sum + amount, 0) === transfer.amount &&
    deposits.every((deposit) => transferOutcome(deposit, { ...transfer, amount: deposit.amount }) === 'exact')
  )
}

function transferOutcome(
  deposit: AwaitedDeposit | undefined,
  { amount, receivedAt, bookedAt = receivedAt }: IncomingTransfer,
): TransferOutcome {
  if (deposit === undefined) return 'unknown-memo'
  if (deposit.isPaid) return 'twice'
  // Nothing is booked after it was heard of, whatever the bank's clock says.
  if (Math.min(bookedAt, receivedAt) >= deposit.expiresAt) return 'late'
  return amount === deposit.amount ? 'exact' : 'wrong-amount'
}
