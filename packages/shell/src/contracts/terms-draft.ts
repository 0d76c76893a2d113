import type { CallInput, calls } from '@saola/protocol'
import { dayMs, formatRate, parseRate, type ContractKind, type RateType, type Terms } from '@saola/rules'
import { plainText } from '@saola/validation'
import type { ShownTerms } from './compare-terms.ts'

/** One step of a ladder while it is typed. `id` keeps its fields together while others are taken out. */
export type TierDraft = {
  id: number
  betVolume: number | null
  activeMembers: number | null
  rateType: RateType
  /** A percentage as it is typed. */
  percent: string
  fixed: number | null
}

/** Terms while they are typed; what the kind does not have is left as it is. */
export type TermsDraft = {
  tiers: readonly TierDraft[]
  lossPercent: string
  profitPercent: string
  minimumBet: number | null
  cycle: Cycle
  note: string
  /** For how many days it may be answered; 0 until it is taken back. */
  days: number
}

type Cycle = NonNullable<ShownTerms['cycle']>
type Sent = Omit<CallInput<typeof calls.contracts.offer>, 'downlineId'>

/** An empty step of a ladder. */
export function newTier(id: number): TierDraft {
  return { id, betVolume: null, activeMembers: null, rateType: 'P', percent: '', fixed: null }
}

/** What the form begins with: terms that are there, or one empty step. */
export function draftOf(shown: ShownTerms | undefined): TermsDraft {
  const terms = shown?.terms
  const draft: TermsDraft = {
    tiers: [newTier(0)],
    lossPercent: '',
    profitPercent: '',
    minimumBet: null,
    cycle: shown?.cycle ?? 'monthly',
    note: '',
    days: 0,
  }
  if (terms === undefined) return draft
  if (terms.kind === 'realtime') {
    const { lossRate, profitRate, minimumBet } = terms
    return { ...draft, lossPercent: formatRate(lossRate), profitPercent: formatRate(profitRate), minimumBet }
  }
  const tiers = terms.tiers.map(({ betVolume, activeMembers, rateType, rate }, id) => ({
    id,
    betVolume,
    activeMembers,
    rateType,
    percent: rateType === 'P' ? formatRate(rate) : '',
    fixed: rateType === 'F' ? rate : null,
  }))
  return { ...draft, tiers }
}

/** The terms that a draft says; a figure that is none becomes NaN, which the rules refuse at its field. */
export function termsOf(kind: ContractKind, draft: TermsDraft): Terms {
  if (kind === 'realtime') {
    const { lossPercent, profitPercent, minimumBet } = draft
    return {
      kind,
      lossRate: rateOf(lossPercent),
      profitRate: rateOf(profitPercent),
      minimumBet: minimumBet ?? 0,
    }
  }
  const tiers = draft.tiers.map(({ betVolume, activeMembers, rateType, percent, fixed }) => ({
    betVolume: betVolume ?? 0,
    activeMembers: activeMembers ?? 0,
    rateType,
    rate: rateType === 'P' ? rateOf(percent) : (fixed ?? Number.NaN),
  }))
  return { kind, tiers }
}

/** A draft as it is sent; `now` is when its days begin. */
export function sentOf(kind: ContractKind, draft: TermsDraft, now: number): Sent {
  const terms = termsOf(kind, draft)
  const note = draft.note.trim()
  return {
    terms: terms.kind === 'realtime' ? terms : { kind: terms.kind, tiers: [...terms.tiers] },
    ...(kind === 'dividend' && { cycle: draft.cycle }),
    ...(note !== '' && { note }),
    ...(draft.days > 0 && { expiresAt: now + draft.days * dayMs }),
  }
}

/** Vietnamese writes decimals with a comma. */
function rateOf(percent: string): number {
  return parseRate(plainText(percent).replace(',', '.').replace(/%$/, '')) ?? Number.NaN
}
