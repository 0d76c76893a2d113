import { listMerchantSettings } from '../../http/merchant-store.ts'
import type { Services } from '../../services/services.ts'
import { findServedGame } from '../game-store.ts'
import { strictestPlay } from '../../db/play-settings.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { TitleRequest } from './seamless-requests.ts'

/**
 * What a vendor's page needs of a title before a member has opened it, and all that a demo needs (games 25). Settings of
 * play are those that every merchant allows.
 */
export async function describeTitle(
  { db }: Services,
  { vendor, gameCode }: TitleRequest,
): Promise<SeamlessAnswer> {
  const game = await findServedGame(db, vendor, gameCode)
  if (!game) return refuse('seamless.game.unknown', 'gameCode')
  if (game.is_new === 1 || !game.playable) return refuse('seamless.game.closed', 'gameCode')
  return {
    success: true,
    value: {
      nodeId: game.node_id,
      gameCode: game.game_code,
      family: game.family,
      nameVi: game.name_vi,
      nameEn: game.name_en,
      minStake: game.min_bet,
      feedsJackpots: game.feeds_jackpot,
      settings: strictestPlay(await listMerchantSettings(db), game.family),
    },
  }
}
