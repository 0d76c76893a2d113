import type { outbox as vi } from './vi.ts'

/** The local outbox page that shows SMS and mail. */
export const outbox = {
  title: 'Test outbox',
  'page.title': 'SMS and mail from Saola',
  'page.notice': 'Only on your machine: no SMS or mail really leaves it.',
  'page.count': 'Newest messages: {{count}}',
  refresh: 'Refresh',
  'refresh.start': 'Refresh every {{seconds}} seconds',
  'refresh.stop': 'Stop refreshing',
  empty: 'No messages yet',
  empty_hint: 'When Saola sends a code or a notice, it appears here within seconds.',
  none: 'Nothing was sent to {{recipient}}',
  recipient: 'Phone number or e-mail',
  filter: 'Filter',
  all: 'Show all',
  'channel.sms': 'SMS',
  'channel.email': 'E-mail',
  language: 'Language',
  back: 'To the member site',
} as const satisfies Record<keyof typeof vi, string>
