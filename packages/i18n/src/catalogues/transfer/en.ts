import type { transfer as vi } from './vi.ts'

/** An agent's transfers to a downline or the upline. */
export const transfer = {
  title: 'Transfer',
  down: 'To a downline',
  up: 'To the upline',
  account: "Recipient's account",
  'account.find': 'Find the account',
  'account.none': 'No such account in your line',
  'account.level': 'Level {{level}}',
  amount: 'Amount',
  cap: '{{left}} left of {{cap}} today',
  remark: 'Remark',
  password: 'Transaction password',
  check: 'Check before you send',
  'check.body': '{{amount}} goes to {{name}}. A transfer cannot be taken back.',
  submit: 'Transfer {{amount}}',
  done: '{{amount}} was sent to {{name}}',
  receipt: 'Receipt',
  closed: 'Transfers are switched off',
  'refused.line': 'You can only transfer along your own line',
  'refused.paused': 'This account cannot receive transfers now',
  'refused.cap': 'This is above what is left for today',
} as const satisfies Record<keyof typeof vi, string>
