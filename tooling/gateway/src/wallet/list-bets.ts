import { sql } from 'kysely'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { readBetPage } from './bet-page.ts'
import { checkPeriod } from './check-period.ts'

/** The caller's own bets. */
export const listBets: Handler<typeof calls.wallet.bets> = async ({ account, house, input, language }) => {
  checkPeriod(input)
  return readBetPage(house.db, { ...input, language, condition: sql`bet.account_id = ${account.id}` })
}
