import type { IdentityGate } from '@saola/protocol'
import { isClosedUnverified } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { identityTermsOf } from '../../db/play-settings.ts'
import { Fault } from '../../http/fault.ts'
import { findVerified } from './identity-store.ts'

type Settings = Pick<MerchantSettings, 'market' | 'identity'>

/** A member as a gate asks for it. */
export type GatedMember = { registeredAt: number; isVerified: boolean }

/** Whether something is closed to a member until its identity is verified, for who has read both. */
export function isGated(settings: Settings, gate: IdentityGate, member: GatedMember, now: number): boolean {
  if (member.isVerified) return false
  return isClosedUnverified(identityTermsOf(settings), gate, { registeredAt: member.registeredAt, now })
}

/** The refusal that leads to the page of the verification. */
export function unverifiedFault(gate: IdentityGate): Fault {
  return new Fault('protection.unverified', { value: { gate }, messageKey: `protection.identity.${gate}` })
}

/**
 * Refuses what the merchant closes to members whose identity is not verified (protection 24). What moves money asks inside its
 * transaction. Agents and trial accounts verify none.
 */
export async function requireVerified(
  db: Database,
  gate: IdentityGate,
  { accountId, settings, now }: { accountId: number; settings: Settings; now: number },
): Promise<void> {
  if (!identityTermsOf(settings).gates.includes(gate)) return
  const member = await findVerified(db, accountId)
  if (member && isGated(settings, gate, member, now)) throw unverifiedFault(gate)
}
