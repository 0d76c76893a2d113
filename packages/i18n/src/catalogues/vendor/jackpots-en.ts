import type { jackpots as vi } from './jackpots-vi.ts'

/** The jackpot pools on the pages of the in-house vendor. */
export const jackpots = {
  jackpot: 'You hit the {{pool}}: {{amount}}!',
  'jackpot.mini': 'Mini jackpot',
  'jackpot.minor': 'Minor jackpot',
  'jackpot.major': 'Major jackpot',
  'jackpot.grand': 'Grand jackpot',
  'jackpot.pools': 'Jackpots',
  'jackpot.name.mini': 'Mini',
  'jackpot.name.minor': 'Minor',
  'jackpot.name.major': 'Major',
  'jackpot.name.grand': 'Grand',
  'jackpot.by': 'by {{amount}}',
  'jackpot.by_name': 'falls at {{amount}} at the latest',
  'jackpot.share': '{{share}} of every stake goes into the four pools.',
  'jackpot.demo': 'Play money neither feeds nor wins them.',
  'jackpot.rules':
    'Each pool falls at a point between its start and its cap that nobody knows before; the stake that reaches it wins the whole pool. The chance grows with the stake and with nothing else.',
  'jackpot.changes':
    'The terms of a pool stay as they are until it falls; a change holds from its next start. A pool that is stopped takes no share and cannot be won, and keeps what is in it. When a pool is closed, its money goes to its last winner or, all of it, into another pool.',
  'jackpot.stopped': 'stopped for now',
  'jackpot.column.pool': 'Pool',
  'jackpot.column.cap': 'Falls by',
  'jackpot.column.share': 'Share of stakes',
  'jackpot.column.reserve': 'For the next start',
  'jackpot.paid': '{{amount}} has been paid into your main wallet, beside what the round itself paid.',
  'jackpot.go_on': 'Go on',
} as const satisfies Record<keyof typeof vi, string>
