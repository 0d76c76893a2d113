import type { calls, RankedBet } from '@saola/protocol'
import { periodBefore, periodOf, rankedPlaces } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { maskName } from './mask-name.ts'
import { oddsOfWin } from './odds-of-win.ts'
import { listRanked, type RankedRow } from './ranking-store.ts'

/** The ranking of this week or the last one; names are masked but the caller's own. */
export const getRanking: Handler<typeof calls.games.ranking> = async ({
  input,
  services,
  merchant,
  maybeAccount: account,
  language,
}) => {
  const now = periodOf('weekly', services.now())
  const { from, to } = input.week === 'last' ? periodBefore(now) : now
  const rows = await listRanked(services.db, {
    merchantId: merchant.id,
    ownId: account?.id,
    span: { from, to },
  })
  const describe = (row: RankedRow): RankedBet => {
    const isOwn = row.account_id === account?.id
    return {
      place: row.place,
      customerName: isOwn ? row.name : maskName(row.name),
      gameName: language === 'EN' ? row.name_en : row.name_vi,
      nodeId: row.node_id,
      betAmount: row.bet_amount,
      winAmount: row.win_amount - row.bet_amount,
      odds: oddsOfWin(row),
      isOwn,
    }
  }
  const behind = rows.find(({ place }) => place > rankedPlaces)
  return {
    from,
    to,
    list: rows.filter(({ place }) => place <= rankedPlaces).map(describe),
    ...(behind && { own: describe(behind) }),
  }
}
