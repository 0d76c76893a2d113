import type { ActivityDetails, ActivityKind } from '@saola/protocol'
import { recordActivity, type ActContext } from '../../accounts/record-activity.ts'
import type { Database } from '../../db/database.ts'
import type { StoredContract } from '../contract-store.ts'

/** Writes down a step of an agent, on the other side of the contract. */
export async function recordStep(
  trx: Database,
  context: ActContext,
  contract: Pick<StoredContract, 'kind' | 'uplineId' | 'downlineId'>,
  { kind, step }: { kind: ActivityKind; step?: ActivityDetails['step'] },
): Promise<void> {
  const { kind: contractKind, uplineId, downlineId } = contract
  const subjectId = context.account.id === uplineId ? downlineId : uplineId
  const details = { contract: contractKind, ...(step !== undefined && { step }) }
  await recordActivity(trx, context, { kind, subjectId, details })
}
