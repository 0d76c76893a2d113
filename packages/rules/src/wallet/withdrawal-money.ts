/** A withdrawal's money in đồng: what was asked for, what the bank has of it, and what went back to the wallet. */
export type WithdrawalMoney = { readonly amount: number; readonly sent: number; readonly returned: number }

/**
 * One movement of a withdrawal's money: `withdrawal` from the hold to the bank, `withdrawal-return` from the bank back on
 * hold, `release` from the hold to the member's wallet, `reclaim` from there back on hold, into a debt where it is gone.
 */
export type WithdrawalMovement = {
  readonly kind: 'withdrawal' | 'withdrawal-return' | 'release' | 'reclaim'
  readonly amount: number
}

/** What lies on hold: neither sent nor given back. Nothing does once the withdrawal is over. */
export function amountOnHold({ amount, sent, returned }: WithdrawalMoney): number {
  return amount - sent - returned
}

/** What the member is to get from the bank: everything that did not go back to the wallet. */
export function amountDue({ amount, returned }: Pick<WithdrawalMoney, 'amount' | 'returned'>): number {
  return amount - returned
}

/** The money after movements, in their order; more than is on hold, or than the bank has, cannot be moved. */
export function afterMovements<Money extends WithdrawalMoney>(
  money: Money,
  movements: readonly WithdrawalMovement[],
): Money {
  let { sent, returned } = money
  for (const { kind, amount } of movements) {
    if (kind === 'release') returned += amount
    else if (kind === 'reclaim') returned -= amount
    else sent += kind === 'withdrawal' ? amount : -amount
    const isPossible = amount > 0 && sent >= 0 && returned >= 0 && sent + returned <= money.amount
    if (!isPossible) throw new RangeError(`${kind} of ${amount} is more than there is to move`)
  }
  return { ...money, sent, returned }
}
