import type { WaitingKind } from '../../src/operations/waiting/waiting-kinds.ts'

/**
 * What a state means: something in it stands in the list of what waits, under one of these kinds; a job, or somebody who is no
 * operator, leads it on; it lasts as long as it likes; or it is the end.
 */
export type Meaning =
  | { listed: readonly WaitingKind[] }
  | { job: string }
  | 'member'
  | 'agent'
  | 'lasts'
  | 'end'

const listed = (...kinds: WaitingKind[]): Meaning => ({ listed: kinds })
const job = (name: string): Meaning => ({ job: name })

/** Every state of every table, for `waiting-states.test.ts`. A new state has to be given a meaning here. */
export const states: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  // Open again where it differs again.
  'aggregator_difference.state': { open: listed('difference'), noted: 'end', settled: 'end' },
  'bank_transfer.state': { waiting: listed('transfer'), credited: 'end', returned: 'end', recalled: 'end' },
  'bet.status': { open: listed('round'), settled: 'end', cancelled: 'end' },
  'bill.state': {
    to_collect: 'agent',
    issued: 'agent',
    partly_paid: 'agent',
    insufficient_balance: 'agent',
    not_reached: 'end',
    rejected: 'agent',
    expired: 'end',
  },
  'contract.status': { P: 'agent', E: 'agent', A: 'lasts', V: 'lasts', C: 'end', R: 'end' },
  'deposit.status': { pending: 'member', received: 'end' },
  'game.status': { open: 'lasts', maintenance: job('games.open-titles'), 'coming-soon': 'lasts' },
  'identity_check.state': {
    waiting: listed('identity'),
    unanswered: 'member',
    verified: 'lasts',
    refused: 'member',
    revoked: 'member',
  },
  'lottery_draw.state': {
    scheduled: job('lottery.step-draws'),
    open: job('lottery.step-draws'),
    // A draw of our own is drawn by the job, one of the state waits for its people.
    locked: listed('draw'),
    drawn: job('lottery.settle-draws'),
    settled: 'end',
    voided: 'end',
  },
  'participation.application': { waiting: listed('application'), accepted: 'lasts', rejected: 'end' },
  'participation.reward': {
    open: listed('application', 'bonus'),
    issued: 'member',
    claimed: 'end',
    left: 'end',
    expired: 'end',
  },
  'redemption.state': { in_process: listed('goods'), approved: 'end', rejected: 'end' },
  'stake_pattern.state': { open: listed('pattern'), seen: 'end' },
  'ticket.state': { waiting: listed('ticket'), answered: 'member', closed: 'end' },
  'vendor_transfer.state': { pending: listed('vendor-transfer'), done: 'end', refused: 'end' },
  'withdrawal.state': {
    in_process: listed('payout'),
    approved: listed('payout'),
    // Its confirmation says more.
    disbursed: 'lasts',
    rejected: 'end',
    cancelled: 'end',
    failed: 'end',
  },
  'withdrawal.confirmation': {
    partly_sent: listed('payout'),
    disbursed: listed('unanswered'),
    partly_received: listed('missing'),
    not_received: listed('missing'),
    received: 'end',
    assumed_received: 'end',
    forced_received: 'end',
    returned: 'end',
  },
}

/** What waits by a time that is not written down yet, with the kind that it is listed as. */
export const undecided: Readonly<Record<string, WaitingKind | 'lasts'>> = {
  'act_request.decided_at': 'second',
  'concern.decided_at': 'concern',
  'economy_request.decided_at': 'override',
  'feedback.answered_at': 'feedback',
  'identity_check.decided_at': 'identity',
  'payout_lock.lifted_at': 'lock',
  'redemption.decided_at': 'goods',
  // A job decides in the moment in which it writes the row.
  'referral_reward.decided_at': 'lasts',
}
