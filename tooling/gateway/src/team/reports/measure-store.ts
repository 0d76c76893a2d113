import type { MoneyKind } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import { transferKinds, type TransferKind } from '../../ledger/ledger.ts'

/** The ledger's kinds behind each kind of money that reports tell apart. */
export const kindsOfMoney = {
  deposit: ['deposit'],
  withdraw: ['withdrawal', 'withdrawal-return'],
  transfer: ['transfer'],
  salary: ['salary'],
  dividend: ['dividend'],
  promotion: ['promotion', 'rebate', 'referral'],
  adjustment: ['adjustment'],
} as const satisfies Record<MoneyKind, readonly TransferKind[]>

/** What reports call a transfer; one of a kind without a word of its own is a correction. */
export function moneyKindOf(kind: string): MoneyKind {
  const known = transferKinds.find((each) => each === kind)
  const found = Object.entries(kindsOfMoney).find(([, kinds]) =>
    (kinds as readonly TransferKind[]).some((each) => each === known),
  )
  return (found?.[0] ?? 'adjustment') as MoneyKind
}

/** The condition that a row of `money_entry` is of a kind. */
export function moneyIs(...kinds: readonly MoneyKind[]): RawBuilder<boolean> {
  const named = kinds.flatMap((kind) => kindsOfMoney[kind])
  return sql`money.kind in (${sql.join(named.map((kind) => sql.lit(kind)))})`
}

const amountIf = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql`case when ${condition} then money.amount else 0 end`

/** Figures over `play_of_day as play`, by their names on the wire. */
export const playMeasures = {
  betCount: sql`play.bet_count`,
  betAmount: sql`play.bet_amount`,
  validBetAmount: sql`play.valid_amount`,
  winAmount: sql`play.win_amount`,
  profitAndLoss: sql`play.profit`,
} as const satisfies Record<string, RawBuilder<unknown>>

/** Figures over `money_entry as money`. */
export const moneyMeasures = {
  deposit: amountIf(moneyIs('deposit')),
  withdraw: sql`-${amountIf(moneyIs('withdraw'))}`,
  transferIn: amountIf(sql`${moneyIs('transfer')} and money.amount > 0`),
  transferOut: sql`-${amountIf(sql`${moneyIs('transfer')} and money.amount < 0`)}`,
  salary: amountIf(moneyIs('salary')),
  dividend: amountIf(moneyIs('dividend')),
  promotion: amountIf(moneyIs('promotion')),
  contract: amountIf(moneyIs('salary', 'dividend')),
  total: amountIf(moneyIs('salary', 'dividend', 'promotion')),
} as const satisfies Record<string, RawBuilder<unknown>>

export type PlayMeasure = keyof typeof playMeasures
export type MoneyMeasure = keyof typeof moneyMeasures
export type Measure = PlayMeasure | MoneyMeasure

/** Whether a figure is counted in play and not in the ledger. */
export function isPlay(measure: Measure): measure is PlayMeasure {
  return measure in playMeasures
}
