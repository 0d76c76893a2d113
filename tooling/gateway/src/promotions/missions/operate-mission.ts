import { missionKinds } from '@saola/rules'
import * as z from 'zod/mini'
import { withEvent } from '../../events/with-event.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { listMissions, saveMission } from './mission-store.ts'

/** What the operator does about the missions of newcomers: lists those that run, lets one run or ends it. */
export const missionOperation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('list'), merchant: z.string() }),
  z.strictObject({
    step: z.literal('mission'),
    merchant: z.string(),
    kind: z.enum(missionKinds),
    /** In đồng. */
    reward: z.int().check(z.positive(), z.maximum(100_000_000)),
    isOpen: z.boolean(),
  }),
])
export type MissionOperation = z.infer<typeof missionOperation>

/** Takes one step and answers the missions that run then. */
export async function operateMission(
  services: Services,
  wanted: MissionOperation,
  person?: string,
): Promise<unknown> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.step === 'mission') {
    const { kind, reward, isOpen } = wanted
    const before = (await listMissions(services.db, merchantId)).find((each) => each.kind === kind)
    await withEvent(
      services.db,
      (trx) => saveMission(trx, { merchant_id: merchantId, kind, reward, is_open: isOpen }),
      () => ({
        merchantId,
        at: services.now(),
        kind: 'merchant.changed',
        actor: 'operator',
        person,
        subject: `mission ${kind}`,
        before: before ? { reward: before.reward, isOpen: true } : { isOpen: false },
        after: { reward, isOpen },
      }),
    )
  }
  return listMissions(services.db, merchantId)
}
