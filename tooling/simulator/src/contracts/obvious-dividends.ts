import { dayMs } from '@saola/rules'
import type { PlayedBet, Version } from './obvious-bills.ts'

/** A salary bill between the same two accounts. */
export type SalaryBill = { closesAt: number; amount: number }

/** A daily dividend as it should be, with what it takes over from the day before and leaves to the next. */
export type ObviousDividend = {
  from: number
  to: number
  version: number
  amount: number
  isPlayed: true
  deductions: number
  carriedIn: number
  carriedOut: number
}

/**
 * The daily dividends of one contract between two moments, each by looking at every bet and every salary, and at what the day
 * before left to make good. It shares no code with the settlement of the gateway.
 */
export function obviousDividends(
  { version, terms, from: signedAt }: Version,
  {
    team,
    bets,
    salaries,
  }: {
    team: ReadonlySet<number>
    bets: readonly PlayedBet[]
    salaries: readonly SalaryBill[]
  },
  { from, to }: { from: number; to: number },
): ObviousDividend[] {
  if (terms.kind !== 'dividend') throw new Error(`${terms.kind} is no dividend`)
  const rate = BigInt(terms.tiers[0]?.rate ?? 0)
  const days: ObviousDividend[] = []
  let carriedIn = 0
  for (let midnight = from; midnight + dayMs <= to; midnight += dayMs) {
    const opens = Math.max(midnight, signedAt)
    const closes = midnight + dayMs
    let base = carriedIn
    let volume = 0
    for (const { accountId, settledAt, stake, valid, won } of bets) {
      if (!team.has(accountId) || settledAt < opens || settledAt >= closes) continue
      volume += valid
      base += stake - won
    }
    let deductions = 0
    for (const { closesAt, amount } of salaries) {
      if (closesAt > opens && closesAt <= closes) deductions += amount
    }
    base -= deductions
    const reached = terms.tiers.length === 1 && volume >= (terms.tiers[0]?.betVolume ?? 0)
    const amount = reached && base > 0 ? Number((BigInt(base) * rate) / 100_000n) : 0
    const carriedOut = base < 0 ? base : 0
    days.push({ from: opens, to: closes, version, amount, isPlayed: true, deductions, carriedIn, carriedOut })
    carriedIn = carriedOut
  }
  return days
}

type Row = Record<string, unknown>

/** What is wrong with the loss that goes from each dividend of a contract to the next, as it stands after every correction. */
export function wrongCarries(
  written: readonly Row[],
  corrections: readonly Row[],
  days: readonly ObviousDividend[],
): string[] {
  const wrong: string[] = []
  for (const [at, bill] of written.entries()) {
    const day = days[at]
    if (!day) continue
    const check = (row: Row, column: string, meant: number): void => {
      const found = Number(row[column])
      if (found !== meant)
        wrong.push(`dividend ${Number(bill['id'])} has ${column} ${found}, and should have ${meant}`)
    }
    check(corrections.findLast((row) => row['bill_id'] === bill['id']) ?? bill, 'carried_out', day.carriedOut)
    if (corrections.length > 0) continue
    check(bill, 'deductions', day.deductions)
    check(bill, 'carried_in', day.carriedIn)
  }
  return wrong
}
