import type { PromotionCard } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { readPauses } from '../protection/pause-store.ts'
import { describePromotion } from './describe-promotion.ts'
import { findParticipation, type ParticipationRow } from './participation-store.ts'
import { findPromotion, type PromotionRow } from './promotion-store.ts'

type Asked = Pick<CallContext<{ promotionId: string }>, 'input' | 'merchant' | 'services'>

/** The merchant's offer that the input names; throws `Fault('not_found')`. */
export async function requirePromotion({ input, merchant, services }: Asked): Promise<PromotionRow> {
  const row = await findPromotion(services.db, merchant.id, input.promotionId)
  if (!row) throw new Fault('not_found', { field: 'promotionId' })
  return row
}

/** The offer's card for the caller as it is now. */
export async function replyWithCard(
  context: Pick<CallContext<unknown>, 'maybeAccount' | 'services' | 'language'>,
  row: PromotionRow,
): Promise<PromotionCard> {
  const { maybeAccount: account, services, language } = context
  const own: ParticipationRow | undefined =
    account && (await findParticipation(services.db, account.id, row.id))
  const pauses = account ? await readPauses(services.db, account.id) : []
  return describePromotion(row, own, { account, pauses, language, now: services.now() })
}
