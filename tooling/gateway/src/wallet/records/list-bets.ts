import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { readBetPage } from './bet-page.ts'
import { betsOf } from './bet-record-store.ts'
import { readSittings } from './read-sittings.ts'
import { checkPeriod } from './check-period.ts'

/** The caller's own bets, narrowed by status, game family and vendor, with what their sittings came to. */
export const listBets: Handler<typeof calls.wallet.bets> = async ({ account, services, input, language }) => {
  checkPeriod(input)
  const { startTime, endTime, pageNo, pageSize, status, family, vassalage: vendor } = input
  const condition = betsOf(account.id, { status, family, vendor })
  const page = await readBetPage(services, { startTime, endTime, pageNo, pageSize, language, condition })
  const sittings = await readSittings(services.db, { startTime, endTime, condition }, page.list, language)
  return { ...page, sittings }
}
