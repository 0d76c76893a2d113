import { accountType } from '@saola/protocol'
import type { LinkTerms, OpenedType } from '@saola/rules'
import { isPaused } from '../../accounts/paused-store.ts'
import type { Database } from '../../db/database.ts'

const agents: number[] = [
  accountType.agent,
  accountType.topAgent,
  accountType.agentSub,
  accountType.topAgentSub,
]

/** A link as a registration needs it. */
export type InvitationLink = { id: number; type: OpenedType; rebateRate: number; terms: LinkTerms }

/** The active agent behind an invitation code of its own. */
export async function findInviter(
  db: Database,
  merchantId: number,
  code: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('invitation_code', '=', code)
    .where('active_flag', '=', 1)
    .where('type', 'in', agents)
    .executeTakeFirst()
  return row?.id
}

/** The active member behind a code for friends, and the agent that a friend comes under: the member's own. */
export async function findFriendOf(
  db: Database,
  { merchantId, code, now }: { merchantId: number; code: string; now: number },
): Promise<{ agentId: number; referrerId: number } | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['account.id as referrerId', 'upline_id as agentId'])
    .where('merchant_id', '=', merchantId)
    .where('invitation_code', '=', code)
    .where('active_flag', '=', 1)
    .where('type', '=', accountType.member)
    .where(({ not }) => not(isPaused(now)))
    .executeTakeFirst()
  const { agentId = null, referrerId } = row ?? {}
  return agentId === null || referrerId === undefined ? undefined : { agentId, referrerId }
}

/** The link of a code whose agent is active and neither on a break nor excluded; a removed one is nobody's. */
export async function findLinkOfCode(
  db: Database,
  { merchantId, code, now }: { merchantId: number; code: string; now: number },
): Promise<{ agentId: number; link: InvitationLink } | undefined> {
  const row = await db
    .selectFrom('invitation_link')
    .innerJoin('account', 'account.id', 'invitation_link.agent_id')
    .selectAll('invitation_link')
    .where('invitation_link.merchant_id', '=', merchantId)
    .where('invitation_link.code', '=', code)
    .where('invitation_link.removed_at', 'is', null)
    .where('account.active_flag', '=', 1)
    .where(({ not }) => not(isPaused(now)))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    agentId: row.agent_id,
    link: {
      id: row.id,
      type: row.type === accountType.agent ? accountType.agent : accountType.member,
      rebateRate: row.rebate_rate,
      terms: termsOf(row),
    },
  }
}

/** Takes one of a link's places, if it is open and has one; the link is locked until the transaction ends. */
export async function takeLinkPlace(trx: Database, linkId: number, now: number): Promise<boolean> {
  const row = await trx
    .updateTable('invitation_link')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', linkId)
    .where('removed_at', 'is', null)
    .where('paused_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ eb, or, ref }) => or([eb('quota', 'is', null), eb('used', '<', ref('quota'))]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The terms of a link now; undefined for one that was removed. */
export async function findLinkTerms(db: Database, linkId: number): Promise<LinkTerms | undefined> {
  const row = await db
    .selectFrom('invitation_link')
    .select(['quota', 'used', 'expires_at', 'paused_at'])
    .where('id', '=', linkId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && termsOf(row)
}

/** Notes a visit; one of the same browser on the same day is noted already. */
export async function addClick(
  db: Database,
  click: { linkId: number; day: number; visitorHash: string },
): Promise<void> {
  await db
    .insertInto('invitation_click')
    .values({ link_id: click.linkId, day: click.day, visitor_hash: click.visitorHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function termsOf(row: {
  quota: number | null
  used: number
  expires_at: number | null
  paused_at: number | null
}): LinkTerms {
  return {
    quota: row.quota ?? undefined,
    used: row.used,
    expiresAt: row.expires_at ?? undefined,
    isPaused: row.paused_at !== null,
  }
}
