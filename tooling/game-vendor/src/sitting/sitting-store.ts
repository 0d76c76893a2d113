import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { vendorSessionMs } from '@saola/rules'
import type { PlaySettings, SittingBounds } from '../column-types.ts'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'

/** Whose money a sitting stakes. */
export type WalletKind = Schema['play_session']['wallet']

/** One player at one title, from the launch until the key is too old. */
export type Sitting = {
  playSessionId: string
  playerId: string
  language: 'VI' | 'EN'
  gameCode: string
  family: string
  gameName: string
  minStake: number
  settings: PlaySettings
  wallet: WalletKind
  /** Of titles with matches: what their bets may cost the merchant. */
  bounds?: SittingBounds | undefined
}

/** Remembers a sitting by the hash of its key. One that goes on is opened again: its new key takes the place of the one before. */
export async function keepSitting(services: Services, sessionKey: string, sitting: Sitting): Promise<void> {
  const row = {
    key_hash: hashKey(sessionKey),
    player_id: sitting.playerId,
    language: sitting.language,
    game_code: sitting.gameCode,
    family: sitting.family,
    game_name: sitting.gameName,
    min_stake: sitting.minStake,
    settings: JSON.stringify(sitting.settings),
    wallet: sitting.wallet,
    bounds: sitting.bounds ? JSON.stringify(sitting.bounds) : null,
    created_at: services.now(),
  }
  await services.db
    .insertInto('play_session')
    .values({ ...row, play_session_id: sitting.playSessionId })
    .onConflict((conflict) => conflict.column('play_session_id').doUpdateSet(row))
    .execute()
}

/** The sitting of a session key, if it is known and not too old. */
export async function findSitting(services: Services, sessionKey: string): Promise<Sitting | undefined> {
  const row = await services.db
    .selectFrom('play_session')
    .selectAll()
    .where('key_hash', '=', hashKey(sessionKey))
    .where('created_at', '>', services.now() - vendorSessionMs)
    .executeTakeFirst()
  return row && sittingOf(row)
}

function sittingOf(row: Selectable<Schema['play_session']>): Sitting {
  return {
    playSessionId: row.play_session_id,
    playerId: row.player_id,
    language: row.language,
    gameCode: row.game_code,
    family: row.family,
    gameName: row.game_name,
    minStake: row.min_stake,
    settings: row.settings,
    wallet: row.wallet,
    bounds: row.bounds ?? undefined,
  }
}

/** Keys are stored as their SHA-256, so that a copy of the table opens nothing. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
