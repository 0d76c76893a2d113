/** A folder of the gateway's source and the question that it answers. */
export type Room = { name: string; question: string }

/**
 * The rooms of the gateway by level, lowest first. A file imports from its own room and from lower levels; rooms of one
 * level do not know each other. The files at the root of the source stand above all rooms.
 */
export const gatewayRooms: readonly (readonly Room[])[] = [
  [{ name: 'db', question: 'What does a table hold, and which migrations made it?' }],
  [{ name: 'services', question: 'What is a handler given, and what must an outside party offer?' }],
  [{ name: 'http', question: 'How does a request become input, and an answer or a fault a response?' }],
  [
    { name: 'ledger', question: 'How does money move between ledger accounts?' },
    { name: 'vendors', question: 'Which vendors of games are connected, and how?' },
    { name: 'events', question: 'What must whoever supervises play be able to see later?' },
    { name: 'pictures', question: 'Is an uploaded file a picture, and what of it may be kept?' },
  ],
  [
    {
      name: 'accounts',
      question: 'Who is this: credentials, contacts, codes, places, an account that opens?',
    },
    { name: 'system', question: 'Is the brand open, and what does it say of itself?' },
  ],
  [{ name: 'bets', question: 'What was staked in which session of a game, and what came of it?' }],
  [
    { name: 'session', question: 'How does a person get in, and out again?' },
    { name: 'member', question: 'What does an account show and change of itself?' },
    { name: 'protection', question: 'What has a member set against playing too much?' },
  ],
  [{ name: 'wallet', question: 'What does a member own, and what became of it?' }],
  [{ name: 'bank', question: 'What did the bank report, and whose money is it?' }],
  [
    { name: 'games', question: 'Which games are there, and what happened in their rounds?' },
    { name: 'lottery', question: 'What can be bet on, and what was drawn?' },
    { name: 'points', question: 'What has been earned by playing, and what can be had for it?' },
    { name: 'promotions', question: 'What is offered, and what was earned by it?' },
    { name: 'contracts', question: 'What do an upline and a downline owe each other?' },
    { name: 'team', question: "How is an agent's downline doing?" },
    { name: 'support', question: 'What did a member ask, and what was answered?' },
  ],
  [
    {
      name: 'records',
      question: 'What has been: statement, bets, profit, a team, all that is kept of an account?',
    },
  ],
  [
    { name: 'jobs', question: 'What happens by the clock?' },
    { name: 'operations', question: 'What do operators see and decide, and is the money right?' },
    { name: 'seed', question: 'How does an empty database get its first merchant and people?' },
  ],
]

/** A room uses these rooms for their types alone, although they lie below it. */
export const typesAlone: readonly { from: string; to: string }[] = [{ from: 'services', to: 'db' }]

/** The name of the room that a path inside the source lies in; empty for a file at its root. */
export function roomOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : ''
}
