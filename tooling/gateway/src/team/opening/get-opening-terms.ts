import type { calls } from '@saola/protocol'
import { formatRate, mayOpenAccounts } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { ownRebate } from './require-opener.ts'

/** What the caller may give to accounts that it opens. */
export const getOpeningTerms: Handler<typeof calls.team.openingTerms> = async (context) => ({
  mayOpen: mayOpenAccounts(context.account.type),
  rebate: formatRate(await ownRebate(context)),
})
