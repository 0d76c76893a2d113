import type { tour as vi } from './vi.ts'

export const tour = {
  title: 'A short tour',
  open: 'Take the tour',
  step: 'Step {{n}} of {{total}}',
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  done: 'Start',
  welcome: 'Welcome, {{name}}',
  'welcome.member': 'Less than a minute to see where everything is, then play.',
  'welcome.agent': 'Four steps to where your team, money and contracts are.',
  'welcome.later': 'Later',
  'welcome.missions': 'Newcomer missions',
  'games.title': 'Find a game by three letters',
  'games.text':
    'Type a few letters at the top of the lobby, or swipe through the families. What you left open is always on top.',
  'deposit.title': 'Deposit by QR code',
  'deposit.text':
    'Choose an amount and scan the code with your bank app. The money is in your wallet once the bank reports it.',
  'rewards.title': 'Rewards in one place',
  'rewards.text':
    'Missions, tickets, rebates and points are under Rewards. Terms are told before you accept.',
  'safety.title': 'You set your own limits',
  'safety.text':
    'Deposit limits, time limits and breaks are under responsible play. Support answers inside the site.',
  'overview.title': 'The overview answers four questions',
  'overview.text': 'Who plays, what was earned, what is owed and what waits: all on the first page.',
  'team.title': 'The whole team in one tree',
  'team.text': 'Open branch after branch or look at it as a table; any name is found in a blink.',
  'transfer.title': 'Money along your line',
  'transfer.text': 'Send to people of your line with your transaction password. Each transfer happens once.',
  'contracts.title': 'Contracts and bills',
  'contracts.text': 'Offer, accept and pay commissions here. Bills are counted to the last dong.',
} as const satisfies Record<keyof typeof vi, string>
