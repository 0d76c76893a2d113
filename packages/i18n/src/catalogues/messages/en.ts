import type { messages as vi } from './vi.ts'

/** Messages along the line: what an agent writes, and the inbox of whoever it writes to. */
export const messages = {
  title: 'Messages',
  inbox: 'Received',
  'inbox.empty_hint':
    'News of your deposits and withdrawals, and what your upline agent writes, appears here.',
  'inbox.from': 'From {{name}}',
  'inbox.new': 'New',
  'device.title': 'Notices on this device',
  'device.on': 'This device tells you at once when money comes in, goes out, or you get an answer.',
  'device.off':
    'Know at once when money comes in, goes out, or you get an answer, even with the site closed.',
  'device.denied': 'Your browser blocks notices. Open its settings for this site and allow notifications.',
  'device.unable':
    'This browser takes no notices yet. On an iPhone, add the site to the home screen and open it from there.',
  'device.failed':
    'Nothing changed: the notice service of your browser did not answer. Please try again later.',
  'device.switch_on': 'Turn on notices',
  'device.switch_off': 'Turn off on this device',
  'device.install': 'How to add it to the home screen',
  'notice.deposit_arrived.title': 'Your deposit has arrived',
  'notice.deposit_arrived.content': 'Bank reference: {{about}}.',
  'notice.deposit_held.title': 'Your deposit is not in your wallet yet',
  'notice.deposit_held.content':
    '{{time}}: {{amount}} came to the bank of {{site}} and is not in your wallet yet. {{reason}} Bank reference: {{about}}. Tell customer service whether you want it credited or sent back.',
  'notice.deposit_taken_back.title': 'A deposit was taken back',
  'notice.deposit_taken_back.content':
    '{{time}}: {{amount}} was taken back from your wallet at {{site}}. {{reason}} Bank reference: {{about}}. What your wallet did not have, you owe; whatever comes to your wallet pays that first. Ask customer service if anything is unclear.',
  'notice.deposit_failed.title': 'A deposit did not go through',
  'notice.deposit_failed.content':
    'The money went back to the sending bank. Bank reference: {{about}}. You can open a new deposit at any time.',
  'notice.withdrawal_approved.title': 'Withdrawal {{about}} is approved',
  'notice.withdrawal_approved.content': 'The money goes to the bank account that you chose.',
  'notice.withdrawal_rejected.title': 'Withdrawal {{about}} was rejected',
  'notice.withdrawal_rejected.content': 'Reason: {{reason}}',
  'notice.withdrawal_failed.title': 'Withdrawal {{about}} could not be paid',
  'notice.withdrawal_failed.content':
    'The bank could not pay your {{amount}} on {{time}}; all of it is back in your wallet at {{site}}. Reason: {{reason}}',
  'notice.withdrawal_paid.title': 'The bank has paid withdrawal {{about}}',
  'notice.withdrawal_paid.content':
    '{{time}}: the bank confirms that it has paid {{amount}} of it, so what had gone back to your wallet at {{site}} was taken again. What your wallet did not have, you owe; whatever comes to it pays that first. Reason: {{reason}}',
  'notice.reward_taken_back.title': 'A reward was taken back',
  'notice.reward_taken_back.content':
    '{{time}}: a reward of {{amount}} at {{site}} was taken back. {{reason}} Number: {{about}}. What of it was in your wallet has left it; what your wallet did not have, you owe, and what comes later pays it. Ask customer service if anything is unclear.',
  'notice.limits_offered.title': 'Look over your limits',
  'notice.limits_offered.content':
    'Every six months {{site}} offers you limits on deposits, losses, stakes and time of play. A lower one holds at once. You find them in your account: /account/protection.',
  'notice.feedback_answered.title': 'An answer to your feedback {{about}}',
  'notice.feedback_answered.content': '{{site}} has read your feedback {{about}} and says:\n\n{{words}}',
  'notice.bet_voided.title': 'Bet {{about}} counts no more',
  'notice.bet_voided.content':
    '{{time}}: bet {{about}} at {{site}} was voided. Its stake of {{amount}} went back to your wallet; what the bet had paid was taken back. Both stand in your statement. Reason: {{reason}} Ask customer service if anything is unclear.',
  'notice.bet_raised.title': 'Bet {{about}} was settled anew',
  'notice.bet_raised.content':
    '{{time}}: the result of bet {{about}} at {{site}} was corrected, and {{amount}} more was paid to you. Reason: {{reason}} Ask customer service if anything is unclear.',
  'notice.bet_lowered.title': 'Bet {{about}} was settled anew',
  'notice.bet_lowered.content':
    '{{time}}: the result of bet {{about}} at {{site}} was corrected, and {{amount}} that it had paid too much was taken back. What your wallet no longer had was made up, so you owe nothing. Reason: {{reason}} Ask customer service if anything is unclear.',
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
