import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { signInWays, type SignInWay, challengeMs } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'

/** A challenge takes so many wrong answers at most. */
const tries = 5

/** A sign-in that waits for its second proof. */
export type Challenge = {
  idHash: string
  accountId: number
  ways: SignInWay[]
  /** The end of the account's access that its first proof was begun under (session 42). */
  accessEndedAt: number
}

/** What a code that belongs to a challenge opens. */
export function codePurposeOf({ idHash }: Challenge): `challenge:${string}` {
  return `challenge:${idHash.slice(0, 16)}`
}

/** Opens a challenge and answers its secret id. */
export async function openChallenge(
  services: Services,
  account: { id: number; access_ended_at: number },
  ways: readonly SignInWay[],
): Promise<string> {
  const id = services.randomBytes(24).toString('base64url')
  const now = services.now()
  await services.db.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute()
  await services.db
    .insertInto('sign_in_challenge')
    .values({
      id_hash: hashId(id),
      account_id: account.id,
      access_ended_at: account.access_ended_at,
      ways: [...ways],
      created_at: now,
      expires_at: now + challengeMs,
      used_at: null,
    })
    .execute()
  return id
}

/** The open challenge of an id that offers this way, or the refusal `login.challenge.ended`. */
export async function findChallenge(services: Services, id: string, way: SignInWay): Promise<Challenge> {
  const row = await services.db
    .selectFrom('sign_in_challenge')
    .select(['id_hash', 'account_id', 'ways', 'access_ended_at'])
    .where('id_hash', '=', hashId(id))
    .where('expires_at', '>', services.now())
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', tries)
    .executeTakeFirst()
  const ways = signInWays.filter((each) => row?.ways.includes(each))
  if (!row || !ways.includes(way)) throw new Fault('login.challenge.ended')
  return { idHash: row.id_hash, accountId: row.account_id, ways, accessEndedAt: row.access_ended_at }
}

/**
 * Takes one of the tries that a challenge allows, before its answer is looked at, so that many guesses at the same moment
 * are no more than its tries.
 */
export async function takeTry(services: Services, { idHash }: Challenge): Promise<void> {
  const taken = await services.db
    .updateTable('sign_in_challenge')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', tries)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) throw new Fault('login.challenge.ended')
}

/** Uses a challenge up; of two answers at the same moment one is refused. */
export async function closeChallenge(services: Services, { idHash }: Challenge): Promise<void> {
  const closed = await services.db
    .updateTable('sign_in_challenge')
    .set({ used_at: services.now() })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (closed.numUpdatedRows !== 1n) throw new Fault('login.challenge.ended')
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
