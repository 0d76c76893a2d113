import { hourMs, payoutMarksOf, type PayoutMark } from '@saola/rules'
import { isKnownNetwork } from '../../../accounts/known-places.ts'
import type { Database } from '../../../db/database.ts'
import type { CallContext } from '../../../http/mount.ts'
import { automaticTermsOf } from '../withdrawal-settings.ts'
import { readPayoutFacts } from './payout-facts-store.ts'

/** What keeps a request from being paid by itself, of what the merchant looks for (wallet 45). */
export async function readMarks(
  trx: Database,
  { account, merchant, ip }: Pick<CallContext<unknown>, 'account' | 'merchant' | 'ip'>,
  { cardId, now }: { cardId: number; now: number },
): Promise<PayoutMark[]> {
  const { marks, newForHours } = automaticTermsOf(merchant.settings)
  if (marks.every((mark) => mark === 'day_sum')) return []
  const { id: accountId, tokenHash } = account
  const since = now - newForHours * hourMs
  const isAtHome = await isKnownNetwork(trx, accountId, ip, since)
  const facts = await readPayoutFacts(trx, { accountId, cardId, tokenHash, now, isAtHome })
  return payoutMarksOf(facts, { now, newForHours }).filter((mark) => marks.includes(mark))
}
