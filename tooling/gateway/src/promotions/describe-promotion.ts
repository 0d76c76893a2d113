import type { PromotionCard } from '@saola/protocol'
import { promotionAction, type Pause, pauseAt } from '@saola/rules'
import type { Account } from '../http/caller.ts'
import { messageText } from '../http/messages.ts'
import { participationOf, type ParticipationRow } from './participation-store.ts'
import { bonusTermsOf, familiesOf, toRules, type PromotionRow } from './promotion-store.ts'

/** Who looks at an offer, when and in what language. */
export type Viewer = {
  account: Account | undefined
  pauses: readonly Pause[]
  language: 'VI' | 'EN'
  now: number
}

/** The offer's card as its viewer sees it. */
export function describePromotion(
  row: PromotionRow,
  own: ParticipationRow | undefined,
  viewer: Viewer,
): PromotionCard {
  const rules = toRules(row)
  const inVietnamese = viewer.language === 'VI'
  return {
    promotionId: rules.id,
    types: [...rules.types],
    tags: [...rules.tags],
    title: inVietnamese ? row.title_vi : row.title_en,
    content: inVietnamese ? row.content_vi : row.content_en,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    ...(row.claim_until === null ? {} : { claimUntil: row.claim_until }),
    multiple: row.multiple,
    families: familiesOf(row),
    bonus: bonusTermsOf(row),
    needsApproval: row.needs_approval,
    ...stateFor(row, own, viewer),
    ...(own && { own: describeOwn(row, own) }),
  }
}

/** The state, the one action, and why there is none, for this viewer. */
export function actionFor(row: PromotionRow, own: ParticipationRow | undefined, viewer: Viewer) {
  const { account, pauses, now } = viewer
  return promotionAction(
    toRules(row),
    account && {
      type: account.type,
      isPaused: pauseAt(pauses, now) !== undefined,
      isEligible: true,
      ...(own && { participation: participationOf(row, own) }),
    },
    now,
  )
}

function stateFor(row: PromotionRow, own: ParticipationRow | undefined, viewer: Viewer) {
  const { state, action, reason, params } = actionFor(row, own, viewer)
  if (reason === undefined) return { state, action }
  return { state, action, reason: messageText(viewer.language, reason, params) }
}

function describeOwn(row: PromotionRow, own: ParticipationRow): NonNullable<PromotionCard['own']> {
  return {
    application: own.application,
    bonus: own.bonus,
    required: own.required,
    wagered: own.wagered,
    awaitsDeposit: participationOf(row, own).awaitsDeposit === true,
    joinedAt: own.joined_at,
    ...(own.answer === null ? {} : { answer: own.answer }),
  }
}
