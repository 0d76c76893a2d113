import type { calls } from '@saola/protocol'
import { resultMs } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { checkPeriod } from '../check-period.ts'
import { readTeamBalance } from '../../team/downline-store.ts'
import { countTeam, readDays, readFigures } from './overview-store.ts'

/** The team of the caller, its figures over a period and over the one of equal length before it. */
export const getOverview: Handler<typeof calls.team.overview> = async ({ account, services, input }) => {
  const { id } = account
  checkPeriod(input, resultMs)
  const length = input.endTime - input.startTime + 1
  const before = { startTime: input.startTime - length, endTime: input.startTime - 1 }
  const { agents, members } = await countTeam(services.db, id)
  return {
    teamSize: agents + members,
    agentCount: agents,
    playerCount: members,
    teamBalance: await readTeamBalance(services.db, id),
    current: await readFigures(services.db, id, input),
    previous: await readFigures(services.db, id, before),
    days: await readDays(services.db, id, input),
  }
}
