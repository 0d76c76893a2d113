import type { calls } from '@saola/protocol'
import { playRulesOf } from '../../db/play-settings.ts'
import type { Handler } from '../../http/mount.ts'
import { describeDraw } from './describe-draw.ts'
import { listComingDraws, listLastDraws } from './draw-store.ts'
import { getLottery } from './lottery-game-store.ts'
import { findBetType } from '@saola/rules'
import { listStationDays } from '../orders/station-store.ts'
import { readOffers } from './read-offers.ts'

/** As many draws as one order may be for. */
const shownDraws = 30

/** A lottery with what it pays, the draws that take bets, and its last result. */
export const getLotteryGame: Handler<typeof calls.lottery.game> = async ({
  input,
  services,
  merchant,
  language,
}) => {
  const { db } = services
  const now = services.now()
  const lottery = await getLottery(db, input.gameCode)
  const [last] = await listLastDraws(db, lottery.code, 1)
  const coming = await listComingDraws(db, lottery.code, { now, most: shownDraws })
  const days = await listStationDays(
    db,
    lottery.code,
    coming.map(({ numero }) => numero),
  )
  const stations = Map.groupBy(days, ({ game_code: code }) => code)
  const offers = await readOffers(db, merchant, lottery.kind)
  return {
    gameCode: lottery.code,
    gameName: language === 'EN' ? lottery.name_en : lottery.name_vi,
    nodeId: lottery.node_id,
    groupCode: lottery.group_code,
    kind: lottery.kind,
    period: lottery.period_seconds ?? undefined,
    // A line over several stations needs another one.
    offers: offers.filter(({ type }) => stations.size > 0 || findBetType(lottery.kind, type)?.stations === 1),
    stations: [...stations].map(([gameCode, [first, ...rest]]) => ({
      gameCode,
      gameName: (language === 'EN' ? first?.name_en : first?.name_vi) ?? gameCode,
      numeros: [first, ...rest].flatMap((day) => day?.numero ?? []),
    })),
    draws: coming.map(describeDraw),
    last: last && describeDraw(last),
    ...(!playRulesOf(merchant.settings).raisingPlans && { flatPlans: true }),
    now,
  }
}
