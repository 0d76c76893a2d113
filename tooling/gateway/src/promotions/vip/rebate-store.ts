import type { RebatePart } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A claim with its parts. */
export type StoredClaim = { id: number; amount: number; claimedAt: number; parts: RebatePart[] }

/** How many claims a look shows at most. */
const mostShown = 60

/** An account's claims, newest first; with a key the one that was made with it. */
export async function listClaims(db: Database, accountId: number, key?: string): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select claim.id, claim.amount, claim.claimed_at as "claimedAt", coalesce(jsonb_agg(jsonb_build_object(
      'family', part.family, 'rate', part.rate, 'validBet', part.valid_bet, 'amount', part.amount
    ) order by part.amount desc, part.family) filter (where part.amount > 0), '[]') as parts
    from rebate_claim claim join rebate_claim_part part on part.claim_id = claim.id
    where claim.account_id = ${accountId} and (${key ?? null}::text is null or claim.idempotency_key = ${key ?? null})
    group by claim.id order by claim.id desc limit ${mostShown}`.execute(db)
  return rows
}

/** Writes a claim with its parts; answers its number. */
export async function insertClaim(
  trx: Database,
  claim: { accountId: number; key: string; amount: number; now: number; parts: readonly RebatePart[] },
): Promise<number> {
  const { id } = await trx
    .insertInto('rebate_claim')
    .values({
      account_id: claim.accountId,
      idempotency_key: claim.key,
      amount: claim.amount,
      claimed_at: claim.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('rebate_claim_part')
    .values(
      claim.parts.map(({ family, rate, validBet, amount }) => ({
        claim_id: id,
        family,
        valid_bet: validBet,
        rate,
        amount,
      })),
    )
    .execute()
  return id
}
