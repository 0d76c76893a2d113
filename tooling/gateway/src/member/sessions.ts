import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { describeDevice, placeOf } from '../session/describe-device.ts'
import { endOtherSessions as endOthers } from '../session/session-store.ts'

/** The browsers that are signed in to the account: this one first, then the one seen last. */
export const listSessions: Handler<typeof calls.member.sessions> = async ({ account, house }) => {
  const rows = await house.db
    .selectFrom('session')
    .select(['token_hash', 'public_id', 'created_at', 'last_seen_at', 'ip', 'user_agent', 'region'])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', house.now())
    .orderBy('last_seen_at', (order) => order.desc().nullsLast())
    .limit(100)
    .execute()
  return rows
    .map((row) => ({
      sessionId: row.public_id ?? '',
      device: describeDevice(row.user_agent),
      place: placeOf(row.region, row.ip),
      since: row.created_at,
      lastSeen: row.last_seen_at ?? row.created_at,
      isCurrent: row.token_hash === account.tokenHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Signs out one browser of the account. */
export const endSession: Handler<typeof calls.member.endSession> = async ({ account, house, input }) => {
  const ended = await house.db
    .deleteFrom('session')
    .where('account_id', '=', account.id)
    .where('public_id', '=', input.sessionId)
    .executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new Fault('not_found')
}

/** Signs out every browser but the one that asks. */
export const endOtherSessions: Handler<typeof calls.member.endOtherSessions> = async ({
  account,
  house,
}) => ({
  ended: await endOthers(house.db, account.id, account.tokenHash),
})
