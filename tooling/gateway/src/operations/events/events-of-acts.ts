import type { EventKind } from '../../events/event-kinds.ts'
import { whole } from '../opposites.ts'

/** What a step of an act leaves: an event of this kind, nothing because it reads, or nothing and why. */
export type EventOfStep = EventKind | 'reads' | { none: string }

const words: EventOfStep = { none: 'words that stand for everybody to read, and move nothing' }

/** Which significant event each step of the operator's acts writes (system 53); a test looks for it in the code of the act. */
export const eventsOfActs: Readonly<Record<string, Readonly<Record<string, EventOfStep>>>> = {
  merchant: { [whole]: 'merchant.changed' },
  'open-merchant': { [whole]: 'merchant.opened' },
  withdrawal: {
    approve: 'money.decided',
    reject: 'money.decided',
    disburse: 'money.decided',
    fail: 'money.decided',
    repay: 'money.decided',
    return: 'money.decided',
    force: 'money.decided',
    bounce: 'money.decided',
    paid: 'money.decided',
  },
  'bank-transfer': {
    waiting: 'reads',
    decided: 'reads',
    assign: 'money.decided',
    return: 'money.decided',
    bounce: 'money.decided',
    recall: 'money.decided',
    undo: 'money.decided',
  },
  'lottery-draw': {
    enter: 'draw.changed',
    confirm: 'draw.changed',
    void: 'draw.changed',
    postpone: 'draw.changed',
  },
  points: { list: 'reads', offer: 'merchant.changed', decide: 'money.adjusted', undo: 'money.adjusted' },
  promotion: {
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
  },
  vip: { list: 'reads', level: 'merchant.changed', put: 'money.adjusted' },
  'economy-override': { list: 'reads', ask: 'act.done', pass: 'act.done', refuse: 'act.done' },
  referral: { show: 'reads', terms: 'merchant.changed' },
  mission: { list: 'reads', mission: 'merchant.changed' },
  announcement: { list: 'reads', publish: words, banner: words, withdraw: words },
  help: { publish: words, withdraw: words },
  chat: { list: 'reads', hide: words, show: words, mute: words, say: words, room: words },
  feedback: { waiting: 'reads', answer: words },
  concern: {
    waiting: 'reads',
    exclude: 'protection.excluded',
    close: 'act.done',
    nothing: 'act.done',
  },
  'play-limit': { list: 'reads', set: 'protection.limit-changed', end: 'protection.limit-changed' },
  owed: { now: 'reads', days: 'reads' },
  release: { check: 'reads' },
  returns: { titles: 'reads', days: 'reads' },
  'payout-lock': { waiting: 'reads', lift: 'act.done' },
  vendor: {
    list: 'reads',
    connect: 'vendor.changed',
    change: 'vendor.changed',
    rotate: 'vendor.changed',
    'end-secret': 'vendor.changed',
    'turn-off': 'vendor.changed',
    'turn-on': 'vendor.changed',
    'add-title': 'vendor.changed',
  },
  game: { list: 'reads', close: 'title.closed', reopen: 'title.reopened' },
  approval: { list: 'reads', pass: 'act.done', refuse: 'act.done' },
  bet: { open: 'reads', void: 'bet.voided', 'void-late': 'bet.voided', finish: 'bet.finished' },
  member: { list: 'reads', lock: 'account.locked', unlock: 'account.unlocked' },
  events: { list: 'reads', check: 'reads' },
  visits: { [whole]: 'reads' },
  ticket: { [whole]: words },
}
