import type { BillDetail } from '@saola/protocol'

/** One line of a calculation: what it is, and what it adds to the bill, in đồng. */
export type BillLine = { amount: number } & (
  | { says: 'valid_bet' | 'net_loss' | 'net_win' | 'deductions' | 'carried_in' | 'base' | 'result' }
  | { says: 'no_tier' | 'no_base' | 'no_rounds' }
  | { says: 'share'; rate: number; of: number; tier: number }
  | { says: 'fixed'; tier: number }
  | { says: 'lost' | 'won'; rounds: number; net: number; rate: number }
  | { says: 'adjustment'; from: number; to: number }
)

/** The formula of a bill line by line, from what the team did to what is paid (contracts 12 to 14 and 29). */
export function billLines(bill: BillDetail): BillLine[] {
  return [
    ...(bill.terms.kind === 'realtime' ? roundLines(bill) : ladderLines(bill)),
    ...bill.adjustments.map(({ from, to, was, becomes }): BillLine => ({
      says: 'adjustment',
      amount: becomes - was,
      from,
      to,
    })),
    { says: 'result', amount: bill.amount },
  ]
}

function roundLines({ terms, lost, won }: BillDetail): BillLine[] {
  if (terms.kind !== 'realtime') return []
  const lines = [
    { says: 'lost' as const, sum: lost, rate: terms.lossRate },
    { says: 'won' as const, sum: won, rate: terms.profitRate },
  ].flatMap(({ says, sum, rate }): BillLine[] =>
    sum === undefined || sum.rounds === 0
      ? []
      : [{ says, amount: sum.amount, rounds: sum.rounds, net: sum.net, rate }],
  )
  return lines.length > 0 ? lines : [{ says: 'no_rounds', amount: 0 }]
}

function ladderLines(bill: BillDetail): BillLine[] {
  return [...(bill.kind === 'dividend' ? baseLines(bill) : [volumeLine(bill)]), tierLine(bill)]
}

function volumeLine({ validBet }: BillDetail): BillLine {
  return { says: 'valid_bet', amount: validBet }
}

function baseLines({ netLoss, deductions, carriedIn, base }: BillDetail): BillLine[] {
  const parts: BillLine[] = [{ says: netLoss < 0 ? 'net_win' : 'net_loss', amount: netLoss }]
  if (deductions !== 0) parts.push({ says: 'deductions', amount: -deductions })
  // Terms without a carry-over leave the loss of the period before out of the base.
  const carried = base - netLoss + deductions
  if (carriedIn !== 0 && carried !== 0) parts.push({ says: 'carried_in', amount: carried })
  if (parts.length > 1) parts.push({ says: 'base', amount: base })
  return parts
}

function tierLine({ kind, terms, tier, base, settledAmount }: BillDetail): BillLine {
  const reached = tier === undefined || terms.kind === 'realtime' ? undefined : terms.tiers[tier]
  if (reached === undefined || tier === undefined) return { says: 'no_tier', amount: 0 }
  if (kind === 'dividend' && base <= 0) return { says: 'no_base', amount: 0 }
  if (reached.rateType === 'F') return { says: 'fixed', amount: settledAmount, tier }
  return { says: 'share', amount: settledAmount, rate: reached.rate, of: base, tier }
}
