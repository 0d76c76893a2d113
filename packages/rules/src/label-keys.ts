import { breakLengths, exclusionLengths, limitKinds, limitPeriods } from '@saola/protocol'
import { billStates } from './contracts/bill.ts'
import { contractActions, contractStatuses } from './contracts/contract.ts'
import { contractStepNames } from './contracts/next-contract-steps.ts'
import { paymentCycles } from './contracts/period.ts'
import { contractKinds } from './contracts/terms.ts'
import { earnTypes } from './points/earn-points.ts'
import { redemptionStates } from './points/redeem-points.ts'
import { promotionStates, promotionTags, promotionTypes } from './promotions/promotion.ts'

/** The catalogue keys under which every state, step and kind of this package has its name, as `area.key`. */
export const labelKeys = [
  ...contractKinds.map((kind) => `contracts.kind.${kind}` as const),
  ...contractStatuses.map((status) => `contracts.status.${status}` as const),
  ...contractActions.map((action) => `contracts.action.${action}` as const),
  ...contractStepNames.map((step) => `contracts.step.${step}` as const),
  ...paymentCycles.map((cycle) => `contracts.cycle.${cycle}` as const),
  ...billStates.map((state) => `contracts.bill.${state}` as const),
  ...earnTypes.map((type) => `points.type.${type}` as const),
  ...redemptionStates.map((state) => `points.status.${state}` as const),
  ...promotionStates.map((state) => `promotions.state.${state}` as const),
  ...promotionTypes.map((type) => `promotions.type.${type}` as const),
  ...promotionTags.map((tag) => `promotions.tag.${tag}` as const),
  ...limitKinds.map((kind) => `protection.kind.${kind}` as const),
  ...limitPeriods.map((period) => `protection.period.${period}` as const),
  ...breakLengths.map((length) => `protection.break.${length}` as const),
  ...exclusionLengths.map((length) => `protection.exclusion.${length}` as const),
]

/** One name of a state, step or kind, as `area.key`. */
export type LabelKey = (typeof labelKeys)[number]
