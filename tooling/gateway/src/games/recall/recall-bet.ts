import type { calls } from '@saola/protocol'
import { askedLanguage } from '../../http/asked-language.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { askToRecall } from './ask-to-recall.ts'
import { findOwnBet } from './recalled-bet-store.ts'

/**
 * Where a bet of the caller's own is shown again on the stage of its game (games 135); refused for one that is not over, that another
 * vendor played or that our games keep no more.
 */
export const recallBet: Handler<typeof calls.games.recall> = async ({
  input,
  services,
  account,
  merchant,
  language,
}) => {
  const { db, settings } = services
  const asked = { accountId: account.id, orderNo: input.orderNo, vendor: settings.vendorCode }
  const bet = await findOwnBet(db, asked)
  const recalled =
    bet &&
    (await askToRecall(services, {
      roundId: bet.round_id,
      language: askedLanguage(input.language, language),
      merchant: merchant.code,
    }))
  if (!recalled) throw new Fault('game.round.missing', { field: 'orderNo' })
  return { content: { game_url: recalled.address } }
}
