import { foldText } from '@saola/validation'
import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { readBetPage } from '../bet-page.ts'
import { checkPeriod } from '../check-period.ts'
import { requireBranch } from '../../team/require-branch.ts'
import { teamBetsWhere } from './team-bet-store.ts'

/** Bets of everybody below the caller, or of one account of its line. */
export const listTeamBets: Handler<typeof calls.team.bets> = async ({
  account: caller,
  services,
  input,
  language,
}) => {
  checkPeriod(input)
  const accountId =
    input.customerId === undefined ? undefined : await requireBranch(services.db, caller, input.customerId)
  return readBetPage(services, {
    startTime: input.startTime,
    endTime: input.endTime,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    asOf: input.asOf,
    mayLeave: input.status !== undefined,
    language,
    condition: teamBetsWhere(caller.id, {
      accountId,
      name: foldText(input.customerName ?? '').trim(),
      status: input.status,
    }),
  })
}
