import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { signInWays, type SignInWay } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { House } from '../house.ts'

/** A challenge has to be answered within this time, with so many wrong answers at most. */
const challengeMs = 10 * 60_000
const tries = 5

/** A sign-in that waits for its second proof. */
export type Challenge = { idHash: string; accountId: number; ways: SignInWay[] }

/** Opens a challenge and answers its secret id. */
export async function openChallenge(
  house: House,
  accountId: number,
  ways: readonly SignInWay[],
): Promise<string> {
  const id = house.randomBytes(24).toString('base64url')
  const now = house.now()
  await house.db.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute()
  await house.db
    .insertInto('sign_in_challenge')
    .values({
      id_hash: hashId(id),
      account_id: accountId,
      ways: [...ways],
      created_at: now,
      expires_at: now + challengeMs,
      used_at: null,
    })
    .execute()
  return id
}

/** The open challenge of an id that offers this way, or the refusal `login.challenge.ended`. */
export async function findChallenge(house: House, id: string, way: SignInWay): Promise<Challenge> {
  const row = await house.db
    .selectFrom('sign_in_challenge')
    .select(['id_hash', 'account_id', 'ways'])
    .where('id_hash', '=', hashId(id))
    .where('expires_at', '>', house.now())
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', tries)
    .executeTakeFirst()
  const ways = signInWays.filter((each) => row?.ways.includes(each))
  if (!row || !ways.includes(way)) throw new Fault('login.challenge.ended')
  return { idHash: row.id_hash, accountId: row.account_id, ways }
}

/**
 * Takes one of the tries that a challenge allows, before its answer is looked at, so that many guesses at the same moment
 * are no more than its tries.
 */
export async function takeTry(house: House, { idHash }: Challenge): Promise<void> {
  const taken = await house.db
    .updateTable('sign_in_challenge')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', tries)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) throw new Fault('login.challenge.ended')
}

/** Uses a challenge up; of two answers at the same moment one is refused. */
export async function closeChallenge(house: House, { idHash }: Challenge): Promise<void> {
  const closed = await house.db
    .updateTable('sign_in_challenge')
    .set({ used_at: house.now() })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (closed.numUpdatedRows !== 1n) throw new Fault('login.challenge.ended')
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
