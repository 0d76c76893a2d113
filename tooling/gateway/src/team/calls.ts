import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getDownline } from './get-downline.ts'
import { getOverview } from './get-overview.ts'
import { listDownlines } from './list-downlines.ts'
import { listTeamBets } from './list-team-bets.ts'

/** The calls of the area `team`. */
export const teamCalls: readonly MountedCall[] = [
  mount(calls.team.overview, getOverview),
  mount(calls.team.downlines, listDownlines),
  mount(calls.team.downline, getDownline),
  mount(calls.team.bets, listTeamBets),
]
