import { sql, type Selectable } from 'kysely'
import { playRestMs } from '@saola/rules'
import { isVerifiedColumn } from '../accounts/identity/identity-store.ts'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** A sitting as it is launched; what the browser gets of it is kept as a hash only. */
export type NewPlaySession = {
  id: string
  accountId: number
  nodeId: string
  signInHash: string
  launchTokenHash: string
  language: 'VI' | 'EN'
  /** Country code of where it is launched from. */
  region: string
  now: number
}

/** Writes a sitting that its vendor has not opened yet. */
export async function createPlaySession(db: Database, wanted: NewPlaySession): Promise<void> {
  await db
    .insertInto('play_session')
    .values({
      id: wanted.id,
      account_id: wanted.accountId,
      node_id: wanted.nodeId,
      sign_in_hash: wanted.signInHash,
      launch_token_hash: wanted.launchTokenHash,
      opened_at: null,
      session_key_hash: null,
      language: wanted.language,
      region: wanted.region,
      started_at: wanted.now,
      launched_at: wanted.now,
      last_seen_at: wanted.now,
      play_since: playSince(wanted),
    })
    .execute()
}

/** Since when the member plays without a longer rest: since the sitting before began to, or since now. */
function playSince({ accountId, now }: NewPlaySession) {
  return sql<number>`coalesce((
    select case when last.last_seen_at > ${now - playRestMs} then coalesce(last.play_since, last.started_at) end
    from play_session as last where last.account_id = ${accountId} order by last.started_at desc limit 1
  ), ${now})`
}

/**
 * Goes on with the sitting of that id by a new launch token; false where it is not the account's last one, at another
 * game, or followed by a rest that ends play. Its vendor opens it again, and from then on the key before is no good.
 */
export async function resumePlaySession(db: Database, wanted: NewPlaySession): Promise<boolean> {
  const { id, accountId, nodeId, now } = wanted
  const resumed = await db
    .updateTable('play_session')
    .set({
      sign_in_hash: wanted.signInHash,
      launch_token_hash: wanted.launchTokenHash,
      opened_at: null,
      language: wanted.language,
      region: wanted.region,
      launched_at: now,
      last_seen_at: now,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('node_id', '=', nodeId)
    .where('last_seen_at', '>', now - playRestMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('play_session as later')
            .select('later.id')
            .where('later.account_id', '=', accountId)
            .whereRef('later.started_at', '>', 'play_session.started_at'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return resumed !== undefined
}

/**
 * Notes that a round of a sitting has ended, so that time played counts up to there. What a vendor settles after a long
 * rest is no play any more.
 */
export async function noteRoundEnd(db: Database, playSessionId: string | null, now: number): Promise<void> {
  await db
    .updateTable('play_session')
    .set({ last_seen_at: now })
    .where('id', '=', playSessionId)
    .where('last_seen_at', '>', now - playRestMs)
    .execute()
}

/** The games that an account opened last, each once. */
export function listRecentGames(
  db: Database,
  accountId: number,
  most: number,
): Promise<Selectable<Schema['game']>[]> {
  return db
    .selectFrom('game')
    .innerJoin(
      db
        .selectFrom('play_session')
        .select(({ fn }) => ['node_id', fn.max('last_seen_at').as('seen_at')])
        .where('account_id', '=', accountId)
        .groupBy('node_id')
        .as('played'),
      'played.node_id',
      'game.node_id',
    )
    .selectAll('game')
    .orderBy('played.seen_at', 'desc')
    .orderBy('game.sort')
    .limit(most)
    .execute()
}

/** Redeems a launch token, once, for the vendor that serves its title, and only for a sitting that was launched after a moment. */
export function openPlaySession(
  trx: Database,
  launchTokenHash: string,
  opened: { vendor: string; sessionKeyHash: string; launchedAfter: number; now: number },
) {
  return trx
    .updateTable('play_session')
    .set({ opened_at: opened.now, session_key_hash: opened.sessionKeyHash })
    .where('launch_token_hash', '=', launchTokenHash)
    .where('opened_at', 'is', null)
    .where('launched_at', '>', opened.launchedAfter)
    .where('node_id', 'in', ({ selectFrom }) =>
      selectFrom('game').select('game.node_id').where('served_by', '=', opened.vendor),
    )
    .returning(['id', 'account_id', 'language', 'node_id'])
    .executeTakeFirst()
}

/**
 * A sitting takes stakes while the sign-in that launched it is alive. Its account stays locked until the transaction
 * ends, as `lockProtection` would lock it: one stake at a time meets the member's limits.
 */
export function lockPlaySession(trx: Database, sessionKeyHash: string, now: number) {
  return trx
    .selectFrom('play_session')
    .innerJoin('session', 'session.token_hash', 'play_session.sign_in_hash')
    .innerJoin('account', 'account.id', 'play_session.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .innerJoin('game', 'game.node_id', 'play_session.node_id')
    .leftJoin('vendor_record', 'vendor_record.vendor_code', 'game.served_by')
    .select([
      'merchant.settings',
      'vendor_record.is_on as is_vendor_on',
      'play_session.id',
      'play_session.account_id',
      'play_session.node_id',
      'play_session.region',
      'play_session.started_at',
      'play_session.launched_at',
      'play_session.play_since',
      'game.served_by',
      'game.min_bet',
      'game.family',
      'game.rtp',
      'game.feeds_jackpot',
      'game.blocked_regions',
      'account.merchant_id',
      'account.type',
      'account.registered_at',
      isVerifiedColumn.as('is_verified'),
      'session.place_region',
      'session.place_is_proxy',
      'session.place_asked_at',
      'game.name_en',
      'game.is_new',
      'game.playable',
    ])
    .where('play_session.session_key_hash', '=', sessionKeyHash)
    .where('session.expires_at', '>', now)
    .where('account.active_flag', '=', 1)
    .forNoKeyUpdate('account')
    .executeTakeFirst()
}

/** Notes that a sitting was played at a moment. */
export async function updateLastSeen(trx: Database, id: string, now: number): Promise<void> {
  await trx.updateTable('play_session').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** Whose the session of a key is, open or over; undefined for a key that no session has now. */
export async function findPlayerOf(db: Database, sessionKeyHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('play_session')
    .select('account_id')
    .where('session_key_hash', '=', sessionKeyHash)
    .executeTakeFirst()
  return row?.account_id
}
