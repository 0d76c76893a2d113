import type { Contract, Side } from '@saola/rules'
import type { StoredContract } from './contract-store.ts'

/** A stored contract as the rules know it. */
export function asRules(stored: StoredContract): Contract {
  const { signed, offer } = stored
  return {
    id: String(stored.id),
    kind: stored.kind,
    upline: String(stored.uplineId),
    downline: String(stored.downlineId),
    status: stored.status,
    ...(signed && { signed: signed.terms }),
    ...(offer && {
      offer: {
        terms: offer.terms,
        by: offer.by,
        ...(offer.expiresAt !== undefined && { expiresAt: offer.expiresAt }),
      },
    }),
  }
}

/** The side of a contract that an account is on; undefined for everybody else. */
export function sideOf(
  { uplineId, downlineId }: Pick<StoredContract, 'uplineId' | 'downlineId'>,
  accountId: number,
): Side | undefined {
  if (accountId === uplineId) return 'upline'
  return accountId === downlineId ? 'downline' : undefined
}

/** The version that a step is about: the terms on the table, else those in force. */
export function versionAtStake({ offer, signed }: StoredContract): number {
  return offer?.version ?? signed?.version ?? 0
}
