import { boundsOf, type ContractKind, type Refusal, type TermsBounds } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { contractSettingsOf } from '../contract-settings.ts'
import { findOwn } from '../contract-store.ts'
import { getParty } from './party-store.ts'

/** Within which rates the paying side of a contract may offer now, or why it may not at all. */
export async function readBounds(
  db: Database,
  { kind, uplineId }: { kind: ContractKind; uplineId: number },
  settings: MerchantSettings,
): Promise<TermsBounds | Refusal> {
  const payer = await getParty(db, uplineId)
  const own = await findOwn(db, { kind, downlineId: uplineId })
  return boundsOf(contractSettingsOf(settings).rates[kind], {
    isTop: payer.uplineId === null,
    own: own?.signed?.terms,
  })
}
