import type { told as vi } from './vi.ts'

/** What is told before anybody plays: chances and returns, the foot of every page, and the terms that are accepted. */
export const told = {
  'odds.return': 'Return',
  'odds.chance': 'Chance to win',
  'odds.best': 'Best prize',
  'odds.in': '1 in {{count, number}}',
  'odds.from_to': '{{least}} to {{most}}',
  'consent.title': 'The terms have changed',
  'consent.body': 'Please read and accept the new terms and privacy text to go on.',
  'consent.accept': 'Accept',
  'consent.close': 'Close',
  'consent.needed': 'The new terms have to be accepted to go on. Otherwise you can sign out.',
  'foot.age': 'For people of 18 and over only.',
  'foot.terms': 'Terms',
  'foot.privacy': 'Privacy',
  'foot.protection': 'Responsible play',
  'ways.open': 'Odds and rules',
  'ways.title': 'Odds and rules: {{name}}',
  'ways.about': 'What each way to bet gives back and how likely it wins, from the table of prizes.',
  'ways.way': 'Way to bet',
  'ways.range': 'The return is {{least}} to {{most}}, by the way to bet.',
  'ways.long_run':
    'The return is over a great many draws, not for one bet. The chance is that of one number, or of the whole line where several numbers are bet on together.',
  'ways.late':
    'Betting closes by the clock of the server. A slow connection may make a bet late; one that comes after closing is not taken, and costs nothing.',
  'ways.void': 'A draw that is void gives the stake back.',
  'ways.whole': 'What is paid is cut to whole dong.',
} as const satisfies Record<keyof typeof vi, string>
