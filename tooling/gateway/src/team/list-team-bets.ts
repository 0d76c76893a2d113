import { sql } from 'kysely'
import { foldText } from '@saola/i18n'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { readBetPage } from '../wallet/bet-page.ts'
import { checkPeriod } from '../wallet/check-period.ts'
import { requireAgent } from './require-agent.ts'
import { requireBranch } from './require-branch.ts'

/** Bets of everybody below the caller, or of one account of its line. */
export const listTeamBets: Handler<typeof calls.team.bets> = async ({ account, house, input, language }) => {
  const caller = requireAgent(account)
  checkPeriod(input)
  const who =
    input.customerId === undefined
      ? sql`bet.account_id in
          (select descendant_id from descent where ancestor_id = ${caller.id} and depth > 0)`
      : sql`bet.account_id = ${await requireBranch(house.db, caller, input.customerId)}`
  const name = foldText(input.customerName ?? '').trim()
  const named = name === '' ? sql`true` : sql`player.name like ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}`
  const status = input.status === undefined ? sql`true` : sql`bet.status = ${input.status}`
  return readBetPage(house, {
    startTime: input.startTime,
    endTime: input.endTime,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    language,
    condition: sql`${who} and ${named} and ${status}`,
  })
}
