import { sql, type RawBuilder } from 'kysely'
import type { CallRequest, calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { readBetPage } from './bet-page.ts'
import { checkPeriod } from './check-period.ts'

/** The caller's own bets, narrowed by status, game family and vendor. */
export const listBets: Handler<typeof calls.wallet.bets> = async ({ account, house, input, language }) => {
  checkPeriod(input)
  const { startTime, endTime, pageNo, pageSize } = input
  const condition = sql.join([sql`bet.account_id = ${account.id}`, ...narrowing(input)], sql` and `)
  return readBetPage(house, { startTime, endTime, pageNo, pageSize, language, condition })
}

function narrowing({
  status,
  family,
  vassalage,
}: Pick<CallRequest<typeof calls.wallet.bets>, 'status' | 'family' | 'vassalage'>): RawBuilder<unknown>[] {
  return [
    ...(status === undefined ? [] : [sql`bet.status = ${status}`]),
    ...(family === undefined ? [] : [sql`game.family = ${family}`]),
    ...(vassalage === undefined ? [] : [sql`bet.vendor_code = ${vassalage}`]),
  ]
}
