import type { calls } from '@saola/protocol'
import { dayKey } from '@saola/i18n'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { checkPeriod } from './check-period.ts'
import { describeMovement } from './describe-movement.ts'
import { memberAccount } from '../../ledger/ledger.ts'
import { kindsOfTypes } from './statement-kinds.ts'
import { readMovements, sumDays, sumMovements } from './statement-store.ts'

/** The caller's statement: each movement with the balance before and after it, newest first, and whole days summed. */
export const listTransactions: Handler<typeof calls.wallet.transactions> = async (context) => {
  const { account, services, input, language } = context
  checkPeriod(input)
  const kinds = kindsOfTypes(input.codeTypes ?? '')
  if (!kinds) throw new Fault('request_param_err', { field: 'codeTypes', params: { field: 'codeTypes' } })
  const book = await memberAccount(services.db, account.id)
  const filter = { book, kinds, startTime: input.startTime, endTime: input.endTime }
  const movements = await readMovements(services.db, { ...filter, page: input.page, size: input.size })
  const { count, sumIn, sumOut } = await sumMovements(services.db, filter)
  const times = movements.map((movement) => movement.created_at)
  const days =
    times.length === 0
      ? []
      : await sumDays(services.db, filter, { first: Math.min(...times), last: Math.max(...times) })
  return {
    list: movements.map((movement) => describeMovement(movement, { name: account.name, language })),
    totalPages: Math.ceil(count / input.size),
    totalCount: count,
    sumIn,
    sumOut,
    days: days.map(({ time, ...day }) => ({ day: dayKey(time), ...day })),
  }
}
