import type { calls, CallRequest } from '@saola/protocol'
import type { TableCell } from '@saola/i18n'
import { seenFrom } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Account } from '../../http/caller.ts'
import { messageText } from '../../http/messages.ts'
import { nameShownTo } from '../../http/names-shown.ts'
import { bettingQuestion, bettingRow } from './list-betting.ts'
import { incomeQuestion, incomeRow } from './list-income.ts'
import { profitQuestion, profitRow } from './list-profit.ts'
import { moneyRow } from './list-team-money.ts'
import type { ReportPeriod } from './report-period.ts'
import { walkCredit, walkFigures, walkMoney } from './walk-report.ts'

type Row = readonly TableCell[]
/** Rows by the batch, the headers first and the sum last. */
export type Batches = AsyncGenerator<readonly Row[]>

export type Wanted = {
  input: CallRequest<typeof calls.team.exportFile>
  /** Who reads the file, and to whom names are shown (team 42). */
  caller: Pick<Account, 'id' | 'name'>
  branchId: number
  period: ReportPeriod
  language: 'VI' | 'EN'
}

/** All rows of a report, in the order of its page. */
export function rowsOfReport(db: Database, wanted: Wanted): Batches {
  const { report } = wanted.input
  if (report === 'transactions' || report === 'own-transactions') return moneyRows(db, wanted)
  return { betting: bettingRows, profit: profitRows, credit: creditRows, income: incomeRows }[report](
    db,
    wanted,
  )
}

async function* bettingRows(db: Database, { input, caller, branchId, period, language }: Wanted): Batches {
  const cut = input.cut ?? 'account'
  const { profitHead, figuresOf } = bySide(input)
  const names = ['betCount', 'betAmount', 'validBetAmount', 'winAmount', 'profitAndLoss'] as const
  const figures = figuresOf(names)
  const heads = ['field.count', 'field.betting', 'field.valid', 'field.winnings', profitHead]
  yield [[`cut.${cut}`, ...heads].map(say(language))]
  const sum = noneOf(names)
  for await (const rows of walkFigures(db, bettingQuestion(readable(input), branchId, period))) {
    addTo(sum, rows)
    yield rows.map((row) => {
      const told = bettingRow(row, cut)
      return [nameOf(told, { cut, language, caller }), ...figures(told)]
    })
  }
  yield [[say(language)('sum'), ...figures(sum)]]
}

async function* profitRows(db: Database, { input, caller, branchId, period, language }: Wanted): Batches {
  const { profitHead, figuresOf } = bySide(input)
  const paid = ['deposit', 'withdraw'] as const
  const played = ['betAmount', 'validBetAmount', 'winAmount'] as const
  const names = [...paid, ...played, 'promotion', 'contract', 'profitAndLoss'] as const
  const figures = figuresOf(names)
  const heads = ['account', 'deposit', 'withdraw', 'betting', 'valid', 'winnings', 'promotions', 'contract']
  yield [[...heads.map((name) => `field.${name}`), profitHead].map(say(language))]
  const { sort, ...rest } = input
  // Only the other report counts bets.
  const asked = { ...rest, ...(sort !== undefined && sort !== 'betCount' && { sort }) }
  const sum = noneOf(names)
  for await (const rows of walkFigures(db, profitQuestion(asked, branchId, period))) {
    addTo(sum, rows)
    yield rows.map((row) => {
      const told = profitRow(row)
      return [nameOf(told, { cut: 'account', language, caller }), ...figures(told)]
    })
  }
  yield [[say(language)('sum'), ...figures(sum)]]
}

async function* creditRows(db: Database, { input, caller, branchId, period, language }: Wanted): Batches {
  const figures = ['opening', 'deposit', 'withdraw', 'transferIn', 'transferOut', 'play', 'closing'] as const
  const heads = ['opening', 'deposit', 'withdraw', 'transfer_in', 'transfer_out', 'play', 'closing']
  yield [['account', ...heads].map((name) => say(language)(`field.${name}`))]
  const { userType, customerName } = input
  const whose = { branchId, each: 'own', userType, customerName } as const
  const sum = noneOf(figures)
  for await (const rows of walkCredit(db, { whose, period })) {
    addTo(sum, rows)
    yield rows.map((row) => [nameShownTo(caller, row.name), ...figures.map((name) => row[name])])
  }
  yield [[say(language)('sum'), ...figures.map((name) => sum[name])]]
}

async function* incomeRows(db: Database, { caller, period, language }: Wanted): Batches {
  const figures = ['salary', 'dividend', 'promotion', 'transferIn', 'transferOut', 'total'] as const
  const heads = [
    'field.date',
    'kind.salary',
    'field.dividend',
    'field.promotions',
    'field.transfer_in',
    'field.transfer_out',
  ]
  yield [[...heads, 'field.total_income'].map(say(language))]
  const sum = noneOf(figures)
  for await (const rows of walkFigures(db, incomeQuestion(caller.id, period))) {
    addTo(sum, rows)
    yield rows.map((row) => {
      const told = incomeRow(row)
      return [{ day: told.id }, ...figures.map((name) => told[name])]
    })
  }
  yield [[say(language)('sum'), ...figures.map((name) => sum[name])]]
}

async function* moneyRows(db: Database, { input, caller, branchId, period, language }: Wanted): Batches {
  const heads = ['time', 'account', 'type', 'order', 'remark', 'counterparty', 'amount', 'balance']
  yield [heads.map((name) => say(language)(`field.${name}`))]
  const { userType, customerName, transactionType: kind } = input
  const whose =
    input.report === 'own-transactions'
      ? ({ branchId: caller.id, each: 'self' } as const)
      : ({ branchId, each: 'own', userType, customerName } as const)
  const filter = { whose, period, kind, readerId: caller.id }
  let sum = 0
  for await (const rows of walkMoney(db, filter)) {
    yield rows.map((row) => {
      const told = moneyRow(row, language)
      const what = say(language)(`kind.${told.kind}`)
      const { orderNo, remark, counterparty = '', amount, balance = '' } = told
      const [who, other] = [nameShownTo(caller, told.customerName), nameShownTo(caller, counterparty)]
      sum += amount
      return [{ time: told.time }, who, what, orderNo, remark, other, amount, balance]
    })
  }
  yield [[say(language)('sum'), '', '', '', '', '', sum, '']]
}

/** What a file's rows come to so far: nothing. */
function noneOf<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}

/** Adds rows to a sum: that of a file is of exactly its rows, whatever happens while it is written. */
function addTo<Name extends string>(
  sum: Record<Name, number>,
  rows: readonly Readonly<Record<Name, number>>[],
): void {
  for (const row of rows) for (const name of Object.keys(sum) as Name[]) sum[name] += row[name]
}

/** Figures of a row by the side that the file is asked for, which the head of its profit and loss names (team 39). */
function bySide({ side = 'members' }: Wanted['input']) {
  return {
    profitHead: `field.profit.${side}`,
    figuresOf:
      <Name extends string>(names: readonly Name[]) =>
      (row: Record<Name, number>): number[] =>
        names.map((name) => (name === 'profitAndLoss' ? seenFrom(side, row[name]) : row[name])),
  }
}

/** A sort that only another report has says nothing here. */
function readable(input: Wanted['input']): Parameters<typeof bettingQuestion>[0] {
  return input
}

function say(language: 'VI' | 'EN'): (key: string) => string {
  return (key) => messageText(language, `reports.${key}`)
}

function nameOf(
  row: { id: string; customerName?: string | undefined },
  { cut, language, caller }: Pick<Wanted, 'language' | 'caller'> & { cut: string },
): TableCell {
  if (cut === 'day') return { day: row.id }
  if (cut === 'family') return messageText(language, `games.family.${row.id}`)
  return row.customerName === undefined ? row.id : nameShownTo(caller, row.customerName)
}
