import type { protection as vi } from '../vi/protection.ts'

/** Limits, breaks, self-exclusion and reality checks. */
export const protection = {
  title: 'Responsible play',
  'kind.deposit': 'Deposit limit',
  'kind.loss': 'Loss limit',
  'kind.wager': 'Wager limit',
  'period.24h': '24 hours',
  'period.7d': '7 days',
  'period.month': 'This month',
  'break.24h': '24 hours off',
  'break.7d': '7 days off',
  'break.30d': '30 days off',
  'exclusion.6m': '6 months',
  'exclusion.1y': '1 year',
  'exclusion.2y': '2 years',
  'exclusion.3y': '3 years',
  'exclusion.4y': '4 years',
  'exclusion.5y': '5 years',
  'exclusion.permanent': 'For ever',
  'refused.amount': 'Enter a whole amount above zero',
  'refused.no_request': 'No change is waiting',
  'refused.waiting': 'You can confirm from {{confirmFromAt}}. The old limit stays until then.',
  'refused.lapsed':
    'The time to confirm ended at {{confirmUntilAt}}. File a new request if you still want the change.',
  'refused.shorter': 'You are on a longer break already, and it cannot be made shorter',
  'over.deposit':
    '{{leftAmount}} is left of your deposit limit of {{limitAmount}}. It starts to free up at {{resetsAt}}.',
  'over.loss':
    '{{leftAmount}} is left of your loss limit of {{limitAmount}}. It starts to free up at {{resetsAt}}.',
  'over.wager':
    '{{leftAmount}} is left of your wager limit of {{limitAmount}}. It starts to free up at {{resetsAt}}.',
  'closed.break': 'You are on a break until {{untilAt}}. Withdrawals stay open.',
  'closed.exclusion': 'You have excluded yourself until {{untilAt}}. Withdrawals stay open.',
  'closed.permanent': 'You have excluded yourself for ever. Withdrawals stay open.',
} as const satisfies Record<keyof typeof vi, string>
