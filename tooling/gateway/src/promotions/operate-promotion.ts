import { gameFamilies } from '@saola/protocol'
import { checkPromotion, promotionTags, promotionTypes, type PromotionWarning } from '@saola/rules'
import * as z from 'zod/mini'
import type { EventKind } from '../events/event-kinds.ts'
import { withEvent } from '../events/with-event.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'
import { endParticipation } from './end-participation.ts'
import { grantBonus } from './join-promotion.ts'
import { lockParticipationById, updateParticipation } from './participation-store.ts'
import { findPromotionById, insertPromotion, updateToEnded } from './promotion-store.ts'
import { takeBackBonus } from './bonuses/take-back-bonus.ts'
import { operateRaffle, raffleOperations } from './raffles/operate-raffle.ts'

const whole = z.int().check(z.minimum(0))
const amount = z.int().check(z.positive())
const words = z.string().check(z.minLength(1), z.maxLength(4000))
const merchant = z.string()

const newPromotion = z.strictObject({
  step: z.literal('create'),
  merchant,
  types: z.array(z.enum(promotionTypes.filter((type) => type !== 'all'))).check(z.minLength(1)),
  tags: z.array(z.enum(promotionTags)),
  title: z.strictObject({ VI: words, EN: words }),
  content: z.strictObject({ VI: words, EN: words }),
  startsAt: z.int(),
  endsAt: z.int(),
  claimUntil: z.optional(z.int()),
  /** In hundredths: 1 000 is ten times. */
  multiple: whole,
  families: z.array(z.enum(gameFamilies)),
  bonus: z.union([
    z.strictObject({ kind: z.literal('fixed'), amount }),
    z.strictObject({
      kind: z.literal('deposit'),
      percent: z.int().check(z.minimum(1), z.maximum(1000)),
      cap: amount,
      leastDeposit: amount,
    }),
  ]),
  needsApproval: z.optional(z.boolean()),
  isBookedByOperator: z.optional(z.boolean()),
  /** Publishes in spite of warnings. */
  acceptWarnings: z.optional(z.boolean()),
})
export type NewPromotion = z.infer<typeof newPromotion>

const onParticipation = {
  merchant,
  participationId: z.int(),
  answer: z.optional(z.string().check(z.maxLength(400))),
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
}

/** What the operator does about offers and raffles: publishes one, ends one, answers an application, books a reward, takes one back, gives tickets. */
export const promotionOperation = z.discriminatedUnion('step', [
  newPromotion,
  z.strictObject({ step: z.literal('end'), merchant, promotionId: z.int() }),
  z.strictObject({
    step: z.literal('approve'),
    ...onParticipation,
    /** Lets an application pass that was refused before; where two decide at once, the first one counts. */
    isRefused: z.optional(z.literal(true)),
  }),
  z.strictObject({ step: z.literal('reject'), ...onParticipation }),
  z.strictObject({ step: z.literal('issue'), merchant, participationId: z.int(), by: onParticipation.by }),
  z.strictObject({
    step: z.literal('take-back'),
    merchant,
    participationId: z.int(),
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
    by: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  ...raffleOperations,
])
export type PromotionOperation = z.infer<typeof promotionOperation>

/** The offer, participation or raffle that was dealt with, and what speaks against a published offer. */
export type PromotionOperated = { id: number; warnings: PromotionWarning[] }

/** Takes one step; what warnings speak against is published only by who accepts them (promotions 7). */
export async function operatePromotion(
  services: Services,
  wanted: PromotionOperation,
  person?: string,
): Promise<PromotionOperated> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  return withEvent(
    services.db,
    (db) => takeStep({ ...services, db }, merchantId, wanted),
    ({ id }) => ({
      merchantId,
      at: services.now(),
      kind: eventOf[wanted.step],
      actor: 'operator',
      person: person ?? ('by' in wanted ? wanted.by : undefined),
      subject: `promotion ${wanted.step} ${id}`,
      after: shown(wanted),
      reason: 'reason' in wanted ? wanted.reason : undefined,
    }),
  )
}

/** What each step is as a significant event: offers are parameters, rewards and tickets are worth money (system 53). */
const eventOf: Readonly<Record<PromotionOperation['step'], EventKind>> = {
  create: 'merchant.changed',
  end: 'merchant.changed',
  approve: 'money.adjusted',
  reject: 'money.adjusted',
  issue: 'money.adjusted',
  'take-back': 'money.adjusted',
  raffle: 'merchant.changed',
  'end-raffle': 'merchant.changed',
  tickets: 'money.adjusted',
  'take-tickets': 'money.adjusted',
}

/** Without the words for members, which are long and change no money. */
function shown(wanted: PromotionOperation): Record<string, unknown> {
  const left = ['content', 'title', 'reason', 'by', 'merchant']
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !left.includes(name)))
}

async function takeStep(
  services: Services,
  merchantId: number,
  wanted: PromotionOperation,
): Promise<PromotionOperated> {
  if (wanted.step === 'create') return publish(services, merchantId, wanted)
  if (wanted.step === 'end') {
    const ended = await updateToEnded(services.db, merchantId, wanted.promotionId, services.now())
    if (!ended) throw new Fault('not_found', { field: 'promotionId' })
    return { id: wanted.promotionId, warnings: [] }
  }
  if ('participationId' in wanted) {
    await answer(services, merchantId, wanted)
    return { id: wanted.participationId, warnings: [] }
  }
  return { id: await operateRaffle(services, merchantId, wanted), warnings: [] }
}

async function publish(
  { db, now }: Pick<Services, 'db' | 'now'>,
  merchantId: number,
  wanted: NewPromotion,
): Promise<PromotionOperated> {
  const warnings = checkPromotion(wanted)
  const [first] = warnings
  if (wanted.endsAt <= wanted.startsAt)
    throw new Fault('request_param_err', { field: 'endsAt', messageKey: 'promotions.warning.period' })
  if (wanted.claimUntil !== undefined && wanted.claimUntil < wanted.endsAt) {
    throw new Fault('request_param_err', { field: 'claimUntil', messageKey: 'promotions.warning.deadline' })
  }
  if (first && wanted.acceptWarnings !== true) {
    const { key, params = {} } = first
    throw new Fault('promotions.refused', { field: 'acceptWarnings', messageKey: key, params: { ...params } })
  }
  const { bonus } = wanted
  const id = await insertPromotion(db, {
    merchant_id: merchantId,
    types: wanted.types,
    tags: wanted.tags,
    title_vi: wanted.title.VI,
    title_en: wanted.title.EN,
    content_vi: wanted.content.VI,
    content_en: wanted.content.EN,
    starts_at: wanted.startsAt,
    ends_at: wanted.endsAt,
    claim_until: wanted.claimUntil ?? null,
    multiple: wanted.multiple,
    families: wanted.families,
    bonus_kind: bonus.kind,
    bonus_amount: bonus.kind === 'fixed' ? bonus.amount : bonus.cap,
    bonus_percent: bonus.kind === 'fixed' ? null : bonus.percent,
    least_deposit: bonus.kind === 'fixed' ? null : bonus.leastDeposit,
    needs_approval: wanted.needsApproval ?? false,
    is_booked_by_operator: wanted.isBookedByOperator ?? false,
    created_at: now(),
  })
  return { id, warnings }
}

type Answer = Extract<PromotionOperation, { participationId: number }>

/** A step that was taken before is not taken again and says so. */
async function answer({ db: trx, now: clock }: Services, merchantId: number, wanted: Answer): Promise<void> {
  const own = await lockParticipationById(trx, wanted.participationId)
  const promotion = own && (await findPromotionById(trx, own.promotion_id))
  if (!own || promotion?.merchant_id !== merchantId)
    throw new Fault('not_found', { field: 'participationId' })
  const now = clock()
  if (wanted.step === 'issue') {
    const isEarned =
      own.reward === 'open' &&
      promotion.is_booked_by_operator &&
      own.granted_at !== null &&
      own.wagered >= own.required
    if (!isEarned) throw new Fault('promotions.refused', { messageKey: 'promotions.refused.not_earned' })
    await updateParticipation(trx, own.id, { decided_by: wanted.by ?? null })
    return endParticipation(trx, own, 'issued', now)
  }
  if (wanted.step === 'take-back') {
    if (own.taken_back_at !== null) return undefined
    const { reason, by } = wanted
    if (await takeBackBonus(trx, own, { reason, by, because: 'decided', now })) return undefined
    throw new Fault('promotions.refused', { messageKey: 'promotions.refused.nothing_given' })
  }
  // Where two decide in one moment, the first one counts: a refusal is taken back by name alone.
  const isRefused = wanted.step === 'approve' && wanted.isRefused === true
  const mayAnswer = own.application === (isRefused ? 'rejected' : 'waiting')
  if (!mayAnswer || own.reward !== 'open') {
    throw new Fault('promotions.refused', { messageKey: 'promotions.refused.answered' })
  }
  const isAccepted = wanted.step === 'approve'
  const changed = await updateParticipation(trx, own.id, {
    application: isAccepted ? 'accepted' : 'rejected',
    answer: wanted.answer ?? null,
    decided_by: wanted.by ?? null,
  })
  if (isAccepted && promotion.bonus_kind === 'fixed') {
    await grantBonus(trx, promotion, changed, promotion.bonus_amount, now)
  }
  return undefined
}
