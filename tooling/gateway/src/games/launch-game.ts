import { accountType, type calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import type { House } from '../house.ts'
import { hashToken } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { requireLaunchAllowed } from '../protection/enforce.ts'
import { languageOf, type GameRow } from './game-entity.ts'
import { requireGame } from './game-store.ts'

/** Opens a sitting at a game and answers the address that plays it (spec 4, wire 6.2). */
export const launchGame: Handler<typeof calls.games.launchGame> = async ({
  input,
  house,
  account,
  language,
}) => {
  if (!input.launchMode) throw new Fault('game.launch.mode', { field: 'launchMode' })
  if (account.type === accountType.trial) {
    throw new Fault('account.type.refused', { messageKey: 'games.real_account_needed' })
  }
  // Draws are not run by this gateway yet, so a lottery without a title of its own is announced only.
  if (input.launchMode === 'LOTT' && !input.nodeId) refuseComingSoon()
  const game = await findLaunched(house, input)
  if (game.is_new === 1) {
    throw new Fault('game.under.maintenance', { messageKey: 'games.under_maintenance' })
  }
  if (!game.playable) refuseComingSoon()
  // A house game is played for real money only.
  if (input.accountType === 0) throw new Fault('function.not.available', { field: 'accountType' })

  await requireLaunchAllowed(house.db, game.min_bet, {
    accountId: account.id,
    now: house.now(),
    language,
  })

  const token = house.randomBytes(32).toString('base64url')
  const playSessionId = house.randomBytes(12).toString('hex')
  const shown = languageOf(input.language, language)
  await house.db
    .insertInto('play_session')
    .values({
      id: playSessionId,
      account_id: account.id,
      node_id: game.node_id,
      sign_in_hash: account.tokenHash,
      launch_token_hash: hashToken(token),
      opened_at: null,
      session_key_hash: null,
      language: shown,
      started_at: house.now(),
      last_seen_at: house.now(),
    })
    .execute()
  const address = new URL(
    `/${game.game_code.toLowerCase().replaceAll('_', '-')}`,
    house.settings.vendorOrigin,
  )
  address.searchParams.set('token', token)
  address.searchParams.set('language', shown)
  return { content: { game_url: address.href }, playSessionId }
}

function refuseComingSoon(): never {
  throw new Fault('game.coming.soon', { messageKey: 'games.coming_soon' })
}

async function findLaunched(
  house: House,
  input: { nodeId?: string | undefined; gameId?: string | undefined },
): Promise<GameRow> {
  if (input.nodeId) return requireGame(house.db, input.nodeId)
  const row = await house.db
    .selectFrom('game')
    .selectAll()
    .where('game_id', '=', input.gameId ?? '')
    .executeTakeFirst()
  if (!row) throw new Fault('not_found', { field: input.gameId ? 'gameId' : 'nodeId' })
  return row
}
