import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { checkPeriod } from '../wallet/check-period.ts'
import { readTeamBalance } from './downline-store.ts'
import { countTeam, readDays, readFigures } from './overview-store.ts'
import { requireAgent } from './require-agent.ts'

const longestDays = 92

/** The team of the caller, its figures over a period and over the one of equal length before it. */
export const getOverview: Handler<typeof calls.team.overview> = async ({ account, house, input }) => {
  const { id } = requireAgent(account)
  checkPeriod(input, longestDays)
  const length = input.endTime - input.startTime + 1
  const before = { startTime: input.startTime - length, endTime: input.startTime - 1 }
  const { agents, players } = await countTeam(house.db, id)
  return {
    teamSize: agents + players,
    agentCount: agents,
    playerCount: players,
    teamBalance: await readTeamBalance(house.db, id),
    current: await readFigures(house.db, id, input),
    previous: await readFigures(house.db, id, before),
    days: await readDays(house.db, id, input),
  }
}
