import * as z from 'zod/mini'
import { dayKey } from '@saola/i18n'
import { dayMs } from '@saola/rules'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { getOwed, listOwedDays, type OwedDay, type OwedFigures } from './owed-store.ts'

/** Whose debts are asked for: those of now, or of days that were kept; the last thirty where nothing is said. */
export const owedOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('now'), merchant: z.string() }),
  z.strictObject({
    do: z.literal('days'),
    merchant: z.string(),
    from: z.optional(z.iso.date()),
    until: z.optional(z.iso.date()),
  }),
])
export type OwedOperation = z.infer<typeof owedOperation>

/** What is owed, with two sums: what the accounts hold, and all that may be asked back. */
export type Owed = OwedFigures & { balances: number; total: number }

/** So many days are told at once: a year. */
const mostDays = 366

/** Tells what a merchant owes its people (system 60). */
export async function operateOwed(
  services: Services,
  wanted: OwedOperation,
): Promise<(Owed & { at: number }) | { days: (Owed & OwedDay)[] }> {
  const { db, now } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const at = now()
  if (wanted.do === 'now') return { at, ...withSums(await getOwed(db, merchantId, at)) }
  const until = wanted.until ?? dayKey(at)
  const from = wanted.from ?? dayKey(Date.parse(until) - 29 * dayMs)
  const days = await listOwedDays(db, { merchantId, from, until, most: mostDays })
  return { days: days.map(withSums) }
}

/** Commissions are owed by uplines, out of what stands in their own wallets: they are told and not added. */
export function withSums<Figures extends OwedFigures>(figures: Figures): Figures & Owed {
  const { wallets, agent_wallets, bonuses, held, in_transit, debts } = figures
  const balances = wallets + agent_wallets + bonuses + held + in_transit + debts
  const { suspense, open_stakes, future_draws, pools } = figures
  return { ...figures, balances, total: balances + suspense + open_stakes + future_draws + pools }
}
