import { jackpotReturn, validShare } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import { validBetTermsOf } from '../db/valid-bet-terms.ts'
import type { GameRow } from './game-store.ts'
import { listPools } from './jackpot/pool-store.ts'
import { termsOf } from './jackpot/terms-of.ts'

/** A title as a merchant offers it. */
type Offered = Pick<GameRow, 'family' | 'rtp' | 'feeds_jackpot'> & {
  merchant_id: number
  settings: MerchantSettings
}

/** What of a stake counts as valid bet now, in hundredths of a percent: less where the pools that it feeds stand high (games 78). */
export async function validShareOf(db: Database, title: Offered): Promise<number> {
  const pools = title.feeds_jackpot ? await listPools(db, title.merchant_id) : []
  const fed = pools.filter((row) => row.stopped_at === null)
  const won = fed.reduce((sum, row) => sum + jackpotReturn(row.meter_micro, termsOf(row)), 0)
  return validShare(validBetTermsOf(title.settings), title.family, title.rtp + won)
}
