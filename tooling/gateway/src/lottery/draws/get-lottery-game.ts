import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeDraw } from './describe-draw.ts'
import { listComingDraws, listLastDraws } from './draw-store.ts'
import { getLottery } from './lottery-game-store.ts'
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
  return {
    gameCode: lottery.code,
    gameName: language === 'EN' ? lottery.name_en : lottery.name_vi,
    nodeId: lottery.node_id,
    groupCode: lottery.group_code,
    kind: lottery.kind,
    period: lottery.period_seconds ?? undefined,
    offers: await readOffers(db, merchant.id, lottery.kind),
    draws: coming.map(describeDraw),
    last: last && describeDraw(last),
    now,
  }
}
