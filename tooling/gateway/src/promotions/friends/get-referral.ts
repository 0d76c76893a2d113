import type { calls, InvitedFriend } from '@saola/protocol'
import { linkCode, pauseAt, referralState, type ReferralTerms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Handler } from '../../http/mount.ts'
import { readPauses } from '../../protection/pause-store.ts'
import type { Services } from '../../services/services.ts'
import { siteOf } from '../../services/site-of.ts'
import { isOff } from '../../system/module-switches.ts'
import {
  findReferralTerms,
  getFriendCode,
  insertFriendCode,
  listFriends,
  sumFriends,
  type FriendRow,
} from './referral-store.ts'

/** Two codes in a row that are taken are not chance. */
const tries = 5

/** So many days count as "in time" where the operator asks for none now. */
const usualDays = 30

/** The member's own code, what a friend brings, and who came by it (promotions 24 to 26). */
export const getReferral: Handler<typeof calls.promotions.referral> = async (context) => {
  const { account, merchant, services } = context
  const { db } = services
  const now = services.now()
  const referralCode = await codeOf(services, account.id)
  const terms = await findReferralTerms(db, merchant.id)
  const isPaused = pauseAt(await readPauses(db, account.id), now) !== undefined
  const { count, earned } = await sumFriends(db, account.id)
  const friends = await listFriends(db, account.id)
  return {
    referralCode,
    url: `${siteOf(services.settings, merchant.settings)}/?referralCode=${referralCode}`,
    totalInvitations: count,
    ...(!isOff(merchant.settings.whitelabel, 'DISPTOTPROMEARN3') && { earned }),
    ...(terms && !isPaused && { terms }),
    friends: friends.map((row) => describe(row, terms ?? { days: usualDays }, now)),
  }
}

function describe(row: FriendRow, terms: Pick<ReferralTerms, 'days'>, now: number): InvitedFriend {
  const { registeredAt, reward, refused } = row
  return {
    name: `${row.name.slice(0, 2)}***${row.name.slice(-1)}`,
    registeredAt,
    state: referralState({ registeredAt, reward: reward ?? undefined }, terms, now),
    ...(reward !== null && reward > 0 && { reward }),
    ...(refused !== null && { refused }),
  }
}

async function codeOf(
  { db, randomBytes }: { db: Database; randomBytes: Services['randomBytes'] },
  accountId: number,
): Promise<string> {
  for (let count = 0; count < tries; count += 1) {
    const code = await getFriendCode(db, accountId)
    if (code !== null) return code
    await insertFriendCode(db, accountId, linkCode(randomBytes))
  }
  throw new Error('no free code for a member')
}
