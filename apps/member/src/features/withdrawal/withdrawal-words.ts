import type { Withdrawal } from '@saola/protocol'

/** A step of the timeline: a state before the payout, or what became of it. */
export type EventState = Withdrawal['events'][number]['state']

/** The text that names a step, in the wallet catalogue. */
export function stateKey(state: EventState) {
  switch (state) {
    case 'in_process':
    case 'approved':
    case 'disbursed':
    case 'rejected':
    case 'cancelled':
    case 'failed':
      return `withdraw.status.${state}` as const
    default:
      return `confirm.status.${state}` as const
  }
}
