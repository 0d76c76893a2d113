import type { Call } from '../http/wire.ts'
import { agentLineCalls } from './agent-line.ts'
import { agentReportCalls } from './agent-reports.ts'
import { gameCalls } from './games.ts'
import { lotteryCalls } from './lottery.ts'
import { memberCalls } from './member.ts'
import { messageCalls } from './messages.ts'
import { ownGameCalls } from './own-games.ts'
import { sessionCalls } from './session.ts'
import { systemCalls } from './system.ts'
import { walletCalls } from './wallet.ts'
import { withdrawalCalls } from './withdrawals.ts'

/** Every call that this company has built. */
export const calls: readonly Call[] = [
  systemCalls,
  sessionCalls,
  memberCalls,
  walletCalls,
  withdrawalCalls,
  gameCalls,
  ownGameCalls,
  lotteryCalls,
  messageCalls,
  agentLineCalls,
  agentReportCalls,
].flat()

/** What this company has built, by method and path: what a brand names of it. */
export const builtCalls: readonly { method: string; path: string }[] = calls.map(({ method, path }) => ({
  method,
  path,
}))
