import type { told as vi } from './told-vi.ts'

/** What holds for every game of ours, told in its rules before a stake. */
export const told = {
  'told.largest.exact':
    'Largest multiplier {{times}}: a chance of 1 in {{count}}, with the choice that reaches it most often.',
  'told.largest.about': 'Largest multiplier {{times}}: a chance of about 1 in {{count}}, with best play.',
  'told.largest.rarer': 'Largest multiplier {{times}}: rarer than 1 in {{count}}.',
  'told.open.once':
    'The result is fixed when you press Play. A round whose connection was lost is paid all the same; open the game again to see it. What cannot be finished gives its stake back.',
  'told.open.cash':
    'A round left open is kept for 24 hours; open the game again to go on. After that it cashes out what it is worth; without a move it gives its stake back.',
  'told.open.stand':
    'A round left open is kept for 24 hours; open the game again to go on. After that all hands stand, and the round counts so.',
  'told.open.hold':
    'A round left open is kept for 24 hours; open the game again to go on. After that all five cards are held, and the round counts so.',
  'told.open.table':
    'Chips that were taken before the lock count, also if you leave the table or lose the connection. A round that cannot be opened gives its chips back.',
  'told.open.match':
    'A bet that was taken counts, also if you leave the page or lose the connection. A match that cannot be played gives its stakes back.',
  'told.late':
    'Betting closes by the clock of the server. On a slow connection you may see things late, or your bet may come late; one that comes after closing is not taken, and costs nothing.',
  'told.whole': 'What is paid is cut to whole dong.',
} as const satisfies Record<keyof typeof vi, string>
