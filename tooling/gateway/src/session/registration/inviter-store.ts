import { accountType } from '@saola/protocol'
import type { Database } from '../../db/database.ts'

const agents: number[] = [
  accountType.agent,
  accountType.topAgent,
  accountType.agentSub,
  accountType.topAgentSub,
]

/** The active agent behind an invitation code, in any case of its letters. */
export async function findInviter(
  db: Database,
  merchantId: number,
  code: string,
): Promise<{ id: number; code: string } | undefined> {
  const wanted = code.trim().toUpperCase()
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('invitation_code', '=', wanted)
    .where('active_flag', '=', 1)
    .where('type', 'in', agents)
    .executeTakeFirst()
  return row && { id: row.id, code: wanted }
}
