import type { winners as vi } from './vi.ts'

/** The winner board. */
export const winners = {
  title: 'Winners list',
  latest: 'Latest wins',
  player: 'Player',
  game: 'Game name',
  prize: 'Prize',
  time: 'Winning time',
  empty: 'No wins to show yet',
  board: 'Choose a board',
  'week.this': 'Ranking this week',
  'week.last': 'Ranking last week',
  place: 'Place',
  times: '{{multiple}}x',
  you: 'You',
  rule: 'By how many times its stake a bet paid, the best one of each player from {{from}} to {{to}}; stakes from {{stake}}.',
  ranking: 'Ranking',
  stake_of: 'Stake',
  empty_week: 'Nobody is ranked in this week yet',
  odds: 'Odds',
  'odds.exact': '1 in {{rounds, number}}',
  'odds.about': 'about 1 in {{rounds, number}}',
  'odds.none': 'Not told',
  odds_rule:
    'Odds: how often one round of that game pays as many times the stake or more, with the choice that reaches it most often. They are not told for draws, matches and jackpots.',
  prize_rule: 'A prize is what a bet won beyond its stake.',
  privacy: 'Player names are masked for privacy.',
} as const satisfies Record<keyof typeof vi, string>
