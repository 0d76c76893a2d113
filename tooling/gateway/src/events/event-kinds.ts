/** What is a significant event (system 53), and what it says. A kind is never renamed: rows are never changed. */
export const eventKinds = {
  'account.contact-changed': 'A phone number or mail address of an account changed',
  'account.locked': 'The operator locked a member',
  'account.rests': 'Nobody has signed in to an account for so long that it rests',
  'account.sign-in-failed': 'Somebody gave a wrong password or code',
  'account.unlocked': 'The operator unlocked a member',
  'account.woken': 'Somebody signed in to an account that rested',
  'act.done': 'The operator did something that moves no money and no parameter of play',
  'bet.corrected': 'A settled bet was settled anew or declared void',
  'bet.finished': 'The operator had a round brought to its end from its own seeds',
  'bet.voided': 'A stake went back to its member, by its vendor before the round ended or by the operator',
  'bet.won-large': 'A bet paid as much as the merchant looks at',
  'bill.corrected': 'A bill was rejected or paid otherwise than by the ledger',
  'draw.changed': 'A result was entered, confirmed or corrected, or a draw was voided or put off',
  'gateway.clock-drifted': 'The clock of a process and the database stood too far apart',
  'gateway.differs': 'Files of a process were not those of its release',
  'gateway.fault': 'Something failed that should not',
  'gateway.started': 'A process of the gateway began to serve',
  'gateway.stopped': 'A process of the gateway stopped as it was told',
  'identity.refused':
    'An identity was not verified: too young, a document of somebody else, or whatever the service or a person found',
  'identity.revoked': 'The operator took the verification of an identity back',
  'identity.verified': 'The identity of a member was verified',
  'jackpot.changed': 'The operator stopped a jackpot, let it run again, moved its money or changed its terms',
  'match.changed':
    'Bets on matches were suspended, resumed or closed, a match was called off or its result corrected',
  'merchant.changed': 'A parameter of a merchant changed',
  'merchant.opened': 'A merchant was opened',
  'money.adjusted': 'The operator gave or took money, or what is worth money',
  'money.decided': 'The operator decided about a withdrawal or about money that came',
  'money.moved-large': 'As much came or left as the merchant looks at',
  'pattern.found': 'Stakes follow a pattern that their merchant looks for',
  'protection.excluded': 'A break or an exclusion began',
  'protection.limit-changed': 'A limit of a member changed, or a wish for another one',
  'protection.place-stopped':
    'A service of places named a closed region or a proxy for a member, who stakes nothing there',
  'round.recalled': 'The operator looked at what is kept of a round',
  'round.stuck': 'A round took a stake and has no result a day later',
  'title.closed': 'The operator closed a title, or a return that left its band did',
  'title.reopened': 'The operator opened a title that was closed',
  'title.return-back': 'What a title returns is in its band again',
  'title.return-left': 'What a title returns has left its band',
  'vendor.changed': 'A vendor was connected, changed, turned off or on, or a title was added',
  'vendor.differs': 'An aggregator lists a transaction otherwise than the wallet has moved it',
} as const

/** The kind of an event. */
export type EventKind = keyof typeof eventKinds

/** Every kind, for what reads and filters. */
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]]

/** Who did it: the operator's people, the account itself, the bank, a vendor, or the gateway by a job. */
export type EventActor = 'operator' | 'account' | 'bank' | 'vendor' | 'gateway'

/** What an act writes down of itself. */
export type NewEvent = {
  /** None for what is of the whole installation. */
  merchantId: number | null
  at: number
  kind: EventKind
  actor: EventActor
  /** Who of the operator, as the secret or the form says. */
  person?: string | undefined
  accountId?: number | undefined
  /** What it is about, as people know it. */
  subject: string
  /** As it was and as it is; no password, secret or whole address. */
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  reason?: string | undefined
}

/** The longest subject, reason and name that are kept. */
export const mostOfEventText = 500
