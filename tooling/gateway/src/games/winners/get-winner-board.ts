import type { calls } from '@saola/protocol'
import { askedLanguage } from '../../http/asked-language.ts'
import type { AlikeHandler } from '../../http/mount.ts'
import { listWins } from '../../bets/bet-store.ts'
import { maskName } from './mask-name.ts'
import { oddsOfWin } from './odds-of-win.ts'

/** The latest wins of the merchant's members, the largest first; a stake that came back is no part of one (winners 1). */
export const getWinnerBoard: AlikeHandler<typeof calls.games.winnerBoard> = async ({
  input,
  services,
  merchant,
  language,
}) => {
  const category = input.gameCategory?.toUpperCase() ?? 'ALL'
  const rows = await listWins(services.db, {
    merchantId: merchant.id,
    family: category === 'ALL' ? undefined : category,
    most: input.limitNum ?? 20,
  })
  const english = askedLanguage(input.language, language) === 'EN'
  return {
    list: rows
      .map((row) => ({ ...row, prize: row.win_amount - row.bet_amount }))
      .toSorted((one, other) => other.prize - one.prize)
      .map((row) => ({
        vo: {
          customerName: maskName(row.name),
          gameName: english ? row.name_en : row.name_vi,
          winAmount: row.prize,
          winTime: row.settled_at ?? row.placed_at,
          nodeId: row.node_id,
          odds: oddsOfWin(row),
        },
      })),
  }
}
