import { Refused } from '../http/refused.ts'

/** The wallets that everybody has, by the family's numbers. */
export const wallets = [
  [2, 'MAIN'],
  [4, 'LOTT'],
  [1, 'PVP'],
  [301, 'RNG'],
] as const

/** What a wallet's balance changed by. Amounts are hundredths of a đồng, below nought when paid out. */
export type Entry = {
  id: bigint
  wallet: number
  typeId: number
  at: number
  amount: number
  balanceAfter: number
  remark: string
}

type Place = { account: bigint; wallet: number }

/** The books of this company: every amount in hundredths of a đồng. */
export type Money = {
  /** The balance of each wallet, in the order of `wallets`. */
  balances(account: bigint): { wallet: number; name: string; amount: number }[]
  /** An account's entries, the newest first. */
  entries(account: bigint): Entry[]
  /** Brings money in or out at the edge of the books; refuses what a wallet does not have. */
  add(entry: Place & { typeId: number; amount: number; at: number; remark?: string }): void
  /** Moves money between two wallets, all of it or nothing; refuses what the first does not have. */
  move(order: {
    from: Place
    to: Place
    outType: number
    inType: number
    amount: number
    at: number
    remark: string
  }): void
}

/** Opens empty books. */
export function createMoney(nextId: () => bigint): Money {
  const books = new Map<bigint, Entry[]>()

  function balanceOf({ account, wallet }: Place): number {
    const own = books.get(account) ?? []
    return own.filter((entry) => entry.wallet === wallet).reduce((sum, { amount }) => sum + amount, 0)
  }

  const add: Money['add'] = ({ account, wallet, typeId, amount, at, remark = '' }) => {
    const balanceAfter = balanceOf({ account, wallet }) + amount
    if (balanceAfter < 0) throw new Refused('BALANCE_NOT_ENOUGH')
    const own = books.get(account) ?? []
    own.push({ id: nextId(), wallet, typeId, at, amount, balanceAfter, remark })
    books.set(account, own)
  }

  return {
    add,
    balances: (account) =>
      wallets.map(([wallet, name]) => ({ wallet, name, amount: balanceOf({ account, wallet }) })),
    entries: (account) => (books.get(account) ?? []).toReversed(),
    move({ from, to, outType, inType, amount, at, remark }) {
      // Only the first of the two can be refused, so nothing is ever half moved.
      add({ ...from, typeId: outType, amount: -amount, at, remark })
      add({ ...to, typeId: inType, amount, at, remark })
    },
  }
}

/** An amount as text with two decimals: "1250000.50". */
export function asText(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}
