import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { exportData } from './export/export-data.ts'
import { getLifetime } from './get-lifetime.ts'
import { getProfit } from './get-profit.ts'
import { getTransaction } from './get-transaction.ts'
import { listBets } from './list-bets.ts'
import { listTransactions } from './list-transactions.ts'
import { getOverview } from './team/get-overview.ts'
import { listTeamBets } from './team/list-team-bets.ts'

/** The calls that tell what has been: of a wallet, of a team, of all that is kept of an account. */
export const recordsCalls: readonly MountedCall[] = [
  mount(calls.wallet.transactions, listTransactions),
  mount(calls.wallet.transaction, getTransaction),
  mount(calls.wallet.lifetime, getLifetime),
  mount(calls.wallet.profit, getProfit),
  mount(calls.wallet.bets, listBets),
  mount(calls.member.exportData, exportData),
  mount(calls.team.overview, getOverview),
  mount(calls.team.bets, listTeamBets),
]
