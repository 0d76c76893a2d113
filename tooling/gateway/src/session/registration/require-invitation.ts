import { linkRefusals, linkState, type LinkTerms } from '@saola/rules'
import { plainText } from '@saola/validation'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import {
  findFriendOf,
  findInviter,
  findLinkOfCode,
  findLinkTerms,
  takeLinkPlace,
  type InvitationLink,
} from './invitation-store.ts'

/**
 * The agent that a code leads to, in any case of its letters, with the link if it is a link's and the member if it is a
 * member's; refuses one that lets nobody in.
 * Why an agent's own affairs close its links is nobody's business.
 */
export async function requireInvitation(
  db: Database,
  merchantId: number,
  typed: string,
  now: number,
): Promise<{ agentId: number; code: string; link?: InvitationLink; referrerId?: number }> {
  const code = plainText(typed).toUpperCase()
  const agentId = await findInviter(db, merchantId, code)
  if (agentId !== undefined) return { agentId, code }
  const friend = await findFriendOf(db, { merchantId, code, now })
  if (friend) return { ...friend, code }
  const found = await findLinkOfCode(db, { merchantId, code, now })
  if (!found) throw invalid()
  refuseClosed(found.link.terms, now)
  return { ...found, code }
}

/** Takes a place of a link in the transaction of a registration, or refuses it: somebody else was faster by a moment. */
export async function takePlace(trx: Database, linkId: number, now: number): Promise<void> {
  if (await takeLinkPlace(trx, linkId, now)) return
  const terms = await findLinkTerms(trx, linkId)
  if (terms) refuseClosed(terms, now)
  throw invalid()
}

function refuseClosed(terms: LinkTerms, now: number): void {
  const state = linkState(terms, now)
  if (state !== 'open') throw new Fault(linkRefusals[state], { field: 'affiliateCode' })
}

function invalid(): Fault {
  return new Fault('register.invitation.invalid', { field: 'affiliateCode' })
}
