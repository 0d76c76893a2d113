import type { calls } from '@saola/protocol'
import { dayKey } from '@saola/i18n'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { pageAt, readPage } from '../http/page-store.ts'
import { checkPeriod } from './check-period.ts'
import { describeEntry } from './describe-entry.ts'
import { memberAccount } from '../ledger/ledger.ts'
import { kindsOfTypes } from './statement-kinds.ts'
import { listEntries, sumDays, sumEntries } from './statement-store.ts'

/** The caller's statement: each entry with the balance before and after it, newest first, and whole days summed. */
export const listTransactions: Handler<typeof calls.wallet.transactions> = async (context) => {
  const { account, services, input, language } = context
  checkPeriod(input)
  const kinds = kindsOfTypes(input.codeTypes ?? '')
  if (!kinds) throw new Fault('request_param_err', { field: 'codeTypes', params: { field: 'codeTypes' } })
  const wallet = await memberAccount(services.db, account.id)
  const filter = { wallet, kinds, startTime: input.startTime, endTime: input.endTime }
  const page = await readPage(services.db, pageAt(input.page, input.size, input.asOf), {
    growsOnTop: true,
    count: (trx, upTo) => sumEntries(trx, { ...filter, upTo }),
    rows: (trx, { upTo, ...part }) => listEntries(trx, { ...filter, upTo }, part),
  })
  const { totalCount, sums, upTo } = page
  const times = page.rows.map((entry) => entry.created_at)
  const days =
    times.length === 0
      ? []
      : await sumDays(
          services.db,
          { ...filter, upTo },
          { first: Math.min(...times), last: Math.max(...times) },
        )
  return {
    list: page.rows.map((entry) => describeEntry(entry, { name: account.name, language })),
    totalPages: Math.ceil(totalCount / input.size),
    totalCount,
    asOf: page.asOf,
    sumIn: sums.sumIn,
    sumOut: sums.sumOut,
    days: days.map(({ time, ...day }) => ({ day: dayKey(time), ...day })),
  }
}
