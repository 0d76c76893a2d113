import * as z from 'zod/mini'
import { asOf, money } from '../../fields.ts'
import { decimal, maybe, orElse } from '../../reply-fields.ts'
import { countedPage } from './report.ts'

/** The figures by our names, with those that the family has for two of them; its total is misspelt. */
const figures = {
  salary: maybe(decimal),
  dailySalary: maybe(decimal),
  dividend: maybe(decimal),
  promotion: maybe(decimal),
  agentRebate: maybe(decimal),
  transferIn: maybe(decimal),
  transferOut: maybe(decimal),
  total: maybe(decimal),
  tatalIncome: maybe(decimal),
}
const sentFigures = z.object(figures)

/** What an agent earned, as far as the gateway tells it; transfers are no income and stand in no total. */
export type IncomeFigures = Omit<z.infer<typeof sentFigures>, 'dailySalary' | 'tatalIncome'>

function readFigures({ dailySalary, tatalIncome, ...told }: z.infer<typeof sentFigures>): IncomeFigures {
  return { ...told, salary: told.salary ?? dailySalary, total: told.total ?? tatalIncome }
}

const dayText = maybe(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))

const row = z.pipe(
  z
    .object({ id: dayText, date: dayText, ...figures })
    .check(z.refine(({ id, date }) => (id ?? date) !== undefined, { path: ['id'] })),
  z.transform(({ date = '', id = date, ...told }): { id: string } & IncomeFigures => ({
    id,
    ...readFigures(told),
  })),
)

/** What the caller earned, day by day, newest first; days without income may be left out of the list. */
export const incomeReport = z.object({
  list: z.array(row),
  /** Over the whole filter. */
  footer: orElse(z.pipe(sentFigures, z.transform(readFigures)), {}),
  days: maybe(z.array(z.object({ day: z.string(), total: money }))),
  page: countedPage,
  asOf,
  startDate: maybe(z.string()),
  endDate: maybe(z.string()),
})
export type IncomeReport = z.infer<typeof incomeReport>
