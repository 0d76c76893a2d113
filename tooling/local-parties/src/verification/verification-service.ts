/** What the service is asked about a person. */
export type AskedCheck = { reference: string; fullName: string; documentNumber: string; callback: string }

/** What it answers at once; `undefined` where it does not answer. */
export type CheckAnswer = { state: 'verified' | 'waiting' } | { state: 'refused'; reason: string }

/** What documents with these ends are: whoever tries the product chooses by the number. */
const ends: Readonly<Record<string, CheckAnswer | 'silent'>> = {
  '000': { state: 'refused', reason: 'mismatch' },
  '111': { state: 'refused', reason: 'expired' },
  '222': { state: 'refused', reason: 'unreadable' },
  '777': 'silent',
  '999': { state: 'waiting' },
}

/** So many that wait are remembered. */
const most = 200

/**
 * Plays a service that verifies identities: it says yes to every document but those whose numbers end in 000, 111 or 222, does not
 * answer to 777, and lets a person decide about 999.
 */
export function playVerification() {
  const waiting = new Map<string, AskedCheck>()

  function check(asked: AskedCheck): CheckAnswer | undefined {
    const answer = ends[asked.documentNumber.slice(-3)] ?? { state: 'verified' }
    if (answer === 'silent') return undefined
    if (answer.state === 'waiting') {
      waiting.set(asked.reference, asked)
      const [oldest] = waiting.keys()
      if (waiting.size > most && oldest !== undefined) waiting.delete(oldest)
    }
    return answer
  }

  return {
    check,
    /** What waits for a person, the newest first. */
    waiting: (): AskedCheck[] => [...waiting.values()].toReversed(),
    /** Takes one that waits, to be decided. */
    take: (reference: string): AskedCheck | undefined => {
      const found = waiting.get(reference)
      waiting.delete(reference)
      return found
    },
  }
}
