import type { messages as vi } from './vi.ts'

/** Messages along the line: what an agent writes, and the inbox of whoever it writes to. */
export const messages = {
  title: 'Messages',
  inbox: 'Received',
  'inbox.empty_hint':
    'News of your deposits and withdrawals, and what your upline agent writes, appears here.',
  'inbox.from': 'From {{name}}',
  'inbox.new': 'New',
  'notice.deposit_arrived.title': 'Your deposit has arrived',
  'notice.deposit_arrived.content':
    '{{amount}} reached your wallet at {{site}} on {{time}}. Bank reference: {{about}}.',
  'notice.deposit_failed.title': 'A deposit did not go through',
  'notice.deposit_failed.content':
    '{{amount}} that you sent to {{site}} went back to the sending bank on {{time}}. Bank reference: {{about}}. You can open a new deposit at any time.',
  'notice.withdrawal_approved.title': 'Withdrawal {{about}} is approved',
  'notice.withdrawal_approved.content':
    '{{site}} approved your withdrawal of {{amount}} on {{time}}. The money goes to the bank account that you chose.',
  'notice.withdrawal_rejected.title': 'Withdrawal {{about}} was rejected',
  'notice.withdrawal_rejected.content':
    '{{site}} rejected your withdrawal of {{amount}} on {{time}}; all of it is back in your wallet. Reason: {{reason}}',
  'notice.withdrawal_failed.title': 'Withdrawal {{about}} could not be paid',
  'notice.withdrawal_failed.content':
    'The bank could not pay your {{amount}} on {{time}}; all of it is back in your wallet at {{site}}. Reason: {{reason}}',
  'notice.no_reason': 'none was given. Please ask customer service and name the number.',
  sent: 'Sent',
  'sent.empty': 'You have not sent any messages yet',
  'sent.empty_hint': 'Tell your downlines about an offer, a day off, or wish them well.',
  'sent.to': 'To: {{audience}}',
  'sent.read': '{{read, number}} of {{receivers, number}} read',
  'sent.by': 'Sent by {{name}}',
  write: 'Write a message',
  'write.audience': 'Send to',
  'write.name': 'Account name',
  'write.subject': 'Title',
  'write.content': 'Message',
  'write.content_hint': 'Text only, {{max, number}} characters at most',
  'write.who': 'Accounts on a break, excluded or locked do not get it.',
  'write.left': '{{count, number}} left today',
  'write.none_left': 'You have sent all messages of today. Come back tomorrow.',
  'write.send': 'Send message',
  'write.done': 'Sent to {{count, number}} accounts',
  'audience.direct': 'Direct downlines',
  'audience.branch': 'The whole branch',
  'audience.one': 'One account',
  'issue.title': 'A title has 1 to {{max}} characters',
  'issue.content': 'A message has 1 to {{max}} characters',
  'issue.account': 'There is no such account in your branch',
} as const satisfies Record<keyof typeof vi, string>
