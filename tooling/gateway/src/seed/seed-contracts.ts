import type { Services } from '../services/services.ts'
import { offerTerms } from '../contracts/steps/offer-terms.ts'
import { takeStep } from '../contracts/steps/take-step.ts'
import { settingsOfNew } from '../system/new-merchant/new-merchant.ts'
import type { SeedData } from './seed-data.ts'

/** Makes the contracts of the line by the steps that people take: an offer, and its signature where there is one. */
export async function seedContracts(
  { db }: Services,
  merchantId: number,
  {
    ids,
    merchant,
    contracts,
  }: Pick<SeedData, 'merchant' | 'contracts'> & { ids: ReadonlyMap<string, number> },
): Promise<void> {
  const settings = settingsOfNew(merchant, 0)
  for (const { upline, downline, offeredAt, signedAt, ...proposal } of contracts) {
    const [uplineId, downlineId] = [idOf(upline), idOf(downline)]
    const at = (now: number) => ({ clock: () => now, settings, language: 'VI' as const })
    const offered = await offerTerms(
      db,
      { upline: { id: uplineId, merchantId }, downlineId, ...proposal },
      at(offeredAt),
    )
    if (signedAt === undefined) continue
    const wanted = { contractId: offered.id, accountId: downlineId, step: { do: 'accept' } } as const
    await takeStep(db, wanted, at(signedAt))
  }

  function idOf(name: string): number {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`account ${name} is missing`)
    return id
  }
}
