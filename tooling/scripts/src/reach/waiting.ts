/** What stands ready for a later issue: what it is about, and what of it nobody answers, calls, shows or imports yet. */
export type Waiting = {
  /** The issue in words. */
  subject: string
  /** Rows that no gateway answers; they are refused as `function.not.available`. */
  unanswered?: readonly string[]
  /** Rows that a gateway answers and no app calls. */
  uncalled?: readonly string[]
  /** How many texts nobody shows, by the beginning of their keys; the longest beginning counts. */
  texts?: Readonly<Record<string, number>>
  /** How many exports nobody imports, by package and file or folder. */
  exports?: Readonly<Record<string, number>>
}

/** How many things wait in all. This number only ever falls: what is new is used, or it is not there yet. */
export const mostWaiting = 120

/** The only list of what waits. An entry that waits no longer goes, or its number falls, in the change that uses it. */
export const waiting: readonly Waiting[] = [
  {
    subject: 'Everything else a member comes for: promotions, points, messages, help, quoted texts',
    unanswered: ['promotions.claimRaffle'],
    texts: {
      'promotions:': 58,
      'points:': 3,
      'support:': 24,
      'member:': 7,
      'shell:': 4,
      'system:': 4,
      'session:': 3,
      'wallet:': 6,
    },
    exports: {
      '@saola/rules ./points/': 2,
      '@saola/rules ./promotions/': 5,
    },
  },
  {
    subject: 'Trust that survives production: phone verification by a service',
    texts: { 'system:phone.': 1 },
    exports: { '@saola/api-client ./phone-error-key.ts': 2 },
  },
]
