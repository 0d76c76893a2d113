import { dayKey } from '@saola/i18n'
import type { calls, ProfitCut, ProfitPart } from '@saola/protocol'
import { dayMs, resultMs, vietnamOffsetMs } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { checkPeriod } from './check-period.ts'
import { listProfit, type ProfitRow } from './profit-store.ts'

/** The caller's own result: settled bets by the day they were placed, and the time spent in games. */
export const getProfit: Handler<typeof calls.wallet.profit> = async ({ account, services, input }) => {
  checkPeriod(input, resultMs)
  const { by, startTime, endTime } = input
  const rows = await listProfit(services.db, account.id, { by, startTime, endTime })
  const parts = rows.map((row) => describePart(row, by))
  return { parts, total: sumParts(parts) }
}

function describePart(row: ProfitRow, by: ProfitCut): ProfitPart {
  return {
    id: by === 'family' ? String(row.part) : dayKey(Number(row.part) * dayMs - vietnamOffsetMs),
    bets: row.bets,
    staked: row.staked,
    won: row.won,
    net: row.won - row.staked,
    playedMs: row.played_ms,
  }
}

function sumParts(parts: readonly ProfitPart[]): Omit<ProfitPart, 'id'> {
  const total = { bets: 0, staked: 0, won: 0, net: 0, playedMs: 0 }
  for (const part of parts) {
    total.bets += part.bets
    total.staked += part.staked
    total.won += part.won
    total.net += part.net
    total.playedMs += part.playedMs
  }
  return total
}
