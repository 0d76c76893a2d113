import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { parseAsOf } from '../http/page-store.ts'
import { readBetPage } from './bet-page.ts'
import { betsOf } from './bet-record-store.ts'
import { readSittings } from './read-sittings.ts'
import { checkPeriod } from './check-period.ts'

/** The caller's own bets, narrowed by status, game family and vendor, with what their sittings came to. */
export const listBets: Handler<typeof calls.wallet.bets> = async ({ account, services, input, language }) => {
  checkPeriod(input)
  const { startTime, endTime, pageNo, pageSize, status, family, vassalage: vendor } = input
  const condition = betsOf(account.id, { status, family, vendor })
  const filter = { startTime, endTime, condition }
  const mayLeave = status !== undefined
  const page = await readBetPage(services, {
    ...filter,
    pageNo,
    pageSize,
    asOf: input.asOf,
    language,
    mayLeave,
  })
  const upTo = parseAsOf(page.asOf)?.newest
  const sittings = await readSittings(services.db, { ...filter, upTo }, page.list, language)
  return { ...page, sittings }
}
