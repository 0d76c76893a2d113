import type { Database } from '../../db/database.ts'

/** Keeps a picture of what did not arrive. */
export async function createProof(
  trx: Database,
  proof: { withdrawalId: number; kind: 'png' | 'jpeg'; image: Buffer; now: number },
): Promise<void> {
  await trx
    .insertInto('withdrawal_proof')
    .values({
      withdrawal_id: proof.withdrawalId,
      kind: proof.kind,
      image: proof.image,
      created_at: proof.now,
    })
    .execute()
}

/** Whether a withdrawal has this very picture already. */
export async function hasProof(trx: Database, withdrawalId: number, image: Buffer): Promise<boolean> {
  const same = await trx
    .selectFrom('withdrawal_proof')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .where('image', '=', image)
    .executeTakeFirst()
  return same !== undefined
}

/** How many pictures a withdrawal has. */
export async function countProofs(trx: Database, withdrawalId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('withdrawal_proof')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many pictures each of some withdrawals has; one without is left out. */
export async function countProofsEach(
  db: Database,
  withdrawalIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('withdrawal_proof')
    .select(({ fn }) => ['withdrawal_id', fn.countAll<number>().as('count')])
    .where('withdrawal_id', 'in', withdrawalIds)
    .groupBy('withdrawal_id')
    .execute()
  return new Map(rows.map((row) => [row.withdrawal_id, Number(row.count)]))
}
