import * as z from 'zod/mini'
import { accountName, asOf, money } from '../../fields.ts'
import { decimal, idText, maybe, orElse, whole } from '../../reply-fields.ts'
import { moneyKinds, type MoneyKind } from './report-choices.ts'
import { countedPage } from './report.ts'

const ownMove = z.object({
  id: z.string(),
  time: whole,
  customerId: maybe(z.string()),
  customerName: accountName,
  kind: maybe(z.enum(moneyKinds)),
  /** The gateway's own word for a kind that is none of ours. */
  kindName: maybe(z.string()),
  /** Signed, from the account's side. */
  amount: money,
  /** What the wallet held after it; a payout leaves from beside the wallet. */
  balance: maybe(money),
  orderNo: maybe(z.string()),
  remark: maybe(z.string()),
  /** The account on the other side, where there is one; nobody above the caller's upline is named. */
  counterparty: maybe(accountName),
})
type MoneyMove = z.infer<typeof ownMove>

/** The kinds of the family's codes that are ours too. */
const kinds: Readonly<Record<number, MoneyKind>> = {
  6101: 'deposit',
  6201: 'withdraw',
  6104: 'transfer',
  6207: 'transfer',
  4301: 'salary',
  6112: 'dividend',
  6116: 'dividend',
  6131: 'promotion',
  6110: 'adjustment',
  6208: 'adjustment',
}

/** A row as the family's statements have it (wallet 26). */
const familyMove = z.pipe(
  z.object({
    txId: idText,
    txTypeId: maybe(whole),
    txTypeName: maybe(z.string()),
    txTimeInTimestamp: whole,
    customerName: accountName,
    amount: decimal,
    currentAvailBalance: maybe(decimal),
    orderNo: maybe(idText),
    remark: maybe(z.string()),
  }),
  z.transform(
    ({ txId, txTypeId, txTypeName, txTimeInTimestamp, currentAvailBalance, ...row }): MoneyMove => ({
      ...row,
      id: txId,
      time: txTimeInTimestamp,
      kind: kinds[txTypeId ?? 0],
      kindName: txTypeName,
      balance: currentAvailBalance,
    }),
  ),
)

/** Money that came to accounts and left them outside play, newest first; the sums cover the whole filter. */
export const moneyReport = z.object({
  list: z.array(z.union([ownMove, familyMove])),
  footer: orElse(z.object({ sumIn: maybe(money), sumOut: maybe(money) }), {}),
  page: countedPage,
  asOf,
  path: maybe(z.array(z.object({ customerId: z.string(), customerName: accountName }))),
  startDate: maybe(z.string()),
  endDate: maybe(z.string()),
})
export type MoneyReport = z.infer<typeof moneyReport>
