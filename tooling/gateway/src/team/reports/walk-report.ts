import type { Database } from '../../db/database.ts'
import { readCreditOf, type CreditRow } from './credit-store.ts'
import { readFigures, type FigureQuestion, type FigureRow } from './figure-store.ts'
import { listHeads, readHeads } from './figure-walk-store.ts'
import type { Measure } from './measure-store.ts'
import { listMembers, type Whose } from './member-store.ts'
import { listPlaces, readPlaces, type MoneyFilter, type MoneyPlaces, type MoneyRow } from './money-store.ts'
import type { ReportPeriod } from './report-period.ts'

/** Rows that are read at once, and held until their part of the file is taken. */
const inOne = 500
/** Places of rows that are looked for at once: each look passes over all that is left of the period. */
const placesInOne = 10_000
/** Of days, families and vendors there are so few that a report by them is read whole. */
const everyRow = { limit: 10_000, offset: 0 }

/** All rows of a report of sums. Those of accounts are read some at a time, each row at one moment of its own (team 43). */
export async function* walkFigures<Name extends Measure>(
  db: Database,
  question: Omit<FigureQuestion<Name>, 'limit' | 'offset'>,
): AsyncGenerator<FigureRow<Name>[]> {
  if (question.cut !== 'account') {
    yield (await readFigures(db, { ...question, ...everyRow })).rows
    return
  }
  const heads = await listHeads(db, question)
  for (let at = 0; at < heads.length; at += inOne) {
    yield await readHeads(db, question, [...heads.subarray(at, at + inOne)])
  }
}

/** What each account of a team held, by name. */
export async function* walkCredit(
  db: Database,
  { whose, period }: { whose: Whose; period: ReportPeriod },
): AsyncGenerator<CreditRow[]> {
  const members = await listMembers(db, whose)
  for (let at = 0; at < members.length; at += inOne) {
    yield await readCreditOf(db, {
      whose: { ...whose, heads: [...members.subarray(at, at + inOne)] },
      period,
    })
  }
}

/** Money outside play, newest first. */
export async function* walkMoney(db: Database, filter: MoneyFilter): AsyncGenerator<MoneyRow[]> {
  let places: MoneyPlaces | undefined
  do {
    places = await listPlaces(db, filter, { before: places, limit: placesInOne })
    for (let from = 0; from < places.account_id.length; from += inOne) {
      yield await readPlaces(db, filter.readerId, places, { from, to: from + inOne })
    }
  } while (places.account_id.length === placesInOne)
}
